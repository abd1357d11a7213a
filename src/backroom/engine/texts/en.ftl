seat = Seat { $number }
hidden = something hidden
nobody = nobody
reason-over = The game is over.
reason-not_asked = It is not this seat’s turn to decide.
reason-not_this_step = That is not asked at this point.

# Terminal
terminal-you = you
terminal-random = random
terminal-help = Type an action, its number, ? for a list, rule B8 for a clause, save FILE, or quit.
terminal-curtain = The next to decide is { $seat }. Press Enter when only they can see the screen.
terminal-no-clause = There is no clause { $clause }.
terminal-save-how = save FILE keeps the match in a file; backroom play --continue FILE goes on with it.
terminal-saved = Kept in { $file }. Go on later with: backroom play --continue { $file }
terminal-not-saved = That file cannot be written ({ $why }).
terminal-place = Place
terminal-player = Player
terminal-score = Score
