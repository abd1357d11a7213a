seat = Seat { $number }
hidden = something hidden
nobody = nobody
reason-over = The game is over.
reason-not_asked = It is not this seat’s turn to decide.
reason-not_this_step = That is not asked at this point.

# Terminal
terminal-you = you
terminal-random = random
terminal-help = Type an action, its number, ? for a list, rule { $clause } for a clause, save FILE, or quit.
terminal-curtain = The next to decide is { $seat }. Press Enter when only they can see the screen.
terminal-no-clause = There is no clause { $clause }.
terminal-save-how = save FILE keeps the match in a file; backroom play --continue FILE goes on with it.
terminal-saved = Kept in { $file }. Go on later with: backroom play { $game } --continue { $file }
terminal-not-saved = That file cannot be written ({ $why }).
terminal-place = Place
terminal-player = Player
terminal-score = Score

# Replay
replay-opening = Before the first line
replay-help = { $step } of { $last }   n or → on, p or ← back, f first, l last, q quit
replay-seen = As { $seat } saw it, up to the moment it was saved
replay-hidden = The table cannot be drawn from here on: the record leaves out what was not to be seen while the match ran.
# Simulation
simulate-told = { $games } games with { $decisions } decisions, { $each } a game. The longest record has { $longest } lines.
simulate-player = Player
simulate-won = Won or shared
simulate-mean = Mean score
simulate-speed = { $seconds } s, { $rate } decisions a second
