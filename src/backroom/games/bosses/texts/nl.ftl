game-name = De bazen van Chicago
game-goal = Vul lijnen, je voorsprong telt: wie 17 haalt, wint.
game-idea = Een stad van zes bij zes velden: maak de lijnen vol waarin jouw bende voorligt, en spring zuinig om met je kogels.

# Names
gang-red = rood
gang-blue = blauw
gang-yellow = geel
gang-grey = grijs
kind-red1 = rood 1
kind-red2 = rood 2
kind-red3 = rood 3
kind-blue1 = blauw 1
kind-blue2 = blauw 2
kind-blue3 = blauw 3
kind-yellow1 = geel 1
kind-yellow2 = geel 2
kind-yellow3 = geel 3
kind-grey1 = grijs 1
kind-grey2 = grijs 2
kind-grey3 = grijs 3
side-left = links
side-right = rechts
source-own1 = eigen 1
source-own2 = eigen 2
source-own3 = eigen 3
source-left = links in het open paar
source-right = rechts in het open paar
source-drawn = getrokken gangster
direction-row = rij
direction-column = kolom
# Lines are named at the beginning of a sentence only.
line-row_1 = Rij 1
line-row_2 = Rij 2
line-row_3 = Rij 3
line-row_4 = Rij 4
line-row_5 = Rij 5
line-row_6 = Rij 6
line-column_a = Kolom a
line-column_b = Kolom b
line-column_c = Kolom c
line-column_d = Kolom d
line-column_e = Kolom e
line-column_f = Kolom f

# What is done
action-place = { $source_id ->
    [own1] Leg je eigen 1 op { $field }
    [own2] Leg je eigen 2 op { $field }
    [own3] Leg je eigen 3 op { $field }
    [left] Leg de linkergangster van het open paar op { $field }
    [right] Leg de rechtergangster van het open paar op { $field }
   *[drawn] Leg de getrokken gangster op { $field }
}
action-draw = { $side_id ->
    [left] Trek van de linkerstapel
   *[right] Trek van de rechterstapel
}
action-move = Verplaats de gangster op { $field } naar { $field2 }
action-shoot = Schiet de gangster op { $field } neer
action-score = Tel eerst de { $direction }
outcome-open = { $side_id ->
    [left] Links komt { $kind } open
   *[right] Rechts komt { $kind } open
}
outcome-drawn = Getrokken: { $kind }
outcome-start = { $seat } begint

# What is asked
prompt-turn = Leg een gangster, verplaats er een of laat er een neerschieten.
prompt-turn-other = { $seat } is aan de beurt: leggen, verplaatsen of schieten.
may-turn-place = leg een gangster
may-turn-draw = trek er een
may-turn-move = verplaats er een
may-turn-shoot = laat er een neerschieten
prompt-place = Leg de gangster die je hebt getrokken.
prompt-place-other = { $seat } legt de getrokken gangster.
prompt-score = Kies welke van de twee volle lijnen eerst wordt geteld.
prompt-score-other = { $seat } kiest welke van twee lijnen eerst wordt geteld.

# What happened
event-opened = { $side_id ->
    [left] Links komt { $kind } open.
   *[right] Rechts komt { $kind } open.
}
event-started = { $seat } begint.
event-placed = { $seat } legt { $kind } op { $field }.
event-drew = { $side_id ->
    [left] { $seat } trekt van de linkerstapel.
   *[right] { $seat } trekt van de rechterstapel.
}
event-drawn = { $seat } heeft { $kind } getrokken.
event-moved = { $seat } verplaatst { $kind } van { $origin } naar { $target }.
event-shot = { $seat } schiet { $kind } op { $field } neer.
event-line_counted = { $line } is vol: rood { $red }, blauw { $blue }, geel { $yellow }, grijs { $grey }.
event-line_scored = { $gang_id ->
    [none] { $line }: elke bende staat gelijk met een andere, niemand krijgt punten.
   *[other] { $seat_id ->
        [none] { $line }: { $gang } ligt { $points } voor, maar is neutraal: niemand krijgt punten.
       *[other] { $line }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } voor { $seat }, nu op rang { $rank }.
    }
}
event-skipped = { $seat } kan niets doen en wordt overgeslagen.
event-ended = { $filled ->
    [0] Het einde van de ranglijst is bereikt. Het spel is afgelopen.
   *[other] Alle gangsters liggen op het bord. Het spel is afgelopen.
}

# Why not
reason-not_in_stock = Je eigen gangster met die macht is al gelegd.
reason-field_taken = Dat veld is bezet; leggen kan alleen op een leeg veld.
reason-pair_empty = Die plek van het open paar is leeg, en de stapels zijn op.
reason-stack_empty = Die stapel is op.
reason-nobody_there = Daar staat niemand om te verplaatsen.
reason-not_adjacent = Een gangster gaat precies één veld: omhoog, omlaag, naar links of rechts.
reason-way_blocked = Dat veld is bezet; verplaatsen kan alleen naar een leeg veld.
reason-fresh = Die gangster is vers: in de vorige beurt gelegd of verplaatst.
reason-locked_in = Die gangster staat in een volle lijn, en daar gaat niemand uit weg.
reason-dead_stay = Doden blijven op hun veld.
reason-too_many_moves = Te vaak achter elkaar verplaatst: eerst moet iemand leggen of schieten.
reason-no_bullet = Je hebt geen kogel meer.
reason-nobody_to_shoot = Daar staat niemand om neer te schieten.
reason-own_gang = Op je eigen bende kun je niet schieten.
reason-no_shooter = Direct ernaast staat geen levende gangster van jouw bende.
reason-dead_already = Die gangster is al dood.

# Options
option-tied_gangs_vanish = Gelijke bendes verdwijnen: bendes met een gelijke som tellen niet mee als de voorsprong wordt gemeten.

# Terminal
terminal-bullets = kogels
terminal-complete = vol
terminal-dead = dood
terminal-drawn = getrokken
terminal-fresh = vers
terminal-moves = verplaatsingen achter elkaar: { $moves }
terminal-neutral = neutraal
terminal-pair = open paar
terminal-rank = rang
terminal-stacks = stapels
terminal-stock = voorraad
terminal-unseen = gedekt

# Op het bord
board-name = De stad van zes bij zes velden, met het open paar en de stapels
board-rank = rang
board-stock = Voorraad
board-bullets = Kogels
board-your-stock = Jouw voorraad
board-pair = Open paar
board-empty = leeg
board-dead = dood
board-locked = in een volle lijn
board-fresh = vers
board-stack = Stapel { $side }, { $count } gedekt
board-hint-place = In de hand: { $kind }. Kies een leeg veld.
board-ask-field = { $can ->
    [both] Verplaats { $kind } van { $field }, of schiet ermee.
    [shoot] Schiet met { $kind } vanaf { $field }.
   *[move] Verplaats { $kind } van { $field }.
}
board-hint-field = { $can ->
    [both] Haken: verplaatsen. Vizier: schieten.
    [shoot] Kies op wie je schiet.
   *[move] Kies een gemarkeerd veld ernaast.
}
board-stacks = Stapels
board-where = Waar alle 36 zijn
board-on-board = Op het bord
board-dead-count = waarvan dood
board-open = Open
board-down = Gedekt
board-unseen = Nog niet gezien
board-ladder = Ranglijst van 0 tot 17: { $ranks }
board-line = { $line }: { $filled } van 6
board-line-scored = { $line }: { $seat } krijgt { $points } met { $gang }
board-line-neutral = { $line }: { $gang } ligt { $points } voor, maar is neutraal
board-line-tied = { $line }: overal gelijk, niemand scoort
board-score-line = Eerst tellen: { $line }
board-first-line = Eerst geteld
board-tip-fresh = Vers: in de beurt hiervoor gelegd of verplaatst, moet nu rusten.
board-tip-dead = Dood: blijft hier tot het einde en telt voor niemand.
board-tip-locked = Staat in een volle lijn, en daar gaat niemand uit weg.
board-turn = Een beurt
board-instead = Of anders
board-how = Leggen: neem uit voorraad, open paar of stapel, dan een leeg veld. Verplaatsen, schieten: kies een gangster in de stad.
board-how-drawn = Sleep de getrokken gangster naar een leeg veld, of klik op het veld.
board-how-watch = Je kijkt toe. Alles wat open ligt, ligt ook voor jou open.

# Les: de eerste vijf minuten
lesson-first = Je eerste vijf minuten
lesson-first-goal = Chicago heeft zes rijen en zes kolommen. Is er één vol, dan stijgt de sterkste bende daarin op de ranglijst; wie rang 17 haalt, heerst over de stad.
lesson-first-place = Jij leidt rood. Pak je eigen 3 en leg die op c1, vlak naast de blauwe 3.
lesson-first-place-field = Elk leeg veld mag, maar de strijd gaat om rij 1. Leg je 3 op c1.
lesson-first-place-source = Bewaar die voor later. Nu gaat het om je eigen 3, op c1.
lesson-first-place-draw = Blind trekken komt later. Eerst je eigen 3, op c1.
lesson-first-pair = Het open paar is van iedereen, en er ligt een rode 2. Pak die voordat { $p1 } het doet, en leg die op a1.
lesson-first-pair-field = Dat mag ook, maar a1 ligt in rij 1, waar je 3 al staat.
lesson-first-pair-source = Je eigen voorraad pakt niemand je af, het open paar wel. Leg de rode 2 op a1.
lesson-first-pair-draw = Trekken is een gok, en in het open paar ligt een zekere rode 2. Leg die op a1.
lesson-first-pair-move = Verplaatsen kost de hele beurt. Nu is de rode 2 meer waard: leg die op a1.
lesson-first-pair-shoot = Bewaar je kogels nog even. Eerst de rode 2 op a1.
lesson-first-shoot = In rij 1 staat het rood 5, blauw 5, grijs 1, en gelijken schakelen elkaar uit. Je 3 op c1 heeft een kogel: schiet de blauwe 3 op b1 neer.
lesson-first-shoot-other = Hoe groter, hoe beter: schiet de blauwe 3 op b1 neer.
lesson-first-shoot-complete = Dan is rij 1 te vroeg vol: zelfs je eigen 1 wint haar maar met één punt. Schiet eerst de blauwe 3 op b1 neer.
lesson-first-shoot-place = In rij 1 staat het nog gelijk. Schiet eerst de blauwe 3 op b1 neer.
lesson-first-shoot-move = Verplaatsen helpt hier niemand. Schiet de blauwe 3 op b1 neer.
lesson-first-complete = Doden blijven liggen, maar tellen voor niemand: rood 5, blauw 2. Vul nu rij 1 met je eigen 1 op f1.
lesson-first-complete-two = Je 2 zou zelfs meer opleveren. Neem deze keer de 1 en bewaar de 2 voor later.
lesson-first-complete-pair = Ook dat vult de rij, maar een rode gangster op f1 maakt je voorsprong groter. Neem je eigen 1.
lesson-first-complete-field = Rij 1 heeft nog één gat: f1. Leg je eigen 1 daar.
lesson-first-complete-draw = Wie weet wie er komt? Je eigen 1 op f1 is zeker.
lesson-first-complete-move = Eerst oogsten wat je gezaaid hebt: je eigen 1 op f1.
lesson-first-complete-shoot = Je staat al voor. Vul de rij voordat { $p1 } kan antwoorden: je eigen 1 op f1.
lesson-first-scored = Rij 1 is vol: rood 6, blauw 2, grijs 1. De winnaar stijgt met de voorsprong op de volgende bende, jij dus vier rangen.
lesson-first-move = { $p1 } verzamelt krachten in kolom c. In plaats van leggen mag je elke levende gangster één veld verplaatsen: de blauwe 1 van c2 naar b2 of d2.
lesson-first-move-place = Leggen kan ook, maar nu wordt er verplaatst: de blauwe 1 van c2 naar b2 of d2.
lesson-first-move-shoot = Bewaar je laatste kogel voor een grotere. Verplaats de blauwe 1 van c2 naar b2 of d2.
lesson-first-fresh = { $p1 } heeft meteen weer iemand op c2 gelegd. Die is vers en mag nu niet worden verplaatst; en wie in de volle rij 1 staat, gaat daar nooit meer weg.
lesson-first-draw = In het open paar ligt niets voor jou. Trek van een stapel: iedereen ziet wie er komt, en jij legt die meteen.
lesson-first-draw-place = Dat kan, maar waag eens een gok: trek van een stapel.
lesson-first-draw-move = Deze keer niet: trek van een stapel.
lesson-first-draw-shoot = Bewaar de kogel en trek van een stapel.
lesson-first-drawn = Een rode 3! Leg hem op een leeg veld naar keuze; op c4 zit hij blauw in kolom c dwars.
lesson-first-end = Dat is het hele spel: leggen, verplaatsen of schieten, één ding per beurt, met gangsters van elke kleur. De lijnen doen de rest.

# Les: schieten en insluiten
lesson-locked = Schieten en insluiten
lesson-locked-threat = In rij 1 staat het rood 4, blauw 5. In het open paar ligt een blauwe 2: op f1 levert die { $p1 } drie rangen op.
lesson-locked-slip = Winnen kun je de rij niet, maar goedkoop maken wel. Verplaats de grijze 2 van f2 naar f1: dan staat blauw maar 1 voor.
lesson-locked-slip-place = Ook dat vult de rij. Verplaatsen kost je daarbij niets: van f2 naar f1.
lesson-locked-slip-other = Dan legt { $p1 } de blauwe 2 op f1 en stijgt drie rangen. Verplaats de grijze 2 van f2 naar f1.
lesson-locked-locked = Eén rang in plaats van drie. En niemand verlaat een volle lijn: wie in rij 1 staat, zit vast, maar mag schieten en worden neergeschoten.
lesson-locked-shoot = In kolom a ontbreekt één gangster, en de blauwe 3 drukt je voorsprong. Je rode 1 op a2 staat er vlak naast: schiet a3 neer.
lesson-locked-shoot-other = Kogels zijn kostbaar. De blauwe 3 in kolom a is er een waard: a3.
lesson-locked-shoot-soon = Zo win je de kolom, maar met minder. Schiet eerst de blauwe 3 op a3 neer.
lesson-locked-shoot-first = Eerst de blauwe 3 op a3: je rode 1 op a2 heeft er een kogel voor.
lesson-locked-fill = Dood telt hij voor niemand, maar hij vult nog wel zijn veld. Leg de rode 2 uit het open paar op a6: rood 6, geel 2.
lesson-locked-fill-colour = De laatste moet rood zijn: leg de rode 2 uit het open paar op a6.
lesson-locked-fill-gap = Kolom a heeft nog één gat, a6. Daar hoort de rode 2 uit het open paar.
lesson-locked-fresh = Vier rangen voor jou. { $p1 } heeft de grijze 3 verplaatst: die is vers en mag nu niet terug; alleen na een schot is niemand vers.
lesson-locked-end = Geef lijnen goedkoop weg, maak je eigen lijnen duur en sluit in wie niet weg mag. De rest staat in het regelboek.

# Les: gelijke stand, en twee lijnen tegelijk
lesson-ties = Gelijke stand en dubbele lijnen
lesson-ties-look = In rij 1 ontbreekt één gangster, en het staat blauw 5, geel 3, rood 3. Je eigen 3 op f1 zou haar winnen, maar met één punt.
lesson-ties-tie = Een vreemde doet het beter. Leg de gele 2 uit het open paar op f1: dan hebben blauw en geel elk 5, en gelijken schakelen elkaar uit.
lesson-ties-tie-own = Rood 6 tegen blauw 5 is één rang. Met de gele 2 op f1 worden het er drie, en je houdt je 3.
lesson-ties-tie-blue = Dan heeft blauw 6, en { $p1 } wint de rij. Leg de gele 2 uit het open paar op f1.
lesson-ties-tie-field = Het gat waar het om gaat is f1 in rij 1. Daar hoort de gele 2 uit het open paar.
lesson-ties-tie-draw = Wie weet wie er komt? De gele 2 ligt open: leg die op f1.
lesson-ties-tie-move = Verplaatsen vult hier geen gat. Leg de gele 2 op f1.
lesson-ties-tie-shoot = Bewaar je kogel: een gelijke stand kost je niets. Leg de gele 2 op f1.
lesson-ties-won = Blauw en geel doen niet meer mee, en jouw 3 is de hoogste som die overblijft. Er staat geen bende onder, dus de voorsprong telt vanaf 0: drie rangen.
lesson-ties-corner = Kijk nu naar a6: wie daar komt, vult kolom a en rij 6 tegelijk. In de kolom staat rood met 5 tegen 3 voor op blauw, in de rij heeft blauw 3 en grijs 2.
lesson-ties-both = Leg je eigen 3 op a6. Dan is de kolom vijf rangen waard, en in de rij sta je gelijk met blauw, zodat blauw niets krijgt.
lesson-ties-both-grey = Ook dat vult beide lijnen, maar de kolom levert je twee rangen op in plaats van vijf. Leg je eigen 3 op a6.
lesson-ties-both-blue = Dan wint blauw rij 6 en haalt het je in kolom a bijna in. Leg je eigen 3 op a6.
lesson-ties-both-field = Beide lijnen wachten op a6. Leg je eigen 3 daar.
lesson-ties-both-draw = Je hebt precies de gangster die je nodig hebt. Leg je eigen 3 op a6.
lesson-ties-both-move = Verplaatsen kan wachten, de hoek niet: je eigen 3 op a6.
lesson-ties-both-shoot = Dit kan zonder kogel: je eigen 3 op a6.
lesson-ties-order = De twee lijnen tellen na elkaar, en jij zegt welke eerst. Kies er een: het doet er pas toe als iemand vlak voor de 17 staat, want daar eindigt het spel.
lesson-ties-nobody = Kolom a leverde je vijf rangen op. In rij 6 schakelden rood en blauw elkaar uit en won grijs; grijs wordt door niemand geleid, dus dat punt vervalt.
lesson-ties-end = Reken elke bende na voordat je een lijn vult: de juiste vreemde is vaak meer waard dan een kogel. En wat je niet kunt winnen, laat je aan een bende zonder leider.

# De eenvoudige weergave in de browser
field-board = Op het bord
field-fresh = Vers
field-dead = Dood
field-locked = In volle lijn
field-pair = Open paar
field-stacks = Nog in de stapel
field-drawn = Net getrokken
field-stock = Eigen gangsters over
field-bullets = Kogels
field-rank = Rang
