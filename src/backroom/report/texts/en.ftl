# What a report says. Actions are told in the words of the game.
report-title = { $game }: the report
report-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
report-chart = Chances of winning over the match
report-chart-told = One line for each player, from the first decision to the end. The table below the chart tells the same in figures.
report-axis = Lines of the record
report-counted = the score changes here
report-end = The end
report-table = The chart as a table
report-line = Line
report-player = Player
report-played = Played
report-better = Better
report-cost = Cost
report-cost-points = { $cost } ± { $error } points
report-figures = { $chance } ± { $error }
report-mistakes = What cost most
report-mistakes-none = { $name }: no move that clearly cost anything.
report-mistake = Line { $line }: { $played }
report-mistake-better = Better: { $better }
report-mistake-cost = That cost { $cost } ± { $error } percentage points: from { $before } to { $after }.
report-board = The table as { $name } saw it
report-balance = Luck and skill
report-balance-told = How each chance moved from the first decision to the end, in percentage points. Own decisions can only lose against the best one found; “came to light” is what the others turned out to hold and to plan.
report-start = Start
report-own = Own decisions
report-others = Others’ decisions
report-luck = Dice and cards
report-rest = Came to light
report-numbers = In numbers
report-decisions = Decisions
report-decisions-told = { $decisions }, of which { $weighed } were weighed
report-lead = Lead changes
report-closest = Closest moment of the second half
report-closest-told = Line { $line }: the first two are { $gap } percentage points apart
report-time = Time used
report-how = Each decision was thought through again, with { $simulations } simulations per question and no more than its player could know at the time. ± is the sampling error, within which 95 of 100 such estimates lie; it does not cover what the search itself overlooks. Talk and moves without a choice are not judged.
report-origin = Backroom, depth { $depth }, seed { $seed }, record { $end }
