game-name = The Bosses of Chicago
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
board-hint-move = Brackets move, sights shoot.
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
