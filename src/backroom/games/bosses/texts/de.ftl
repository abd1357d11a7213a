game-name = Die Bosse von Chicago
game-goal = Linien füllen, Vorsprung zählt: Wer 17 erreicht, gewinnt.
game-idea = Eine Stadt aus sechs mal sechs Feldern: Mach die Linien vollständig, in denen deine Bande führt, und geh mit deinen wenigen Patronen klug um.

# Names
gang-red = Rot
gang-blue = Blau
gang-yellow = Gelb
gang-grey = Grau
kind-red1 = Rot 1
kind-red2 = Rot 2
kind-red3 = Rot 3
kind-blue1 = Blau 1
kind-blue2 = Blau 2
kind-blue3 = Blau 3
kind-yellow1 = Gelb 1
kind-yellow2 = Gelb 2
kind-yellow3 = Gelb 3
kind-grey1 = Grau 1
kind-grey2 = Grau 2
kind-grey3 = Grau 3
side-left = links
side-right = rechts
source-own1 = eigene 1
source-own2 = eigene 2
source-own3 = eigene 3
source-left = links im offenen Paar
source-right = rechts im offenen Paar
source-drawn = gezogener Gangster
direction-row = Zeile
direction-column = Spalte
# Lines are named at the beginning of a sentence only.
line-row_1 = Zeile 1
line-row_2 = Zeile 2
line-row_3 = Zeile 3
line-row_4 = Zeile 4
line-row_5 = Zeile 5
line-row_6 = Zeile 6
line-column_a = Spalte a
line-column_b = Spalte b
line-column_c = Spalte c
line-column_d = Spalte d
line-column_e = Spalte e
line-column_f = Spalte f

# What is done
action-place = { $source_id ->
    [own1] Die eigene 1 auf { $field } legen
    [own2] Die eigene 2 auf { $field } legen
    [own3] Die eigene 3 auf { $field } legen
    [left] Den linken Gangster des offenen Paars auf { $field } legen
    [right] Den rechten Gangster des offenen Paars auf { $field } legen
   *[drawn] Den gezogenen Gangster auf { $field } legen
}
action-draw = { $side_id ->
    [left] Vom linken Stapel ziehen
   *[right] Vom rechten Stapel ziehen
}
action-move = Den Gangster auf { $field } nach { $field2 } bewegen
action-shoot = Den Gangster auf { $field } erschießen
action-score = Zuerst die { $direction } werten
outcome-open = { $side_id ->
    [left] Links wird { $kind } aufgedeckt
   *[right] Rechts wird { $kind } aufgedeckt
}
outcome-drawn = Gezogen wird { $kind }
outcome-start = { $seat } fängt an

# What is asked
prompt-turn = Leg einen Gangster, beweg einen oder lass einen erschießen.
prompt-turn-other = { $seat } ist am Zug: legen, bewegen oder schießen.
may-turn-place = leg einen Gangster
may-turn-draw = zieh einen
may-turn-move = beweg einen
may-turn-shoot = lass einen erschießen
prompt-place = Leg den gezogenen Gangster.
prompt-place-other = { $seat } legt den gezogenen Gangster.
prompt-score = Wähle, welche der beiden vollständigen Linien zuerst gewertet wird.
prompt-score-other = { $seat } wählt, welche von zwei Linien zuerst gewertet wird.

# What happened
event-opened = { $side_id ->
    [left] Links wird { $kind } aufgedeckt.
   *[right] Rechts wird { $kind } aufgedeckt.
}
event-started = { $seat } fängt an.
event-placed = { $seat } legt { $kind } auf { $field }.
event-drew = { $side_id ->
    [left] { $seat } zieht vom linken Stapel.
   *[right] { $seat } zieht vom rechten Stapel.
}
event-drawn = { $seat } hat { $kind } gezogen.
event-moved = { $seat } bewegt { $kind } von { $origin } nach { $target }.
event-shot = { $seat } erschießt { $kind } auf { $field }.
event-line_counted = { $line } ist vollständig: Rot { $red }, Blau { $blue }, Gelb { $yellow }, Grau { $grey }.
event-line_scored = { $gang_id ->
    [none] { $line }: Jede Bande liegt mit einer anderen gleichauf, niemand punktet.
   *[other] { $seat_id ->
        [none] { $line }: { $gang } hat { $points } Vorsprung, ist aber neutral: Niemand punktet.
       *[other] { $line }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für { $seat }, jetzt auf Rang { $rank }.
    }
}
event-skipped = { $seat } kann nichts tun und wird übersprungen.
event-ended = { $filled ->
    [0] Das Ende der Rangliste ist erreicht. Die Partie ist aus.
   *[other] Alle Gangster sind gelegt. Die Partie ist aus.
}

# Why not
reason-not_in_stock = Dein eigener Gangster mit dieser Macht ist schon gelegt.
reason-field_taken = Das Feld ist besetzt; gelegt wird nur auf leere Felder.
reason-pair_empty = Der Platz im offenen Paar ist leer, die Stapel sind es auch.
reason-stack_empty = Dieser Stapel ist aufgebraucht.
reason-nobody_there = Dort steht niemand, der sich bewegen könnte.
reason-not_adjacent = Bewegt wird genau ein Feld: nach oben, unten, links oder rechts.
reason-way_blocked = Das Feld ist besetzt; bewegt wird nur auf leere Felder.
reason-fresh = Dieser Gangster ist frisch: gerade erst gelegt oder bewegt.
reason-locked_in = Er steht in einer vollständigen Linie, und aus der geht niemand fort.
reason-dead_stay = Tote bleiben auf ihrem Feld.
reason-too_many_moves = Zu viele Bewegungen in Folge: Erst muss jemand legen oder schießen.
reason-no_bullet = Du hast keine Patrone mehr.
reason-nobody_to_shoot = Dort steht niemand, auf den du schießen könntest.
reason-own_gang = Auf die eigene Bande kannst du nicht schießen.
reason-no_shooter = Direkt daneben steht kein lebender Gangster deiner Bande.
reason-dead_already = Dieser Gangster ist schon tot.

# Options
option-tied_gangs_vanish = Gleichstand verschwindet: Banden mit gleicher Summe zählen nicht mit, wenn der Vorsprung gemessen wird.

# Terminal
terminal-bullets = Patronen
terminal-complete = vollständig
terminal-dead = tot
terminal-drawn = gezogen
terminal-fresh = frisch
terminal-moves = Bewegungen in Folge: { $moves }
terminal-neutral = neutral
terminal-pair = offenes Paar
terminal-rank = Rang
terminal-stacks = Stapel
terminal-stock = Vorrat
terminal-unseen = verdeckt

# Auf dem Brett
board-name = Die Stadt aus sechs mal sechs Feldern, mit offenem Paar und Stapeln
board-rank = Rang
board-stock = Vorrat
board-bullets = Patronen
board-your-stock = Dein Vorrat
board-pair = Offenes Paar
board-empty = leer
board-dead = tot
board-locked = in einer vollständigen Linie
board-fresh = frisch
board-stack = Stapel { $side }, { $count } verdeckt
board-hint-place = In der Hand: { $kind }. Wähle ein leeres Feld.
board-ask-field = { $can ->
    [both] Bewege { $kind } von { $field } weg, oder schieß.
    [shoot] Schieß von { $field } aus mit { $kind }.
   *[move] Bewege { $kind } von { $field } weg.
}
board-hint-field = { $can ->
    [both] Klammern: bewegen. Fadenkreuz: schießen.
    [shoot] Wähle, auf wen du schießt.
   *[move] Wähle ein markiertes Feld daneben.
}
board-stacks = Stapel
board-where = Wo alle 36 sind
board-on-board = Auf dem Brett
board-dead-count = davon tot
board-open = Offen
board-down = Verdeckt
board-unseen = Noch nicht gesehen
board-ladder = Rangliste von 0 bis 17: { $ranks }
board-line = { $line }: { $filled } von 6
board-line-scored = { $line }: { $seat } bekommt { $points } mit { $gang }
board-line-neutral = { $line }: { $gang } führt um { $points }, ist aber neutral
board-line-tied = { $line }: überall Gleichstand, niemand punktet
board-score-line = Zuerst werten: { $line }
board-first-line = Zuerst gewertet
board-tip-fresh = Frisch: im Zug davor gelegt oder bewegt, muss jetzt ruhen.
board-tip-dead = Tot: bleibt bis zum Ende hier und zählt für niemanden.
board-tip-locked = Steht in einer vollständigen Linie, und aus der geht niemand fort.
board-turn = Ein Zug
board-instead = Oder stattdessen
board-how = Legen: Nimm aus Vorrat, offenem Paar oder Stapel, dann ein leeres Feld. Bewegen, schießen: Wähle einen Gangster in der Stadt.
board-how-drawn = Zieh den gezogenen Gangster auf ein leeres Feld, oder klick auf das Feld.
board-how-watch = Du schaust zu. Alles Offene liegt auch für dich offen.

# Lektion: die ersten fünf Minuten
lesson-first = Die ersten fünf Minuten
lesson-first-goal = Chicago hat sechs Zeilen und sechs Spalten. Ist eine voll, steigt die stärkste Bande darin in der Rangliste; wer Rang 17 erreicht, beherrscht die Stadt.
lesson-first-place = Du führst Rot an. Nimm deine eigene 3 und lege sie auf c1, gleich neben die blaue 3.
lesson-first-place-field = Jedes leere Feld wäre erlaubt, doch gekämpft wird in Zeile 1. Lege deine 3 auf c1.
lesson-first-place-source = Spar dir den für später auf. Jetzt zählt deine eigene 3, auf c1.
lesson-first-place-draw = Verdeckt gezogen wird später. Erst deine eigene 3, auf c1.
lesson-first-pair = Das offene Paar steht allen zu, und dort liegt eine rote 2. Nimm sie, bevor { $p1 } es tut, und lege sie auf a1.
lesson-first-pair-field = Auch das wäre erlaubt, aber a1 liegt in Zeile 1, wo schon deine 3 steht.
lesson-first-pair-source = Deinen eigenen Vorrat nimmt dir niemand, das offene Paar schon. Lege die rote 2 auf a1.
lesson-first-pair-draw = Ziehen ist Glückssache, und im offenen Paar liegt eine sichere rote 2. Lege sie auf a1.
lesson-first-pair-move = Bewegen kostet den ganzen Zug. Jetzt ist die rote 2 mehr wert: auf a1 mit ihr.
lesson-first-pair-shoot = Heb dir die Patronen noch auf. Erst die rote 2 auf a1.
lesson-first-shoot = Zeile 1 steht bei Rot 5, Blau 5, Grau 1, und Gleiche stechen einander aus. Deine 3 auf c1 hat eine Patrone: Erschieße die blaue 3 auf b1.
lesson-first-shoot-other = Je größer, desto besser: Erschieße die blaue 3 auf b1.
lesson-first-shoot-complete = Damit wäre Zeile 1 zu früh voll: Selbst deine eigene 1 gewönne sie nur um einen Punkt. Erschieße erst die blaue 3 auf b1.
lesson-first-shoot-place = In Zeile 1 herrscht noch Gleichstand. Erschieße erst die blaue 3 auf b1.
lesson-first-shoot-move = Bewegen hilft hier niemandem. Erschieße die blaue 3 auf b1.
lesson-first-complete = Tote bleiben liegen, zählen aber für niemanden: Rot 5, Blau 2. Fülle jetzt Zeile 1 mit deiner eigenen 1 auf f1.
lesson-first-complete-two = Deine 2 brächte sogar mehr. Nimm diesmal die 1 und heb dir die 2 für später auf.
lesson-first-complete-pair = Auch das füllt die Zeile, doch ein roter Gangster auf f1 macht deinen Vorsprung größer. Nimm deine eigene 1.
lesson-first-complete-field = Zeile 1 hat genau eine Lücke: f1. Lege deine eigene 1 dorthin.
lesson-first-complete-draw = Wer weiß, wer da käme? Deine eigene 1 auf f1 ist sicher.
lesson-first-complete-move = Erst ernten, was du gesät hast: deine eigene 1 auf f1.
lesson-first-complete-shoot = Du führst schon. Fülle die Zeile, bevor { $p1 } antworten kann: deine eigene 1 auf f1.
lesson-first-scored = Zeile 1 ist vollständig: Rot 6, Blau 2, Grau 1. Gewonnen wird der Vorsprung auf die nächste Bande, also steigst du um vier Ränge.
lesson-first-move = { $p1 } sammelt Kräfte in Spalte c. Statt zu legen, darfst du jeden lebenden Gangster ein Feld weit bewegen: die blaue 1 von c2 nach b2 oder d2.
lesson-first-move-place = Legen ginge auch, aber diesmal wird bewegt: die blaue 1 von c2 nach b2 oder d2.
lesson-first-move-shoot = Heb dir die letzte Patrone für einen Größeren auf. Bewege die blaue 1 von c2 nach b2 oder d2.
lesson-first-fresh = { $p1 } hat gleich wieder jemanden auf c2 gelegt. Der ist frisch und darf jetzt nicht bewegt werden; und wer in der vollständigen Zeile 1 steht, verlässt sie nie mehr.
lesson-first-draw = Im offenen Paar ist nichts für dich. Ziehe von einem Stapel: Alle sehen, wer kommt, und du legst ihn sofort.
lesson-first-draw-place = Möglich, aber versuche einmal dein Glück: Ziehe von einem Stapel.
lesson-first-draw-move = Diesmal nicht: Ziehe von einem Stapel.
lesson-first-draw-shoot = Behalte die Patrone und ziehe von einem Stapel.
lesson-first-drawn = Eine rote 3! Lege sie auf ein beliebiges leeres Feld; auf c4 stört sie Blau in Spalte c.
lesson-first-end = Das ist das ganze Spiel: legen, bewegen oder schießen, eins davon im Zug, mit Gangstern aller Farben. Den Rest erledigen die Linien.

# Lektion: schießen und einsperren
lesson-locked = Schießen und einsperren
lesson-locked-threat = Zeile 1 steht bei Rot 4, Blau 5. Im offenen Paar liegt eine blaue 2: Auf f1 brächte sie { $p1 } drei Ränge.
lesson-locked-slip = Gewinnen kannst du die Zeile nicht, aber billig machen. Bewege die graue 2 von f2 nach f1: Dann führt Blau nur um 1.
lesson-locked-slip-place = Auch das füllt die Zeile. Bewegen kostet dich dabei nichts: von f2 nach f1.
lesson-locked-slip-other = Dann legt { $p1 } die blaue 2 auf f1 und steigt um drei Ränge. Bewege die graue 2 von f2 nach f1.
lesson-locked-locked = Ein Rang statt drei. Und niemand verlässt eine vollständige Linie: Wer in Zeile 1 steht, ist eingesperrt, darf aber schießen und erschossen werden.
lesson-locked-shoot = In Spalte a fehlt ein Gangster, und die blaue 3 drückt deinen Vorsprung. Deine rote 1 auf a2 steht gleich daneben: Erschieße a3.
lesson-locked-shoot-other = Patronen sind kostbar. Die blaue 3 in Spalte a ist eine wert: a3.
lesson-locked-shoot-soon = Damit gewinnst du die Spalte, aber knapper. Erschieße erst die blaue 3 auf a3.
lesson-locked-shoot-first = Erst die blaue 3 auf a3: Deine rote 1 auf a2 hat eine Patrone für sie.
lesson-locked-fill = Tot zählt sie für niemanden, füllt aber weiter ihr Feld. Lege die rote 2 aus dem offenen Paar auf a6: Rot 6, Gelb 2.
lesson-locked-fill-colour = Der letzte sollte rot sein: Lege die rote 2 aus dem offenen Paar auf a6.
lesson-locked-fill-gap = Spalte a hat noch eine Lücke, a6. Dorthin gehört die rote 2 aus dem offenen Paar.
lesson-locked-fresh = Vier Ränge für dich. { $p1 } hat die graue 3 bewegt: Sie ist frisch, du kannst sie jetzt nicht zurückbewegen; nur nach einem Schuss ist niemand frisch.
lesson-locked-end = Gib Linien billig her, mach deine eigenen teuer und sperre ein, was nicht weglaufen soll. Den Rest hat das Regelheft.

# Lektion: Gleichstand, und zwei Linien zugleich
lesson-ties = Gleichstand und doppelte Linien
lesson-ties-look = In Zeile 1 fehlt ein Gangster, und es steht Blau 5, Gelb 3, Rot 3. Deine eigene 3 auf f1 würde sie gewinnen, aber nur mit einem Punkt.
lesson-ties-tie = Ein Fremder kann es besser. Lege die gelbe 2 aus dem offenen Paar auf f1: Dann haben Blau und Gelb je 5, und Gleiche stechen einander aus.
lesson-ties-tie-own = Rot 6 gegen Blau 5 gibt einen Rang. Mit der gelben 2 auf f1 werden es drei, und deine 3 behältst du.
lesson-ties-tie-blue = Damit hat Blau 6, und { $p1 } gewinnt die Zeile. Lege die gelbe 2 aus dem offenen Paar auf f1.
lesson-ties-tie-field = Die Lücke, um die es geht, ist f1 in Zeile 1. Dorthin gehört die gelbe 2 aus dem offenen Paar.
lesson-ties-tie-draw = Wer weiß, wer da käme? Die gelbe 2 liegt offen: Lege sie auf f1.
lesson-ties-tie-move = Bewegen füllt hier keine Lücke. Lege die gelbe 2 auf f1.
lesson-ties-tie-shoot = Spar dir die Patrone: Ein Gleichstand kostet dich nichts. Lege die gelbe 2 auf f1.
lesson-ties-won = Blau und Gelb sind aus dem Rennen, und deine 3 ist die höchste Summe, die bleibt. Unter ihr steht keine Bande, also zählt der Vorsprung ab 0: drei Ränge.
lesson-ties-corner = Sieh dir jetzt a6 an: Wer dort landet, füllt Spalte a und Zeile 6 zugleich. In der Spalte führt Rot gegen Blau mit 5 zu 3, in der Zeile hat Blau 3 und Grau 2.
lesson-ties-both = Lege deine eigene 3 auf a6. Dann ist die Spalte fünf Ränge wert, und in der Zeile stehst du mit Blau gleich, sodass Blau leer ausgeht.
lesson-ties-both-grey = Auch das füllt beide Linien, doch die Spalte bringt dir zwei Ränge statt fünf. Lege deine eigene 3 auf a6.
lesson-ties-both-blue = Dann gewinnt Blau die Zeile 6 und holt in Spalte a fast auf. Lege deine eigene 3 auf a6.
lesson-ties-both-field = Beide Linien warten auf a6. Lege deine eigene 3 dorthin.
lesson-ties-both-draw = Du hast genau den Gangster, den du brauchst. Lege deine eigene 3 auf a6.
lesson-ties-both-move = Bewegen hat Zeit, die Ecke nicht: deine eigene 3 auf a6.
lesson-ties-both-shoot = Das geht ohne Patrone: deine eigene 3 auf a6.
lesson-ties-order = Beide Linien werden nacheinander gewertet, und du sagst, welche zuerst. Wähle irgendeine: Es zählt nur, wenn jemand kurz vor der 17 steht, denn dort endet das Spiel.
lesson-ties-nobody = Spalte a brachte dir fünf Ränge. In Zeile 6 haben Rot und Blau einander ausgestochen, und Grau gewann; Grau führt niemand an, sein Punkt verfällt.
lesson-ties-end = Rechne für jede Bande nach, bevor du eine Linie füllst: Der richtige Fremde ist oft mehr wert als eine Patrone. Und was du nicht gewinnst, überlass einer Bande ohne Anführer.

# Die einfache Ansicht im Browser
field-board = Auf dem Plan
field-fresh = Frisch
field-dead = Tot
field-locked = In voller Linie
field-pair = Offenes Paar
field-stacks = Noch im Stapel
field-drawn = Gerade gezogen
field-stock = Eigene Gangster übrig
field-bullets = Patronen
field-rank = Rang
