game-name = Chicago Gangsters
game-goal = Win wijken, wissel van partner; de meeste alcohol wint.
game-idea = Elke ronde zet een andere clan aan je zijde: win samen de wijk, en betwist elkaar de beste helft van de buit.

# Names
clan-a = Bellini
clan-b = Lombardi
clan-c = Moretti
clan-d = Santoro
suit-weapons = wapens
suit-bribes = smeergeld
suit-blackmail = chantage
card-w2 = wapens 2
card-w4 = wapens 4
card-s1 = smeergeld 1
card-s2 = smeergeld 2
card-s3 = smeergeld 3
card-s4 = smeergeld 4
card-s5 = smeergeld 5
card-e1 = chantage 1
card-e3 = chantage 3
card-e5 = chantage 5
person-informer = Verklikker
person-smuggler = Whiskysmokkelaar
person-bomber = Springstofexpert
person-dealer = Dealer
person-thief = Dief
person-fence = Heler
person-gambler = Pokerspeler
person-priest = Priester
person-thug = Vechtersbaas
person-driver = Taxichauffeur
person-customs = Douanier
person-reporter = Verslaggever
person-banker = Bankdirecteur
person-mayor = Burgemeester
person-chief = Politiechef
person-prosecutor = Officier van justitie
person-judge = Rechter
person-senator = Senator
district-d01 = Union Stock Yards
district-d02 = Back of the Yards
district-d03 = Gold Coast
district-d04 = Streeterville
district-d05 = Hyde Park
district-d06 = Near North Side
district-d07 = Little Italy
district-d08 = Cicero
district-d09 = Bridgeport
district-d10 = South Side
district-d11 = Lincoln Park
district-d12 = Uptown
district-d13 = The Loop
side-challengers = uitdagers
side-defenders = verdedigers
result-winners = winnaars
result-losers = verliezers
good-alcohol = 1 alcohol
good-person = de persoon
good-card = 1 kaart
aim-win = winst
aim-half = helft
aim-save = sparen
answer-yes = ja
answer-no = nee
stance-passed = past
stance-declared = wil Peetvader worden
stance-joined = wil ook Peetvader worden
ability-fence = de Heler
ability-swap = de ruil van Mr. X
ability-gambler = de Pokerspeler
ability-informer = de Verklikker
ability-smuggler = de Whiskysmokkelaar
contest-weapons = de meeste wapens
contest-bribes = het meeste smeergeld
contest-blackmail = de meeste chantage
contest-persons = de meeste personen
contest-godfather = de meeste Peetvaderpunten

# What is done
action-lay = Leg { $card }
action-hide = Leg { $card } en laat die kaart gedekt
action-done = Klaar
action-side = { $side_id ->
    [challengers] Kies de kant van de uitdagers
   *[defenders] Kies de kant van de verdedigers
}
action-declare = Meld je als Peetvader
action-join = Meld je ook
action-pass = Pas
action-duel = Speel { $card } in het duel
action-pledge_points = { $points ->
    [one] “Ik breng 1 punt in.”
   *[other] “Ik breng { $points } punten in.”
}
action-pledge_cards = { $number ->
    [one] “Ik leg 1 kaart.”
   *[other] “Ik leg { $number } kaarten.”
}
action-ask_points = { $points ->
    [one] “Van jou heb ik 1 punt nodig.”
   *[other] “Van jou heb ik { $points } punten nodig.”
}
action-aim = { $aim_id ->
    [win] “Laten we voor de winst gaan.”
    [half] “Laten we voor de helft gaan.”
   *[save] “Laten we onze kaarten sparen.”
}
action-show = Toon { $card }
action-thug = { $answer_id ->
    [yes] Zet de Vechtersbaas in
   *[no] Bewaar de Vechtersbaas
}
action-take = Neem pakket { $package }
action-pay = { $good_id ->
    [alcohol] Betaal je partner 1 alcohol
    [person] Laat je partner de persoon
   *[card] Laat je partner 1 kaart trekken
}
action-draw = Trek een kaart
action-fence = Heler: leg { $card } af, trek een kaart
action-swap = Mr. X: leg { $card } af, trek een kaart
action-gambler = Pokerspeler: leg { $card } af
action-pick = Neem { $card } van de aflegstapel
action-informer = Verklikker: verkoop { $card }
action-smuggler = Whiskysmokkelaar: verkoop { $card }
action-end = Beëindig je ronde
outcome-mrx = { $seat } begint als Mr. X
outcome-clan = { $seat } speelt { $clan }
outcome-draw = { $seat } trekt { $card }
outcome-hire = { $seat } begint met: { $person }
outcome-coalition = { $coalition_id ->
    [end] De slotkaart komt open
   *[other] Coalitiekaart { $coalition } komt open
}
outcome-district = De wijk is { $district }
outcome-loot = Buitkaart { $loot } komt open
outcome-person = In te huren: { $person }

# What is asked
prompt-mrx_lays = Leg kaarten gedekt neer en noem dan je kant.
prompt-mrx_lays-other = { $seat } legt kaarten als Mr. X en noemt een kant.
prompt-declare = Wil je Peetvader worden?
prompt-declare-other = { $seat } meldt zich als Peetvader, of past.
prompt-join = Iemand wil Peetvader worden. Jij ook?
prompt-join-other = { $seat } meldt zich ook, of past.
prompt-duel = Speel één kaart in het duel; de hoogste wint.
prompt-duel-other = { $seat } speelt een kaart in het duel.
prompt-talk = Zeg iets tegen je partner, toon een kaart of pas.
prompt-talk-other = { $seat } heeft in het overleg het woord.
prompt-lay = Leg kaarten gedekt neer en druk dan op Klaar.
prompt-lay-other = { $seat } legt kaarten.
prompt-second_look = Tweede blik: leg gedekt kaarten bij, of druk op Klaar.
prompt-second_look-other = { $seat } heeft de tweede blik.
prompt-thug = Zet je de Vechtersbaas in? Zo meteen gaan je kaarten open.
prompt-thug-other = { $seat } beslist over de Vechtersbaas.
prompt-mrx_thug = Zet je de Vechtersbaas in? Zo meteen gaan je kaarten open.
prompt-mrx_thug-other = { $seat } beslist over de Vechtersbaas.
prompt-take = Jouw bijdrage is de hoogste: kies een pakket.
prompt-take-other = { $seat } kiest een pakket.
prompt-pay = Beide pakketten zijn van jou. Wat betaal je de partner die je buitenspel zette?
prompt-pay-other = { $seat } betaalt de partner die buitenspel staat.
prompt-round_end = Einde van de ronde: trek, gebruik je personen of rond af.
prompt-round_end-other = { $seat } rondt de ronde af.
may-round_end-draw = trek een kaart
may-round_end-fence = gebruik een persoon
may-round_end-swap = gebruik Mr. X
may-round_end-gambler = gebruik een persoon
may-round_end-pick = neem een kaart van de aflegstapel
may-round_end-informer = gebruik een persoon
may-round_end-smuggler = gebruik een persoon
may-round_end-end = rond je ronde af

# What happened
event-mrx_named = { $seat } begint als Mr. X.
event-clan_given = { $seat } speelt { $clan }.
event-drew = { $card_id ->
    [hidden] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $card }.
}
event-deck_renewed = { $number ->
    [one] De aflegstapel wordt de nieuwe trekstapel: 1 kaart.
   *[other] De aflegstapel wordt de nieuwe trekstapel: { $number } kaarten.
}
event-hired = { $seat } huurt in: { $person }.
turn-coalition_revealed = Ronde { $round }
event-coalition_revealed = { $coalition_id ->
    [end] De slotkaart is er: showdown.
   *[other] { $other_id ->
        [none] Ronde { $round }: { $one } daagt alleen uit.
       *[other] Ronde { $round }: { $one } en { $other } dagen uit.
    }
}
event-district_revealed = Wijk: { $district }{ $weapons ->
    [0] {""}
   *[other] {" "}· wapens
}{ $bribes ->
    [0] {""}
   *[other] {" "}· smeergeld
}{ $blackmail ->
    [0] {""}
   *[other] {" "}· chantage
}{ $persons ->
    [0] {""}
   *[other] {" "}· personen
}
event-loot_revealed = De buit van deze ronde komt open.
event-person_revealed = In te huren: { $person }.
event-answered = { $stance_id ->
    [passed] { $seat } past gedekt.
   *[other] { $seat } meldt zich gedekt als Peetvader.
}
event-stance_shown = { $seat } { $stance }.
event-duel_laid = { $seat } kiest { $card } voor het duel.
event-duel_shown = { $seat } speelt { $card } in het duel.
event-godfather_is = { $seat } is de nieuwe Peetvader en speelt alleen; { $ousted } staat buitenspel.
event-duel_drawn = Het duel eindigt onbeslist: niemand wordt Peetvader.
event-points_pledged = { $points ->
    [one] { $seat }: “Ik breng 1 punt in.”
   *[other] { $seat }: “Ik breng { $points } punten in.”
}
event-cards_pledged = { $number ->
    [one] { $seat }: “Ik leg 1 kaart.”
   *[other] { $seat }: “Ik leg { $number } kaarten.”
}
event-points_asked = { $points ->
    [one] { $seat }: “Van jou heb ik 1 punt nodig.”
   *[other] { $seat }: “Van jou heb ik { $points } punten nodig.”
}
event-aimed = { $aim_id ->
    [win] { $seat }: “Laten we voor de winst gaan.”
    [half] { $seat }: “Laten we voor de helft gaan.”
   *[save] { $seat }: “Laten we onze kaarten sparen.”
}
event-showed = { $seat } toont { $card }.
event-passed = { $seat } zegt niets.
event-laid = { $seat } legt { $card } gedekt.
event-hid = { $seat } legt { $card }; die kaart blijft straks gedekt.
event-side_taken = { $side_id ->
    [challengers] { $seat } kiest de kant van de uitdagers.
   *[defenders] { $seat } kiest de kant van de verdedigers.
} Gelegde kaarten: { $number }.
event-locked = { $seat } is klaar met leggen.
event-number_shown = { $number ->
    [0] { $seat } heeft niets gelegd.
    [one] { $seat } heeft 1 kaart gelegd.
   *[other] { $seat } heeft { $number } kaarten gelegd.
}
event-thug_asked = { $answer_id ->
    [yes] { $seat } zet de Vechtersbaas in.
   *[no] { $seat } bewaart de Vechtersbaas.
}
event-turned_up = { $number ->
    [one] { $seat } legt { $card } open.
   *[other] { $seat } legt { $number } × { $card } open.
}
event-returned = { $number ->
    [one] { $seat } neemt { $card } terug: dat telt hier niet.
   *[other] { $seat } neemt { $number } × { $card } terug: dat telt hier niet.
}
event-stays_down = Eén kaart van { $seat } blijft gedekt.
event-announced = { $side_id ->
    [challengers] De uitdagers staan op { $points }.
   *[defenders] De verdedigers staan op { $points }.
}
event-hidden_shown = { $counts ->
    [0] De gedekte kaart van { $seat } is { $card }: die telt niet en is verloren.
   *[other] De gedekte kaart van { $seat } is { $card }: die telt.
}
event-contributed = { $seat } brengt { $points } in.
event-compared = { $winners_id ->
    [challengers] Uitdagers { $challengers }, verdedigers { $defenders }: de uitdagers winnen.
   *[defenders] Uitdagers { $challengers }, verdedigers { $defenders }: de verdedigers winnen.
} { $losers_share ->
    [0] De verliezers halen de helft niet en krijgen niets.
   *[other] De verliezers halen de helft en delen ook.
}
event-thug_left = De Vechtersbaas van { $seat } verlaat het spel.
event-took = { $result_id ->
    [winners] { $seat } krijgt pakket { $package } van de winnaars.
   *[losers] { $seat } krijgt pakket { $package } van de verliezers.
}
event-paid = { $good_id ->
    [alcohol] { $seat } neemt beide pakketten en betaalt { $ousted } 1 alcohol.
    [person] { $seat } neemt beide pakketten en laat { $ousted } de persoon.
   *[card] { $seat } neemt beide pakketten en laat { $ousted } 1 kaart trekken.
}
event-gained = { $seat } krijgt { $alcohol } alcohol.
event-lapsed = { $number ->
    [one] 1 kaart voor { $seat } vervalt.
   *[other] { $number } kaarten voor { $seat } vervallen.
}
event-mrx_changed = { $seat } krijgt niets en is nu Mr. X; { $former } speelt { $clan }.
event-draws = { $seat } trekt.
event-finished = { $seat } sluit de eigen ronde af.
event-discarded = { $ability_id ->
    [fence] { $seat } legt met de Heler { $card } af.
    [swap] { $seat } legt als Mr. X { $card } af.
    [gambler] { $seat } legt met de Pokerspeler { $card } af.
    [informer] { $seat } verkoopt met de Verklikker { $card }.
   *[smuggler] { $seat } verkoopt met de Whiskysmokkelaar { $card }.
}
event-picked = { $seat } neemt { $card } van de aflegstapel.
event-sold = { $ability_id ->
    [informer] De Verklikker van { $seat } heeft { $points } punten verkocht.
   *[smuggler] De Whiskysmokkelaar van { $seat } heeft { $points } punten verkocht.
}
event-godfather_scored = { $points ->
    [one] { $seat } heeft nu 1 Peetvaderpunt.
   *[other] { $seat } heeft nu { $points } Peetvaderpunten.
}
event-person_left = Niemand heeft ingehuurd: { $person }. Die kaart gaat uit het spel.
event-suit_counted = { $suit_id ->
    [weapons] { $seat } heeft { $points } aan wapens.
    [bribes] { $seat } heeft { $points } aan smeergeld.
   *[blackmail] { $seat } heeft { $points } aan chantage.
}
event-persons_counted = { $number ->
    [one] { $seat } telt 1 persoon.
   *[other] { $seat } telt { $number } personen.
}
event-awarded = { $contest_id ->
    [weapons] De meeste wapens: { $alcohol } alcohol voor { $seat }.
    [bribes] Het meeste smeergeld: { $alcohol } alcohol voor { $seat }.
    [blackmail] De meeste chantage: { $alcohol } alcohol voor { $seat }.
    [persons] De meeste personen: { $alcohol } alcohol voor { $seat }.
   *[godfather] De meeste Peetvaderpunten: { $alcohol } alcohol voor { $seat }.
}
event-ended = Het spel is afgelopen.

# Why not
reason-not_at_first = De eerste persoon is 1, 2 of 3 waard.
reason-mrx_lacks_card = Mr. X legt kaarten uit de eigen hand, en deze heb je niet.
reason-lacks_card = Die kaart heb je niet in de hand.
reason-defender_hides = Je kunt geen kaart gedekt laten: het “?” staat nooit bij een verdediger.
reason-hidden_already = Je laat al één kaart gedekt; meer mag niet.
reason-not_your_mark = Je kunt geen kaart gedekt laten: het “?” staat deze ronde bij een andere clan.
reason-lone_without_mark = Je daagt alleen uit, maar het “?” staat niet bij jouw clan.
reason-godfather_without_mark = Je speelt alleen als Peetvader, maar het “?” staat niet bij jouw clan.
reason-nothing_to_show = Die kaart heb je niet, en wat je toont is er echt.
reason-known_already = Iedereen kent al je kaarten van die soort al.
reason-lacks_duel_card = In een duel speel je een kaart uit je hand, en deze heb je niet.
reason-not_in_packages = Je betaalt uit de twee pakketten, en dat zit er niet in.
reason-partner_full = De hand van je partner is vol, en je kunt met iets anders betalen.
reason-drawn_already = Je hebt aan het einde van deze ronde al getrokken.
reason-mrx_drawn_already = Je hebt als Mr. X al twee keer getrokken.
reason-hand_full = Je hand is vol: tien kaarten is de limiet.
reason-nothing_to_draw = Trekstapel en aflegstapel zijn allebei leeg.
reason-no_fence = De Heler is niet van jou.
reason-fence_used = De Heler helpt één keer per einde van de ronde.
reason-fence_lacks_card = De Heler neemt een kaart uit je hand, en deze heb je niet.
reason-not_mrx = Alleen Mr. X mag zo ruilen.
reason-swap_used = Mr. X ruilt één kaart per einde van de ronde.
reason-swap_lacks_card = Je ruilt een kaart uit je hand, en deze heb je niet.
reason-no_gambler = De Pokerspeler is niet van jou.
reason-gambler_used = De Pokerspeler helpt één keer per einde van de ronde.
reason-gambler_needs_two = De Pokerspeler legt precies twee kaarten af, en zoveel heb je er niet.
reason-gambler_lacks_card = De Pokerspeler legt kaarten uit je hand af, en deze heb je niet.
reason-gambler_goes_on = Rond eerst de Pokerspeler af: twee keer afleggen, dan twee keer nemen.
reason-not_in_pile = Die kaart ligt niet in de aflegstapel.
reason-pick_too_high = Beide kaarten samen mogen niet meer waard zijn dan de twee die je aflegde.
reason-no_informer = De Verklikker is niet van jou.
reason-no_smuggler = De Whiskysmokkelaar is niet van jou.
reason-sold_already = Deze persoon verkoopt één keer per einde van de ronde.
reason-too_little_to_sell = Je hele hand is minder dan 6 waard: te weinig voor een verkoop.
reason-sale_lacks_card = Je verkoopt kaarten uit je hand, en deze heb je niet.
reason-sale_goes_on = Rond eerst de verkoop af.
reason-sale_too_low = Een verkoop vraagt samen 6 of meer; leg er nog een kaart bij.

# Options
option-talk = Overleg: partners zeggen voor het leggen wat ze van plan zijn, eerlijk of niet.
option-second_look = Tweede blik: partners zien hoeveel kaarten de ander heeft gelegd en mogen één keer bijleggen.
option-godfather = De Peetvader: wie de kaart neemt, speelt een ronde alleen en krijgt de hele buit.

# Terminal
symbol-weapons = wapens
symbol-bribes = smeergeld
symbol-blackmail = chantage
symbol-persons = personen
terminal-round = ronde { $round }
terminal-offer = in te huren
terminal-strength = kracht
terminal-challengers = daagt uit
terminal-defenders = verdedigt
terminal-mrx = Mr. X
terminal-lone = alleen
terminal-godfather = Peetvader
terminal-ousted = buitenspel
terminal-alcohol = { $number } alcohol
terminal-person = persoon
terminal-card = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
terminal-brings = inbreng { $points }
terminal-points = Peetvaderpunten: { $points }
terminal-table = op tafel:
terminal-known = bekend:
terminal-pledges = { $points ->
    [one] zegt 1 punt toe
   *[other] zegt { $points } punten toe
}
terminal-pledges-cards = { $number ->
    [one] zegt 1 kaart toe
   *[other] zegt { $number } kaarten toe
}
terminal-asks = vraagt { $points }
terminal-aims = doel: { $aim }
terminal-hand = jouw hand
terminal-hidden = gedekt
terminal-deck = trekstapel
terminal-pile = aflegstapel:
terminal-signs = ? mag één kaart gedekt laten · ★ wint bij gelijke stand aan de eigen kant

# Bord
board-name = Kaarttafel: coalitie, wijk, buit en persoon, en beide kanten
board-alcohol = alcohol
board-cards = kaarten in de hand
board-clan = clan
board-persons = personen
board-round = Ronde { $round }
board-coalition = Coalitie
board-mark = mag 1 kaart verbergen
board-tie = wint bij gelijke stand
board-done = is klaar
board-thug = zet de Vechtersbaas in
board-wins = gewonnen
board-counts = dit telt hier
board-loot = Buit
board-loot-told = Winnaars: { $winners1 } of { $winners2 }. Verliezers: { $losers1 } of { $losers2 }.
board-half = vanaf de helft
board-package = { $result }, pakket { $number }: { $goods }
board-none = niets
board-offer = In te huren: { $person }, waarde { $value }
board-deck = { $count ->
    [one] Stapel, nog 1 kaart
   *[other] Stapel, nog { $count } kaarten
}
board-left = nog { $count }
board-spent = { $count } weg
board-pile = Aflegstapel
board-back = gedekte kaart
board-kept-down = laat een kaart gedekt
board-your-hand = { $count ->
    [one] Jouw hand · 1 kaart
   *[other] Jouw hand · { $count } kaarten
}
board-decoy = geen middel van deze wijk
board-down = Eén gedekt laten
board-decide = Wat je kunt doen
board-talk = Zeg tegen je partner
board-binds = Wat je zegt, bindt niet. Klik op een kaart om die te tonen.
board-aim-win = Voor de winst
board-aim-half = Voor de helft
board-aim-save = Kaarten sparen
board-say-nothing = Niets zeggen
board-hush = Niets te zeggen in deze ronde
board-hush-short = Niets te zeggen
board-hush-more = Past voor je zodra je kunt praten, tot de ronde voorbij is of je hier nog eens drukt.
board-pledge_points = Ik breng punten
board-pledge_cards = Ik leg kaarten
board-ask_points = Van jou punten
board-said-points = { $points ->
    [one] brengt 1 punt
   *[other] brengt { $points } punten
}
board-said-cards = { $number ->
    [one] legt 1 kaart
   *[other] legt { $number } kaarten
}
board-said-needs = vraagt { $points }
board-less = Minder
board-more = Meer
board-say = Zeg het
board-pick = Pak van de aflegstapel · nog { $points }
board-sale = Tot nu toe verkocht: { $points }
board-sold = verkopen
board-hint-down = Kies de kaart die gedekt blijft.
board-hint-fence = Kies de kaart voor de Heler.
board-hint-swap = Kies de kaart die Mr. X ruilt.
board-hint-gambler = Kies de eerste van twee kaarten om af te leggen.
board-gambler-more = Kies nog een kaart om af te leggen: twee in totaal.
board-hint-informer = Kies een kaart om te verkopen; samen moet het 6 of meer zijn.
board-hint-smuggler = Kies een kaart om te verkopen; samen moet het 6 of meer zijn.

# Wat een persoon kan
does-informer = Verkoopt aan het eind van een ronde kaarten met een totaal van 6 of meer voor 1 alcohol.
does-smuggler = { does-informer }
does-bomber = Je mag in elke wijk wapens inzetten.
does-dealer = Je mag in elke wijk smeergeld inzetten.
does-thief = Je mag in elke wijk chantage inzetten.
does-fence = Ruilt aan het eind van een ronde één kaart.
does-gambler = Ruilt aan het eind van een ronde twee kaarten voor twee van de aflegstapel.
does-priest = Telt in de showdown als twee personen.
does-thug = Verdubbelt één keer per spel de middelen die je hebt gespeeld.
does-driver = Telt als wapens met waarde 2 waar personen niet tellen.
does-customs = Telt als smeergeld met waarde 2 waar personen niet tellen.
does-reporter = Telt als chantage met waarde 2 waar personen niet tellen.

# Les: de eerste vijf minuten
lesson-first = Je eerste vijf minuten
lesson-first-goal = De meeste alcohol wint. Elke ronde brengt een nieuwe kaart de clans bij elkaar: deze keer dagen jij en { $p1 } samen { $p2 } en { $p3 } uit om één wijk.
lesson-first-talk = Partners praten eerst, en niets wat gezegd wordt bindt. { $p1 } belooft 4 punten: antwoord dat jullie voor de winst gaan.
lesson-first-talk-pass = Zwijgen mag, maar zeg nu eens iets: ga voor de winst.
lesson-first-talk-show = Die kaart ziet iedereen aan tafel. Zeg liever dat jullie voor de winst gaan.
lesson-first-talk-other = Getallen mogen ook, waar of niet. Zeg deze keer dat jullie voor de winst gaan.
lesson-first-quiet = { $p1 } heeft niets toe te voegen. Pas ook, dan is het gesprek voorbij.
lesson-first-quiet-more = Er is genoeg gezegd. Pas.
lesson-first-lay = In Little Italy tellen alleen wapens en smeergeld. Leg een van je wapens met waarde 4.
lesson-first-lay-suit = Chantage telt niet in Little Italy, het zou alleen bluf zijn. Leg een wapen met waarde 4.
lesson-first-lay-bribe = Smeergeld telt hier, maar 4 is meer dan 3. Leg een wapen met waarde 4.
lesson-first-lay-hide = Eén kaart mag gedekt blijven, maar vandaag niet de eerste. Leg het wapen met waarde 4 gewoon.
lesson-first-lay-done = Wie niets legt, wint niets. Leg een wapen met waarde 4.
lesson-first-hide = Het “?” op de coalitiekaart is van jou: één van je kaarten mag gedekt blijven tot de kanten worden vergeleken. Verberg je tweede wapen met waarde 4.
lesson-first-hide-other = Verberg iets wat veel telt: het wapen met waarde 4.
lesson-first-hide-lay = Zo gelegd ziet iedereen het voordat de verdedigers spelen. Laat het wapen met waarde 4 gedekt.
lesson-first-hide-done = Je hebt nog een wapen met waarde 4, en het recht om het te verbergen. Doe dat eerst.
lesson-first-done = { $p1 } legt tegelijk, ongezien. Twee kaarten zijn genoeg: druk op Klaar.
lesson-first-done-lay = Bewaar die: elke ronde brengt nieuwe partners, en goede kaarten zijn schaars. Druk op Klaar.
lesson-first-second = { $p1 } heeft één kaart gelegd, jij twee: meer zien jullie niet van elkaar. Bij deze tweede blik mag je bijleggen; het hoeft niet.
lesson-first-second-lay = Houd die voor de volgende ronde. Druk op Klaar.
lesson-first-result = Jullie kant stond op 6, dus de verdedigers dachten dat 7 genoeg was. Toen werd je verborgen wapen omgedraaid: 10 tegen 7, de wijk is van jullie.
lesson-first-take = Jij bracht 8 punten in, { $p1 } maar 2: jij kiest eerst, { $p1 } krijgt de rest. Neem pakket 1, de 2 alcohol.
lesson-first-take-person = De rechter is 4 waard waar personen tellen, maar alcohol wint het spel. Neem deze keer pakket 1.
lesson-first-partners = De verliezers haalden de helft van jullie kracht en kregen kaarten. Er ligt een nieuwe kaart: nu speelt { $p1 } met { $p3 } tegen jou en { $p2 }.
lesson-first-end = Help net genoeg om te winnen, geef iets meer dan je partner, en laat nooit alles zien. Na tien tot twaalf ronden wint de meeste alcohol.

# Les: de helft is genoeg
lesson-bluff = Bluf, en de halve buit
lesson-bluff-half = Jij en { $p2 } verdedigen Streeterville tegen 16 punten: winnen is te duur. Maar verliezers die de helft halen, dus 8, delen een eigen buit.
lesson-bluff-talk = Hier tellen personen: jouw bankdirecteur en de officier van justitie van { $p2 } elk 3. Twee punten meer is genoeg, dus stel voor om voor de helft te gaan.
lesson-bluff-talk-other = Dat mag, en misschien is het zelfs waar. Maar zeg het { $p2 } ronduit: voor de helft.
lesson-bluff-quiet = { $p2 } belooft 1 punt; wie weet of het waar is. Pas.
lesson-bluff-quiet-more = Er is genoeg gezegd. Pas.
lesson-bluff-lay = In Streeterville telt smeergeld. Leg je 3: samen met de bankdirecteur breng je 6 punten in.
lesson-bluff-lay-five = Bewaar de 5 voor een ronde die je kunt winnen. De 3 is genoeg.
lesson-bluff-lay-suit = Dat middel telt hier niet. Leg eerst het smeergeld met waarde 3.
lesson-bluff-lay-done = Blind op je partner vertrouwen? Leg het smeergeld met waarde 3.
lesson-bluff-decoy = Nu bluffen: leg ook de chantagekaart. Die telt hier niet, maar { $p2 } ziet twee kaarten en zal je niet snel overbieden.
lesson-bluff-decoy-done = Eerst de bluf: leg de chantagekaart.
lesson-bluff-decoy-other = Bluf met de chantagekaart: die komt terug in je hand.
lesson-bluff-done = Eén kaart die telt, één die niet telt. Druk op Klaar.
lesson-bluff-done-more = Dat is genoeg. Druk op Klaar.
lesson-bluff-second = Twee kaarten tegen één: { $p2 } heeft nu een tweede blik, en jij ook. Je bent ver genoeg: druk op Klaar.
lesson-bluff-second-more = Meer is niet nodig. Druk op Klaar.
lesson-bluff-back = 16 tegen 10: verloren, maar meer dan de helft. Je chantagekaart is terug in je hand, en iedereen heeft haar gezien.
lesson-bluff-take = De winnaars hebben gekozen. Jij bracht 6 punten in, { $p2 } 4, dus nu kies jij: neem pakket 2, de alcohol.
lesson-bluff-take-cards = Drie kaarten zijn verleidelijk, maar alcohol wint. Neem pakket 2.
lesson-bluff-end = Een goedkope nederlaag kan evenveel opleveren als een dure zege. Bewaar goede kaarten voor wijken waar ze tellen, en voor de showdown aan het eind.

# Les: personen en beloften
lesson-persons = Personen en beloften
lesson-persons-thief = Dit is je Dief: dankzij hem telt je chantage in elke wijk. Voor alle anderen tellen hier, in de Union Stock Yards, alleen wapens.
lesson-persons-pledge = Jij spreekt eerst. Beloof 6 punten: het bindt niemand, maar { $p1 } kan erop rekenen.
lesson-persons-pledge-amount = Elk getal mag. Beloof deze keer 6 punten.
lesson-persons-pledge-pass = Zwijgen helpt geen partner. Beloof 6 punten.
lesson-persons-pledge-other = Ook dat mag je zeggen. Beloof deze keer 6 punten.
lesson-persons-quiet = { $p1 } belooft 5 punten, samen is dat ruim genoeg. Pas, dan is het gesprek voorbij.
lesson-persons-quiet-more = Er is genoeg gezegd. Pas.
lesson-persons-lay = Leg je chantage met waarde 5. Je Dief zorgt dat die telt.
lesson-persons-lay-weapon = Wapens tellen voor iedereen, maar 5 is meer dan 4. Leg de chantage met waarde 5.
lesson-persons-lay-small = Die telt, maar slechts 1. Leg de chantage met waarde 5.
lesson-persons-lay-suit = Smeergeld telt hier niet. Leg de chantage met waarde 5.
lesson-persons-lay-done = Wie niets legt, wint niets. Leg de chantage met waarde 5.
lesson-persons-done = Met wat { $p1 } beloofde is dat wel genoeg. Druk op Klaar.
lesson-persons-done-more = Bewaar dat nog even. Druk op Klaar.
lesson-persons-broken = Tot zover de beloften: { $p1 } heeft niet één kaart gelegd. Daar is de tweede blik voor: leg je wapen met waarde 4 bij.
lesson-persons-broken-small = 5 en 1 is waarschijnlijk te weinig. Leg het wapen met waarde 4 bij.
lesson-persons-broken-suit = Smeergeld telt hier nog steeds niet. Leg het wapen met waarde 4 bij.
lesson-persons-broken-done = Met 5 punten alleen win je waarschijnlijk niet. Leg het wapen met waarde 4 bij.
lesson-persons-enough = Dat zijn 9 punten, en allemaal van jou. Druk op Klaar.
lesson-persons-enough-more = Dat is genoeg. Druk op Klaar.
lesson-persons-result = De verdedigers kwamen tot 6, dus de wijk is van jullie. Jij bracht 9 punten in, { $p1 } geen: jij kiest het eerste pakket.
lesson-persons-take = In pakket 2 zit 1 alcohol minder, maar wel de Verklikker, die van kaarten alcohol maakt. Neem pakket 2.
lesson-persons-take-alcohol = 2 alcohol is verleidelijk, maar de Verklikker kan elke ronde iets verdienen. Neem pakket 2.
lesson-persons-sell = Aan het eind van een ronde verkoopt je Verklikker kaarten van samen 6 punten of meer voor 1 alcohol. Gebruik hem: eerst het smeergeld met waarde 5.
lesson-persons-sell-small = Die hoort er ook bij, maar begin met het smeergeld met waarde 5.
lesson-persons-sell-draw = Die kaart krijg je toch wel. Verkoop eerst via de Verklikker het smeergeld met waarde 5.
lesson-persons-sell-end = Met je kaarten valt nog iets te verdienen. Verkoop eerst via de Verklikker het smeergeld met waarde 5.
lesson-persons-pay = Er ontbreekt 1 punt: doe de chantage met waarde 1 erbij.
lesson-persons-sold = 6 punten leveren 1 alcohol op, wisselgeld is er niet. Druk op Klaar.
lesson-persons-end = Personen blijven bij je, kies ze dus met zorg. De meeste personen leveren in de showdown 2 alcohol op, net als de meeste wapens, het meeste smeergeld en de meeste chantage.

# De eenvoudige weergave in de browser
field-round_number = Ronde
field-district = Wijk
field-offer = Te werven
field-side = Kant
field-persons = Personen
field-hand = Hand
field-laid = Gespeeld
field-contribution = Ingebrachte punten
field-strength = Sterkte van de kanten
field-lone = Daagt alleen uit
field-godfather = Peetvader
field-mrx = Mr. X
field-deck_size = Kaarten in de stapel
field-pile = Aflegstapel
