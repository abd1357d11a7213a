# What the browser says around the games. Dry, short, present tense, gender-neutral.

## House
brand = Backroom
brand-home = Backroom, to the start page
motto = Five gangster games of old Chicago. Pull up a chair.
house = The house
games = Games
rules = Rules
replays = Replays
language = Language
nobody-yet = No name yet
players = Players
player = Player
minutes = { $minutes } min
pick-game = Pick a game
quick-game = Quick game with bots
host-table = Host a table
join = Join
join-by-code = Join with a code
table-code = Table code
open-record = Open a record
sit-down = Sit down
learn = Learn
warming = Warming up the rules
warming-more = The first time takes a few seconds.
warming-short = Warming up …
light-out = The light went out
light-out-more = The house does not answer. What was played is safe.
unloaded = The page could not be loaded: the house does not answer, or the line is down.
unscripted = Backroom is played in the browser with JavaScript. Allow it for this page, and load it again.
not-here = Nothing stands here
not-here-more = This address leads to no table: it may be mistyped, or the table was cleared away.
turned-away = The door stays shut
invited = You are invited
invited-more = A seat is free at this table.
invite-ended = This invitation has ended
invite-ended-more = It has been used already, or the table was cleared away. Ask for a new one.
watch-instead = Watch instead
so-table_full = The table is full
so-table_started = The game has begun
so-table_closed = The table is closed
so-match_over = The game is over
so-no_onlookers = A private table
try-again = Try again
to-start = To the start
details = Details
open-tables = Open tables
your-games = Your games
no-games-yet = Nothing yet. Sit down at a table, and it stays here.
nobody-here = Nobody here yet
nobody-here-more = Open a table, or play the bots: they are always in.
table-of = { $name }’s table
seats-taken = { $taken } of { $all } seats taken
waiting-for = { $count ->
    [one] waiting for one more
   *[other] waiting for { $count }
}
take-seat = Take a seat
watch = Watch
look-in = Look in
look-replay = Replay
state-open = waiting for players
state-running = running
state-paused = paused
state-over = over
state-closed = closed
foot-offline = Works without internet
foot-checked = Every shuffle can be checked
foot-languages = Rules in English, Deutsch, Nederlands
pitch-bosses = Six streets by six. Place, move or shoot, and own the line.
pitch-gangster = Drive the city, drop off your crew, hold the districts on pay day.
pitch-don_pepe = Thirty chairs, one dinner, and somebody brought a cake.
pitch-cosa_nostra = Get the Boss once round and home. Mind the wheel.
pitch-chicago_gangsters = New partners every round. Promises are cheap.
gang-name-red = red
gang-name-blue = blue
gang-name-yellow = yellow
gang-name-green = green
gang-name-orange = orange
gang-name-purple = purple
gang-name-grey = grey
gang-name-brown = brown

## People
your-name = Your name
guest-name = Guest
name-ask = What do they call you?
name-once = Asked once. No account, no mail.
name-take = Take a seat
name-change = Name: { $name }
have-account = I have an account
account = Account
account-why = An account keeps your tables across devices. Nobody needs one.
account-name = Account name
password = Password
log-in = Log in
open-account = Open an account
credits = Credits
credits-house = Backroom { $version }. An independent table for games that are out of print; words and pictures are its own.
credits-edition = as in { $edition }
credits-fonts = Set in Limelight, League Gothic and Libre Franklin, all under the Open Font License.

name-of = { $name } ({ $gang })
bot-name-0 = Vinnie
bot-name-1 = Lefty Lou
bot-name-2 = Mabel
bot-name-3 = Otto
bot-name-4 = Dutch
bot-name-5 = Ines
bot-name-6 = Rosa
bot-name-7 = Two-Tone Tony

## Settings
settings = Settings
light = Light
light-system = as the system
light-day = day
light-night = night
light-to-day = Switch to day
light-to-night = Switch to night
sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
volume = Volume
set-confirm = Confirm by itself
set-confirm-more = A turn planned to its end is sent at once, without a last click.
set-forced = Answer what is forced
set-forced-more = Where there is only one thing to do, it is done for you after a moment.
close = Close
dismiss = Dismiss

## Hosting
which-game = Which game
who-sits = Who sits where
how-many = Players
seat-number = Seat { $number }
seat-free = Seat { $number }
chair-me = Me
chair-free = Free, for a guest
chair-bot =
    Bot: { $bot ->
        [lookout] lookout
        [runner] runner
        [soldier] soldier
        [capo] capo
        [boss] boss
        [greedy] greedy
        [random] random
       *[other] { $bot }
    }
bots-play = Bots play as
bots-by-strength = Bots, the weakest first
bots-other = Other bots
level =
    { $bot ->
        [lookout] 1 · Lookout, for a first game
        [runner] 2 · Runner, easy
        [soldier] 3 · Soldier, a fair match
        [capo] 4 · Capo, strong
       *[boss] 5 · Boss, as strong as it gets
    }
all-bots = Fill with bots
hot-seat = All on this device
shuffle-seats = Shuffle the seats
house-rules = House rules
how-run = How the table is run
set-listed = Show among the open tables
set-watch = Onlookers may watch
set-pace = Pace of bots
pace-normal = calm
pace-fast = fast
set-clock = Clock
clock-none = none
clock-move = { $seconds } seconds a move
clock-day = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
set-talk = Time to talk
talk-seconds = { $seconds } seconds
talk-none = no limit
open-table = Open the table
keep-settings = Keep these settings
lobby-waiting = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = Everybody is here.
lobby-host = You start when all seats are taken. Bots take any seat.
lobby-guest = { $name } starts the game.
seat-is-free = Free seat
bot = Bot
get-up = Get up
remove = Remove { $name }
start = Start
invite = Invite
invite-more = Whoever opens the link gets a seat, until the table is full.
invite-link = Invite link
qr = QR code of the invite link
copy = Copy
copied = Copied

## The table
table-tools = Table tools
where = { $players } players · step { $step }
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Fit the board
board = Board
tray = In front of you
side = Log, chat and rules
more = More
tab-log = Log
tab-chat = Chat
tab-rules = Rules
unread = new
you = You
your-turn = Your turn
your-turn-more = What is marked may be played.
on-turn = on turn
dealing = Dealing …
waiting = Waiting.
you-watch = You are watching.
others-choose = { $names } choose.
is-away = { $count ->
    [one] { $names } is away. The seat is kept.
   *[other] { $names } are away. Their seats are kept.
}
confirm-ask = { $action }. Confirm?
unseen-yet = Nobody else sees it before you confirm.
planned = { $count ->
    [one] One step planned.
   *[other] { $count } steps planned.
}
undo = Undo
put-back = Put it back
restart-turn = Start the turn anew
confirm = Confirm
undo-stops = Something new was seen. Undo stops here.
game-over = The game is over.
wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
table-paused = The table is paused.
table-closed = The table is closed.
table-kept = Everything is kept as it is.
time-left = Time left: { $time }
rule = Rule { $clause }
lost = Connection lost; your seat is kept.
lost-again = Trying again in { $seconds } s.
lost-trying = Trying again …
try-now = Try now
back-again = Back at the table.
back-missed = { $count ->
    [one] Back at the table. One move came in meanwhile.
   *[other] Back at the table. { $count } moves came in meanwhile.
}
show-them = Show them
panel = { $name }, { $gang }, score { $score }
panel-open = More about { $name }
seat-bot =
    Bot, { $bot ->
        [lookout] lookout
        [runner] runner
        [soldier] soldier
        [capo] capo
        [boss] boss
        [greedy] greedy
        [random] random
       *[other] { $bot }
    }
seat-here = Here
seat-away = Away
seat-resigned = Left, a bot plays on
seat-stand-in = A bot stands in
first-player = Started
onlookers = { $count ->
    [one] one watching
   *[other] { $count } watching
}
shuffle-sealed = Shuffle sealed
shuffle-later = Opened for checking after the game.
shuffle-open = Opened: it can be checked now.
may-do = What you may do
nothing-to-do = Nothing is asked of you now.
planned-waits = Planned. Confirm it, or take it back.
position = The position
log-turn = Turn { $number } · { $name }
log-setup = Before the first turn
log-older = Show older turns
log-go = To this moment ({ $step })
since = Since your last turn
since-nothing = Nothing yet.
step-back = Step back
step-on = Step on
chat-empty = Nobody has said anything.
chat-say = Say something
say = Say
watches = watching
mute = Mute { $name }
unmute-all = Hear everybody again
rules-find = Search the rules
rules-found = { $count ->
    [one] One passage
   *[other] { $count } passages
}
replay = Replay
replay-at = You look at move { $step } of { $count }.
replay-running = The table goes on without you.
replay-over = Step through it, or play it.
replay-first = First move
replay-prev = One back
replay-next = One on
replay-slider = Move
replay-eyes = Seen from
onlooker = An onlooker
replay-speed = Speed { $speed }
play = Play
pause = Pause
resume = Go on
back-to-live = Back to live
to-live = Live
live = Live · { $step }
link-moment = Link to this moment

## The end
show-result = Result
final-score = Final score
takes-chicago = { $count ->
    [0] Nobody takes Chicago
    [one] { $names } takes Chicago
   *[other] { $names } share Chicago
}
nobody-wins = Nobody
where-points = Where the points came from
place = Place
score = Score
more-reasons = { $count } more
evening = The evening so far:
same-again = Same again
check-shuffle = Check the shuffle
see-board = See the board
leave = Leave
checking = Dealing everything once more …
honest = Every outcome came from the sealed shuffle.
dishonest = Something does not fit: not every outcome came from the sealed shuffle.
commitment = Seal shown before the start
secret = Secret behind it
outcomes = { $count ->
    [one] One outcome
   *[other] { $count } outcomes
}

## Leaving, hosting, trouble
leave-table = Leave the table
leave-playing = Your seat is kept while you are away. If you resign, a bot plays on for good.
leave-free = You can come back any time.
leave-for-now = To the start page
other-device = Go on elsewhere
other-device-more = Open this link on the other device. It works once.
resign = Resign
host-controls = Host’s controls
close-table = Close the table
give-bot = Give to a bot
seat-link = Seat link
curtain = { $name } is next
curtain-more = Hand the screen to { $name }. Nobody else looks.
curtain-lift = I am { $name }
wrong = Something is wrong
wrong-more = Saves one file: the game as this seat may see it, versions, and the last messages. Send it to whoever runs this house.
wrong-what = What happened, and what should have
wrong-save = Save the file
save-test = Save this game as a test
branch = Play on from here
branch-more = A new table from move { $step } on, all seats on this device. This game stays as it is.

# Calls from other tables
tables-wait = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
call = Your turn at another table: { $game }.
call-go = Go there

# Keys at a table
keys = Keys
keys-arrows = Arrow keys
keys-arrows-do = from place to place
keys-act = Enter, Space
keys-act-do = pick up, put down, press
keys-escape = Esc
keys-escape-do = let go, close
keys-next = N, P
keys-next-do = to the next or last marked place
keys-large = E
keys-large-do = see it large
keys-zoom = + − 0
keys-zoom-do = closer, further, fit the board
keys-moves = [ ] { "{" } { "}" }
keys-moves-do = a move back, a move on, first move, live

# What the house refuses, by the reason it gives
unreachable = The house does not answer. Try again in a moment.
refused-no_table = There is no such table: perhaps a letter of the code is wrong, or the table was cleared away.
refused-no_seat = There is no such seat.
refused-no_game = This house does not have that game.
refused-no_step = There is no such move.
refused-table_full = Every seat is taken.
refused-table_started = The game has begun, and the table takes nobody more.
refused-has_started = The game has begun already.
refused-table_closed = The table is closed.
refused-seat_taken = Somebody sits there already.
refused-invite_needed = This table is by invitation: take the link or the code.
refused-link_used = This link has been used already, or has ended.
refused-no_onlookers = This table lets nobody watch.
refused-warming = The rules of this game are still warming up. One moment.
refused-name_first = First say what you are called.
refused-no_name = That is no name: it has no letters to be seen.
refused-name_length = A name has 1 to 30 characters.
refused-text_length = That is too long: at most 500 characters.
refused-account_length = An account name has up to 30 characters, a password 8 to 200.
refused-account_taken = That account name is taken.
refused-account_there = You have an account already.
refused-wrong_password = Account and password do not go together.
refused-no_accounts = This house has no accounts.
refused-ask_over = That was over already. The table shows how things stand now.
refused-draft_changed = The plan has changed meanwhile, perhaps on another device.
refused-nothing_drafted = Nothing is planned; what was confirmed stays.
refused-confirm_first = First confirm the last step, or take it back.
refused-bot_plays = A bot plays this seat.
refused-not_started = The game has not begun yet.
refused-match_over = The game is over.
refused-not_over = The game is not over yet.
refused-not_running = The game is not running.
refused-paused = The table is paused.
refused-not_paused = The table is not paused.
refused-nothing_said = There is nothing to say in that.
refused-no_branch = To play on from here is for games that are over, and for tables where you play alone.
refused-not_yours = That seat is not yours.
refused-no_longer_yours = The seat is no longer yours.
refused-not_seated = You do not sit at this table.
refused-host_only = Only the host may do that.
refused-host_sits = Only somebody who sits here can be the host.
refused-host_stays = The host cannot be removed.
refused-seat_empty = Nobody sits there.
refused-seat_free = A seat is still free.
refused-clock_runs = The seat has as long as its clock allows.
refused-not_away = That seat has not been away for long enough.
refused-resigned = The seat was given up for good.
refused-yours_already = The seat is yours already.
refused-settled = Pace, talk and clock are settled before the start.
refused-clock_days = A clock of days has at most 60.
refused-clock_seconds = A clock for moves has at least 5 seconds.
refused-too_fast = Too much at once. Wait a moment.
refused-too_much_talk = Too much talk at once. Wait a moment.
refused-too_many_tries = Too many tries. Wait a minute.
refused-too_many_tables = Too many tables were opened from here. Try again later.
refused-busy = The table is busy. Try again.
refused-unwritten = The house cannot write anything down at the moment; nothing has changed.
refused-broken = Something broke in the house. It has been noted.
refused-no_record = This file is no record of a game.
refused-record_short = The record breaks off: its end is missing.
refused-record_secret = The record’s secret is not the one that was sealed.
refused-record_newer = The record was written by a newer Backroom than this one.
refused-record_edition = The record was played with an edition that this house does not have.
refused-record_wrong = The record cannot be played back: something in it is not right.
refused-too_large = That is too large.
