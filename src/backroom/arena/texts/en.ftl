# What the arena says. An action of a player is told in the words of the notation.
progress-ready = getting ready …
progress-table = { $one } { $won } ({ $low }–{ $high })
progress-rung = { $place }/{ $rungs }  { $estimate }
progress-circle = { $apart } of { $pairs } pairs told apart
progress-balance = { $matches } matches

title-table = { $game }, { $seats } seats: one { $one } at a table of { $others }
title-circle = { $game }, { $seats } seats: { $players } players
plot-title = { $game }, { $seats } seats
title-balance = { $game }, { $seats } seats, all { $player }

column-player = Player
column-won = Won
column-bounds = Bounds
column-times = × fair
column-score = Score
column-place = Place
column-move = ms/move
column-rating = Rating
column-interval = 95%
column-seat = Seat
column-mean = Mean
column-median = Median
column-most = Nine in ten
column-range = All
column-deed = More often than the others
column-often = Seats

verdict-shown = { $one } wins at least { $reach } of its matches: shown after { $matches }.
verdict-shown-above = { $one } wins more than { $above } of its matches, { $reach } by count: shown after { $matches }.
verdict-refuted = { $one } wins less than { $reach } of its matches: shown after { $matches }.
verdict-open = { $matches } matches do not show whether { $one } wins at least { $reach }.
table-note = Fair share { $fair }. Each bound is wrong with a probability of at most { $error }, whenever you look.
circle-note = { $matches } matches, { $apart } of { $pairs } pairs told apart (*, error { $error } for all together). Bounds on Won: { $bounds } each.
pairs-title = How often the row was ahead of the column, in %
rounded-up = { $matches } matches, so that everybody sits everywhere equally often.
stopped = Stopped after { $matches } matches.
go-on = Continue with: backroom arena --continue { $file }
go-on-not = To continue a run later, start it with --out FILE.json.
written = Written: { $files }

balance-matches = { $matches } matches. Wins by seat, intervals of 95%; the fair share is { $fair }.
balance-lines = Lines of the record
balance-decisions = Decisions
balance-scores = Scores
balance-lead = Lead over second
balance-gap = Lead over last
balance-shared = Shared wins: { $shared } ({ $low }–{ $high }).
balance-helps = What wins: how often players won who did this more than the table’s average.
balance-hinders = What loses:
balance-sure = * differs from the fair share, with { $deeds ->
        [one] one action compared
       *[other] { $deeds } actions compared
    }. That need not be why: whoever is ahead may simply do more of it.
balance-none = No action tells winners from losers yet.

ladder-title = The ladder: { $rungs } pairs, at most { $most } matches each, error { $error }
ladder-done = { $reached } of { $rungs } bars reached.
column-game = Game
column-one = One
column-others = Table of
column-bar = Bar
column-matches = Matches
column-verdict = Test
verdict-word-shown = shown
verdict-word-refuted = missed
verdict-word-open = open
