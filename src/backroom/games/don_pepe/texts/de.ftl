game-name = Don Pepe
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
face-back = verdeckt
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
action-kaboum = Ka-Boum!: die Torte von { $gang } zünden
action-cocktail = Cocktail: Tabletten in Drinks geben
action-cops = Bullen: alle verlassen den Tisch und setzen sich neu
action-move = Weiterrücken: mit dem Gangster auf Stuhl { $chair }
action-discard = { $card } ablegen
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
prompt-to = Auf welchen leeren Stuhl setzt sich dein Gangster?
prompt-to-other = { $seat } sucht den neuen Stuhl aus.
prompt-pill = In wessen Drink kommt die nächste Tablette?
prompt-pill-other = { $seat } verteilt Tabletten.
prompt-reseating = Die Bullen sind weg. Setz einen deiner Gangster auf einen leeren Stuhl.
prompt-reseating-other = { $seat } setzt einen Gangster zurück an den Tisch.
prompt-second = Spiel als zweite Karte ein Weiterrücken, oder hör auf.
prompt-second-other = { $seat } darf noch ein Weiterrücken spielen.

# Was geschehen ist
event-dealt = { $card_id ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
event-shuffled = Der Nachziehstapel ist aufgebraucht: Die { $cards } Karten der Ablage werden zum neuen.
event-started = { $seat } setzt den ersten Gangster.
event-seated = Alle Gangster setzen sich auf die vorgeschlagenen Stühle.
event-placed = { $sleep_id ->
    [asleep] { $seat } setzt { own-man-object }, noch schlafend, auf Stuhl { $chair }.
   *[other] { $seat } setzt { own-man-object } auf Stuhl { $chair }.
}
event-turn = Am Zug: { $seat }.
event-exploded = Die Torte von { $gang } bei Stuhl { $chair } explodiert.
event-died = { $cause_id ->
    [knife] { $seat } lässt { man-object } auf Stuhl { $chair } von Stuhl { $origin } aus erstechen.
    [pistol] { $seat } lässt { man-object } auf Stuhl { $chair } von Stuhl { $origin } aus erschießen.
    [pill] Die zweite Tablette tötet { man-object } auf Stuhl { $chair }.
   *[explosion] Die Explosion tötet { man-object } auf Stuhl { $chair }.
}
event-earned = { $source_id ->
    [register] An der Kasse verdoppelt { $seat } das Einkommen: noch einmal { $dollars }.
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
event-rose = { $seat } will { own-man-object } von Stuhl { $chair } wegsetzen.
event-moved = { $seat } versetzt { own-man-object } von Stuhl { $origin } auf Stuhl { $target }.
event-raided = { $seat } ruft die Bullen: Alle stehen vom Tisch auf.
event-out = { $seat } hat keine Gangster mehr und scheidet aus.
event-hand_shown = { $count ->
    [one] { $seat } legt { $card } offen ab.
   *[other] { $seat } legt { $count } × { $card } offen ab.
}
event-took_pot = { $seat } bekommt den Rest des Topfes: { $dollars }.
event-ended = { $ending_id ->
    [last_gang] Nur noch eine Gang ist übrig: Das Spiel ist aus.
    [pot_empty] Der Topf ist leer: Das Spiel ist aus.
    [nobody_left] Niemand ist mehr übrig, und der Rest des Topfes bleibt liegen: Das Spiel ist aus.
   *[standstill] Zu lange ist nichts geschehen: Das Spiel ist aus, und der Rest des Topfes bleibt liegen.
}

# Warum nicht
reason-not_in_hand = Diese Karte hast du nicht auf der Hand.
reason-nobody_to_stab = Dort sitzt niemand, den ein Messer treffen könnte.
reason-no_knife_near = Direkt neben diesem Stuhl sitzt kein wacher Mike von dir und auch sonst kein wacher Gangster von dir an einem Messer.
reason-nobody_to_shoot = Dort sitzt niemand, den ein Schuss treffen könnte.
reason-no_pistol_opposite = Direkt gegenüber sitzt kein wacher Joe von dir und auch sonst kein wacher Gangster von dir an einer Pistole.
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
reason-none_to_place = So einen Gangster hast du nicht mehr zu setzen.
reason-place_taken = Gangster setzen sich nur auf leere Stühle, und dieser ist besetzt.
reason-none_to_place_again = So einen Gangster hast du nicht mehr zurück an den Tisch zu setzen.
reason-place_taken_again = Auch nach den Bullen setzen sich Gangster nur auf leere Stühle, und dieser ist besetzt.

# Varianten
option-seating = Wer zu Beginn wo sitzt
option-seating-suggested = Sitzvorschlag: Alle Gangster sitzen, wie es die Schachtel vorsieht
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
table-legend = { $boss } Boss, { $joe } Joe, { $mike } Mike, { $jim } Jim; kleine Buchstaben schlafen; { $cake } Torte.

# Die einfache Ansicht im Browser
field-men = Bande
field-kinds = Wer
field-asleep = Schläft
field-served = Bekam gerade eine Tablette
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
many-knife = Messer: den Gangster erstechen auf Stuhl
many-pistol = Pistole: den Gangster erschießen auf Stuhl
many-cake = Torte: stellen vor Stuhl
many-pass_cake = Torte weiterreichen: die von { $gang } schieben
many-kaboum = Ka-Boum!: zünden, und zwar die Torte von
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
board-pile = Nachziehstapel: { $cards } Karten
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
board-does-cocktail = Betäube drei an Drinks
board-does-kaboum = Zünde eine fremde Torte
board-does-cops = Alle stehen auf, neu setzen
board-hint-none = Jetzt ohne Ziel: ablegen, oder eine andere nehmen.
board-hint-move = Wähl, wer weiterrückt, oder leg die Karte ab.
board-hint-knife = { $count ->
    [one] Einer ist in Reichweite. Oder leg sie ab.
   *[other] { $count } sind in Reichweite. Oder leg sie ab.
}
board-hint-pistol = { $count ->
    [one] Einer ist im Visier. Oder leg sie ab.
   *[other] { $count } sind im Visier. Oder leg sie ab.
}
board-hint-cake = Wähl einen Stuhl. Sie explodiert im nächsten Zug.
board-hint-pass_cake = Wähl die Torte, oder leg die Karte ab.
board-hint-slide = Wähl die Richtung. Die Punkte zeigen die Explosion.
board-hint-cocktail = Spiel sie auf den Topf, dann wähl Drinks; oder leg sie ab.
board-hint-kaboum = Wähl die Torte, oder leg die Karte ab.
board-hint-cops = Spiel sie auf den Topf, oder leg sie ab.
board-hint-second = Wähl, wer weiterrückt.
board-hint-to = Wähl einen leeren Stuhl.
board-tip-bar = Bar: bringt 1.000; beide Bars zusammen 4.000.
board-tip-restaurant = Restaurant: bringt 1.000; beide zusammen 4.000.
board-tip-gambling = Spielhalle: bringt 1.000; beide zusammen 4.000.
board-tip-register = Kasse: verdoppelt das ganze Einkommen.
board-tip-drink = Drink: Ein Cocktail kann eine Tablette hineingeben.
board-tip-pistol = Pistole: Wer hier sitzt, kann schießen.
board-tip-knife = Messer: Wer hier sitzt, kann zustechen.
board-tip-x = Kopfende: Hier sitzt niemand gegenüber.
board-tip-boss = Der Boss bringt auf jedem Stuhl 1.000.
board-tip-joe = Joe trägt eine Pistole: Er schießt von jedem Stuhl, der ein Gegenüber hat.
board-tip-mike = Mike trägt ein Messer: Er sticht von jedem Stuhl aus zu.
board-tip-jim = Jim trägt nichts.
board-tip-asleep = Schläft: kein Einkommen, kein Angriff, kein Weiterrücken. Eine zweite Tablette tötet.
board-tip-cake = Die Explosion trifft die Stühle { $chairs }.
