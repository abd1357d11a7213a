game-name = Don Pepe
game-goal = Kassieren und überleben; das meiste Geld gewinnt.
game-idea = Dreißig Stühle, bewaffnete Gäste und Torten, die explodieren: Hol mehr Geld aus dem Topf als alle anderen.

# Namen
gang-yellow = Gelb
gang-red = Rot
gang-blue = Blau
gang-green = Grün
gang-orange = Orange
gang-purple = Lila
kind-boss = Boss
kind-joe = Joe
kind-mike = Mike
kind-jim = Jim
sleep-awake = wach
sleep-asleep = schlafend
direction-cw = im Uhrzeigersinn
direction-ccw = gegen den Uhrzeigersinn
item-bar = Bar
item-restaurant = Restaurant
item-gambling = Spielhalle
item-register = Kasse
item-drink = Drink
item-pistol = Pistole
item-knife = Messer
item-x = Tischset mit X
source-bar = Bars
source-restaurant = Restaurants
source-gambling = Spielhallen
source-boss = Boss
source-register = Kasse
card-move = Weiterrücken
card-knife = Messer
card-pistol = Pistole
card-cake = Torte
card-pass_cake = Torte weiterreichen
card-cocktail = Cocktail
card-kaboum = Ka-Boum!
card-cops = Bullen
face-move = { card-move }
face-knife = { card-knife }
face-pistol = { card-pistol }
face-cake = { card-cake }
face-pass_cake = { card-pass_cake }
face-cocktail = { card-cocktail }
face-kaboum = { card-kaboum }
face-cops = { card-cops }
face-back = verdeckte Karte
cause-explosion = Explosion
cause-knife = Messer
cause-pistol = Pistole
cause-pill = Tablette
ending-last_gang = nur noch eine Gang
ending-pot_empty = Topf leer
ending-nobody_left = niemand mehr da
ending-standstill = Stillstand

# Satzteile
man = { $kind_id ->
    [boss] der Boss von { $gang }
   *[other] { $kind } von { $gang }
}
man-object = { $kind_id ->
    [boss] den Boss von { $gang }
   *[other] { $kind } von { $gang }
}
own-man-object = { $kind_id ->
    [boss] den Boss
   *[other] { $kind }
}

# Was getan wird
action-knife = Messer: den Gangster auf Stuhl { $chair } erstechen
action-pistol = Pistole: den Gangster auf Stuhl { $chair } erschießen
action-cake = Torte: vor Stuhl { $chair } stellen
action-pass_cake = Torte weiterreichen: die von { $gang } { $direction } schieben
action-kaboum = Ka-Boum! Die Torte von { $gang } zünden
action-cocktail = Cocktail: Tabletten in Drinks geben
action-cops = Bullen: Alle stehen auf und setzen sich neu
action-move = Weiterrücken: mit dem Gangster auf Stuhl { $chair }
action-discard = Ablegen: { $card }
action-to = Auf Stuhl { $chair } setzen
action-pill = Eine Tablette in den Drink an Stuhl { $chair } geben
action-place = { $kind } auf Stuhl { $chair } setzen
action-place_asleep = { $kind }, schlafend, auf Stuhl { $chair } setzen
action-end = Keine weitere Karte spielen
outcome-deal = { $seat } zieht { $card }
outcome-start = { $seat } setzt den ersten Gangster

# Was gefragt ist
prompt-seating = Setz einen deiner Gangster auf einen leeren Stuhl.
prompt-seating-other = { $seat } setzt einen Gangster.
prompt-card = Spiel eine Karte oder leg eine ab.
prompt-card-other = { $seat } spielt eine Karte oder legt eine ab.
may-card-knife = spiel eine Karte
may-card-pistol = spiel eine Karte
may-card-cake = spiel eine Karte
may-card-pass_cake = spiel eine Karte
may-card-kaboum = spiel eine Karte
may-card-cocktail = spiel eine Karte
may-card-cops = spiel eine Karte
may-card-move = spiel eine Karte
may-card-discard = leg eine ab
may-card-end = hör auf
prompt-to = Auf welchen leeren Stuhl setzt sich dein Gangster?
prompt-to-other = { $seat } sucht den neuen Stuhl aus.
prompt-pill = In wessen Drink kommt die nächste Tablette?
prompt-pill-other = { $seat } verteilt Tabletten.
prompt-reseating = Die Bullen sind weg. Setz einen deiner Gangster auf einen leeren Stuhl.
prompt-reseating-other = { $seat } setzt einen Gangster zurück an den Tisch.
prompt-second = Spiel als zweite Karte ein Weiterrücken, oder hör auf.
prompt-second-other = { $seat } darf noch ein Weiterrücken spielen.
may-second-move = spiel als zweite Karte ein Weiterrücken
may-second-end = hör auf

# Was geschehen ist
event-dealt = { $card_id ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
event-shuffled = Der Nachziehstapel ist leer: Die { $cards } Karten der Ablage werden zum neuen Stapel.
event-started = { $seat } setzt den ersten Gangster.
event-seated = Alle Gangster setzen sich auf die vorgeschlagenen Stühle.
event-placed = { $sleep_id ->
    [asleep] { $seat } setzt { own-man-object }, noch schlafend, auf Stuhl { $chair }.
   *[other] { $seat } setzt { own-man-object } auf Stuhl { $chair }.
}
event-turn = Am Zug: { $seat }.
event-exploded = Die Torte von { $gang } bei Stuhl { $chair } explodiert.
event-died = { $cause_id ->
    [knife] { $seat } ersticht { man-object } auf Stuhl { $chair } von Stuhl { $origin } aus.
    [pistol] { $seat } erschießt { man-object } auf Stuhl { $chair } von Stuhl { $origin } aus.
    [pill] Die zweite Tablette tötet { man-object } auf Stuhl { $chair }.
   *[explosion] Die Explosion tötet { man-object } auf Stuhl { $chair }.
}
event-earned = { $source_id ->
    [register] Die Kasse verdoppelt das Einkommen von { $seat }: noch einmal { $dollars }.
    [boss] Der Boss bringt { $seat } { $dollars }.
   *[other] { $source } bringen { $seat } { $dollars }.
}
event-paid = { $dollars ->
    [0] { $seat } geht leer aus; im Topf sind { $pot }.
   *[other] { $seat } nimmt { $dollars } aus dem Topf; { $pot } bleiben.
}
event-played = { $seat } spielt { $card }.
event-discarded = { $seat } legt { $card } ab.
event-stopped = { $seat } spielt keine weitere Karte.
event-cake_put = { $seat } stellt die eigene Torte vor Stuhl { $chair }.
event-cake_passed = { $seat } schiebt die Torte von { $gang } von Stuhl { $origin } zu Stuhl { $target }.
event-fell_asleep = { $seat } betäubt { man-object } auf Stuhl { $chair }.
event-woke = Auf Stuhl { $chair } wacht { man } auf.
event-rose = { $seat } versetzt gleich { own-man-object } von Stuhl { $chair }.
event-moved = { $seat } versetzt { own-man-object } von Stuhl { $origin } auf Stuhl { $target }.
event-raided = { $seat } ruft die Bullen: Alle stehen vom Tisch auf.
event-out = { $seat } hat keine Gangster mehr und scheidet aus.
event-hand_shown = { $count ->
    [one] Offen abgelegt von { $seat }: { $card }.
   *[other] Offen abgelegt von { $seat }: { $count } × { $card }.
}
event-took_pot = { $seat } bekommt den Rest des Topfes: { $dollars }.
event-ended = { $ending_id ->
    [last_gang] Nur noch eine Gang ist übrig: Das Spiel ist aus.
    [pot_empty] Der Topf ist leer: Das Spiel ist aus.
    [nobody_left] Niemand ist mehr übrig, und der Rest des Topfes bleibt liegen: Das Spiel ist aus.
   *[standstill] Es ist zu lange nichts geschehen: Das Spiel ist aus, und der Rest des Topfes bleibt liegen.
}

# Warum nicht
reason-not_in_hand = Diese Karte hast du nicht auf der Hand.
reason-nobody_to_stab = Dort sitzt niemand, den du erstechen könntest.
reason-no_knife_near = Direkt neben diesem Stuhl hast du weder einen wachen Mike noch einen wachen Gangster an einem Messer.
reason-nobody_to_shoot = Dort sitzt niemand, den du erschießen könntest.
reason-no_pistol_opposite = Direkt gegenüber hast du weder einen wachen Joe noch einen wachen Gangster an einer Pistole.
reason-head_faces_nobody = Den Kopfenden sitzt niemand gegenüber: Dort wird niemand erschossen.
reason-own_man = Messer und Pistole treffen nie die eigene Gang.
reason-cake_there_already = An diesem Stuhl steht schon eine Torte.
reason-no_cake_to_pass = Von dieser Gang steht keine Torte auf dem Tisch, die du weiterreichen könntest.
reason-own_cake_stays = Weiterreichen kannst du nur fremde Torten.
reason-cake_in_the_way = Wo die Torte ankäme, steht schon eine.
reason-no_cake_to_set_off = Von dieser Gang steht keine Torte auf dem Tisch, die du zünden könntest.
reason-own_cake_waits = Zünden kannst du nur fremde Torten.
reason-nobody_drinks = An keinem Drink sitzt jemand.
reason-no_pill_left = Im Vorrat ist keine Tablette mehr.
reason-no_drink_there = An diesem Stuhl steht kein Drink.
reason-nobody_at_drink = An diesem Drink sitzt niemand.
reason-had_a_pill = In diesem Drink ist schon eine Tablette von dieser Karte.
reason-not_your_man = Dort sitzt kein Gangster von dir.
reason-asleep_there = Dieser Gangster schläft und kann nicht versetzt werden.
reason-all_chairs_taken = Alle Stühle sind besetzt, also kann niemand den Platz wechseln.
reason-moved_already = Diesen Gangster hast du in diesem Zug schon versetzt; das zweite Weiterrücken gilt für einen anderen.
reason-chair_taken = Auf diesem Stuhl sitzt schon jemand.
reason-none_to_place = Von dieser Art hast du keinen Gangster mehr zu setzen.
reason-place_taken = Gangster setzen sich nur auf leere Stühle, und dieser ist besetzt.
reason-none_to_place_again = Von dieser Art hast du keinen Gangster mehr, der zurück an den Tisch muss.
reason-place_taken_again = Auch nach den Bullen setzen sich Gangster nur auf leere Stühle, und dieser ist besetzt.

# Varianten
option-seating = Sitzordnung zu Beginn
option-seating-suggested = Sitzvorschlag: Alle Gangster sitzen, wie es die Regel vorschlägt
option-seating-free = Freie Platzwahl: Alle setzen ihre Gangster der Reihe nach selbst

# Der gezeichnete Tisch
table-pot = Topf: { $dollars } $
table-pile = Stapel: { $cards }
table-discards = Ablage: { $cards }
table-dollars = { $dollars }
table-money = Geld
table-hand = Hand: { $cards }
table-cards = Karten
table-men = Gangster
table-unseated = noch zu setzen
table-out = ausgeschieden
table-legend = { $boss } Boss, { $joe } Joe, { $mike } Mike, { $jim } Jim; Kleinbuchstabe: schläft; { $cake } Torte.

# Die einfache Ansicht im Browser
field-men = Gang
field-kinds = Wer
field-asleep = Schläft
field-served = Hat gerade eine Tablette bekommen
field-cake = Torte von
field-money = Geld
field-pot = Topf
field-unseated = Noch zu setzen
field-hands = Hand
field-pile = Stapel
field-discards = Ablage
axis-chair = Stuhl
axis-kind = Gangster
box-chair-chairs = Davor
box-chair-chairs-bar = { item-bar }
box-chair-chairs-restaurant = { item-restaurant }
box-chair-chairs-gambling = { item-gambling }
box-chair-chairs-register = { item-register }
box-chair-chairs-drink = { item-drink }
box-chair-chairs-pistol = { item-pistol }
box-chair-chairs-knife = { item-knife }
box-chair-chairs-x = { item-x }
box-chair-opposites = Gegenüber
box-chair-opposites-0 = niemand
many-knife = Messer: den Gangster erstechen auf Stuhl
many-pistol = Pistole: den Gangster erschießen auf Stuhl
many-cake = Torte: stellen vor Stuhl
many-pass_cake = Torte weiterreichen: die von { $gang } schieben
many-kaboum = Ka-Boum! Zünde die Torte von
many-move = Weiterrücken: mit dem Gangster auf Stuhl
many-discard = Ablegen:
many-to = Setzen auf Stuhl
many-pill = Eine Tablette in den Drink an Stuhl
many-place = { $kind } setzen auf Stuhl
many-place_asleep = { $kind }, schlafend, setzen auf Stuhl

# Auf dem Tisch
board-name = Ovaler Tisch mit dreißig Stühlen
board-unit = Dollar
board-number = { $number }
board-dollars = { $dollars } $
board-plus = +{ $dollars }
board-plus-brief = +{ $thousands }k
board-thousands = { $thousands }k
board-man = { $kind_id ->
    [boss] Boss von { $gang }
   *[other] { $kind } von { $gang }
}
board-chair = Stuhl { $chair }
board-empty = leer
board-none = keine
board-cake = Torte
board-cake-kept = bereit
board-cake-there = bei { $chair }
board-cake-of = Torte von { $gang }
board-cake-at = Torte von { $gang } bei Stuhl { $chair }
board-pot-title = DER TOPF
board-pot = Topf: { $dollars } Dollar
board-felt = Karte hier ausspielen. { $pot }
board-pile = { $cards ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $cards } Karten
}
board-to-draw = { $cards } im Stapel
board-discards = Ablage: { $cards }
board-spent = { $cards } abgelegt
board-pills = { $count ->
    [one] { $count } Tablette
   *[other] { $count } Tabletten
}
board-pills-left = Tabletten im Vorrat: { $count }
board-slide-cw = Im Uhrzeigersinn schieben
board-slide-ccw = Gegen den Uhrzeigersinn schieben
board-slide-cw-to = Im Uhrzeigersinn schieben, zu Stuhl { $chair }
board-slide-ccw-to = Gegen den Uhrzeigersinn schieben, zu Stuhl { $chair }
board-your-hand = Deine Hand
board-no-cards = Keine Karte auf der Hand.
board-out = Du bist ausgeschieden. Dein Geld zählt weiter.
board-to-seat = Noch zu setzen
board-seat-man = { $kind }, { $count }
board-end-turn = Zug beenden
board-from-boss = Boss
board-from-business = Geschäfte
board-from-register = Kasse
board-from-pot = Rest des Topfes
board-turn = Dieser Zug
board-step-exploded = Torte: bei Stuhl { $chair } explodiert
board-step-no-cake = Torte: keine von dir explodiert
board-step-income = Einkommen: +{ $dollars }
board-step-cards = Karten: eine spielen oder ablegen
board-step-second = Karten: noch ein Weiterrücken?
board-step-wake = Nachziehen, Schlafende wecken
board-how-title = So geht’s
board-how = In deinem Zug geht deine Torte hoch, deine wachen Gangster holen Geld aus dem Topf, dann spielst du eine Karte. Das meiste Geld gewinnt.
board-how-seating = Zieh einen Gangster auf einen leeren Stuhl, oder klick beide an. Was vor einem Stuhl liegt, bewaffnet oder bezahlt, wer dort sitzt.
board-does-move = Setz einen von dir um
board-does-knife = Erstich einen Nachbarn
board-does-pistol = Erschieß dein Gegenüber
board-does-cake = Stell deine Torte an einen Stuhl
board-does-pass_cake = Schieb eine fremde Torte
board-does-cocktail = Betäube, wer trinkt
board-does-kaboum = Zünde eine fremde Torte
board-does-cops = Alle auf und neu setzen
board-ask-none = Zurzeit kein Ziel: { $card }.
board-ask-move = Weiterrücken: Wähle, wer aufsteht.
board-ask-knife = Messer: Wähle, wen es trifft.
board-ask-pistol = Pistole: Wähle, wen es trifft.
board-ask-cake = Torte: Wähle einen Stuhl für sie.
board-ask-pass_cake = Wähle die Torte, die weitergeht.
board-ask-slide = Wähle die Richtung der Torte.
board-ask-cocktail = Cocktail: Spiel ihn auf den Filz.
board-ask-kaboum = Ka-Boum! Wähle die Torte, die hochgeht.
board-ask-cops = Bullen: Spiel sie auf den Filz.
board-hint-none = Leg sie ab, oder wähle eine andere.
board-hint-move = Oder leg die Karte ab.
board-hint-knife = { $count ->
    [one] In Reichweite: Stuhl { $chairs }. Oder leg die Karte ab.
   *[other] In Reichweite: Stühle { $chairs }. Oder leg die Karte ab.
}
board-hint-pistol = { $count ->
    [one] Im Visier: Stuhl { $chairs }. Oder leg die Karte ab.
   *[other] Im Visier: Stühle { $chairs }. Oder leg die Karte ab.
}
board-hint-cake = Sie explodiert in deinem nächsten Zug. Oder leg die Karte ab.
board-hint-pass_cake = Sie rutscht bis zum nächsten Gangster. Oder leg die Karte ab.
board-hint-slide = Gestrichelt: wo sie hält. Punkte: wen die Explosion trifft.
board-hint-cocktail = Dann wähl, wer trinkt. Oder leg die Karte ab.
board-hint-kaboum = Sie explodiert sofort. Oder ablegen.
board-hint-cops = Alle stehen auf und setzen sich neu. Oder leg sie ab.
board-more-card = Wähle eine Karte: Ihre Ziele werden markiert.
board-more-second = Wähle Weiterrücken, oder beende den Zug.
board-more-end = Kein Weiterrücken möglich: Beende den Zug.
board-more-to = Wähle einen markierten Stuhl.
board-more-seating = Wähle einen Gangster, dann einen Stuhl.
board-more-reseating = Wähle einen Gangster, dann einen Stuhl.
board-more-pill = Tablette { $pill } von { $doses }. Markiert ist, wer einen Drink hat.
board-hint-second = Wähle, wer weiterrückt.
board-hint-to = Wähle einen leeren Stuhl.
board-tip-bar = Bar: bringt { $share }; beide Bars zusammen { $pair }.
board-tip-restaurant = Restaurant: bringt { $share }; beide zusammen { $pair }.
board-tip-gambling = Spielhalle: bringt { $share }; beide zusammen { $pair }.
board-tip-register = Kasse: verdoppelt das ganze Einkommen.
board-tip-drink = Drink: Ein Cocktail kann eine Tablette hineingeben.
board-tip-pistol = Pistole: Wer hier sitzt, kann schießen.
board-tip-knife = Messer: Wer hier sitzt, kann zustechen.
board-tip-x = Kopfende: Hier sitzt niemand gegenüber.
board-tip-boss = Der Boss bringt auf jedem Stuhl { $share }.
board-tip-joe = Joe trägt eine Pistole: Er schießt von jedem Stuhl, der ein Gegenüber hat.
board-tip-mike = Mike trägt ein Messer: Er sticht von jedem Stuhl aus zu.
board-tip-jim = Jim trägt nichts.
board-tip-asleep = Schläft: kein Einkommen, kein Angriff, kein Weiterrücken. Eine zweite Tablette tötet.
board-tip-cake = Die Explosion trifft die Stühle { $chairs }.

# Lektion: die ersten fünf Minuten
lesson-first = Die ersten fünf Minuten
lesson-first-goal = Du führst Gelb an; wer das meiste Geld aus diesem Topf holt, gewinnt. Dein Zug begann mit den Einnahmen: je 1.000 für deinen Boss, deine Bar und deine Spielhalle.
lesson-first-knife = Spiele jetzt eine Karte. Dein Mike auf Stuhl 4 hat ein Messer, und gleich neben ihm, auf Stuhl 3, sitzt ein Blauer an der Kasse: Nimm das Messer für Stuhl 3.
lesson-first-knife-other = Das Messer erreicht all diese Nachbarn, doch die Kasse ist auf Stuhl 3.
lesson-first-knife-discard = Abgelegt wird bei schlechter Hand. Du hast ein Messer: Nimm es für Stuhl 3.
lesson-first-knife-card = Eine starke Karte, und du brauchst sie noch. Beginne mit dem Messer, auf Stuhl 3.
lesson-first-rise = Nach jeder Karte darfst du ein Weiterrücken spielen. Lass Jim von Stuhl 30 aufstehen, dort verdient er nichts.
lesson-first-rise-other = Der sitzt gut, wo er ist. Jim auf Stuhl 30 hat nur ein leeres Set vor sich: Rücke ihn weiter.
lesson-first-rise-end = Noch nicht: Stuhl 3 ist frei, und du hast ein Weiterrücken. Nimm Jim von Stuhl 30.
lesson-first-register = Stuhl 3 ist als einziger leer. Setze ihn dorthin, an die Kasse.
lesson-first-income = Die Kasse verdoppelt deine Einnahmen: diesmal 6.000. Doch { $p2 } hat eine Torte vor Stuhl 24 gestellt, und zu Beginn des nächsten Zuges von { $p2 } sprengt sie ihn und beide daneben.
lesson-first-pass = Dein Boss sitzt auf Stuhl 25. Spiele „Torte weiterreichen“ und schiebe die blaue Torte von ihm weg, gegen den Uhrzeigersinn, vor Stuhl 23.
lesson-first-pass-way = Dann hält sie genau vor deinem Boss! Schiebe sie gegen den Uhrzeigersinn, vor Stuhl 23.
lesson-first-pass-discard = Sieh erst nach deinem Boss: Neben ihm tickt eine Torte. Reiche sie weiter.
lesson-first-pass-card = Damit tickt die Torte weiter, wo sie steht. Spiele „Torte weiterreichen“ und schiebe sie vor Stuhl 23.
lesson-first-hold = Nun ist niemand von dir in Gefahr. Heb dir das Weiterrücken auf und beende den Zug.
lesson-first-hold-move = Deine Leute sitzen gut. Spar dir das Weiterrücken und beende den Zug.
lesson-first-boom = Die eigene Torte von { $p2 } ging bei Stuhl 23 hoch und hat 22, 23 und 24 geräumt: zwei rote Gangster, ein blauer. Und du hast wieder 6.000 verdient.
lesson-first-pistol = Die Pistole schießt quer über den Tisch. Dein Boss auf Stuhl 25 hat eine vor sich und sitzt Stuhl 5 gegenüber, der Spielhalle von Rot: Schieß.
lesson-first-pistol-discard = Wirf nicht weg, womit du schießen kannst. Nimm die Pistole für Stuhl 5.
lesson-first-pistol-card = Gut, aber jetzt ist die Pistole besser: Stuhl 5.
lesson-first-again = Eine Spielhalle hast du schon, und die andere ist jetzt frei. Spiele ein Weiterrücken mit Jim auf Stuhl 16.
lesson-first-again-other = Der wird dort gebraucht. Nimm Jim von Stuhl 16.
lesson-first-again-end = Dann setzt sich jemand anders hin. Spiele dein Weiterrücken mit Jim auf Stuhl 16.
lesson-first-casino = Setze ihn auf Stuhl 5. Beide Spielhallen zusammen bringen 4.000 statt 2.000.
lesson-first-casino-other = Ein leerer Stuhl, aber kein Geschäft. Die Spielhalle ist Stuhl 5.
lesson-first-end = Im nächsten Zug verdienst du 12.000. Räume einen Stuhl, nimm ihn, und behalte die Torten im Auge: Ist der Topf leer oder nur eine Gang übrig, gewinnt das meiste Geld.

# Lektion: Torten und Cocktails
lesson-cakes = Torten und Cocktails
lesson-cakes-look = In jeder Torte steckt eine Bombe. Der rote Boss auf Stuhl 13 sitzt zwischen zwei blauen Gangstern, und kein Stuhl ist leer: Niemand kann weg.
lesson-cakes-cake = Spiele deine Torte und stelle sie vor Stuhl 13. Sie tickt, bis dein nächster Zug beginnt.
lesson-cakes-cake-chair = Eine Torte schont niemanden, auch nicht deine Leute. Vor Stuhl 13 trifft sie nur andere.
lesson-cakes-cake-card = Das hat Zeit. Erst die Torte, vor Stuhl 13.
lesson-cakes-stop = Nach jeder Karte darf ein Weiterrücken folgen, doch alle Stühle sind besetzt. Beende den Zug.
lesson-cakes-boom = Niemand hatte eine Karte, um sie wegzuschieben. Deine Torte ging hoch: Der rote Boss und beide Nachbarn sind weg, drei Stühle sind leer.
lesson-cakes-cocktail = Jetzt zur Bar. Spiele den Cocktail: Drei Gangster, die an Drinks sitzen, bekommen eine Tablette.
lesson-cakes-cocktail-card = Erst ist die Bar geöffnet: Spiele den Cocktail.
lesson-cakes-joe = Wer schläft, verdient nichts, greift nicht an und kann nicht weiterrücken. Gib die erste Tablette dem roten Joe auf Stuhl 20.
lesson-cakes-joe-other = Nicht den, und schone deine eigenen Leute. Der rote Joe auf Stuhl 20 ist bewaffnet.
lesson-cakes-mike = Die zweite bekommt der rote Mike auf Stuhl 24, gleich neben deinem Boss.
lesson-cakes-mike-other = Dein Boss ist wichtiger: Der rote Mike auf Stuhl 24 muss schlafen.
lesson-cakes-last = Und die dritte der blaue Joe auf Stuhl 26, auf der anderen Seite deines Bosses.
lesson-cakes-last-other = Der blaue Joe auf Stuhl 26 sitzt deinem Boss am nächsten. Lass ihn schlafen.
lesson-cakes-move = Jetzt kann ein Weiterrücken folgen. Lass Jim von Stuhl 30 aufstehen, dort verdient er nichts.
lesson-cakes-move-other = Der sitzt gut. Nimm Jim von Stuhl 30.
lesson-cakes-move-end = Du hast ein Weiterrücken, und endlich sind Stühle frei. Nimm Jim von Stuhl 30.
lesson-cakes-seat = An Stuhl 12 liegt eine Pistole, und er steht deiner Bar auf Stuhl 18 gegenüber. Besser sitzt du dort als jemand anders.
lesson-cakes-seat-other = Ein leerer Stuhl, aber die Pistole, die auf deine Bar zielt, liegt an Stuhl 12.
lesson-cakes-end = Schläfer wachen am Ende ihres eigenen Zuges auf; eine zweite Tablette vorher tötet. Und „Ka-Boum!“ zündet jede fremde Torte sofort.

# Lektion: Waffen und Ka-Boum!
lesson-weapons = Waffen und Ka-Boum!
lesson-weapons-chair = Vor Stuhl 10 liegt ein Messer. Wer dort sitzt, kann nach links und nach rechts zustechen, sogar ein einfacher Jim wie deiner.
lesson-weapons-stab = Neben deinem Jim, auf Stuhl 9, sitzt der blaue Boss, der in jedem Zug 1.000 verdient, wo er auch sitzt. Spiele das Messer gegen Stuhl 9.
lesson-weapons-stab-other = Das Messer erreicht all diese Nachbarn. Der blaue Boss auf Stuhl 9 ist am meisten wert.
lesson-weapons-stab-discard = Neben einem Boss legt man nichts ab. Nimm das Messer für Stuhl 9.
lesson-weapons-stab-card = Heb dir das auf. Beginne mit dem Messer, gegen Stuhl 9.
lesson-weapons-hold = Stuhl 9 ist jetzt leer, doch dir fehlt ein Weiterrücken, um ihn zu besetzen. Beende den Zug.
lesson-weapons-trap = { $p2 } hat die blaue Torte vor Stuhl 14 gestellt, zwischen den roten Boss und einen roten Mike. Doch { $p1 } ist vorher am Zug und würde sie einfach wegschieben.
lesson-weapons-boom = Also warte nicht: „Ka-Boum!“ zündet eine fremde Torte sofort. Spiele es auf die blaue Torte.
lesson-weapons-boom-discard = Hier gibt es nichts abzulegen. Spiele „Ka-Boum!“ auf die blaue Torte.
lesson-weapons-boom-card = Dann schiebt { $p1 } die Torte weg. Spiele jetzt „Ka-Boum!“ auf die blaue Torte.
lesson-weapons-rise = Der rote Boss und sein Mike sind weg. Ein Joe hat seine Pistole überall dabei: Spiele ein Weiterrücken mit deinem Joe auf Stuhl 8.
lesson-weapons-rise-other = Lass den sitzen. Nimm den Joe von Stuhl 8.
lesson-weapons-rise-end = Es sind Stühle frei, und du hast ein Weiterrücken. Nimm den Joe von Stuhl 8.
lesson-weapons-seat = Stuhl 13 steht Stuhl 17 gegenüber, wo ein blauer Jim am Messer sitzt, gleich neben deiner Bar auf 18. Setze deinen Joe auf Stuhl 13.
lesson-weapons-seat-head = An den beiden Kopfenden schießt niemand, und niemand wird erschossen. Setze ihn auf Stuhl 13.
lesson-weapons-seat-other = Von dort sähe er nur einen deiner eigenen Leute. Setze ihn auf Stuhl 13.
lesson-weapons-fire = Jetzt hat dein Joe den blauen Jim genau vor der Pistole. Spiele die Pistole gegen Stuhl 17.
lesson-weapons-fire-other = Auch erreichbar, doch der blaue Jim neben deiner Bar sitzt auf Stuhl 17.
lesson-weapons-fire-discard = Du hast ein Ziel vor dir: Spiele die Pistole gegen Stuhl 17.
lesson-weapons-fire-card = Das hat Zeit. Spiele die Pistole gegen Stuhl 17.
lesson-weapons-end = Achte immer darauf, wer wem gegenübersitzt und wer neben einem Messer. Eine Karte ändert alles: Kommen die Bullen, stehen alle auf und setzen sich neu.
