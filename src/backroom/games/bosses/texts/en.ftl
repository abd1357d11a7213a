game-name = The Bosses of Chicago
game-goal = Fill lines; your lead scores; first to 17 wins.
game-idea = Fill a city of six by six fields, complete the lines your gang leads, and spend your few bullets well.

# Names
gang-red = red
gang-blue = blue
gang-yellow = yellow
gang-grey = grey
kind-red1 = red 1
kind-red2 = red 2
kind-red3 = red 3
kind-blue1 = blue 1
kind-blue2 = blue 2
kind-blue3 = blue 3
kind-yellow1 = yellow 1
kind-yellow2 = yellow 2
kind-yellow3 = yellow 3
kind-grey1 = grey 1
kind-grey2 = grey 2
kind-grey3 = grey 3
side-left = left
side-right = right
source-own1 = own 1
source-own2 = own 2
source-own3 = own 3
source-left = left of the open pair
source-right = right of the open pair
source-drawn = drawn gangster
direction-row = row
direction-column = column
# Lines are named at the beginning of a sentence only.
line-row_1 = Row 1
line-row_2 = Row 2
line-row_3 = Row 3
line-row_4 = Row 4
line-row_5 = Row 5
line-row_6 = Row 6
line-column_a = Column a
line-column_b = Column b
line-column_c = Column c
line-column_d = Column d
line-column_e = Column e
line-column_f = Column f

# What is done
action-place = { $source_id ->
    [own1] Place your own 1 on { $field }
    [own2] Place your own 2 on { $field }
    [own3] Place your own 3 on { $field }
    [left] Place the left gangster of the open pair on { $field }
    [right] Place the right gangster of the open pair on { $field }
   *[drawn] Place the gangster you drew on { $field }
}
action-draw = Draw from the { $side } stack
action-move = Move the gangster on { $field } to { $field2 }
action-shoot = Shoot the gangster on { $field }
action-score = Score the { $direction } first
outcome-open = On the { $side }, { $kind } is turned up
outcome-drawn = The gangster drawn is { $kind }
outcome-start = { $seat } starts

# What is asked
prompt-turn = Place a gangster, move one, or shoot one.
prompt-turn-other = { $seat } places, moves or shoots.
may-turn-place = place a gangster
may-turn-draw = draw one
may-turn-move = move one
may-turn-shoot = shoot one
prompt-place = Place the gangster you drew.
prompt-place-other = { $seat } places the gangster just drawn.
prompt-score = Choose which of the two complete lines is scored first.
prompt-score-other = { $seat } chooses which of two lines is scored first.

# What happened
event-opened = On the { $side }, { $kind } is turned up.
event-started = { $seat } starts.
event-placed = { $seat } places { $kind } on { $field }.
event-drew = { $seat } draws from the { $side } stack.
event-drawn = { $seat } has drawn { $kind }.
event-moved = { $seat } moves { $kind } from { $origin } to { $target }.
event-shot = { $seat } shoots { $kind } on { $field }.
event-line_counted = { $line } is complete: red { $red }, blue { $blue }, yellow { $yellow }, grey { $grey }.
event-line_scored = { $gang_id ->
    [none] { $line }: every gang is tied with another, nobody scores.
   *[other] { $seat_id ->
        [none] { $line }: { $gang } leads by { $points }, but is neutral: nobody scores.
       *[other] { $line }: { $seat } scores { $points } and stands at rank { $rank }.
    }
}
event-skipped = { $seat } can do nothing and is skipped.
event-ended = { $filled ->
    [0] The end of the ranking is reached. The game is over.
   *[other] All gangsters are on the board. The game is over.
}

# Why not
reason-not_in_stock = Your own gangster of that power is placed already.
reason-field_taken = That field is taken; gangsters are placed on empty ones.
reason-pair_empty = That place of the open pair is empty, and so are the stacks.
reason-stack_empty = That stack is used up.
reason-nobody_there = Nobody stands there to be moved.
reason-not_adjacent = A gangster moves exactly one field: up, down, left or right.
reason-way_blocked = That field is taken; gangsters move onto empty ones.
reason-fresh = That gangster is fresh: placed or moved in the turn just before.
reason-locked_in = That gangster stands in a complete line, and nobody leaves one.
reason-dead_stay = The dead stay on their field.
reason-too_many_moves = Too many moves in a row: somebody has to place or shoot first.
reason-no_bullet = You have no bullet left.
reason-nobody_to_shoot = Nobody stands there to be shot.
reason-own_gang = You cannot shoot your own gang.
reason-no_shooter = None of your living gangsters stands right next to that one.
reason-dead_already = That gangster is dead already.

# Options
option-tied_gangs_vanish = Tied gangs vanish: gangs with equal sums do not count when the lead is measured.

# Terminal
terminal-bullets = bullets
terminal-complete = complete
terminal-dead = dead
terminal-drawn = drawn
terminal-fresh = fresh
terminal-moves = moves in a row: { $moves }
terminal-neutral = neutral
terminal-pair = open pair
terminal-rank = rank
terminal-stacks = stacks
terminal-stock = stock
terminal-unseen = unseen

# On the board
board-name = The city of six by six fields, with the open pair and the stacks
board-rank = rank
board-stock = Stock
board-bullets = Bullets
board-your-stock = Your stock
board-pair = Open pair
board-empty = empty
board-dead = dead
board-locked = in a complete line
board-fresh = fresh
board-stack = The { $side } stack, { $count } face down
board-hint-place = In hand: { $kind }. Pick an empty field.
board-ask-field = { $can ->
    [both] Move { $kind } from { $field }, or shoot with it.
    [shoot] Shoot with { $kind } on { $field }.
   *[move] Move { $kind } from { $field }.
}
board-hint-field = { $can ->
    [both] Brackets: move. Crosshairs: shoot.
    [shoot] Pick who to shoot.
   *[move] Pick a highlighted field next to it.
}
board-stacks = Stacks
board-where = Where all 36 are
board-on-board = On the board
board-dead-count = of them dead
board-open = Open
board-down = Face down
board-unseen = Not seen yet
board-ladder = Ranking from 0 to 17: { $ranks }
board-line = { $line }: { $filled } of 6
board-line-scored = { $line }: { $seat } scores { $points } with { $gang }
board-line-neutral = { $line }: { $gang } leads by { $points }, but is neutral
board-line-tied = { $line }: all tied, nobody scores
board-score-line = Score first: { $line }
board-first-line = Scored first
board-tip-fresh = Fresh: placed or moved in the turn just before, so it rests now.
board-tip-dead = Dead: stays here to the end and counts for nobody.
board-tip-locked = Stands in a complete line, and nobody leaves one.
board-turn = A turn
board-instead = Or instead
board-how = Place: pick from your stock, the open pair or a stack, then an empty field. Move or shoot: pick a gangster in the city.
board-how-drawn = Drag the gangster you drew to an empty field, or click the field.
board-how-watch = You watch. Everything that lies open is open to you too.

# Lesson: the first five minutes
lesson-first = Your first five minutes
lesson-first-goal = Chicago has six rows and six columns. Fill one, and the strongest gang in it climbs the ranking; whoever reaches 17 rules the city.
lesson-first-place = You lead red. Take your own 3 and place it on c1, right beside the blue 3.
lesson-first-place-field = Any empty field is allowed, but row 1 is where the fight is. Place your 3 on c1.
lesson-first-place-source = Keep that one for later. Now it is your own 3 that counts, on c1.
lesson-first-place-draw = Drawing unseen comes later. First your own 3, on c1.
lesson-first-pair = The open pair is there for everybody, and it holds a red 2. Take it before { $p1 } does, and place it on a1.
lesson-first-pair-field = That would be allowed too, but a1 is in row 1, where your 3 already stands.
lesson-first-pair-source = Your own stock nobody can take from you; the open pair is up for grabs. Take the red 2 to a1.
lesson-first-pair-draw = A draw is a gamble, and there is a sure red 2 in the open pair. Place it on a1.
lesson-first-pair-move = A move uses up the whole turn. Now the red 2 is worth more: take it to a1.
lesson-first-pair-shoot = Save your bullets for a moment. First take the red 2 to a1.
lesson-first-shoot = Row 1 stands at red 5, blue 5, grey 1, and equals knock each other out. Your 3 on c1 has a bullet: shoot the blue 3 on b1.
lesson-first-shoot-other = The bigger the better: shoot the blue 3 on b1.
lesson-first-shoot-complete = That would fill row 1 too soon: even your own 1 would win it by a single point. Shoot the blue 3 on b1 first.
lesson-first-shoot-place = Row 1 is still tied. Shoot the blue 3 on b1 first.
lesson-first-shoot-move = A move helps nobody here. Shoot the blue 3 on b1.
lesson-first-complete = The dead stay where they are, but count for nobody: red 5, blue 2. Now fill row 1 with your own 1 on f1.
lesson-first-complete-two = Your 2 would score even more. Do it with your 1 this time and keep the 2 for later.
lesson-first-complete-pair = That fills the row too, but a red gangster on f1 makes your lead larger. Take your own 1.
lesson-first-complete-field = There is one gap in row 1: f1. Place your own 1 there.
lesson-first-complete-draw = Who knows what you would draw? Your own 1 on f1 is a sure thing.
lesson-first-complete-move = First reap what you have sown: your own 1 on f1.
lesson-first-complete-shoot = You already lead. Fill the row before { $p1 } can answer: your own 1 on f1.
lesson-first-scored = Row 1 is complete: red 6, blue 2, grey 1. The winner climbs by the lead over the next gang, so you rise four ranks.
lesson-first-move = { $p1 } gathers strength in column c. Instead of placing, you may move any living gangster one field: move the blue 1 from c2 to b2 or d2.
lesson-first-move-place = You could place, but this time you move: the blue 1 from c2 to b2 or d2.
lesson-first-move-shoot = Keep the last bullet for someone bigger. Move the blue 1 from c2 to b2 or d2.
lesson-first-fresh = { $p1 } has placed another one on c2. It is fresh, so you cannot move it this turn; and whoever stands in the complete row 1 never leaves it.
lesson-first-draw = Nothing in the open pair suits you. Draw from a stack: everybody sees who comes, and you place that gangster at once.
lesson-first-draw-place = That is possible, but try your luck for once: draw from a stack.
lesson-first-draw-move = Not this time: draw from a stack.
lesson-first-draw-shoot = Keep the bullet and draw from a stack.
lesson-first-drawn = A red 3! Place it on any empty field; on c4 it would trouble blue in column c.
lesson-first-end = That is the whole game: place, move or shoot, one thing a turn, with gangsters of every colour. The lines do the rest.

# Lesson: shooting and locking in
lesson-locked = Shooting and locking in
lesson-locked-threat = Row 1 stands at red 4, blue 5. A blue 2 lies in the open pair: on f1 it would bring { $p1 } three ranks.
lesson-locked-slip = You cannot win this row, but you can make it cheap. Move the grey 2 from f2 to f1: then blue leads by just 1.
lesson-locked-slip-place = That fills the row, too. A move does it without giving anything away: from f2 to f1.
lesson-locked-slip-other = Then { $p1 } takes the blue 2 to f1 and climbs three ranks. Move the grey 2 from f2 to f1.
lesson-locked-locked = One rank instead of three. And nobody leaves a complete line: whoever stands in row 1 is locked in, but may still shoot and be shot.
lesson-locked-shoot = Column a lacks one gangster, and its blue 3 keeps your lead small. Your red 1 on a2 stands right beside it: shoot a3.
lesson-locked-shoot-other = A bullet is precious. The blue 3 in column a is worth it: a3.
lesson-locked-shoot-soon = You would win the column, but by less. Shoot the blue 3 on a3 first.
lesson-locked-shoot-first = First the blue 3 on a3: your red 1 on a2 has a bullet for it.
lesson-locked-fill = Dead, it counts for nobody but still fills its field. Place the red 2 from the open pair on a6: red 6, yellow 2.
lesson-locked-fill-colour = The last one should be red: take the red 2 from the open pair to a6.
lesson-locked-fill-gap = Column a has one gap left, a6. The red 2 of the open pair belongs there.
lesson-locked-fresh = Four ranks for you. { $p1 } has moved the grey 3, which is fresh: you cannot move it back now; only after a shot is nobody fresh.
lesson-locked-end = Give cheap lines away, make your own ones dear, and lock in what must not run. The rulebook has the rest.

# Lesson: ties, and two lines at once
lesson-ties = Ties and double lines
lesson-ties-look = Row 1 lacks one gangster and stands at blue 5, yellow 3, red 3. Your own 3 on f1 would win it, but by a single point.
lesson-ties-tie = A stranger does it better. Place the yellow 2 from the open pair on f1: blue and yellow then have 5 each, and equals knock each other out.
lesson-ties-tie-own = Red 6 against blue 5 is one rank. With the yellow 2 on f1 it is three, and you keep your own 3.
lesson-ties-tie-blue = That makes blue 6, and { $p1 } wins the row. Take the yellow 2 from the open pair to f1.
lesson-ties-tie-field = The gap that counts is f1 in row 1. The yellow 2 from the open pair belongs there.
lesson-ties-tie-draw = Who knows what you would draw? The yellow 2 lies open: place it on f1.
lesson-ties-tie-move = A move fills no gap here. Place the yellow 2 on f1.
lesson-ties-tie-shoot = Save the bullet: a tie costs you nothing. Place the yellow 2 on f1.
lesson-ties-won = Blue and yellow are out of it, and your 3 is the highest sum left. No gang stands below it, so the lead is counted from 0: three ranks.
lesson-ties-corner = Now look at a6: whoever is placed there completes column a and row 6 at once. In the column red leads blue by 5 to 3, in the row blue has 3 and grey 2.
lesson-ties-both = Place your own 3 on a6. The column is then worth five ranks to you, and in the row you tie with blue, so that blue gets nothing.
lesson-ties-both-grey = That fills both lines, but the column brings you two ranks instead of five. Take your own 3 to a6.
lesson-ties-both-blue = Then blue wins row 6 and almost catches up in column a. Place your own 3 on a6.
lesson-ties-both-field = Both lines wait for a6. Place your own 3 there.
lesson-ties-both-draw = You hold the very gangster you need. Place your own 3 on a6.
lesson-ties-both-move = Moving can wait, the corner cannot: your own 3 on a6.
lesson-ties-both-shoot = This works without a bullet: your own 3 on a6.
lesson-ties-order = The two lines are scored one after the other, and you say which comes first. Choose either: it only matters when somebody is about to reach 17, as the game ends there.
lesson-ties-nobody = Column a gave you five ranks. In row 6 red and blue knocked each other out, so grey won; nobody leads grey, and its point is lost.
lesson-ties-end = Before you fill a line, add it up for every gang: the right stranger can be worth more than a bullet. And what you cannot win, leave to a gang that nobody leads.

# The plain view in the browser
field-board = On the board
field-fresh = Fresh
field-dead = Dead
field-locked = In a full line
field-pair = Open pair
field-stacks = Left in the stack
field-drawn = Just drawn
field-stock = Own gangsters left
field-bullets = Bullets
field-rank = Rank
