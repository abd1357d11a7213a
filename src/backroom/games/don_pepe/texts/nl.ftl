game-name = Don Pepe
game-idea = Dertig stoelen, gewapende gasten en taarten die ontploffen: haal meer geld uit de pot dan wie ook.

# Namen
gang-yellow = geel
gang-red = rood
gang-blue = blauw
gang-green = groen
gang-orange = oranje
gang-purple = paars
kind-boss = Boss
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
source-boss = Boss
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
face-back = gedekt
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
    [boss] de Boss van { $gang }
   *[other] { $kind } van { $gang }
}
man-object = { $kind_id ->
    [boss] de Boss van { $gang }
   *[other] { $kind } van { $gang }
}
own-man-object = { $kind_id ->
    [boss] de Boss
   *[other] { $kind }
}

# Wat er gedaan wordt
action-knife = Mes: steek de gangster op stoel { $chair } neer
action-pistol = Pistool: schiet de gangster op stoel { $chair } neer
action-cake = Taart: zet die bij stoel { $chair }
action-pass_cake = Taart doorschuiven: schuif die van { $gang } { $direction }
action-kaboum = Ka-Boum!: laat de taart van { $gang } ontploffen
action-cocktail = Cocktail: doe pillen in drankjes
action-cops = Politie: iedereen gaat van tafel en komt opnieuw zitten
action-move = Verplaatsen: de gangster op stoel { $chair }
action-discard = Leg { $card } af
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
prompt-to = Op welke lege stoel gaat je gangster zitten?
prompt-to-other = { $seat } kiest de nieuwe stoel.
prompt-pill = In welk drankje komt de volgende pil?
prompt-pill-other = { $seat } doet pillen in drankjes.
prompt-reseating = De politie is weg. Zet een van je gangsters op een lege stoel.
prompt-reseating-other = { $seat } zet een gangster terug aan tafel.
prompt-second = Speel als tweede kaart een Verplaatsen, of stop.
prompt-second-other = { $seat } mag nog een Verplaatsen spelen.

# Wat er gebeurd is
event-dealt = { $card_id ->
    [hidden] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $card }.
}
event-shuffled = De trekstapel is op: de aflegstapel van { $cards } kaarten wordt de nieuwe.
event-started = { $seat } zet de eerste gangster neer.
event-seated = Alle gangsters gaan op de voorgestelde stoelen zitten.
event-placed = { $sleep_id ->
    [asleep] { $seat } zet { own-man-object }, nog slapend, op stoel { $chair }.
   *[other] { $seat } zet { own-man-object } op stoel { $chair }.
}
event-turn = Aan de beurt: { $seat }.
event-exploded = De taart van { $gang } bij stoel { $chair } ontploft.
event-died = { $cause_id ->
    [knife] { $seat } laat { man-object } op stoel { $chair } neersteken vanaf stoel { $origin }.
    [pistol] { $seat } laat { man-object } op stoel { $chair } neerschieten vanaf stoel { $origin }.
    [pill] De tweede pil doodt { man-object } op stoel { $chair }.
   *[explosion] De ontploffing doodt { man-object } op stoel { $chair }.
}
event-earned = { $source_id ->
    [register] Aan de kassa verdubbelt { $seat } de inkomsten: nog eens { $dollars }.
    [boss] De Boss levert { $seat } { $dollars } op.
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
event-rose = { $seat } gaat { own-man-object } van stoel { $chair } verplaatsen.
event-moved = { $seat } verplaatst { own-man-object } van stoel { $origin } naar stoel { $target }.
event-raided = { $seat } belt de politie: iedereen staat op van tafel.
event-out = { $seat } heeft geen gangsters meer en valt uit.
event-hand_shown = { $count ->
    [one] { $seat } legt { $card } open af.
   *[other] { $seat } legt { $count } × { $card } open af.
}
event-took_pot = { $seat } krijgt de rest van de pot: { $dollars }.
event-ended = { $ending_id ->
    [last_gang] Er is nog maar één bende over: het spel is afgelopen.
    [pot_empty] De pot is leeg: het spel is afgelopen.
    [nobody_left] Er is niemand meer over en de rest van de pot blijft liggen: het spel is afgelopen.
   *[standstill] Te lang is er niets gebeurd: het spel is afgelopen en de rest van de pot blijft liggen.
}

# Waarom niet
reason-not_in_hand = Die kaart heb je niet in je hand.
reason-nobody_to_stab = Daar zit niemand om neer te steken.
reason-no_knife_near = Vlak naast die stoel zit geen wakkere Mike van jou, en ook geen andere wakkere gangster van jou bij een mes.
reason-nobody_to_shoot = Daar zit niemand om neer te schieten.
reason-no_pistol_opposite = Recht tegenover die stoel zit geen wakkere Joe van jou, en ook geen andere wakkere gangster van jou bij een pistool.
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
reason-none_to_place = Zo'n gangster heb je niet meer om neer te zetten.
reason-place_taken = Gangsters gaan alleen op lege stoelen zitten, en die is bezet.
reason-none_to_place_again = Zo'n gangster heb je niet meer om terug te zetten.
reason-place_taken_again = Ook na de politie gaan gangsters alleen op lege stoelen zitten, en die is bezet.

# Varianten
option-seating = Wie er aan het begin waar zit
option-seating-suggested = Voorgesteld: alle gangsters zitten zoals de doos het voorstelt
option-seating-free = Vrij: iedereen zet de eigen gangsters een voor een neer

# De getekende tafel
table-pot = Pot: { $dollars } $
table-pile = Trekstapel: { $cards }
table-discards = Aflegstapel: { $cards }
table-dollars = { $dollars }
table-money = Geld
table-hand = Hand: { $cards }
table-cards = Kaarten
table-men = Gangsters
table-unseated = nog neer te zetten
table-out = uitgevallen
table-legend = { $boss } Boss, { $joe } Joe, { $mike } Mike, { $jim } Jim; kleine letters slapen; { $cake } taart.

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
many-knife = Mes: steek de gangster neer op stoel
many-pistol = Pistool: schiet de gangster neer op stoel
many-cake = Taart: zet die bij stoel
many-pass_cake = Taart doorschuiven: schuif die van { $gang }
many-kaboum = Ka-Boum!: laat de taart ontploffen van
many-move = Verplaatsen: de gangster op stoel
many-discard = Leg af:
many-to = Ga naar stoel
many-pill = Doe een pil in het drankje bij stoel
many-place = { $kind_id ->
    [boss] Zet de Boss op stoel
   *[other] Zet { $kind } op stoel
}
many-place_asleep = { $kind_id ->
    [boss] Zet de Boss, slapend, op stoel
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
    [boss] Boss van { $gang }
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
board-pile = Trekstapel: { $cards } kaarten
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
board-from-boss = Boss
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
board-how-title = Zo gaat het
board-how = In je beurt ontploft je taart, je wakkere gangsters halen geld uit de pot, en dan speel je een kaart. Het meeste geld wint.
board-how-seating = Sleep een gangster naar een lege stoel, of klik ze allebei aan. Wat voor een stoel ligt, bewapent of betaalt wie daar zit.
board-does-move = Zet een van jou ergens anders
board-does-knife = Steek wie ernaast zit
board-does-pistol = Schiet op wie ertegenover zit
board-does-cake = Zet je taart bij een stoel
board-does-pass_cake = Schuif andermans taart door
board-does-cocktail = Laat drie drinkers slapen
board-does-kaboum = Laat andermans taart knallen
board-does-cops = Iedereen op, en opnieuw zitten
board-hint-none = Nu geen doel: leg hem af, of kies een andere.
board-hint-move = Kies wie er verplaatst, of leg de kaart af.
board-hint-knife = { $count ->
    [one] Eén is binnen bereik. Of leg de kaart af.
   *[other] { $count } zijn binnen bereik. Of leg de kaart af.
}
board-hint-pistol = { $count ->
    [one] Eén is in het vizier. Of leg de kaart af.
   *[other] { $count } zijn in het vizier. Of leg de kaart af.
}
board-hint-cake = Kies een stoel. Ze ontploft in je volgende beurt.
board-hint-pass_cake = Kies welke taart doorschuift, of leg de kaart af.
board-hint-slide = Kies de richting. De stippels tonen de klap.
board-hint-cocktail = Speel hem op de pot en kies drankjes; of leg hem af.
board-hint-kaboum = Kies welke taart ontploft, of leg de kaart af.
board-hint-cops = Speel hem op de pot, of leg hem af.
board-hint-second = Kies wie er verplaatst.
board-hint-to = Kies een lege stoel.
board-tip-bar = Bar: levert 1.000 op; beide bars samen 4.000.
board-tip-restaurant = Restaurant: levert 1.000 op; beide samen 4.000.
board-tip-gambling = Gokhal: levert 1.000 op; beide samen 4.000.
board-tip-register = Kassa: verdubbelt alle inkomsten.
board-tip-drink = Drankje: met een Cocktail kan er een pil in.
board-tip-pistol = Pistool: wie hier zit, kan schieten.
board-tip-knife = Mes: wie hier zit, kan steken.
board-tip-x = Kop van de tafel: niemand zit ertegenover.
board-tip-boss = De Boss levert op elke stoel 1.000 op.
board-tip-joe = Joe draagt een pistool: hij schiet vanaf elke stoel met iemand ertegenover.
board-tip-mike = Mike draagt een mes: hij steekt vanaf elke stoel.
board-tip-jim = Jim draagt niets.
board-tip-asleep = Slaapt: geen inkomsten, geen aanval, geen Verplaatsen. Een tweede pil doodt.
board-tip-cake = De klap treft de stoelen { $chairs }.
