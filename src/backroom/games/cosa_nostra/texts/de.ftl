game-name = Cosa Nostra
game-goal = Bring deinen Boss zuerst um die Stadt und nach Hause.
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
    [boss] Den Boss verbannen: zurück ins HQ, mit dem ganzen Gefolge auf dem Ring
   *[other] Eine Gefolgsfigur verbannen
}
outcome-start = { $seat } beginnt
outcome-roll = Die Würfel zeigen { $die } und { $die2 }
outcome-wheel = Das Rad hält bei Stellung { $stop }

# Was gefragt ist
prompt-opening = Zieh mit einer Figur beide Würfel oder mit zweien je einen.
prompt-opening-other = { $seat } zieht.
prompt-second = Zieh mit einer anderen Figur derselben Bande den zweiten Würfel.
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
    [boss] { $guard } nimmt auf { $space } den Boss von { $gang } gefangen.
   *[other] { $guard } nimmt auf { $space } eine Gefolgsfigur von { $gang } gefangen.
}
event-freed = { $rank_id ->
    [boss] Der Boss von { $gang } auf { $space } ist frei.
   *[other] Die Gefolgsfigur von { $gang } auf { $space } ist frei.
}
event-spun = { $gang } dreht das Rad: Es zeigt auf { $space } und { $opposite }.
event-sheltered = Schutz auf { $space }: Dort geschieht niemandem etwas.
event-banished = Eine Gefolgsfigur von { $gang } wird von { $space } verbannt.
event-boss_banished = { $followers ->
    [0] Der Boss von { $gang } wird von { $space } verbannt, zurück ins HQ.
    [one] Der Boss von { $gang } wird von { $space } verbannt, zurück ins HQ mit einer Gefolgsfigur vom Ring.
   *[other] Der Boss von { $gang } wird von { $space } verbannt, zurück ins HQ mit { $followers } Gefolgsleuten vom Ring.
}
event-came_home = Der Boss von { $gang } zieht { $pips } von { $origin } und ist zu Hause.
event-ended = { $seat } hat alle Bosse zu Hause: Das Spiel ist aus.

# Warum nicht
reason-lower_first = Bei einem Wurf wird der niedrigere Würfel zuerst genannt.
reason-nobody_there = Dort ist keine Gefolgsfigur von dir, die ziehen könnte.
reason-not_your_gang = Diese Bande gehört dir nicht.
reason-gang_is_home = Der Boss dieser Bande ist zu Hause, und die Bande ist nicht mehr im Spiel.
reason-not_thrown = Eine Figur zieht die Zahl auf einem der Würfel oder die Summe beider.
reason-exact_count = Ein Boss kehrt nur mit genau passender Zahl heim: auf einem Würfel oder als Summe beider.
reason-other_die = Es ist nur noch der zweite Würfel übrig.
reason-other_gang = Ein Wurf bewegt nur eine Bande: Den zweiten Würfel zieht die Bande, die begonnen hat.
reason-took_first_die = Diese Figur hat den ersten Würfel gezogen; den zweiten zieht eine andere.
reason-boss_waits = Dieser Boss ist in diesem Wurf verbannt worden und startet erst mit dem nächsten wieder.
reason-space_full = Dort stehen drei Figuren, und mehr fasst ein Feld nicht.
reason-space_closed = Zwei Figuren einer anderen Bande sperren dieses Feld.
reason-guard_and_prisoner = Dort stehen eine Wache und eine gefangene Figur zweier anderer Banden; eine dritte Bande hat dort keinen Platz.
reason-is_prisoner = Eine gefangene Figur kann nicht ziehen.
reason-whole_throw = Der ganze Wurf muss genutzt werden, wenn es geht, und mit diesem Zug verfiele ein Würfel.

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
field-gang = Bande am Zug
field-standing = Freie Figuren
field-pairs = Mehr als eine von
field-trios = Drei
field-prisoners = Gefangen
field-shown = Vom Rad angezeigt
field-boss = Boss auf
field-to_go = Schritte, die der Boss noch hat
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
board-ask = Wähle Figur oder Würfel, dann das Feld.
board-ask-double = Ein Pasch: Danach wirfst du noch einmal.
board-takes = { $figure }: Nimm die { $pips }.
board-takes-brief = { $figure }: { $pips }.
board-click-space = Klick auf das markierte Feld.
board-another = Den anderen Würfel zieht dann eine andere Figur.
board-both = { $sum } sind beide Würfel; nach einem zieht eine andere Figur den anderen.
board-would-lapse = Mit der { $pips } verfällt die { $other }: Keine andere Figur kann sie ziehen.
board-only-sum = Eine Figur zieht { $pips }.
board-whole = Beide Würfel zusammen: Anders lässt sich nicht der ganze Wurf nutzen.
board-only-die = Nur die { $pips } lässt sich ziehen.
board-lapses = Die { $pips } kann danach keine Figur mehr ziehen: Sie verfällt.
board-begin-with = Beginn mit der { $pips }.
board-then = Danach zieht eine andere Figur die { $pips }: Der ganze Wurf muss genutzt werden.
board-one-die = Nimm die { $pips }, nicht beide.
board-other-lapses = Kein Zug nutzt beide Würfel: Der andere verfällt.
board-second = Eine andere Figur von { $gang } zieht die { $pips }.
board-second-more = Nicht die, die gezogen hat.
board-waits = Der verbannte Boss setzt aus.
board-home = Mit der { $pips } kehrt dein Boss heim.
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
board-tip-home = Mit genauer Augenzahl nach Hause: Sieg.

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
board-end-prisoners = Gefangen genommen
board-end-spins = Rad gedreht
board-end-lost = Verbannt
board-end-to-go = Noch zu gehen

# Lektion: die ersten fünf Minuten
lesson-first = Die ersten fünf Minuten
lesson-first-goal = Du führst Rot. Schicke deinen Boss einmal um den Ring und heim ins HQ: Der erste Boss zu Hause gewinnt, und acht Gefolgsleute machen den Weg frei.
lesson-first-capture = Du hast 2 und 6 geworfen. Eine Figur darf die Summe ziehen: 8 Felder, von 11 auf 19, wo eine gelbe Gefolgsfigur allein steht.
lesson-first-capture-die = Ein Würfel allein reicht nicht bis zu Gelb. Nimm die Summe, 8 Felder bis 19.
lesson-first-capture-seven = Von 7 aus erreichst du niemanden. Deine Gefolgsfigur auf 11 schon: 8 Felder bis 19.
lesson-first-capture-new = Neue Figuren kommen später heraus. Erst die Gefolgsfigur auf 11, mit der Summe auf 19.
lesson-first-capture-boss = Dein Boss wartet, bis der Weg sicherer ist. Ziehe die Gefolgsfigur von 11 auf 19.
lesson-first-guard = Gefangen: Wer auf 19 in Haft ist, kann nicht ziehen, solange deine Wache bleibt. Vorsicht: Auch deine Figuren sind allein in Gefahr.
lesson-first-banish = Du hast einen Sechserpasch geworfen. Ziehe 12 Felder von 7 auf 19: Zwei von dir gegen eine, und die gefangene Figur ist verbannt.
lesson-first-banish-die = 6 Felder führen woandershin. Nimm die Summe: 12 Felder von 7 auf 19.
lesson-first-banish-guard = Geht die Wache, ist die gefangene Figur frei. Bringe die Gefolgsfigur von 7 auf 19.
lesson-first-banish-new = Neue Figuren können warten. Bringe die Gefolgsfigur von 7 auf 19.
lesson-first-banish-boss = Noch nicht. Kläre erst die Sache auf 19, mit der Gefolgsfigur auf 7.
lesson-first-boss = Nach einem Pasch wirfst du noch einmal. Zeit für den Boss: Nimm beide Würfel, 5 Felder auf das Schutzfeld 4.
lesson-first-boss-die = Nimm beide Würfel für den Boss: 5 Felder, auf das Schutzfeld 4.
lesson-first-boss-follower = Auch Gefolgsleute wären dort sicher, doch jetzt bricht dein Boss auf, nach 4.
lesson-first-boss-pair = Deine zwei auf 19 sperren das Feld für alle anderen: Lass sie stehen. Ziehe den Boss auf 4.
lesson-first-fate = Jede Landung auf einem Schicksalsfeld dreht das Rad, und zwei schwarze Autos rasen los. Wage es: Ziehe 3 Felder von 19 auf 22.
lesson-first-fate-die = Das ist kein Schicksalsfeld. Nimm beide Würfel: 3 Felder von 19 auf 22.
lesson-first-fate-new = Das ginge auch aus dem HQ, aber eine Gefolgsfigur ist schon in der Nähe: von 19 auf 22.
lesson-first-fate-boss = Dein Boss steht auf einem Schutzfeld, da tun ihm die Autos nichts. Ziehe eine Gefolgsfigur von 19 auf 22.
lesson-first-wheel = Die Autos hielten bei 11 und 27, und eine gelbe Gefolgsfigur auf 27 ist verbannt. Auf einem Gefahrenfeld wären alle draußen, auf einem Schutzfeld niemand.
lesson-first-run = Noch ein Sechserpasch! Jetzt lauf: 12 Felder mit dem Boss, von 4 auf 16.
lesson-first-run-die = Lauf, so weit du kannst: alle 12 Felder, bis 16.
lesson-first-run-follower = Die Gefolgsleute haben genug getan. Lauf mit dem Boss, 12 Felder bis 16.
lesson-first-on = Und gleich der nächste Wurf, 5 und 6. Weiter mit dem Boss: 11 Felder, von 16 auf 27.
lesson-first-on-die = Beide Würfel zusammen: 11 Felder, bis 27.
lesson-first-on-follower = Lauf weiter mit dem Boss: 11 Felder bis 27.
lesson-first-home = Heim kommt der Boss nur mit genau passender Zahl, und das HQ zählt als ein Schritt: Es fehlen 6, geworfen sind 1 und 5. Bring ihn nach Hause!
lesson-first-home-die = Beide Würfel zusammen sind genau 6. Direkt ins HQ mit ihm.
lesson-first-home-follower = Deinem Boss fehlen sechs Schritte zum Sieg. Zieh den Boss!
lesson-first-end = Dein Boss ist zu Hause, du gewinnst. Steh zu zweit, schlag Einzelne, dreh das Rad, wenn es nur andere trifft, und zähl die letzten Schritte.

# Lektion: das Schicksalsrad
lesson-wheel = Das Schicksalsrad
lesson-wheel-held = Gelb hat deine Gefolgsfigur auf 19 gefangen: Sie sitzt fest und kann nicht ziehen. Geworfen hast du 2 und 6.
lesson-wheel-rescue = Eine andere holt sie heraus. Ziehe 8 Felder von 11 auf 19: zwei von dir gegen eine Wache.
lesson-wheel-rescue-die = Ein Würfel allein reicht nicht so weit. Nimm die Summe, 8 Felder bis 19.
lesson-wheel-rescue-other = Hol erst deine gefangene Figur heraus: von 11 mit der Summe, 8 Felder bis 19.
lesson-wheel-spun = Die Wache ist verbannt, deine Gefolgsfigur ist frei. Doch dann landete Gelb auf einem Schicksalsfeld: Die Autos hielten bei 3 und 19, und auf jedem Feld hast du eine Figur verloren.
lesson-wheel-boss = Du hast einen Viererpasch geworfen. Zwei Figuren dürfen je einen Würfel nehmen: Bring erst deinen Boss heraus, 4 Felder auf 3.
lesson-wheel-boss-sum = Diesmal nur ein Würfel: 4 Felder, auf 3.
lesson-wheel-boss-other = Erst der Boss, 4 Felder auf 3; der andere Würfel ist für seine Begleitung.
lesson-wheel-pair = Jetzt eine Gefolgsfigur auf dasselbe Feld. Zwei einer Bande sperren es: Niemand sonst darf dort landen.
lesson-wheel-pair-other = Dein Boss steht allein auf 3 und braucht Begleitung. Bring eine Gefolgsfigur heraus, 4 Felder auf 3.
lesson-wheel-spin = Ein Pasch: Du wirfst noch einmal. Deine Gefolgsfigur auf 19 kann ein Schicksalsfeld erreichen: 3 Felder bis 22, und du drehst selbst am Rad.
lesson-wheel-spin-die = Das ist kein Schicksalsfeld. Beide Würfel zusammen: 3 Felder von 19 auf 22.
lesson-wheel-spin-other = Boss und Begleitung bleiben beisammen. Ziehe die Gefolgsfigur von 19 auf das Schicksalsfeld 22.
lesson-wheel-choose = Pech: Die Autos zeigen auf 3. Auf einem einfachen Feld muss eine Figur gehen, und du hast die Wahl: Gib die Gefolgsfigur her.
lesson-wheel-choose-boss = Ein verbannter Boss beginnt von vorn, und alle seine Gefolgsleute auf dem Ring müssen mit zurück. Gib die Gefolgsfigur her.
lesson-wheel-lap = Drei deiner Gefolgsleute sind verbannt. Eine Figur kehrt zurück, sooft eine deiner Figuren eine Runde schafft: Ziehe 10 Felder von 22 auf 0, vor dein HQ.
lesson-wheel-lap-other = Das bringt niemanden zurück. Ziehe die Gefolgsfigur von 22 um 10 Felder auf 0.
lesson-wheel-end = Eine Gefolgsfigur ist wieder im HQ. Nur auf Schutzfeldern tut das Rad niemandem etwas: Raste dort, und überleg dir gut, wann du drehst.

# Lektion: Jagd auf den Boss
lesson-hunt = Jagd auf den Boss
lesson-hunt-alone = Der gelbe Boss steht allein auf 24, und auch ein Boss kann gefangen werden. Du hast 4 und 5 geworfen, und zwei deiner Gefolgsleute sind in der Nähe.
lesson-hunt-catch = Zwei Figuren dürfen sich einen Wurf teilen, je einen Würfel. Beginne mit der 5: Ziehe die Gefolgsfigur von 19 auf 24 und fange den Boss.
lesson-hunt-catch-order = Beide Wege führen auf 24. Beginne diesmal mit der 5, von 19 auf 24.
lesson-hunt-catch-die = Von 19 braucht es genau die 5 bis zum Boss, von 20 die 4. Beginne mit 19.
lesson-hunt-catch-boss = Dein eigener Boss kann warten. Jage mit den Gefolgsleuten: erst die Figur auf 19, mit der 5.
lesson-hunt-catch-other = Neue Figuren können warten. Ziehe die Gefolgsfigur auf 19 mit der 5, auf 24.
lesson-hunt-banish = Jetzt die andere Gefolgsfigur mit der 4, von 20 auf 24. Zwei von dir gegen einen: Der gelbe Boss ist verbannt.
lesson-hunt-banish-boss = Bring erst die Jagd zu Ende: die Gefolgsfigur auf 20, 4 Felder bis 24.
lesson-hunt-banish-other = Eine Wache allein wird leicht überrumpelt. Bring die Gefolgsfigur von 20 auf 24.
lesson-hunt-gone = Ein verbannter Boss beginnt neu in seinem HQ, und alle seine Gefolgsleute auf dem Ring gehen mit. Auch die Wache auf 17 ist fort, deine gefangene Figur dort ist frei.
lesson-hunt-past = Deinem Boss auf 27 fehlen sechs Schritte; mit 7 liefe er vorbei und in die nächste Runde. Ziehe stattdessen die befreite Figur, 7 Felder von 17 auf 24.
lesson-hunt-past-boss = Das ist ein Schritt zu viel: noch eine ganze Runde. Ziehe die Gefolgsfigur auf 17, 7 Felder bis 24.
lesson-hunt-past-near = Sechs Schritte schafft schon ein einziger Wurf, also lass ihn stehen. Ziehe die Gefolgsfigur auf 17, 7 Felder bis 24.
lesson-hunt-past-other = In Gesellschaft wird niemand gefangen. Ziehe die Gefolgsfigur auf 17, 7 Felder bis 24.
lesson-hunt-home = Eine 3 und eine 6! Ein Boss darf mit einem Würfel allein heim, der andere verfällt: Ziehe deinen Boss um 6.
lesson-hunt-home-die = Deinem Boss fehlen genau sechs Schritte. Nimm die 6 allein.
lesson-hunt-home-other = Ein Würfel genügt zum Sieg. Ziehe deinen Boss um 6.
lesson-hunt-end = Jage einen Boss, der allein steht, wenn es geht mit beiden Würfeln. Und zähle die Schritte deines eigenen: Ab sechs kann ein einziger Würfel genügen.
