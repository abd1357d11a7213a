game-name = Don Pepe
game-goal = Verdien en blijf in leven; het meeste geld wint.
game-idea = Dertig stoelen, gewapende gasten en taarten die ontploffen: haal meer geld uit de pot dan wie ook.

# Namen
gang-yellow = geel
gang-red = rood
gang-blue = blauw
gang-green = groen
gang-orange = oranje
gang-purple = paars
kind-boss = Baas
kind-joe = Joe
kind-mike = Mike
kind-jim = Jim
sleep-awake = wakker
sleep-asleep = slapend
direction-cw = met de klok mee
direction-ccw = tegen de klok in
item-bar = bar
item-restaurant = restaurant
item-gambling = gokhal
item-register = kassa
item-drink = drankje
item-pistol = pistool
item-knife = mes
item-x = placemat met X
source-bar = bars
source-restaurant = restaurants
source-gambling = gokhallen
source-boss = Baas
source-register = kassa
card-move = Verplaatsen
card-knife = Mes
card-pistol = Pistool
card-cake = Taart
card-pass_cake = Taart doorschuiven
card-cocktail = Cocktail
card-kaboum = Ka-Boum!
card-cops = Politie
face-move = { card-move }
face-knife = { card-knife }
face-pistol = { card-pistol }
face-cake = { card-cake }
face-pass_cake = { card-pass_cake }
face-cocktail = { card-cocktail }
face-kaboum = { card-kaboum }
face-cops = { card-cops }
face-back = gedekte kaart
cause-explosion = ontploffing
cause-knife = mes
cause-pistol = pistool
cause-pill = pil
ending-last_gang = nog één bende over
ending-pot_empty = pot leeg
ending-nobody_left = niemand meer over
ending-standstill = stilstand

# Zinsdelen
man = { $kind_id ->
    [boss] de Baas van { $gang }
   *[other] { $kind } van { $gang }
}
man-object = { $kind_id ->
    [boss] de Baas van { $gang }
   *[other] { $kind } van { $gang }
}
own-man-object = { $kind_id ->
    [boss] de Baas
   *[other] { $kind }
}

# Wat er gedaan wordt
action-knife = Mes: steek de gangster op stoel { $chair } neer
action-pistol = Pistool: schiet de gangster op stoel { $chair } neer
action-cake = Taart: zet die bij stoel { $chair }
action-pass_cake = Taart doorschuiven: schuif die van { $gang } { $direction }
action-kaboum = Ka-Boum! Laat de taart van { $gang } ontploffen
action-cocktail = Cocktail: doe pillen in drankjes
action-cops = Politie: iedereen staat op en gaat opnieuw zitten
action-move = Verplaatsen: de gangster op stoel { $chair }
action-discard = Leg af: { $card }
action-to = Ga naar stoel { $chair }
action-pill = Doe een pil in het drankje bij stoel { $chair }
action-place = Zet { own-man-object } op stoel { $chair }
action-place_asleep = Zet { own-man-object }, slapend, op stoel { $chair }
action-end = Speel geen kaart meer
outcome-deal = { $seat } trekt { $card }
outcome-start = { $seat } zet de eerste gangster neer

# Wat er gevraagd wordt
prompt-seating = Zet een van je gangsters op een lege stoel.
prompt-seating-other = { $seat } zet een gangster neer.
prompt-card = Speel een kaart, of leg er een af.
prompt-card-other = { $seat } speelt een kaart of legt er een af.
may-card-knife = speel een kaart
may-card-pistol = speel een kaart
may-card-cake = speel een kaart
may-card-pass_cake = speel een kaart
may-card-kaboum = speel een kaart
may-card-cocktail = speel een kaart
may-card-cops = speel een kaart
may-card-move = speel een kaart
may-card-discard = leg er een af
may-card-end = stop
prompt-to = Op welke lege stoel gaat je gangster zitten?
prompt-to-other = { $seat } kiest de nieuwe stoel.
prompt-pill = In welk drankje komt de volgende pil?
prompt-pill-other = { $seat } doet pillen in drankjes.
prompt-reseating = De politie is weg. Zet een van je gangsters op een lege stoel.
prompt-reseating-other = { $seat } zet een gangster terug aan tafel.
prompt-second = Speel als tweede kaart een Verplaatsen, of stop.
prompt-second-other = { $seat } mag nog een Verplaatsen spelen.
may-second-move = speel als tweede kaart een Verplaatsen
may-second-end = stop

# Wat er gebeurd is
event-dealt = { $card_id ->
    [hidden] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $card }.
}
event-shuffled = De trekstapel is op: de { $cards } afgelegde kaarten worden de nieuwe.
event-started = { $seat } zet de eerste gangster neer.
event-seated = Alle gangsters gaan op de voorgestelde stoelen zitten.
event-placed = { $sleep_id ->
    [asleep] { $seat } zet { own-man-object }, nog slapend, op stoel { $chair }.
   *[other] { $seat } zet { own-man-object } op stoel { $chair }.
}
event-turn = Aan de beurt: { $seat }.
event-exploded = De taart van { $gang } bij stoel { $chair } ontploft.
event-died = { $cause_id ->
    [knife] { $seat } steekt { man-object } op stoel { $chair } neer vanaf stoel { $origin }.
    [pistol] { $seat } schiet { man-object } op stoel { $chair } neer vanaf stoel { $origin }.
    [pill] De tweede pil doodt { man-object } op stoel { $chair }.
   *[explosion] De ontploffing doodt { man-object } op stoel { $chair }.
}
event-earned = { $source_id ->
    [register] De kassa verdubbelt de inkomsten van { $seat }: nog eens { $dollars }.
    [boss] De Baas levert { $seat } { $dollars } op.
   *[other] { $seat } int { $dollars } van de { $source }.
}
event-paid = { $dollars ->
    [0] { $seat } krijgt niets; in de pot zit { $pot }.
   *[other] { $seat } neemt { $dollars } uit de pot; er blijft { $pot } in.
}
event-played = { $seat } speelt { $card }.
event-discarded = { $seat } legt { $card } af.
event-stopped = { $seat } speelt geen kaart meer.
event-cake_put = { $seat } zet de eigen taart bij stoel { $chair }.
event-cake_passed = { $seat } schuift de taart van { $gang } van stoel { $origin } naar stoel { $target }.
event-fell_asleep = { $seat } brengt { man-object } op stoel { $chair } in slaap.
event-woke = Op stoel { $chair } wordt { man } wakker.
event-rose = { $seat } verplaatst zo { own-man-object } van stoel { $chair }.
event-moved = { $seat } verplaatst { own-man-object } van stoel { $origin } naar stoel { $target }.
event-raided = { $seat } belt de politie: iedereen staat op van tafel.
event-out = { $seat } heeft geen gangsters meer en ligt eruit.
event-hand_shown = { $count ->
    [one] Open afgelegd door { $seat }: { $card }.
   *[other] Open afgelegd door { $seat }: { $count } × { $card }.
}
event-took_pot = { $seat } krijgt de rest van de pot: { $dollars }.
event-ended = { $ending_id ->
    [last_gang] Er is nog maar één bende over: het spel is afgelopen.
    [pot_empty] De pot is leeg: het spel is afgelopen.
    [nobody_left] Er is niemand meer over en de rest van de pot blijft liggen: het spel is afgelopen.
   *[standstill] Er is te lang niets gebeurd: het spel is afgelopen en de rest van de pot blijft liggen.
}

# Waarom niet
reason-not_in_hand = Die kaart heb je niet in je hand.
reason-nobody_to_stab = Daar zit niemand om neer te steken.
reason-no_knife_near = Vlak naast die stoel heb je geen wakkere Mike en ook geen wakkere gangster bij een mes.
reason-nobody_to_shoot = Daar zit niemand om neer te schieten.
reason-no_pistol_opposite = Recht tegenover die stoel heb je geen wakkere Joe en ook geen wakkere gangster bij een pistool.
reason-head_faces_nobody = Tegenover de koppen van de tafel zit niemand: daar wordt niemand neergeschoten.
reason-own_man = Mes en pistool treffen nooit je eigen bende.
reason-cake_there_already = Bij die stoel staat al een taart.
reason-no_cake_to_pass = Die bende heeft geen taart op tafel om door te schuiven.
reason-own_cake_stays = Je kunt alleen de taarten van anderen doorschuiven.
reason-cake_in_the_way = Waar de taart zou stoppen, staat er al een.
reason-no_cake_to_set_off = Die bende heeft geen taart op tafel om te laten ontploffen.
reason-own_cake_waits = Je kunt alleen de taarten van anderen laten ontploffen.
reason-nobody_drinks = Er zit niemand bij een drankje.
reason-no_pill_left = Er ligt geen pil meer in de voorraad.
reason-no_drink_there = Bij die stoel staat geen drankje.
reason-nobody_at_drink = Bij dat drankje zit niemand.
reason-had_a_pill = In dat drankje zit al een pil van deze kaart.
reason-not_your_man = Daar zit geen gangster van jou.
reason-asleep_there = Die gangster slaapt en kan niet worden verplaatst.
reason-all_chairs_taken = Alle stoelen zijn bezet, dus niemand kan van plaats wisselen.
reason-moved_already = Die gangster is deze beurt al verplaatst; een tweede Verplaatsen is voor een andere.
reason-chair_taken = Op die stoel zit al iemand.
reason-none_to_place = Zo’n gangster heb je niet meer om neer te zetten.
reason-place_taken = Gangsters gaan alleen op lege stoelen zitten, en die is bezet.
reason-none_to_place_again = Zo’n gangster heb je niet meer om terug te zetten.
reason-place_taken_again = Ook na de politie gaan gangsters alleen op lege stoelen zitten, en die is bezet.

# Varianten
option-seating = Plaatsing aan het begin
option-seating-suggested = Voorgesteld: alle gangsters zitten zoals de spelregels voorstellen
option-seating-free = Vrij: iedereen zet de eigen gangsters een voor een neer

# De getekende tafel
table-pot = Pot: $ { $dollars }
table-pile = Trekstapel: { $cards }
table-discards = Aflegstapel: { $cards }
table-dollars = { $dollars }
table-money = Geld
table-hand = Hand: { $cards }
table-cards = Kaarten
table-men = Gangsters
table-unseated = nog neer te zetten
table-out = ligt eruit
table-legend = { $boss } Baas, { $joe } Joe, { $mike } Mike, { $jim } Jim; kleine letter: slaapt; { $cake } taart.

# De eenvoudige weergave in de browser
field-men = Bende
field-kinds = Wie
field-asleep = Slaapt
field-served = Kreeg zojuist een pil
field-cake = Taart van
field-money = Geld
field-pot = Pot
field-unseated = Nog neer te zetten
field-hands = Hand
field-pile = Trekstapel
field-discards = Aflegstapel
axis-chair = Stoel
axis-kind = Gangster
box-chair-chairs = Ervoor
box-chair-chairs-bar = { item-bar }
box-chair-chairs-restaurant = { item-restaurant }
box-chair-chairs-gambling = { item-gambling }
box-chair-chairs-register = { item-register }
box-chair-chairs-drink = { item-drink }
box-chair-chairs-pistol = { item-pistol }
box-chair-chairs-knife = { item-knife }
box-chair-chairs-x = { item-x }
box-chair-opposites = Ertegenover
box-chair-opposites-0 = niemand
many-knife = Mes: steek de gangster neer op stoel
many-pistol = Pistool: schiet de gangster neer op stoel
many-cake = Taart: zet die bij stoel
many-pass_cake = Taart doorschuiven: schuif die van { $gang }
many-kaboum = Ka-Boum! Laat de taart ontploffen van
many-move = Verplaatsen: de gangster op stoel
many-discard = Leg af:
many-to = Ga naar stoel
many-pill = Doe een pil in het drankje bij stoel
many-place = { $kind_id ->
    [boss] Zet de Baas op stoel
   *[other] Zet { $kind } op stoel
}
many-place_asleep = { $kind_id ->
    [boss] Zet de Baas, slapend, op stoel
   *[other] Zet { $kind }, slapend, op stoel
}

# Op de tafel
board-name = Ovale tafel met dertig stoelen
board-unit = dollar
board-number = { $number }
board-dollars = $ { $dollars }
board-plus = +{ $dollars }
board-plus-brief = +{ $thousands }k
board-thousands = { $thousands }k
board-man = { $kind_id ->
    [boss] Baas van { $gang }
   *[other] { $kind } van { $gang }
}
board-chair = Stoel { $chair }
board-empty = leeg
board-none = geen
board-cake = Taart
board-cake-kept = paraat
board-cake-there = bij { $chair }
board-cake-of = taart van { $gang }
board-cake-at = Taart van { $gang } bij stoel { $chair }
board-pot-title = DE POT
board-pot = Pot: { $dollars } dollar
board-felt = Speel de kaart hier. { $pot }
board-pile = { $cards ->
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $cards } kaarten
}
board-to-draw = { $cards } te trekken
board-discards = Aflegstapel: { $cards }
board-spent = { $cards } afgelegd
board-pills = { $count ->
    [one] { $count } pil
   *[other] { $count } pillen
}
board-pills-left = Pillen in de voorraad: { $count }
board-slide-cw = Met de klok mee schuiven
board-slide-ccw = Tegen de klok in schuiven
board-slide-cw-to = Met de klok mee schuiven, naar stoel { $chair }
board-slide-ccw-to = Tegen de klok in schuiven, naar stoel { $chair }
board-your-hand = Je hand
board-no-cards = Geen kaart in de hand.
board-out = Je ligt eruit. Je geld telt nog mee.
board-to-seat = Nog neer te zetten
board-seat-man = { $kind }, { $count }
board-end-turn = Einde beurt
board-from-boss = Baas
board-from-business = Zaken
board-from-register = Kassa
board-from-pot = Rest van de pot
board-turn = Deze beurt
board-step-exploded = Taart: ontploft bij stoel { $chair }
board-step-no-cake = Taart: geen van jou ontploft
board-step-income = Inkomsten: +{ $dollars }
board-step-cards = Kaarten: speel er een of leg er een af
board-step-second = Kaarten: nog een Verplaatsen?
board-step-wake = Hand aanvullen, slapers wekken
board-how-title = Zo werkt het
board-how = In je beurt ontploft je taart, je wakkere gangsters halen geld uit de pot, en dan speel je een kaart. Het meeste geld wint.
board-how-seating = Sleep een gangster naar een lege stoel, of klik ze allebei aan. Wat voor een stoel ligt, bewapent of betaalt wie daar zit.
board-does-move = Zet een van jou ergens anders
board-does-knife = Steek wie naast je zit
board-does-pistol = Schiet op wie tegenover zit
board-does-cake = Zet je taart bij een stoel
board-does-pass_cake = Schuif andermans taart door
board-does-cocktail = Laat drinkers slapen
board-does-kaboum = Laat andermans taart knallen
board-does-cops = Iedereen op en opnieuw zitten
board-ask-none = Nu geen doelwit: { $card }.
board-ask-move = Verplaatsen: kies wie er opstaat.
board-ask-knife = Mes: kies wie je steekt.
board-ask-pistol = Pistool: kies op wie je schiet.
board-ask-cake = Taart: kies er een stoel voor.
board-ask-pass_cake = Taart doorschuiven: kies welke.
board-ask-slide = Kies de richting van de taart.
board-ask-cocktail = Cocktail: speel de kaart op het vilt.
board-ask-kaboum = Ka-Boum! Kies welke taart ontploft.
board-ask-cops = Politie: speel de kaart op het vilt.
board-hint-none = Leg de kaart af, of kies een andere.
board-hint-move = Of leg de kaart af.
board-hint-knife = { $count ->
    [one] Binnen bereik: stoel { $chairs }. Of leg de kaart af.
   *[other] Binnen bereik: stoelen { $chairs }. Of leg de kaart af.
}
board-hint-pistol = { $count ->
    [one] In het vizier: stoel { $chairs }. Of leg de kaart af.
   *[other] In het vizier: stoelen { $chairs }. Of leg de kaart af.
}
board-hint-cake = Die ontploft in je volgende beurt. Of leg de kaart af.
board-hint-pass_cake = Die schuift tot de volgende gangster. Of leg de kaart af.
board-hint-slide = Gestreept: waar ze stopt. Stippen: wie de klap treft.
board-hint-cocktail = Kies dan wie er drinkt. Of leg de kaart af.
board-hint-kaboum = Die ontploft meteen. Of leg de kaart af.
board-hint-cops = Iedereen staat op en gaat opnieuw zitten. Of leg de kaart af.
board-more-card = Kies een kaart: de doelwitten lichten op.
board-more-second = Kies Verplaatsen, of beëindig je beurt.
board-more-end = Geen Verplaatsen mogelijk: beëindig je beurt.
board-more-to = Kies een gemarkeerde stoel.
board-more-seating = Kies een gangster, dan een stoel.
board-more-reseating = Kies een gangster, dan een stoel.
board-more-pill = Pil { $pill } van { $doses }. Gemarkeerd is wie een drankje heeft.
board-hint-second = Kies wie je verplaatst.
board-hint-to = Kies een lege stoel.
board-tip-bar = Bar: levert { $share } op; beide bars samen { $pair }.
board-tip-restaurant = Restaurant: levert { $share } op; beide samen { $pair }.
board-tip-gambling = Gokhal: levert { $share } op; beide samen { $pair }.
board-tip-register = Kassa: verdubbelt alle inkomsten.
board-tip-drink = Drankje: met een Cocktail kan er een pil in.
board-tip-pistol = Pistool: wie hier zit, kan schieten.
board-tip-knife = Mes: wie hier zit, kan steken.
board-tip-x = Kop van de tafel: niemand zit ertegenover.
board-tip-boss = De Baas levert op elke stoel { $share } op.
board-tip-joe = Joe draagt een pistool: hij schiet vanaf elke stoel met iemand ertegenover.
board-tip-mike = Mike draagt een mes: hij steekt vanaf elke stoel.
board-tip-jim = Jim draagt niets.
board-tip-asleep = Slaapt: geen inkomsten, geen aanval, geen Verplaatsen. Een tweede pil doodt.
board-tip-cake = De klap treft de stoelen { $chairs }.

# Les: de eerste vijf minuten
lesson-first = Je eerste vijf minuten
lesson-first-goal = Jij leidt geel; wie het meeste geld uit deze pot haalt, wint. Je beurt begon met je inkomsten: elk 1.000 voor je Baas, je bar en je gokhal.
lesson-first-knife = Speel nu één kaart. Je Mike op stoel 4 heeft een mes, en vlak naast hem, op stoel 3, zit een blauwe aan de kassa: gebruik het Mes op stoel 3.
lesson-first-knife-other = Het Mes haalt al deze buren, maar de kassa staat bij stoel 3.
lesson-first-knife-discard = Afleggen doe je met een slechte hand. Jij hebt een Mes: gebruik het op stoel 3.
lesson-first-knife-card = Een sterke kaart, en je hebt die nog nodig. Begin met het Mes, op stoel 3.
lesson-first-rise = Na elke kaart mag je Verplaatsen spelen. Laat Jim opstaan van stoel 30, daar verdient hij niets.
lesson-first-rise-other = Die zit goed waar hij zit. Jim op stoel 30 zit voor een lege placemat: verplaats hem.
lesson-first-rise-end = Nog niet: stoel 3 is vrij, en je hebt Verplaatsen. Neem Jim van stoel 30.
lesson-first-register = Stoel 3 is de enige lege. Zet hem daar, aan de kassa.
lesson-first-income = De kassa verdubbelt al je inkomsten: 6.000 deze keer. Maar { $p2 } zette een taart bij stoel 24, en aan het begin van de volgende beurt van { $p2 } blaast die de stoel en beide ernaast op.
lesson-first-pass = Je Baas zit op stoel 25. Speel “Taart doorschuiven” en schuif de blauwe taart van hem weg, tegen de klok in, naar stoel 23.
lesson-first-pass-way = Dan stopt ze recht voor je Baas! Schuif haar tegen de klok in, naar stoel 23.
lesson-first-pass-discard = Kijk eerst naar je Baas: naast hem tikt een taart. Schuif haar door.
lesson-first-pass-card = Zo blijft de taart tikken waar ze staat. Speel “Taart doorschuiven” en schuif haar naar stoel 23.
lesson-first-hold = Nu loopt niemand van jou gevaar. Bewaar Verplaatsen voor later en beëindig je beurt.
lesson-first-hold-move = Je mensen zitten goed. Bewaar Verplaatsen en beëindig je beurt.
lesson-first-boom = De eigen taart van { $p2 } ging af bij stoel 23 en ruimde 22, 23 en 24 op: twee rode gangsters, één blauwe. En jij verdiende weer 6.000.
lesson-first-pistol = Het Pistool schiet dwars over de tafel. Je Baas op stoel 25 heeft er een voor zich en zit tegenover stoel 5, de gokhal van rood: schiet.
lesson-first-pistol-discard = Gooi niet weg waar je mee kunt schieten. Gebruik het Pistool op stoel 5.
lesson-first-pistol-card = Goed, maar nu is het Pistool beter: stoel 5.
lesson-first-again = Eén gokhal heb je al, en de andere is nu vrij. Speel Verplaatsen met Jim op stoel 16.
lesson-first-again-other = Die is nodig waar hij zit. Neem Jim van stoel 16.
lesson-first-again-end = Dan gaat een ander er zitten. Speel Verplaatsen met Jim op stoel 16.
lesson-first-casino = Zet hem op stoel 5. Beide gokhallen samen brengen 4.000 op in plaats van 2.000.
lesson-first-casino-other = Een lege stoel, maar geen zaak. De gokhal is stoel 5.
lesson-first-end = Volgende beurt verdien je 12.000. Maak een stoel vrij, pak hem, en let op de taarten: is de pot leeg of is er nog één bende, dan wint het meeste geld.

# Les: taarten en cocktails
lesson-cakes = Taarten en cocktails
lesson-cakes-look = In elke taart zit een bom. De rode Baas op stoel 13 zit tussen twee blauwe gangsters, en geen stoel is leeg: niemand kan weg.
lesson-cakes-cake = Speel je Taart en zet die bij stoel 13. Ze tikt tot je volgende beurt begint.
lesson-cakes-cake-chair = Een taart spaart niemand, ook je eigen mensen niet. Bij stoel 13 raakt ze alleen anderen.
lesson-cakes-cake-card = Dat is voor later. Eerst de Taart, bij stoel 13.
lesson-cakes-stop = Na elke kaart mag Verplaatsen volgen, maar alle stoelen zijn bezet. Beëindig je beurt.
lesson-cakes-boom = Niemand had een kaart om haar weg te schuiven. Je taart ging af: de rode Baas en beide buren zijn weg, en drie stoelen zijn leeg.
lesson-cakes-cocktail = Nu de bar. Speel de Cocktail: drie gangsters die bij een drankje zitten, krijgen een pil.
lesson-cakes-cocktail-card = Eerst is de bar open: speel de Cocktail.
lesson-cakes-joe = Wie slaapt, verdient niets, valt niet aan en kan niet worden verplaatst. Geef de eerste pil aan de rode Joe op stoel 20.
lesson-cakes-joe-other = Die nu niet, en spaar je eigen mensen. De rode Joe op stoel 20 is gewapend.
lesson-cakes-mike = De tweede is voor de rode Mike op stoel 24, vlak naast je Baas.
lesson-cakes-mike-other = Je Baas is belangrijker: de rode Mike op stoel 24 moet slapen.
lesson-cakes-last = En de derde voor de blauwe Joe op stoel 26, aan de andere kant van je Baas.
lesson-cakes-last-other = De blauwe Joe op stoel 26 zit het dichtst bij je Baas. Laat hem slapen.
lesson-cakes-move = Nu kan Verplaatsen volgen. Laat Jim opstaan van stoel 30, daar verdient hij niets.
lesson-cakes-move-other = Die zit goed. Neem Jim van stoel 30.
lesson-cakes-move-end = Je hebt Verplaatsen, en eindelijk zijn er stoelen vrij. Neem Jim van stoel 30.
lesson-cakes-seat = Bij stoel 12 ligt een pistool, en hij staat tegenover je bar op stoel 18. Beter zit jij daar dan een ander.
lesson-cakes-seat-other = Een lege stoel, maar het pistool dat op je bar mikt ligt bij stoel 12.
lesson-cakes-end = Slapers worden wakker aan het eind van hun eigen beurt; een tweede pil daarvoor is dodelijk. En “Ka-Boum!” laat elke vreemde taart meteen ontploffen.

# Les: wapens en Ka-Boum!
lesson-weapons = Wapens en Ka-Boum!
lesson-weapons-chair = Voor stoel 10 ligt een mes. Wie daar zit, kan naar links en naar rechts steken, zelfs een gewone Jim zoals de jouwe.
lesson-weapons-stab = Naast je Jim, op stoel 9, zit de blauwe Baas, die elke beurt 1.000 verdient, waar hij ook zit. Speel het Mes op stoel 9.
lesson-weapons-stab-other = Het Mes haalt al deze buren. De blauwe Baas op stoel 9 is het meest waard.
lesson-weapons-stab-discard = Naast een Baas leg je niets af. Gebruik het Mes op stoel 9.
lesson-weapons-stab-card = Bewaar dat voor later. Begin met het Mes, op stoel 9.
lesson-weapons-hold = Stoel 9 is nu leeg, maar je hebt geen Verplaatsen om er te gaan zitten. Beëindig je beurt.
lesson-weapons-trap = { $p2 } heeft de blauwe taart bij stoel 14 gezet, tussen de rode Baas en een rode Mike. Maar { $p1 } is eerder aan de beurt en zou haar gewoon wegschuiven.
lesson-weapons-boom = Wacht dus niet: “Ka-Boum!” laat een taart van een ander meteen ontploffen. Speel het op de blauwe taart.
lesson-weapons-boom-discard = Hier valt niets af te leggen. Speel “Ka-Boum!” op de blauwe taart.
lesson-weapons-boom-card = Dan schuift { $p1 } de taart weg. Speel nu “Ka-Boum!” op de blauwe taart.
lesson-weapons-rise = De rode Baas en zijn Mike zijn weg. Een Joe heeft zijn pistool overal bij zich: speel Verplaatsen met je Joe op stoel 8.
lesson-weapons-rise-other = Laat die zitten. Neem de Joe van stoel 8.
lesson-weapons-rise-end = Er zijn lege stoelen, en je hebt Verplaatsen. Neem de Joe van stoel 8.
lesson-weapons-seat = Stoel 13 staat tegenover stoel 17, waar een blauwe Jim bij een mes zit, vlak naast je bar op 18. Zet je Joe op stoel 13.
lesson-weapons-seat-head = Aan de twee hoofdeinden schiet niemand, en wordt niemand neergeschoten. Zet hem op stoel 13.
lesson-weapons-seat-other = Daar zit hij tegenover een van je eigen mensen. Zet hem op stoel 13.
lesson-weapons-fire = Nu heeft je Joe de blauwe Jim recht voor zijn pistool. Speel het Pistool op stoel 17.
lesson-weapons-fire-other = Dat kan ook, maar de blauwe Jim naast je bar zit op stoel 17.
lesson-weapons-fire-discard = Je hebt een doelwit voor je: speel het Pistool op stoel 17.
lesson-weapons-fire-card = Dat kan wachten. Speel het Pistool op stoel 17.
lesson-weapons-end = Kijk altijd wie tegenover wie zit, en wie naast een mes. Eén kaart verandert alles: komt de Politie, dan staat iedereen op en gaat opnieuw zitten.
