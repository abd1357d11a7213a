game-name = Cosa Nostra
game-goal = Breng je Baas als eerste rond de stad en weer thuis.
game-idea = Breng je Baas één keer rond door nachtelijk Chicago en weer naar huis, met handlangers als escorte en wegversperring, voordat het rad van het lot de straten leegveegt.

# Namen
gang-red = rood
gang-blue = blauw
gang-yellow = geel
gang-green = groen
rank-boss = Baas
rank-follower = handlanger
symbol-plain = gewoon
symbol-fate = Lot
symbol-shelter = Schuilplaats
symbol-danger = Gevaar

# Wat er wordt gedaan
action-move = { $origin_id ->
    [red] Een handlanger van { gang-red } komt met { $pips } uit het HK
    [blue] Een handlanger van { gang-blue } komt met { $pips } uit het HK
    [yellow] Een handlanger van { gang-yellow } komt met { $pips } uit het HK
    [green] Een handlanger van { gang-green } komt met { $pips } uit het HK
   *[other] De handlanger op { $origin } gaat { $pips } vooruit
}
action-boss = De Baas van { $gang } gaat { $pips } vooruit
action-banish = { $rank_id ->
    [boss] De Baas verbannen: terug naar het HK, met alle handlangers op de ring
   *[other] Een handlanger verbannen
}
outcome-start = { $seat } begint
outcome-roll = De dobbelstenen staan op { $die } en { $die2 }
outcome-wheel = Het rad stopt op stand { $stop }

# Wat er wordt gevraagd
prompt-opening = Verplaats één figuur met beide dobbelstenen, of twee met elk één.
prompt-opening-other = { $seat } is aan zet.
prompt-second = Verplaats een andere figuur van dezelfde bende met de tweede dobbelsteen.
prompt-second-other = { $seat } gebruikt de tweede dobbelsteen met een andere figuur.
prompt-banish = Het rad wijst naar je Baas en handlangers. Wie wordt verbannen?
prompt-banish-other = { $seat } kiest wie er wordt verbannen.

# Wat er is gebeurd
event-started = { $seat } begint.
event-rolled = { $seat } gooit { $low } en { $high }.
event-throw_lapsed = Geen figuur van { $seat } kan de worp gebruiken: die vervalt.
event-die_lapsed = Geen andere figuur kan de { $pips } gebruiken: die vervalt.
event-throws_again = Dubbel: { $seat } gooit nog eens.
event-moved = { $rank_id ->
    [boss] { $origin_id ->
        [hq] De Baas van { $gang } komt met { $pips } uit het HK, op { $target }.
       *[other] De Baas van { $gang } gaat { $pips } vooruit, van { $origin } naar { $target }.
    }
   *[other] { $origin_id ->
        [hq] Een handlanger van { $gang } komt met { $pips } uit het HK, op { $target }.
       *[other] Een handlanger van { $gang } gaat { $pips } vooruit, van { $origin } naar { $target }.
    }
}
event-returned = Een verbannen handlanger van { $gang } keert terug in het HK.
event-captured = { $rank_id ->
    [boss] Op { $space } neemt { $guard } de Baas van { $gang } gevangen.
   *[other] Op { $space } neemt { $guard } een handlanger van { $gang } gevangen.
}
event-freed = { $rank_id ->
    [boss] De Baas van { $gang } op { $space } is vrij.
   *[other] De handlanger van { $gang } op { $space } is vrij.
}
event-spun = Het rad, gedraaid door { $gang }, wijst naar { $space } en { $opposite }.
event-sheltered = Schuilplaats op { $space }: daar overkomt niemand iets.
event-banished = Een handlanger van { $gang } wordt van { $space } verbannen.
event-boss_banished = { $followers ->
    [0] De Baas van { $gang } wordt van { $space } verbannen, terug naar het HK.
    [one] De Baas van { $gang } wordt van { $space } verbannen, terug naar het HK met één handlanger van de ring.
   *[other] De Baas van { $gang } wordt van { $space } verbannen, terug naar het HK met { $followers } handlangers van de ring.
}
event-came_home = De Baas van { $gang } gaat { $pips } vooruit vanaf { $origin } en is thuis.
event-ended = { $seat } heeft alle Bazen thuis: het spel is afgelopen.

# Waarom niet
reason-lower_first = Bij een worp wordt de laagste dobbelsteen eerst genoemd.
reason-nobody_there = Daar staat geen handlanger van jou om te verplaatsen.
reason-not_your_gang = Die bende is niet van jou.
reason-gang_is_home = De Baas van die bende is thuis, en de bende doet niet meer mee.
reason-not_thrown = Een figuur gaat het aantal van één dobbelsteen vooruit, of de som van beide.
reason-exact_count = Een Baas komt alleen thuis met een precies passend aantal: op één dobbelsteen of als som van beide.
reason-other_die = Alleen de tweede dobbelsteen is nog over.
reason-other_gang = Een worp verplaatst maar één bende: de tweede dobbelsteen is voor de bende die is begonnen.
reason-took_first_die = Die figuur heeft de eerste dobbelsteen gebruikt; een andere gebruikt de tweede.
reason-boss_waits = Die Baas is in deze worp verbannen en begint pas bij de volgende opnieuw.
reason-space_full = Daar staan drie figuren, en meer passen er niet op een vak.
reason-space_closed = Twee figuren van één andere bende sluiten dat vak af.
reason-guard_and_prisoner = Daar staan een bewaker en een gevangene van twee andere bendes, en een derde bende kan er niet bij.
reason-is_prisoner = Een gevangene kan niet worden verplaatst.
reason-whole_throw = De hele worp moet worden gebruikt als dat kan, en met deze zet vervalt een dobbelsteen.

# Opties
option-two_gangs = Ieder twee bendes: beide spelers leiden twee bendes en moeten beide Bazen thuisbrengen.

# De terminal
terminal-throw = Worp
terminal-left = Over
terminal-boss = Baas
terminal-to-go = te gaan
terminal-hq = in het HK
terminal-out = verbannen
terminal-at-hq = HK
terminal-at-home = thuis
terminal-prisoner = gevangen

# De eenvoudige weergave in de browser
field-low = Laagste dobbelsteen
field-high = Hoogste dobbelsteen
field-left = Dobbelsteen over
field-gang = Bende aan zet
field-standing = Vrije figuren
field-pairs = Meer dan één van
field-trios = Drie
field-prisoners = Gevangene
field-shown = Aangewezen door het rad
field-boss = Baas op
field-to_go = Stappen die de Baas nog moet
field-hq = Handlangers in het HK
field-banished = Verbannen
field-owner = Geleid door
place-hq = HK
place-home = thuis
axis-gang = Bende
axis-space = Vak
box-gang-fronts = Vóór het HK
box-space-symbols = Symbool
box-space-symbols-fate = { symbol-fate }
box-space-symbols-shelter = { symbol-shelter }
box-space-symbols-danger = { symbol-danger }
many-move = { $origin_id ->
    [red] Een handlanger van { gang-red } komt uit het HK met
    [blue] Een handlanger van { gang-blue } komt uit het HK met
    [yellow] Een handlanger van { gang-yellow } komt uit het HK met
    [green] Een handlanger van { gang-green } komt uit het HK met
   *[other] De handlanger op { $origin } gaat
}
many-boss = De Baas van { $gang } gaat

# Het bord in de browser
board-name = De ring van { $count } vakken, met de HK’s en het rad van het lot
board-space = Vak { $number }
board-front = voorplein van { $gang }
board-lit = in de koplampen
board-empty = leeg
board-barred = gesloten voor anderen
board-boss = Baas van { $gang }
board-follower = handlanger van { $gang }
board-prisoner = { $figure }, gevangen
board-guard = { $figure } op wacht
board-on = { $figure } op { $space }
board-in-hq = { $figure } in het HK
board-hq = HK van { $gang }, { $name }
board-is-home = de Baas is thuis
board-inside = { $count ->
    [0] niemand binnen
    [one] één handlanger binnen
   *[other] { $count } handlangers binnen
}
board-inside-boss = { $count ->
    [0] alleen de Baas binnen
    [one] de Baas en één handlanger binnen
   *[other] de Baas en { $count } handlangers binnen
}
board-count-held = { $count } gevangen
board-count-out = { $count } verbannen
board-held = Gevangen
board-out = Verbannen
board-unit-to-go = te gaan
board-unit-home = Bazen thuis
board-fact-boss = De Baas van { $gang } staat op
board-fact-ring = Handlangers van { $gang } op de ring
board-fact-hq = Handlangers van { $gang } in het HK
board-fact-out = Handlangers van { $gang } verbannen
board-clause = Regel { $clause }.

# De worp
board-your-throw = Jouw worp
board-throw = { $name } gooit
board-double = Dubbel: daarna wordt er nog eens gegooid.
board-die = Dobbelsteen: { $pips }
board-die-used = Dobbelsteen: { $pips }, gebruikt
board-one-figure = één figuur
board-leads = De { $pips } komt hier uit.
board-to = naar { $space }
board-opening = Eén figuur { $sum } vooruit, of twee: { $low } en { $high }.
board-opening-double = Eén figuur { $sum } vooruit, of twee elk { $low }.
board-ask = Kies figuur of dobbelsteen, dan het vak.
board-ask-double = Dubbel: daarna gooi je nog eens.
board-takes = { $figure }: neem de { $pips }.
board-takes-brief = { $figure }: { $pips }.
board-click-space = Klik op het gemarkeerde vak.
board-another = Een andere figuur gebruikt dan de andere dobbelsteen.
board-both = { $sum } is met beide; na één steen neemt een andere figuur de andere.
board-would-lapse = Met de { $pips } vervalt de { $other }: geen andere figuur kan die gebruiken.
board-only-sum = Eén figuur gaat { $pips } vooruit.
board-whole = Beide stenen samen: anders wordt niet de hele worp gebruikt.
board-only-die = Alleen de { $pips } is te gebruiken.
board-lapses = Geen figuur kan ook de { $pips } gebruiken: die vervalt.
board-begin-with = Begin met de { $pips }.
board-then = Een andere figuur gebruikt dan de { $pips }: de hele worp moet worden gebruikt.
board-one-die = Neem de { $pips }, niet allebei.
board-other-lapses = Geen zet gebruikt beide dobbelstenen: de andere vervalt.
board-second = Een andere figuur van { $gang } gebruikt de { $pips }.
board-second-more = Niet de figuur die al is verplaatst.
board-waits = De verbannen Baas slaat deze worp over.
board-home = De { $pips } brengt je Baas thuis.
board-who-goes = Wie gaat { $pips } vooruit?
board-who-more = Gestippeld: waar elke figuur uitkomt.
board-banish-boss = De Baas: iedereen naar het HK
board-banish-follower = Een handlanger

# Tekens
board-streets = Op straat
board-sign-fate = { symbol-fate }
board-sign-shelter = { symbol-shelter }
board-sign-danger = { symbol-danger }
board-sign-guard = Wacht
board-sign-block = Versperring
board-sign-home = Baas
board-tip-fate = Draai het rad: het treft twee vakken.
board-tip-shelter = Het rad doet hier niemand iets.
board-tip-danger = Het rad neemt hier iedereen mee.
board-tip-guard = Een losse vijand bij wie je komt, is gevangen.
board-tip-block = Waar er twee van een bende staan, landt geen ander.
board-tip-home = Met het juiste aantal thuis: gewonnen.

# De race
board-race = De race
board-your-gang = Jouw bende
board-your-gangs = Jouw bendes
board-lane = { $name }, { $boss }: nog { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}; daarvoor { $blocks ->
    [one] één gesloten vak
   *[other] { $blocks } gesloten vakken
} en { $others ->
    [one] één losse vijand
   *[other] { $others } losse vijanden
}
board-lane-home = { $name }: de Baas van { $gang } is thuis
board-ending = { $count ->
    [one] Eén worp besliste het.
   *[other] Er waren { $count } worpen voor nodig.
}
board-end-throws = Worpen
board-end-prisoners = Gevangenen
board-end-spins = Rad gedraaid
board-end-lost = Verbannen
board-end-to-go = Nog te gaan

# Les: de eerste vijf minuten
lesson-first = Je eerste vijf minuten
lesson-first-goal = Jij leidt rood. Stuur je Baas één keer rond en naar huis in je HK: de eerste Baas die thuis is wint, en acht handlangers maken de weg vrij.
lesson-first-capture = Je hebt 2 en 6 gegooid. Eén figuur mag de som lopen: 8 vakken, van 11 naar 19, waar een gele handlanger alleen staat.
lesson-first-capture-die = Met één dobbelsteen kom je niet bij geel. Gebruik de som, 8 vakken naar 19.
lesson-first-capture-seven = Vanaf 7 bereik je niemand. Je handlanger op 11 wel: 8 vakken naar 19.
lesson-first-capture-new = Nieuwe figuren komen later. Eerst de handlanger op 11, met de som naar 19.
lesson-first-capture-boss = Je Baas wacht tot de weg veiliger is. Zet de handlanger van 11 op 19.
lesson-first-guard = Gevangen: wie op 19 vastzit, kan niet weg zolang je bewaker blijft. Pas op: ook jouw figuren lopen alleen gevaar.
lesson-first-banish = Je hebt dubbel 6 gegooid. Ga 12 vakken, van 7 naar 19: twee van jou tegen één, en de gevangene is verbannen.
lesson-first-banish-die = 6 vakken leiden ergens anders heen. Gebruik de som: 12 vakken van 7 naar 19.
lesson-first-banish-guard = Gaat de bewaker weg, dan is de gevangene vrij. Breng de handlanger van 7 naar 19.
lesson-first-banish-new = Een nieuwe figuur kan wachten. Breng de handlanger van 7 naar 19.
lesson-first-banish-boss = Nog niet. Regel eerst de zaak op 19, met de handlanger op 7.
lesson-first-boss = Na een dubbele worp gooi je nog eens. Tijd voor de Baas: neem beide dobbelstenen, 5 vakken naar de Schuilplaats op 4.
lesson-first-boss-die = Neem beide dobbelstenen voor de Baas: 5 vakken, naar de Schuilplaats op 4.
lesson-first-boss-follower = Ook een handlanger is daar veilig, maar nu vertrekt je Baas, naar 4.
lesson-first-boss-pair = Je twee op 19 sluiten het vak voor alle anderen af: laat ze staan. Zet je Baas op 4.
lesson-first-fate = Elke landing op Lot draait het rad, en twee zwarte auto’s razen weg. Waag het: ga 3 vakken, van 19 naar 22.
lesson-first-fate-die = Dat is geen Lot-vak. Neem beide dobbelstenen: 3 vakken van 19 naar 22.
lesson-first-fate-new = Dat kan ook vanuit het HK, maar een handlanger is al in de buurt: van 19 naar 22.
lesson-first-fate-boss = Je Baas staat in een Schuilplaats, daar doen de auto’s hem niets. Zet een handlanger van 19 op 22.
lesson-first-wheel = De auto’s stopten bij 11 en 27, en een gele handlanger op 27 is verbannen. Op Gevaar was iedereen verbannen, in een Schuilplaats niemand.
lesson-first-run = Weer dubbel 6! Ren nu: 12 vakken met je Baas, van 4 naar 16.
lesson-first-run-die = Ga zo ver je kunt: alle 12 vakken, naar 16.
lesson-first-run-follower = Je handlangers hebben genoeg gedaan. Ren met je Baas, 12 vakken naar 16.
lesson-first-on = En meteen de volgende worp, 5 en 6. Verder met je Baas: 11 vakken, van 16 naar 27.
lesson-first-on-die = Beide dobbelstenen samen: 11 vakken, naar 27.
lesson-first-on-follower = Ren door met je Baas: 11 vakken naar 27.
lesson-first-home = Je Baas komt alleen met precies het juiste aantal thuis, en het HK telt als één stap: nog 6, en je gooide 1 en 5. Breng hem thuis!
lesson-first-home-die = Beide dobbelstenen samen zijn precies 6. Recht het HK in.
lesson-first-home-follower = Je Baas is zes stappen van de overwinning. Zet je Baas!
lesson-first-end = Je Baas is thuis, jij wint. Sta met z’n tweeën, pak wie alleen staat, draai het rad als het alleen anderen raakt, en tel de laatste stappen.

# Les: het rad van het lot
lesson-wheel = Het rad van het lot
lesson-wheel-held = Geel heeft je handlanger op 19 gevangen: hij zit vast en kan niet weg. Je hebt 2 en 6 gegooid.
lesson-wheel-rescue = Een maat haalt hem eruit. Ga 8 vakken van 11 naar 19: twee van jou tegen één bewaker.
lesson-wheel-rescue-die = Met één dobbelsteen kom je er niet. Gebruik de som, 8 vakken naar 19.
lesson-wheel-rescue-other = Haal eerst je gevangene eruit: van 11 met de som, 8 vakken naar 19.
lesson-wheel-spun = De bewaker is verbannen, je handlanger is vrij. Maar toen landde geel op Lot: de auto’s stopten bij 3 en 19, en op elk vak verloor je er één.
lesson-wheel-boss = Je hebt dubbel 4 gegooid. Twee figuren mogen elk één dobbelsteen nemen: breng eerst je Baas naar buiten, 4 vakken naar 3.
lesson-wheel-boss-sum = Deze keer maar één dobbelsteen: 4 vakken, naar 3.
lesson-wheel-boss-other = Eerst de Baas, 4 vakken naar 3; de andere dobbelsteen is voor zijn begeleider.
lesson-wheel-pair = Nu een handlanger naar hetzelfde vak. Twee van één bende sluiten het af: niemand anders mag er landen.
lesson-wheel-pair-other = Je Baas staat alleen op 3 en heeft begeleiding nodig. Breng een handlanger naar buiten, 4 vakken naar 3.
lesson-wheel-spin = Dubbel: je gooit nog eens. Je handlanger op 19 kan een Lot-vak halen: 3 vakken naar 22, en je draait zelf aan het rad.
lesson-wheel-spin-die = Dat is geen Lot-vak. Beide dobbelstenen samen: 3 vakken van 19 naar 22.
lesson-wheel-spin-other = Houd Baas en begeleider bij elkaar. Zet de handlanger van 19 op het Lot-vak 22.
lesson-wheel-choose = Pech: de auto’s wijzen naar 3. Op een gewoon vak moet één figuur weg, en jij kiest: geef de handlanger op.
lesson-wheel-choose-boss = Een verbannen Baas begint opnieuw, en al zijn handlangers op de ring gaan mee terug. Geef de handlanger op.
lesson-wheel-lap = Drie van je handlangers zijn verbannen. Er komt er één terug telkens als een figuur van jou rond is: ga 10 vakken van 22 naar 0, voor je HK.
lesson-wheel-lap-other = Dat brengt niemand terug. Zet de handlanger van 22 met 10 vakken op 0.
lesson-wheel-end = Eén handlanger is terug in je HK. Alleen in Schuilplaatsen doet het rad niemand iets: rust daar, en denk goed na voor je draait.

# Les: jacht op de Baas
lesson-hunt = Jacht op de Baas
lesson-hunt-alone = De gele Baas staat alleen op 24, en ook een Baas kan gevangen worden. Je hebt 4 en 5 gegooid, en twee van je handlangers zijn in de buurt.
lesson-hunt-catch = Twee figuren mogen een worp delen, elk één dobbelsteen. Begin met de 5: zet de handlanger van 19 op 24 en vang de Baas.
lesson-hunt-catch-order = Beide wegen leiden naar 24. Begin deze keer met de 5, van 19 naar 24.
lesson-hunt-catch-die = Vanaf 19 is het precies 5 naar de Baas, vanaf 20 is het 4. Begin met 19.
lesson-hunt-catch-boss = Je eigen Baas kan wachten. Jaag met je handlangers: eerst die op 19, met de 5.
lesson-hunt-catch-other = Een nieuwe figuur kan wachten. Zet de handlanger op 19 met de 5 op 24.
lesson-hunt-banish = Nu de andere handlanger met de 4, van 20 naar 24. Twee van jou tegen één: de gele Baas is verbannen.
lesson-hunt-banish-boss = Maak eerst de jacht af: de handlanger op 20 gaat 4 vakken, naar 24.
lesson-hunt-banish-other = Een bewaker alleen is snel overrompeld. Breng de handlanger van 20 naar 24.
lesson-hunt-gone = Een verbannen Baas begint opnieuw in zijn HK, en al zijn handlangers op de ring gaan mee terug. Ook de bewaker op 17 is weg, dus je gevangene daar is vrij.
lesson-hunt-past = Je Baas op 27 is zes stappen van huis; met 7 loopt hij voorbij, een nieuwe ronde in. Zet in zijn plaats de bevrijde handlanger, 7 vakken van 17 naar 24.
lesson-hunt-past-boss = Dat is één stap te veel: nog een hele ronde. Zet de handlanger op 17, 7 vakken naar 24.
lesson-hunt-past-near = Zes stappen kun je in één worp halen, dus laat hem staan. Zet de handlanger op 17, 7 vakken naar 24.
lesson-hunt-past-other = In gezelschap wordt niemand gevangen. Zet de handlanger op 17, 7 vakken naar 24.
lesson-hunt-home = Een 3 en een 6! Een Baas mag met één dobbelsteen naar huis, de andere vervalt: zet je Baas 6 verder.
lesson-hunt-home-die = Je Baas is precies zes stappen van huis. Neem alleen de 6.
lesson-hunt-home-other = Eén dobbelsteen is genoeg om te winnen. Zet je Baas 6 verder.
lesson-hunt-end = Jaag op een Baas die alleen staat, als het kan met beide dobbelstenen. En tel de stappen van je eigen Baas: vanaf zes kan één dobbelsteen genoeg zijn.
