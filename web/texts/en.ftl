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
open-record = Open a saved game
sit-down = Sit down
learn = Learn
warming = Warming up the rules
warming-more = The first time takes a few seconds.
warming-short = Warming up …
light-out = The light went out
light-out-more = The server is not answering. Your games are safe.
unloaded = The page could not be loaded: the server is not answering, or you are offline.
unscripted = Backroom needs JavaScript. Allow it for this page, then reload.
not-here = Nothing here
not-here-more = No table at this address: it may be mistyped, or the table has been cleared away.
turned-away = The door stays shut
invited = You are invited
invited-by = { $name } invites you. { $free ->
    [one] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
invited-there = At the table: { $names }.
invite-ended = This invitation has expired
invite-ended-more = It has been used already, or the table has been cleared away. Ask for a new one.
watch-instead = Watch instead
so-table_full = The table is full
so-table_started = The game has started
so-table_closed = The table is closed
so-match_over = The game is over
so-no_onlookers = A private table
try-again = Try again
to-start = Back to the start page
details = Details
open-tables = Open tables
your-games = Your games
no-games-yet = Nothing yet. Sit down at a table and it will appear here.
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
state-running = in progress
state-paused = paused
state-over = finished
state-closed = closed
bots-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
history = { $place ->
    [1] Won
   *[other] Place { $place } of { $players }
} · { $score } · { $date }
foot-offline = Works without internet
foot-checked = Every shuffle can be checked
foot-languages = Rules in English, Deutsch, Nederlands
pitch-bosses = Six streets by six. Place, move or shoot, and own the line.
pitch-gangster = Drive the city, drop off your crew, hold the districts on pay day.
pitch-don_pepe = Thirty chairs, one dinner, and somebody brought a cake.
pitch-cosa_nostra = Take the Boss once round the city and home. Mind the wheel.
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
name-once = We ask only once. No account, no e-mail.
name-take = Take a seat
name-change = Name: { $name }
have-account = I have an account
account = Account
account-why = An account keeps your tables across devices. You don’t need one.
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

## Numbers of a person
former-guest = A former guest
numbers = My numbers
numbers-coming = Adding up …
numbers-none = No numbers yet
numbers-none-more = Play a match to its end, against people or bots: it is counted here.
numbers-all = All games
numbers-game = Game
numbers-seats = { $count } players
numbers-matches = Matches
numbers-won = Won
numbers-not-won = Not won
numbers-fair = Fair share
numbers-fair-told = { $wins ->
    [one] One win. Fair share: { $fair }
   *[other] { $wins } wins. Fair share: { $fair }
}
numbers-rating = Rating
numbers-rating-told = Newcomers begin at 25
numbers-streak = Streak
streak-won = { $count ->
    [one] won the last match
   *[other] { $count } wins in a row
}
streak-lost = { $count ->
    [one] did not win the last match
   *[other] { $count } matches without a win
}
run-won = { $count ->
    [one] win
   *[other] wins in a row
}
run-lost = { $count ->
    [one] match without a win
   *[other] matches without a win
}
numbers-longest = Longest: { $won } won in a row, { $lost } without a win
numbers-all-finished = all played to the end
numbers-unfinished = { $count ->
    [one] one not played to the end
   *[other] { $count } not played to the end
}
numbers-history = Rating, match by match
numbers-curve = Rating after each of the last { $matches ->
    [one] match
   *[other] { $matches } matches
}, now { $rating }. The same figures stand in the table below.
numbers-band = ± { $error } now: 95 in 100
numbers-as-table = As a table
numbers-date = Date
numbers-left = left early
numbers-opponents = Favourite opponents
numbers-no-opponents = Nobody whose name is known.
numbers-opponent = Opponent
numbers-met = Met
numbers-ahead = Ahead
numbers-beside = Level
numbers-met-told = Every seat they had counts once: how often you met, and finished ahead of or level with them.
numbers-how = How it is counted
numbers-how-end = A match counts once it is played to the end. Matches that were called off, branches and uploaded records do not count.
numbers-how-left = Resigning counts as a loss, and so does a match that a bot finishes for you.
numbers-how-device = Where one device plays several seats, or an outside bot plays yours, the match does not count for you.
numbers-how-fair = A shared win counts in part. The fair share is what everybody would win if all were alike.
numbers-how-rating = The rating (openskill) goes by places against people and bots of this house. In 95 of 100 cases your true strength lies within the ± range, which narrows as you play.
numbers-data = Your data
numbers-show = Show my numbers to others
numbers-show-more = Whoever sits at a table with you can open them from your name. With whom you played stays with you.
numbers-csv = Download (CSV)
numbers-theirs = Numbers in this game
panel-more = , more
forget-me = Delete my data
forget-goes = Your name, account, devices, numbers and what you have said are deleted, and so are tables that were yours alone. In running matches you leave your seat, and a bot plays on.
forget-stays = Matches with others stay theirs. Your seat there belongs to “a former guest”.
forget-final = This cannot be undone.
forget-yes = Delete everything
forget-no = Keep it

## Settings
settings = Settings
light = Light
light-system = match system
light-day = day
light-night = night
light-to-day = Switch to day
light-to-night = Switch to night
sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
volume = Volume
set-confirm = Auto-confirm
set-confirm-more = A turn you have planned to the end is sent at once, without a final click.
set-forced = Play forced moves for me
set-forced-more = When there is only one thing you can do, it is done for you after a moment.
close = Close
dismiss = Dismiss

## Hosting
which-game = Which game
who-sits = Who sits where
how-many = Players
seat-number = Seat { $number }
seat-free = Seat { $number }
chair-me = Me
chair-name = Name at seat { $number }
chair-free = Open for a guest
chair-bot =
    Bot: { $bot ->
        [lookout] lookout
        [runner] runner
        [soldier] soldier
        [capo] capo
        [boss] boss
        [net] net
        [consigliere] consigliere
        [greedy] greedy
        [random] random
       *[other] { $bot }
    }
bots-play = Bots play as
bots-by-strength = Bots, weakest first
bots-other = Other bots
level =
    { $bot ->
        [lookout] 1 · Lookout, for a first game
        [runner] 2 · Runner, easy
        [soldier] 3 · Soldier, a fair match
        [capo] 4 · Capo, strong
       *[boss] 5 · Boss, as strong as it gets
        [consigliere] 6 · Consigliere, wise from millions of games
    }
all-bots = Fill with bots
hot-seat = Everyone on this device
shuffle-seats = Shuffle the seats
house-rules = House rules
how-run = Table settings
set-listed = List under open tables
set-watch = Let others watch
set-pace = Bot speed
pace-normal = relaxed
pace-fast = fast
set-clock = Clock
clock-none = none
clock-move = { $seconds } seconds per move
clock-day = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
set-talk = Time to talk
talk-usual = 60 seconds (no limit against bots)
talk-seconds = { $seconds } seconds
talk-none = no limit
open-table = Open the table
keep-settings = Save settings
lobby-waiting = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = Everyone is here.
lobby-taken = Every seat is taken.
lobby-absent = { $count ->
    [one] { $names } has been called and is not here yet.
   *[other] { $names } have been called and are not here yet.
}
start-anyway = Start anyway
seat-called = Called, not here yet
lobby-host = Start once every seat is taken. Bots can fill empty seats.
lobby-ready = You start the game.
lobby-guest = { $name } starts the game.
seat-is-free = Free seat
bot = Bot
get-up = Leave the seat
remove = Remove { $name }
start = Start
invite = Invite
invite-more = Anyone with the link gets a seat until the table is full.
invite-link = Invite link
qr = QR code of the invite link
copy = Copy
copied = Copied

## The table
skip = Skip to the board
table-tools = Table tools
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
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
your-turn-more = Choose anything highlighted.
on-turn = to play
dealing = Dealing …
waiting = Waiting.
you-watch = You are watching.
others-choose = Waiting for { $names }.
is-away = { $count ->
    [one] { $names } is away. The seat is kept.
   *[other] { $names } are away. Their seats are kept.
}
confirm-ask = { $action }. Confirm?
unseen-yet = Nobody else sees this until you confirm.
planned = { $count ->
    [one] One step planned.
   *[other] { $count } steps planned.
}
undo = Undo
put-back = Put it back
restart-turn = Restart turn
confirm = Confirm
undo-stops = Something new was revealed: this can no longer be undone.
takeback = Take it back
takeback-asks = { $name } asks to take the turn back.
takeback-waits = Waiting for { $names } to agree.
takeback-agree = Agree
takeback-refuse = Refuse
takeback-drop = Never mind
takeback-refused = { $name } does not agree. The turn stands.
takeback-withdrawn = { $name } lets the turn stand.
takeback-lapsed = The request to take the turn back has lapsed. The turn stands.
game-over = The game is over.
wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
table-paused = The table is paused.
table-closed = The table is closed.
table-kept = Nothing is lost.
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
        [net] net
        [consigliere] consigliere
        [greedy] greedy
        [random] random
       *[other] { $bot }
    }
seat-here = Here
seat-away = Away
seat-resigned = Left; a bot plays on
seat-stand-in = A bot is standing in
seat-played = A bot is playing your seat.
seat-played-more = Click anywhere or press any key to take it back.
seat-lost = Your time ran out, and a bot plays for you.
take-back = Take my seat back
seat-is-back = Your seat is yours again.
first-player = Went first
onlookers = { $count ->
    [one] one watching
   *[other] { $count } watching
}
shuffle-sealed = Shuffle sealed
shuffle-later = Can be checked after the game.
shuffle-open = Can be checked now.
may-do = What you can do
nothing-to-do = Nothing to do right now.
planned-waits = Planned. Confirm it, or undo it.
position = The position
log-turn = Turn { $number } · { $name }
log-setup = Before the first turn
log-older = Show older turns
log-go = Go to this moment ({ $step })
since = Since your last turn
since-nothing = Nothing yet.
step-back = Step back
step-on = Step forward
chat-empty = No messages yet.
chat-say = Say something
say = Send
watches = watching
mute = Mute { $name }
unmute-all = Unmute everyone
rules-find = Search the rules
rules-found = { $count ->
    [one] One passage
   *[other] { $count } passages
}
replay = Replay
replay-at = Looking at move { $step } of { $count }.
replay-running = The game goes on meanwhile.
replay-over = Step through it, or press play.
replay-first = First move
replay-prev = Previous move
replay-next = Next move
replay-slider = Move
replay-eyes = Seen by
onlooker = An onlooker
replay-speed = Speed { $speed }
play = Play
pause = Pause
resume = Resume
back-to-live = Back to live
to-live = Live
to-end = The end
live = Live · { $step }
link-moment = Copy a link to this moment

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
rematch-call = { $name } wants another one.
rematch-join = Join { $name }
check-shuffle = Check the shuffle
save-game = Save
share-game = Share
see-board = See the board
leave = Leave
checking = Dealing it all again …
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
other-device = Continue on another device
other-device-more = Open this link on the other device. It works once.
resign = Resign
holders = Who holds this seat
holders-more = Everything that can play for your seat. Revoke what you do not recognise: it stops working at once.
holds-device = { $name }’s device
holds-token = Token for an outside bot, by { $name }
holds-link = Link for another device, by { $name }
holds-link-replaces = Link that gives the seat away, by { $name }
holds-since = since { $time }
holds-connected = at the table now
holds-yours = this device
revoke = Revoke
revoke-what = Revoke: { $what }
release = { $host } asks for your seat
release-more = Somebody else is to play on in your place. They would see your hand, and the seat would be theirs.
release-keep = Keep my seat
release-agree = Hand over my seat
release-asked = { $name } has been asked.
release-agreed = { $name } agrees: make the seat link and pass it on.
called-off = Called off by { $name }
called-off-more = It counts for nobody. Under “Leave the table” you can check the shuffle, or play the same again.
tally-called-off = { $count ->
    [one] one called off
   *[other] { $count } called off
}
house-given = { $host } gave the seat of { $before } to { $after }.
house-removed = { $host } removed { $before }; a bot plays on.
house-called_off = The game was called off by { $host }.
house-rights_ended = This table has moved to a newer version of Backroom: its seat links and tokens no longer work. Everybody keeps their seat; make new links and tokens where you need them.
host-controls = Host controls
close-table = Close the table
give-bot = Hand to a bot
seat-link = Seat link
curtain = { $name } is next
curtain-more = Hand the device to { $name }. No peeking.
curtain-lift = I am { $name }
wrong = Something is wrong
wrong-more = Saves one file: the game as this seat sees it, versions, and the latest messages. Send it to whoever runs this server.
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
keys-next-do = to the next or previous highlighted place, on the board and in front of you
keys-confirm = C
keys-confirm-do = confirm the turn
keys-undo = U
keys-undo-do = undo the last step
keys-restart = Shift + U
keys-restart-do = undo every step of the turn
keys-takeback = B
keys-takeback-do = ask to take the confirmed turn back
keys-answer = A, R
keys-answer-do = agree or refuse when somebody asks for that
keys-large = E
keys-large-do = see it large
keys-zoom = + − 0
keys-zoom-do = zoom in, zoom out, fit the board
keys-moves = [ ] { "{" } { "}" }
keys-moves-do = previous move, next move, first move, live

# What the house refuses, by the reason it gives
unreachable = The server is not answering. Try again in a moment.
refused-no_table = There is no such table: the code may be mistyped, or the table has been cleared away.
refused-no_seat = There is no such seat.
refused-no_game = This server does not have that game.
refused-no_step = There is no such move.
refused-table_full = The table is full.
refused-table_started = The game has started: the table is full.
refused-has_started = The game has already started.
refused-table_closed = The table is closed.
refused-seat_taken = Somebody sits there already.
refused-invite_needed = This table is by invitation only: use the link or the code.
refused-link_used = This link has already been used or has expired.
refused-no_onlookers = This table lets nobody watch.
refused-warming = The rules of this game are still warming up. One moment.
refused-name_first = Enter a name first.
refused-no_name = A name needs letters you can see.
refused-name_length = A name has 1 to 30 characters.
refused-text_length = That is too long: at most 500 characters.
refused-account_length = An account name has up to 30 characters, a password 8 to 200.
refused-account_taken = That account name is taken.
refused-account_there = You already have an account.
refused-numbers_hidden = Whoever plays there keeps their numbers to themselves.
refused-wrong_password = Account name and password do not match.
refused-no_accounts = This server has no accounts.
refused-ask_over = That question is closed. The table shows where things stand now.
refused-draft_changed = Your plan has changed in the meantime, perhaps on another device.
refused-nothing_drafted = There is nothing to undo; what is confirmed stays.
refused-no_takeback = That turn can no longer be taken back.
refused-takeback_asked = That has been asked already.
refused-takeback_over = Nobody is asking for that any more.
refused-confirm_first = Confirm the last step first, or undo it.
refused-bot_plays = A bot plays this seat.
refused-not_started = The game has not started yet.
refused-match_over = The game is over.
refused-not_over = The game is not over yet.
refused-not_running = The game is not running.
refused-paused = The table is paused.
refused-not_paused = The table is not paused.
refused-nothing_said = The message is empty.
refused-no_branch = You can play on only from finished games, or at tables where you play alone.
refused-not_yours = That seat is not yours.
refused-no_longer_yours = The seat is no longer yours.
refused-removed = The host has removed you from this table.
refused-not_agreed = Whoever plays there must agree first, or have been away for a long time.
refused-not_asked = Nobody has asked for your seat.
refused-owner_stays = The seat is theirs: only they can log out their own devices.
refused-this_device = That is the device in your hand. Leave the table, or log out.
refused-right_gone = That has ended already.
refused-no_lines = A game branched off from a running one has no record.
refused-not_seated = You are not seated at this table.
refused-host_only = Only the host may do that.
refused-host_sits = Only someone seated here can be the host.
refused-host_stays = The host cannot be removed.
refused-seat_empty = Nobody sits there.
refused-seat_free = A seat is still free.
refused-clock_runs = That seat still has time on its clock.
refused-not_away = That seat has not been away for long enough.
refused-resigned = The seat was given up for good.
refused-yours_already = The seat is already yours.
refused-settled = Bot speed, talk time, clock and hints are fixed once the game starts.
refused-clock_days = A clock in days allows at most 60.
refused-clock_seconds = A clock per move allows at least 5 seconds.
refused-too_fast = Too much at once. Wait a moment.
refused-too_much_talk = Too much talk at once. Wait a moment.
refused-too_many_tries = Too many attempts. Wait a minute.
refused-too_many_tables = Too many tables were opened from here. Try again later.
refused-too_many_sockets = Too many tables are open from here at once. Close one and try again.
refused-too_many_devices = This seat is held by too many devices. Log one of them out first.
refused-too_many_onlookers = The crowd round this table is full. Try again later.
refused-busy = The table is busy. Try again.
refused-unwritten = The server cannot save anything right now; nothing has changed.
refused-unknown = The line went dead before it was certain that this was saved. See how the table stands, then try again.
refused-broken = Something broke on the server. It has been logged.
refused-no_record = This file is not a saved game.
refused-record_short = The saved game breaks off: its end is missing.
refused-record_secret = The secret in the saved game is not the one that was sealed.
refused-record_newer = The saved game is from a newer version of Backroom.
refused-record_edition = The saved game uses an edition that this server does not have.
refused-record_wrong = The saved game cannot be replayed: something in it is wrong.
refused-too_large = That is too large.

# The report after a match
tab-report = Report
end-result = Result
end-report = Report
report-making = The boss is going through the game again …
report-failed = The report could not be made.
report-again = Try again
report-chart = Chances of winning over the game
report-line = Line { $line }
report-end = The end
report-mistakes = What cost most
report-mistakes-none = No move that clearly cost anything.
report-played = Played: { $action }
report-better = Better: { $action }
report-cost = That cost { $cost } ± { $error } percentage points: from { $before } to { $after }.
report-show = Show on the board
report-try = Try again from here
report-balance = Luck and skill
report-balance-told = How each chance moved from the first decision to the end, in percentage points. Own decisions can only lose against the best one found; “came to light” is what the others turned out to hold and to plan.
report-col-line = Line
report-col-start = Start
report-col-own = Own decisions
report-col-others = Others’ decisions
report-col-luck = Dice and cards
report-col-rest = Came to light
report-col-end = End
report-numbers = In numbers
report-decisions = Decisions
report-lead = Lead changes
report-closest = Closest moment of the second half
report-closest-told = Line { $line }: the first two are { $gap } percentage points apart
report-time = Time used
report-table = The chart as a table
report-how = Each decision was thought through again, with { $simulations } simulations per question and no more than its player could know at the time. ± is the sampling error (95 times out of 100); it does not cover what the search itself overlooks. Talk and moves without a choice are not judged.

# Hints
set-hints = Hints allowed: “What would the boss do?”
hints-on = Hints are allowed at this table.
hints-off = With other people at the table, hints are off.
hint-ask = What would the boss do?
hint-more = And which move?
hint-look = Look here: { $place }
hint-move = The boss’s move: { $action }.
hint-brings = Now: { $events }
hint-chance = Your chance of winning with it: { $chance }.
hint-chances = Your chance of winning: { $chance }; with the other moves { $otherwise } on average.
refused-no_hints = This table plays without hints.

## Lessons
lesson-which = Lesson
lesson-finished = done
lesson-at = Step { $step } of { $count }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-read = Read this, then press “Next”.
lesson-over = Lesson learned
lesson-over-more = Now sit down and try it: the lookout is the mildest player in the house, and the lamp gives you hints.
lesson-play = Play a first game with the lookout
lesson-go-on = Next lesson
lesson-again = Once more
lesson-none = No lessons yet
lesson-none-more = This game has none so far. Its rulebook page is short.
