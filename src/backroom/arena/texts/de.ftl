# Was die Arena sagt. Eine Aktion steht da, wie die Notation sie schreibt.
progress-ready = wird vorbereitet …
progress-table = { $one } { $won } ({ $low }–{ $high })
progress-rung = { $place }/{ $rungs }  { $estimate }
progress-circle = { $apart } von { $pairs } Paaren unterschieden
progress-balance = { $matches } Partien

title-table = { $game }, { $seats } Plätze: ein { $one } am Tisch mit { $others }
title-circle = { $game }, { $seats } Plätze: { $players } Spieler
plot-title = { $game }, { $seats } Plätze
title-balance = { $game }, { $seats } Plätze, alle { $player }

column-player = Spieler
column-won = Siege
column-bounds = Grenzen
column-times = × fair
column-score = Punkte
column-place = Rang
column-move = ms/Zug
column-rating = Wertung
column-interval = 95 %
column-seat = Platz
column-mean = Mittel
column-median = Median
column-most = Neun von zehn
column-range = Alle
column-deed = Öfter als die anderen
column-often = Plätze

verdict-shown = { $one } gewinnt mindestens { $reach } der Partien: nachgewiesen nach { $matches }.
verdict-shown-above = { $one } gewinnt mehr als { $above } der Partien, gezählt mindestens { $reach }: nachgewiesen nach { $matches }.
verdict-refuted = { $one } gewinnt weniger als { $reach } der Partien: nachgewiesen nach { $matches }.
verdict-open = { $matches } Partien zeigen nicht, ob { $one } mindestens { $reach } gewinnt.
table-note = Fairer Anteil { $fair }. Jede Grenze ist mit einer Wahrscheinlichkeit von höchstens { $error } falsch, wann immer man hinsieht.
circle-note = { $matches } Partien, { $apart } von { $pairs } Paaren unterschieden (*, Irrtum { $error } für alle zusammen). Grenzen der Siege: je { $bounds }.
pairs-title = Wie oft die Zeile vor der Spalte lag, in %
rounded-up = { $matches } Partien, damit alle überall gleich oft sitzen.
stopped = Nach { $matches } Partien angehalten.
go-on = Weiter mit: backroom arena --continue { $file }
go-on-not = Ein Lauf, der mit --out DATEI.json beginnt, lässt sich später fortsetzen.
written = Geschrieben: { $files }

balance-matches = { $matches } Partien. Siege nach Platz, Intervalle von 95 %; der faire Anteil ist { $fair }.
balance-lines = Zeilen der Aufzeichnung
balance-decisions = Entscheidungen
balance-scores = Punkte
balance-lead = Vorsprung auf den Zweiten
balance-gap = Vorsprung auf den Letzten
balance-shared = Geteilte Siege: { $shared } ({ $low }–{ $high }).
balance-helps = Was gewinnt: wie oft siegte, wer es öfter tat als der Tisch im Mittel.
balance-hinders = Was verliert:
balance-sure = * weicht vom fairen Anteil ab, bei { $deeds ->
        [one] einer verglichenen Aktion
       *[other] { $deeds } verglichenen Aktionen
    }. Das muss nicht der Grund sein: Wer vorn liegt, tut es vielleicht nur öfter.
balance-none = Noch unterscheidet keine Aktion die Sieger von den Verlierern.

ladder-title = Die Leiter: { $rungs } Paare, je höchstens { $most } Partien, Irrtum { $error }
ladder-done = { $reached } von { $rungs } Hürden genommen.
column-game = Spiel
column-one = Einer
column-others = Tisch mit
column-bar = Hürde
column-matches = Partien
column-verdict = Test
verdict-word-shown = nachgewiesen
verdict-word-refuted = verfehlt
verdict-word-open = offen
