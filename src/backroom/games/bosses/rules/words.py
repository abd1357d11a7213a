"""The words of the game: names, tables, actions, events, reasons, options."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import (
    Event,
    Events,
    Option,
    Options,
    Reasons,
)
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.rule import (
    NONE,
    table,
)

RULES = 1
EDITION = "ludoart-2006"
SEATS = (2, 3, 4)

SEAT = Seats(4)
GANG = Names("gang", ["red", "blue", "yellow", "grey"])
POWER = numbered("power", 1, 3)
KIND = Names("kind", [f"{gang}{power}" for gang in GANG for power in POWER])
SIDE = Names("side", ["left", "right"])
FIELD = Names("field", [f"{column}{row}" for row in "123456" for column in "abcdef"], plain=True)
SOURCE = Names("source", ["own1", "own2", "own3", "left", "right", "drawn"])
LINE = Names("line", [f"row_{row}" for row in "123456"] + [f"column_{c}" for c in "abcdef"])
DIRECTION = Names("direction", ["row", "column"])
PLAYERS = numbered("players", 2, 4)
# fmt: off
PHASE = Names("phase", [
    "open_left", "open_right", "start", "turn", "drawn", "place", "score", "refill", "over"
])
# fmt: on

GANGS, POWERS, KINDS, FIELDS, LINES = len(GANG), len(POWER), len(KIND), len(FIELD), len(LINE)
SIDES, PHASES, MOST_SEATS = len(SIDE), len(PHASE), len(SEAT)
RED, BLUE, YELLOW, GREY = GANG.numbers("red", "blue", "yellow", "grey")
LEFT, RIGHT = SIDE.numbers("left", "right")
OWN, FROM_PAIR, FROM_DRAW = SOURCE.number("own1"), SOURCE.number("left"), SOURCE.number("drawn")
ROW, COLUMN = DIRECTION.numbers("row", "column")
OPEN_LEFT, OPEN_RIGHT, START, TURN, DRAWN, PLACING, SCORING, REFILL, FINISHED = PHASE.numbers(
    *PHASE
)
EMPTY = NONE

SIZE = 6
# Sets of fields have a bit for each: all, the lines, and all but the outer columns.
ALL_FIELDS = (1 << FIELDS) - 1
ROWS = [sum(1 << row * SIZE + column for column in range(SIZE)) for row in range(SIZE)]
COLUMNS = [sum(1 << row * SIZE + column for row in range(SIZE)) for column in range(SIZE)]
LINE_BITS = table(ROWS + COLUMNS)
NOT_FIRST_COLUMN = ALL_FIELDS & ~COLUMNS[0]
NOT_LAST_COLUMN = ALL_FIELDS & ~COLUMNS[-1]


def _steps() -> Iterator[tuple[int, int]]:
    """Every step to a neighbouring field: all upward ones, then down, left, right."""
    for across, down in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        for field in range(FIELDS):
            column, row = field % SIZE + across, field // SIZE + down
            if 0 <= column < SIZE and 0 <= row < SIZE:
                yield field, row * SIZE + column


STEPS = tuple(_steps())

ACTIONS = Codec(
    Verb("place", SOURCE, FIELD),
    Verb("draw", SIDE),
    Verb("move", FIELD, FIELD, only=STEPS, bound="not_adjacent"),
    Verb("shoot", FIELD),
    Verb("score", DIRECTION),
)
PLACE, DRAW, MOVE, SHOOT, SCORE = ACTIONS.firsts("place", "draw", "move", "shoot", "score")
VERB_OF = ACTIONS.verb_of
MOVE_FROM, MOVE_TO = ACTIONS.column("move", 0), ACTIONS.column("move", 1)
# Where the steps of each direction begin among all: `_steps` lists SIZE · (SIZE − 1) of each.
UP, DOWN, LEFTWARD, RIGHTWARD = (n * SIZE * (SIZE - 1) for n in range(4))
# The number of a step to the left among all such, by the field; one to the right is one further.
ALONG_ROWS = table(field - field // SIZE - 1 for field in range(FIELDS))

OUTCOMES = Codec(Verb("open", SIDE, KIND), Verb("drawn", KIND), Verb("start", SEAT))
OPEN, SEEN, BEGIN = OUTCOMES.firsts("open", "drawn", "start")

EVENTS = Events(
    Event("opened", side=SIDE, kind=KIND),
    Event("started", seat=SEAT),
    Event("placed", seat=SEAT, source=SOURCE, kind=KIND, field=FIELD),
    Event("drew", seat=SEAT, side=SIDE),
    Event("drawn", seat=SEAT, kind=KIND),
    Event("moved", seat=SEAT, kind=KIND, origin=FIELD, target=FIELD),
    Event("shot", seat=SEAT, kind=KIND, field=FIELD),
    Event("line_counted", line=LINE, red=int, blue=int, yellow=int, grey=int),
    Event("line_scored", line=LINE, gang=GANG, points=int, seat=SEAT, rank=int),
    Event("skipped", seat=SEAT),
    Event("ended", filled=int),  # 1: all gangsters placed; 0: the end of the track reached
)
# fmt: off
(
    OPENED, STARTED, PLACED, DREW, WAS_DRAWN, MOVED, SHOT, LINE_COUNTED, LINE_SCORED, SKIPPED,
    ENDED,
) = EVENTS.numbers(
    "opened", "started", "placed", "drew", "drawn", "moved", "shot", "line_counted", "line_scored",
    "skipped", "ended",
)
# fmt: on

REASONS = Reasons(
    not_in_stock="B5",
    field_taken="B5",
    pair_empty="B6",
    stack_empty="B5",
    nobody_there="B7",
    not_adjacent="B7",
    way_blocked="B7",
    fresh="B8",
    locked_in="B9",
    dead_stay="B11",
    too_many_moves="B20",
    no_bullet="B10",
    nobody_to_shoot="B10",
    own_gang="B10",
    no_shooter="B10",
    dead_already="B11",
)
# fmt: off
(
    NOT_IN_STOCK, FIELD_TAKEN, PAIR_EMPTY, STACK_EMPTY, NOBODY_THERE, NOT_ADJACENT, WAY_BLOCKED,
    FRESH, LOCKED_IN, DEAD_STAY, TOO_MANY_MOVES, NO_BULLET, NOBODY_TO_SHOOT, OWN_GANG, NO_SHOOTER,
    DEAD_ALREADY,
) = REASONS.numbers(
    "not_in_stock", "field_taken", "pair_empty", "stack_empty", "nobody_there", "not_adjacent",
    "way_blocked", "fresh", "locked_in", "dead_stay", "too_many_moves", "no_bullet",
    "nobody_to_shoot", "own_gang", "no_shooter", "dead_already",
)
# fmt: on

# The phases in which a seat is asked, for prompts.
ASKING = ("turn", "place", "score")

OPTIONS = Options(Option("tied_gangs_vanish"))
TIED_GANGS_VANISH = OPTIONS.bit("tied_gangs_vanish")

MOST_LEGAL = len(ACTIONS)
MOST_EVENTS = 12
MOST_LINES = 2000
