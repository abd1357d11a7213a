seat = Platz { $number }
hidden = etwas Verdecktes
nobody = niemand
reason-over = Die Partie ist zu Ende.
reason-not_asked = Dieser Platz ist gerade nicht am Zug.
reason-not_this_step = Das geht jetzt nicht.
event-taken_back = { $seat } nimmt den Zug zurück.

# Terminal
terminal-you = du
terminal-random = Zufall
terminal-help = Tippe eine Aktion, ihre Nummer, ? für eine Liste, hint für einen Tipp, rule { $clause } für eine Regel, save DATEI oder quit.
terminal-hint = Der Zug des Bosses: { $action }.
terminal-hint-brings = Gleich darauf: { $events }
terminal-hint-chance = Aussicht auf den Sieg damit: { $chance }.
terminal-hint-otherwise = Mit den anderen Zügen: im Schnitt { $otherwise }.
terminal-no-hint = Spielen mehrere Menschen, gibt es keine Tipps.
terminal-curtain = { $seat } ist an der Reihe. Eingabetaste drücken, wenn sonst niemand auf den Bildschirm sieht.
terminal-no-clause = Eine Regel { $clause } gibt es nicht.
terminal-save-how = save DATEI speichert die Partie in einer Datei; backroom play --continue DATEI setzt sie fort.
terminal-saved = In { $file } gespeichert. Später fortsetzen mit: backroom play { $game } --continue { $file }
terminal-not-saved = In diese Datei lässt sich nicht schreiben ({ $why }).
terminal-place = Rang
terminal-player = Spieler
terminal-score = Punkte

# Nachspielen
replay-opening = Vor der ersten Zeile
replay-help = { $step } von { $last }   n oder → weiter, p oder ← zurück, f Anfang, l Ende, q beenden
replay-seen = Wie { $seat } es gesehen hat, bis zu dem Augenblick, in dem es gespeichert wurde
replay-hidden = Von hier an lässt sich der Tisch nicht zeichnen: In der Aufzeichnung fehlt, was während der Partie verdeckt war.
# Simulation
simulate-told = { $games } Partien mit { $decisions } Entscheidungen, { $each } je Partie. Die längste Aufzeichnung hat { $longest } Zeilen.
simulate-player = Spieler
simulate-won = Gewonnen oder geteilt
simulate-mean = Mittlere Punktzahl
simulate-speed = { $seconds } s, { $rate } Entscheidungen je Sekunde

# Lessons
lesson-player-0 = Ace
lesson-player-1 = Lefty Lou
lesson-player-2 = Mabel
lesson-player-3 = Otto
lesson-player-4 = Rosa
lesson-player-5 = Dutch
learn-step = Schritt { $step } von { $count }
learn-read = Weiter mit der Eingabetaste.
learn-help = Eine Aktion eingeben, ? für eine Liste, show macht sie für dich, b geht einen Schritt zurück, quit beendet.
learn-read-first = Erst die Eingabetaste: Hier gibt es etwas zu lesen.
learn-at-first = Das ist der erste Schritt.
learn-done = Die Lektion ist geschafft. Spiel jetzt eine erste Partie mit dem Schmieresteher; hint gibt dir einen Tipp: backroom play { $game } --players { $players }
learn-play = Drück die Eingabetaste, um gleich zu spielen, oder tippe quit.
learn-next = Die nächste Lektion: backroom learn { $game } { $lesson }
learn-none = { $game } hat noch keine Lektionen.
