game-name = The Bosses of Chicago
game-idea = Fill the streets of a six-by-six city, complete lines your gang leads, and spend your few bullets well.

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
source-own1 = the 1 from the own stock
source-own2 = the 2 from the own stock
source-own3 = the 3 from the own stock
source-left = the open gangster on the left
source-right = the open gangster on the right
source-drawn = the gangster just drawn
direction-row = row
direction-column = column
line-row_1 = row 1
line-row_2 = row 2
line-row_3 = row 3
line-row_4 = row 4
line-row_5 = row 5
line-row_6 = row 6
line-column_a = column a
line-column_b = column b
line-column_c = column c
line-column_d = column d
line-column_e = column e
line-column_f = column f

# What is done
action-place = Place { $source } on { $field }
action-draw = Draw from the { $side } stack
action-move = Move { $field } to { $field2 }
action-shoot = Shoot the gangster on { $field }
action-score = Score the { $direction } first
outcome-open = { $kind } is turned up on the { $side }
outcome-drawn = { $kind } is drawn
outcome-start = { $seat } starts

# What is asked
prompt-turn = Place a gangster, move one, or shoot.
prompt-turn-other = { $seat } places, moves or shoots.
prompt-place = Place the gangster you have drawn.
prompt-place-other = { $seat } places the gangster drawn.
prompt-score = Two lines are complete. Which is scored first?
prompt-score-other = { $seat } chooses which line is scored first.

# What happened
event-opened = { $kind } is turned up on the { $side }.
event-started = { $seat } starts.
event-placed = { $seat } places { $kind } on { $field }.
event-drew = { $seat } draws from the { $side } stack.
event-drawn = { $seat } has drawn { $kind }.
event-moved = { $seat } moves { $kind } from { $origin } to { $target }.
event-shot = { $seat } shoots { $kind } on { $field }.
event-line_counted = { $line } is complete: red { $red }, blue { $blue }, yellow { $yellow }, grey { $grey }.
event-line_scored = { $gang_id ->
    [none] { $line }: no gang is ahead alone, nobody scores.
   *[other] { $seat_id ->
        [none] { $line }: { $gang } would score { $points }, but nobody plays that gang.
       *[other] { $line }: { $seat } scores { $points } and stands at { $rank }.
    }
}
event-skipped = { $seat } can do nothing and is skipped.
event-ended = { $filled ->
    [0] The end of the track is reached: the game is over.
   *[other] All gangsters are on the board: the game is over.
}

# Why not
reason-not_in_stock = That gangster is no longer in the own stock.
reason-field_taken = Gangsters are placed on empty fields only, and this one is taken.
reason-pair_empty = That place of the open pair is empty.
reason-stack_empty = That stack is used up.
reason-nobody_there = There is no gangster on that field to move.
reason-not_adjacent = A gangster moves exactly one field up, down, left or right.
reason-way_blocked = A gangster moves onto an empty field only, and that one is taken.
reason-fresh = That gangster was placed or moved in the turn just before and may not be moved now.
reason-locked_in = That gangster stands in a complete line, and nobody leaves a complete line.
reason-dead_stay = The dead stay where they are.
reason-too_many_moves = There have been too many moves in a row: somebody has to place or shoot first.
reason-no_bullet = There is no bullet left to shoot with.
reason-nobody_to_shoot = There is nobody on that field to shoot.
reason-own_gang = Gangsters do not shoot at their own gang.
reason-no_shooter = No living gangster of the own gang stands directly next to that one.
reason-dead_already = That gangster is dead already.

# Options
option-tied_gangs_vanish = Tied gangs vanish: gangs with equal sums count as absent when the lead is measured.
