game-name = Cosa Nostra
game-idea = Bring deinen Boss einmal rund um das nächtliche Chicago und wieder nach Hause, mit Gefolge als Geleitschutz und Straßensperre, ehe das Schicksalsrad die Straßen leer fegt.

# Namen
gang-red = Rot
gang-blue = Blau
gang-yellow = Gelb
gang-green = Grün
rank-boss = Boss
rank-follower = Gefolgsfigur
symbol-plain = einfach
symbol-fate = Schicksal
symbol-shelter = Schutz
symbol-danger = Gefahr

# Was getan wird
action-move = { $origin_id ->
    [red] Eine Gefolgsfigur von { gang-red } kommt mit { $pips } aus dem HQ
    [blue] Eine Gefolgsfigur von { gang-blue } kommt mit { $pips } aus dem HQ
    [yellow] Eine Gefolgsfigur von { gang-yellow } kommt mit { $pips } aus dem HQ
    [green] Eine Gefolgsfigur von { gang-green } kommt mit { $pips } aus dem HQ
   *[other] Die Gefolgsfigur auf { $origin } zieht { $pips }
}
action-boss = Der Boss von { $gang } zieht { $pips }
action-banish = { $rank_id ->
    [boss] Den Boss verbannen, ins HQ mit dem ganzen Gefolge auf dem Ring
   *[other] Eine Gefolgsfigur verbannen
}
outcome-start = { $seat } beginnt
outcome-roll = Die Würfel zeigen { $die } und { $die2 }
outcome-wheel = Das Rad hält bei Stellung { $stop }

# Was gefragt ist
prompt-opening = Zieh mit einer Figur beide Würfel oder mit einer ersten einen davon.
prompt-opening-other = { $seat } zieht.
prompt-second = Eine andere Figur derselben Bande zieht den zweiten Würfel.
prompt-second-other = { $seat } zieht mit einer anderen Figur den zweiten Würfel.
prompt-banish = Das Rad zeigt auf deinen Boss und sein Gefolge. Wer wird verbannt?
prompt-banish-other = { $seat } wählt, wer verbannt wird.

# Was geschehen ist
event-started = { $seat } beginnt.
event-rolled = { $seat } wirft { $low } und { $high }.
event-throw_lapsed = Keine Figur von { $seat } kann den Wurf nutzen: Er verfällt.
event-die_lapsed = Keine andere Figur kann die { $pips } ziehen: Sie verfällt.
event-throws_again = Ein Pasch: { $seat } wirft noch einmal.
event-moved = { $rank_id ->
    [boss] { $origin_id ->
        [hq] Der Boss von { $gang } kommt mit { $pips } aus dem HQ auf { $target }.
       *[other] Der Boss von { $gang } zieht { $pips }, von { $origin } auf { $target }.
    }
   *[other] { $origin_id ->
        [hq] Eine Gefolgsfigur von { $gang } kommt mit { $pips } aus dem HQ auf { $target }.
       *[other] Eine Gefolgsfigur von { $gang } zieht { $pips }, von { $origin } auf { $target }.
    }
}
event-returned = Eine verbannte Gefolgsfigur von { $gang } kehrt ins HQ zurück.
event-captured = { $rank_id ->
    [boss] Der Boss von { $gang } auf { $space } ist gefangen; die Wache stellt { $guard }.
   *[other] Die Gefolgsfigur von { $gang } auf { $space } ist gefangen; die Wache stellt { $guard }.
}
event-freed = { $rank_id ->
    [boss] Der Boss von { $gang } auf { $space } ist frei.
   *[other] Die Gefolgsfigur von { $gang } auf { $space } ist frei.
}
event-spun = { $gang } dreht das Rad: Es zeigt auf { $space } und { $opposite }.
event-sheltered = Schutz auf { $space }: Dort geschieht niemandem etwas.
event-banished = Eine Gefolgsfigur von { $gang } wird von { $space } verbannt.
event-boss_banished = { $followers ->
    [0] Der Boss von { $gang } wird von { $space } verbannt und ist wieder im HQ.
    [one] Der Boss von { $gang } wird von { $space } verbannt und ist wieder im HQ, mit einer Gefolgsfigur vom Ring.
   *[other] Der Boss von { $gang } wird von { $space } verbannt und ist wieder im HQ, mit { $followers } Gefolgsleuten vom Ring.
}
event-came_home = Der Boss von { $gang } zieht { $pips } von { $origin } und ist zu Hause.
event-ended = { $seat } hat alle Bosse zu Hause: Die Partie ist zu Ende.

# Warum nicht
reason-lower_first = Bei einem Wurf wird der niedrigere Würfel zuerst genannt.
reason-nobody_there = Dort ist keine Gefolgsfigur von dir, die ziehen könnte.
reason-not_your_gang = Diese Bande gehört dir nicht.
reason-gang_is_home = Der Boss dieser Bande ist zu Hause, und die Bande ist nicht mehr im Spiel.
reason-not_thrown = Eine Figur zieht die Zahl auf einem der Würfel oder die Summe beider.
reason-other_die = Es ist nur noch der zweite Würfel übrig.
reason-other_gang = Ein Wurf bewegt nur eine Bande: Den zweiten Würfel zieht die Bande, die begonnen hat.
reason-took_first_die = Diese Figur hat den ersten Würfel gezogen; den zweiten zieht eine andere.
reason-boss_waits = Dieser Boss ist in diesem Wurf verbannt worden und startet erst mit dem nächsten wieder.
reason-space_full = Dort stehen drei Figuren, und mehr fasst ein Feld nicht.
reason-space_closed = Zwei Figuren einer anderen Bande sperren dieses Feld.
reason-guard_and_prisoner = Dort stehen eine Wache und eine gefangene Figur zweier anderer Banden; eine dritte Bande kann nicht dazu.
reason-is_prisoner = Eine gefangene Figur kann nicht ziehen.
reason-whole_throw = Der ganze Wurf lässt sich nutzen, also muss es sein: Mit diesem Zug ginge ein Würfel verloren.

# Optionen
option-two_gangs = Je zwei Banden: Beide führen zwei Banden und müssen beide Bosse nach Hause bringen.

# Das Terminal
terminal-throw = Wurf
terminal-left = Übrig
terminal-boss = Boss
terminal-to-go = noch
terminal-hq = im HQ
terminal-out = verbannt
terminal-at-hq = HQ
terminal-at-home = zu Hause
terminal-prisoner = gefangen

# Die einfache Ansicht im Browser
field-low = Kleinerer Würfel
field-high = Größerer Würfel
field-left = Übriger Würfel
field-gang = Bande, die zieht
field-standing = Freie Figuren
field-pairs = Mehr als eine von
field-trios = Drei
field-prisoners = Gefangen
field-shown = Das Rad zeigt darauf
field-boss = Boss auf
field-to_go = Boss hat noch
field-hq = Gefolge im HQ
field-banished = Verbannt
field-owner = Geführt von
place-hq = HQ
place-home = zu Hause
axis-gang = Bande
axis-space = Feld
box-gang-fronts = Vor dem HQ
box-space-symbols = Symbol
box-space-symbols-fate = { symbol-fate }
box-space-symbols-shelter = { symbol-shelter }
box-space-symbols-danger = { symbol-danger }
many-move = { $origin_id ->
    [red] Eine Gefolgsfigur von { gang-red } kommt aus dem HQ mit
    [blue] Eine Gefolgsfigur von { gang-blue } kommt aus dem HQ mit
    [yellow] Eine Gefolgsfigur von { gang-yellow } kommt aus dem HQ mit
    [green] Eine Gefolgsfigur von { gang-green } kommt aus dem HQ mit
   *[other] Die Gefolgsfigur auf { $origin } zieht
}
many-boss = Der Boss von { $gang } zieht

# Das Brett im Browser
board-name = Der Ring aus { $count } Feldern, mit den HQs und dem Schicksalsrad
board-space = Feld { $number }
board-front = Vorplatz von { $gang }
board-lit = im Scheinwerferlicht
board-empty = leer
board-barred = für andere gesperrt
board-boss = Boss von { $gang }
board-follower = Gefolgsfigur von { $gang }
board-prisoner = { $figure }, gefangen
board-guard = { $figure } als Wache
board-on = { $figure } auf { $space }
board-in-hq = { $figure } im HQ
board-hq = HQ von { $gang }, { $name }
board-is-home = der Boss ist zu Hause
board-inside = { $count ->
    [0] niemand darin
    [one] eine Gefolgsfigur darin
   *[other] { $count } Gefolgsleute darin
}
board-inside-boss = { $count ->
    [0] der Boss allein darin
    [one] der Boss und eine Gefolgsfigur darin
   *[other] der Boss und { $count } Gefolgsleute darin
}
board-count-held = { $count } gefangen
board-count-out = { $count } verbannt
board-held = Gefangen
board-out = Verbannt
board-unit-to-go = noch zu gehen
board-unit-home = Bosse zu Hause
board-fact-boss = Der Boss von { $gang } steht auf
board-fact-ring = Gefolgsleute von { $gang } auf dem Ring
board-fact-hq = Gefolgsleute von { $gang } im HQ
board-fact-out = Gefolgsleute von { $gang } in Verbannung
board-clause = Regel { $clause }.

# Der Wurf
board-your-throw = Dein Wurf
board-throw = { $name } wirft
board-double = Ein Pasch: Danach wird noch einmal geworfen.
board-die = Würfel: { $pips }
board-die-used = Würfel: { $pips }, gezogen
board-one-figure = eine Figur
board-leads = Die { $pips } führt hierher.
board-to = auf { $space }
board-opening = Eine Figur zieht { $sum }, oder zwei: { $low } und { $high }.
board-opening-double = Eine Figur zieht { $sum }, oder zwei je { $low }.
board-ask = Wähl Figur oder Würfel, dann das Feld.
board-ask-double = Ein Pasch: Danach wirfst du noch einmal.
board-takes = { $figure }: Nimm die { $pips }.
board-click-space = Klick auf das markierte Feld.
board-another = Den anderen Würfel zieht dann eine andere Figur.
board-both = { $sum } sind beide Würfel; nach einem zieht eine andere Figur den anderen.
board-would-lapse = Mit der { $pips } verfällt die { $other }: Keine andere Figur kann sie ziehen.
board-only-sum = Eine Figur zieht { $pips }, die Summe beider Würfel.
board-whole = Anders lässt sich nicht der ganze Wurf nutzen.
board-only-die = Nur die { $pips } lässt sich ziehen.
board-lapses = Die { $pips } kann danach keine Figur mehr ziehen: Sie verfällt.
board-begin-with = Beginn mit der { $pips }.
board-then = Danach zieht eine andere Figur die { $pips }: Der ganze Wurf muss genutzt werden.
board-one-die = Nimm die { $pips }, beide gehen nicht.
board-other-lapses = Kein Zug nutzt beide Würfel: Der andere verfällt.
board-second = Eine andere Figur von { $gang } zieht die { $pips }.
board-second-more = Wer schon gezogen ist, bleibt stehen.
board-waits = Der Boss wurde in diesem Wurf verbannt und wartet auf den nächsten.
board-home = Dein Boss kann mit der { $pips } heimkehren.
board-who-goes = Wer zieht { $pips }?
board-who-more = Gestrichelt: wohin jede Figur käme.
board-banish-boss = Den Boss: alle ins HQ
board-banish-follower = Eine Gefolgsfigur

# Zeichen
board-streets = Auf den Straßen
board-sign-fate = { symbol-fate }
board-sign-shelter = { symbol-shelter }
board-sign-danger = { symbol-danger }
board-sign-guard = Wache
board-sign-block = Sperre
board-sign-home = Boss
board-tip-fate = Dreh das Rad: Es trifft zwei Felder.
board-tip-shelter = Das Rad tut hier niemandem etwas.
board-tip-danger = Das Rad holt hier alle.
board-tip-guard = Triffst du eine einzelne fremde Figur, ist sie gefangen.
board-tip-block = Wo zwei einer Bande stehen, landet keine andere.
board-tip-home = Mit genauer Augenzahl heim gewinnt.

# Das Rennen
board-race = Das Rennen
board-your-gang = Deine Bande
board-your-gangs = Deine Banden
board-lane = { $name }, { $boss }: noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}; davor { $blocks ->
    [one] ein gesperrtes Feld
   *[other] { $blocks } gesperrte Felder
} und { $others ->
    [one] eine einzelne fremde Figur
   *[other] { $others } einzelne fremde Figuren
}
board-lane-home = { $name }: Der Boss von { $gang } ist zu Hause
board-ending = { $count ->
    [one] Ein Wurf hat entschieden.
   *[other] Es waren { $count } Würfe.
}
board-end-throws = Würfe
board-end-prisoners = gefangen genommen
board-end-spins = Rad gedreht
board-end-lost = verbannt
board-end-to-go = noch zu gehen
