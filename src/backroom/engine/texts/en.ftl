seat = Seat { $number }
hidden = something hidden
nobody = nobody
reason-over = The game is over.
reason-not_asked = It is not this seat’s turn.
reason-not_this_step = You cannot do that now.
event-taken_back = { $seat } takes the turn back.

# Terminal
terminal-you = you
terminal-random = random
terminal-help = Type an action, its number, ? for a list, hint for advice, rule { $clause } for a clause, save FILE, or quit.
terminal-hint = The boss’s move: { $action }.
terminal-hint-brings = Now: { $events }
terminal-hint-chance = Your chance of winning with it: { $chance }.
terminal-hint-otherwise = With the other moves: { $otherwise } on average.
terminal-no-hint = No hints while several people play.
terminal-curtain = { $seat } is next. Press Enter when nobody else can see the screen.
terminal-no-clause = There is no clause { $clause }.
terminal-save-how = save FILE saves the match to a file; backroom play --continue FILE resumes it.
terminal-saved = Saved to { $file }. Resume later with: backroom play { $game } --continue { $file }
terminal-not-saved = That file cannot be written ({ $why }).
terminal-place = Place
terminal-player = Player
terminal-score = Score

# Replay
replay-opening = Before the first line
replay-help = { $step } of { $last }   n or → next, p or ← back, f first, l last, q quit
replay-seen = As { $seat } saw it, up to the moment it was saved
replay-hidden = The table cannot be drawn from here on: the record leaves out what was hidden during the match.
# Simulation
simulate-told = { $games } games with { $decisions } decisions, { $each } per game. The longest record has { $longest } lines.
simulate-player = Player
simulate-won = Won or shared
simulate-mean = Mean score
simulate-speed = { $seconds } s, { $rate } decisions per second

# Lessons
lesson-player-0 = Ace
lesson-player-1 = Lefty Lou
lesson-player-2 = Mabel
lesson-player-3 = Otto
lesson-player-4 = Rosa
lesson-player-5 = Dutch
learn-step = Step { $step } of { $count }
learn-read = Press Enter to go on.
learn-help = Type an action, ? for a list, show to have it done for you, b for a step back, or quit.
learn-read-first = Press Enter first: there is something to read.
learn-at-first = This is the first step.
learn-done = That is the end of this lesson. Play a first game with the lookout, and type hint when you are stuck: backroom play { $game } --players { $players }
learn-play = Press Enter to play it now, or type quit.
learn-next = The next lesson: backroom learn { $game } { $lesson }
learn-none = { $game } has no lessons yet.
