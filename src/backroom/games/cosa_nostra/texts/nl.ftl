game-name = Cosa Nostra
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
    [boss] De Baas verbannen, naar het HK met alle handlangers op de ring
   *[other] Een handlanger verbannen
}
outcome-start = { $seat } begint
outcome-roll = De dobbelstenen staan op { $die } en { $die2 }
outcome-wheel = Het rad stopt op stand { $stop }

# Wat er wordt gevraagd
prompt-opening = Ga met één figuur beide dobbelstenen vooruit, of met een eerste figuur een ervan.
prompt-opening-other = { $seat } is aan zet.
prompt-second = Een andere figuur van dezelfde bende gebruikt de tweede dobbelsteen.
prompt-second-other = { $seat } gebruikt de tweede dobbelsteen met een andere figuur.
prompt-banish = Het rad wijst naar je Baas en diens gezelschap. Wie wordt verbannen?
prompt-banish-other = { $seat } kiest wie er wordt verbannen.

# Wat er is gebeurd
event-started = { $seat } begint.
event-rolled = { $seat } gooit { $low } en { $high }.
event-throw_lapsed = Geen figuur van { $seat } kan de worp gebruiken: hij vervalt.
event-die_lapsed = Geen andere figuur kan de { $pips } gebruiken: die vervalt.
event-throws_again = Een dubbele worp: { $seat } gooit nog eens.
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
    [boss] De Baas van { $gang } op { $space } is gevangen; { $guard } bewaakt.
   *[other] De handlanger van { $gang } op { $space } is gevangen; { $guard } bewaakt.
}
event-freed = { $rank_id ->
    [boss] De Baas van { $gang } op { $space } is vrij.
   *[other] De handlanger van { $gang } op { $space } is vrij.
}
event-spun = Het rad, gedraaid door { $gang }, wijst naar { $space } en { $opposite }.
event-sheltered = Schuilplaats op { $space }: daar overkomt niemand iets.
event-banished = Een handlanger van { $gang } wordt van { $space } verbannen.
event-boss_banished = { $followers ->
    [0] De Baas van { $gang } wordt van { $space } verbannen en is terug in het HK.
    [one] De Baas van { $gang } wordt van { $space } verbannen en is terug in het HK, met één handlanger van de ring.
   *[other] De Baas van { $gang } wordt van { $space } verbannen en is terug in het HK, met { $followers } handlangers van de ring.
}
event-came_home = De Baas van { $gang } gaat { $pips } vooruit vanaf { $origin } en is thuis.
event-ended = { $seat } heeft elke Baas thuis: het spel is afgelopen.

# Waarom niet
reason-lower_first = Bij een worp wordt de laagste dobbelsteen eerst genoemd.
reason-nobody_there = Daar is geen handlanger van jou om te verplaatsen.
reason-not_your_gang = Die bende is niet van jou.
reason-gang_is_home = De Baas van die bende is thuis, en de bende doet niet meer mee.
reason-not_thrown = Een figuur gaat het aantal van één dobbelsteen vooruit, of de som van beide.
reason-other_die = Alleen de tweede dobbelsteen is nog over.
reason-other_gang = Een worp verplaatst maar één bende: de tweede dobbelsteen is voor de bende die is begonnen.
reason-took_first_die = Die figuur heeft de eerste dobbelsteen gebruikt; een andere gebruikt de tweede.
reason-boss_waits = Die Baas is in deze worp verbannen en begint pas bij de volgende opnieuw.
reason-space_full = Daar staan drie figuren, en meer passen er niet op een vak.
reason-space_closed = Twee figuren van één andere bende sluiten dat vak af.
reason-guard_and_prisoner = Daar staan een bewaker en een gevangene van twee andere bendes, en een derde bende kan er niet bij.
reason-is_prisoner = Een gevangene kan niet worden verplaatst.
reason-whole_throw = De hele worp kan worden gebruikt, dus dat moet ook: met deze zet gaat een dobbelsteen verloren.

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
field-gang = Bende die zet
field-standing = Vrije figuren
field-pairs = Meer dan één van
field-trios = Drie
field-prisoners = Gevangene
field-shown = Het rad wijst ernaar
field-boss = Baas op
field-to_go = Baas moet nog
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
board-name = De ring van { $count } vakken, met de HK's en het rad van het lot
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
board-click-space = Klik op het gemarkeerde vak.
board-another = Een andere figuur gebruikt dan de andere dobbelsteen.
board-both = { $sum } is met beide; na één steen neemt een andere figuur de andere.
board-would-lapse = Met de { $pips } vervalt de { $other }: geen andere figuur kan die gebruiken.
board-only-sum = Eén figuur gaat { $pips } vooruit, de som van beide dobbelstenen.
board-whole = Anders wordt niet de hele worp gebruikt.
board-only-die = Alleen de { $pips } is te gebruiken.
board-lapses = Geen figuur kan ook de { $pips } gebruiken: die vervalt.
board-begin-with = Begin met de { $pips }.
board-then = Een andere figuur gebruikt dan de { $pips }: de hele worp moet worden gebruikt.
board-one-die = Gebruik de { $pips }, maar niet allebei.
board-other-lapses = Geen zet gebruikt beide dobbelstenen: de andere vervalt.
board-second = Een andere figuur van { $gang } gebruikt de { $pips }.
board-second-more = Wie al is gegaan, blijft staan.
board-waits = De Baas is in deze worp verbannen en wacht op de volgende.
board-home = Je Baas kan met de { $pips } naar huis.
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
board-tip-guard = Een vijand alleen, door jou bereikt, is gevangen.
board-tip-block = Waar er twee van een bende staan, landt geen ander.
board-tip-home = Met het juiste aantal naar huis wint.

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
    [one] één vijand alleen
   *[other] { $others } vijanden alleen
}
board-lane-home = { $name }: de Baas van { $gang } is thuis
board-ending = { $count ->
    [one] Eén worp besliste het.
   *[other] Er waren { $count } worpen voor nodig.
}
board-end-throws = worpen
board-end-prisoners = gevangenen
board-end-spins = rad gedraaid
board-end-lost = verbannen
board-end-to-go = nog te gaan
