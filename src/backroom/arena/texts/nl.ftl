# Wat de arena zegt. Een actie staat er zoals de notatie haar schrijft.
progress-ready = wordt voorbereid …
progress-table = { $one } { $won } ({ $low }–{ $high })
progress-rung = { $place }/{ $rungs }  { $estimate }
progress-circle = { $apart } van { $pairs } paren onderscheiden
progress-balance = { $matches } partijen

title-table = { $game }, { $seats } plaatsen: één { $one } aan een tafel met { $others }
title-circle = { $game }, { $seats } plaatsen: { $players } spelers
plot-title = { $game }, { $seats } plaatsen
title-balance = { $game }, { $seats } plaatsen, allemaal { $player }

column-player = Speler
column-won = Zeges
column-bounds = Grenzen
column-times = × eerlijk
column-score = Punten
column-place = Plek
column-move = ms/zet
column-rating = Rating
column-interval = 95%
column-seat = Plaats
column-mean = Gemiddeld
column-median = Mediaan
column-most = Negen op tien
column-range = Alle
column-deed = Vaker dan de anderen
column-often = Plaatsen

verdict-shown = { $one } wint ten minste { $reach } van de partijen: aangetoond na { $matches }.
verdict-shown-above = { $one } wint meer dan { $above } van de partijen, geteld ten minste { $reach }: aangetoond na { $matches }.
verdict-refuted = { $one } wint minder dan { $reach } van de partijen: aangetoond na { $matches }.
verdict-open = { $matches } partijen laten niet zien of { $one } ten minste { $reach } wint.
table-note = Eerlijk deel { $fair }. De kans dat een grens niet klopt is hoogstens { $error }, wanneer je ook kijkt.
circle-note = { $matches } partijen, { $apart } van { $pairs } paren onderscheiden (*, fout { $error } voor alle samen). Grenzen van de zeges: elk { $bounds }.
pairs-title = Hoe vaak de rij vóór de kolom lag, in %
rounded-up = { $matches } partijen, zodat iedereen overal even vaak zit.
stopped = Gestopt na { $matches } partijen.
go-on = Ga verder met: backroom arena --continue { $file }
go-on-not = Een reeks die met --out BESTAND.json begint, kan later worden voortgezet.
written = Geschreven: { $files }

balance-matches = { $matches } partijen. Zeges per plaats, intervallen van 95%; het eerlijke deel is { $fair }.
balance-lines = Regels van de opname
balance-decisions = Beslissingen
balance-scores = Punten
balance-lead = Voorsprong op de tweede
balance-gap = Voorsprong op de laatste
balance-shared = Gedeelde zeges: { $shared } ({ $low }–{ $high }).
balance-helps = Wat wint: hoe vaak won wie dit vaker deed dan de tafel gemiddeld.
balance-hinders = Wat verliest:
balance-sure = * wijkt af van het eerlijke deel, bij { $deeds ->
        [one] één vergeleken actie
       *[other] { $deeds } vergeleken acties
    }. Dat hoeft niet de reden te zijn: wie voorligt, doet het misschien gewoon vaker.
balance-none = Nog geen actie onderscheidt de winnaars van de verliezers.

ladder-title = De ladder: { $rungs } paren, elk hoogstens { $most } partijen, fout { $error }
ladder-done = { $reached } van { $rungs } latten gehaald.
column-game = Spel
column-one = Eén
column-others = Tafel met
column-bar = Lat
column-matches = Partijen
column-verdict = Toets
verdict-word-shown = aangetoond
verdict-word-refuted = gemist
verdict-word-open = open
