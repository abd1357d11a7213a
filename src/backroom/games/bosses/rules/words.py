"""The words of the game: names, tables, actions, events, reasons, options."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, Options, Phases, Reasons, event, option, phase
from backroom.engine.names import Names, Seats, Words, numbered
from backroom.engine.rule import NONE, table

RULES = 1
SEATS = (2, 3, 4)

SEAT = Seats(4)


class Gang(Words):
    RED, BLUE, YELLOW, GREY = range(4)


POWER = numbered("power", 1, 3)
KIND = Names("kind", [f"{gang}{power}" for gang in Gang.names for power in POWER])


class Side(Words):
    LEFT, RIGHT = range(2)


FIELD = Names("field", [f"{column}{row}" for row in "123456" for column in "abcdef"], plain=True)


class Source(Words):
    OWN1, OWN2, OWN3, LEFT, RIGHT, DRAWN = range(6)


LINE = Names("line", [f"row_{row}" for row in "123456"] + [f"column_{c}" for c in "abcdef"])


class Direction(Words):
    ROW, COLUMN = range(2)


PLAYERS = numbered("players", 2, 4)


class Phase(Phases):
    OPEN_LEFT = phase()
    OPEN_RIGHT = phase()
    START = phase()
    TURN = phase(asks=True)
    DRAWN = phase()
    PLACE = phase(asks=True)
    SCORE = phase(asks=True)
    REFILL = phase()
    OVER = phase()


GANGS, POWERS, KINDS, FIELDS, LINES = len(Gang), len(POWER), len(KIND), len(FIELD), len(LINE)
SIDES, PHASES, MOST_SEATS = len(Side), len(Phase), len(SEAT)
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


class Reason(Reasons):
    NOT_IN_STOCK = "B5"
    FIELD_TAKEN = "B5"
    PAIR_EMPTY = "B6"
    STACK_EMPTY = "B5"
    NOBODY_THERE = "B7"
    NOT_ADJACENT = "B7"
    WAY_BLOCKED = "B7"
    FRESH = "B8"
    LOCKED_IN = "B9"
    DEAD_STAY = "B11"
    TOO_MANY_MOVES = "B20"
    NO_BULLET = "B10"
    NOBODY_TO_SHOOT = "B10"
    OWN_GANG = "B10"
    NO_SHOOTER = "B10"
    DEAD_ALREADY = "B11"


class Act(Verbs):
    PLACE = verb(Source, FIELD)
    DRAW = verb(Side)
    MOVE = verb(FIELD, FIELD, only=STEPS, bound=Reason.NOT_ADJACENT)
    SHOOT = verb(FIELD)
    SCORE = verb(Direction)


ACTIONS = Codec(Act)

VERB_OF = ACTIONS.verb_of
MOVE_FROM, MOVE_TO = ACTIONS.column(Act.MOVE, 0), ACTIONS.column(Act.MOVE, 1)
# Where the steps of each direction begin among all: `_steps` lists SIZE · (SIZE − 1) of each.
UP, DOWN, LEFTWARD, RIGHTWARD = (n * SIZE * (SIZE - 1) for n in range(4))
# The number of a step to the left among all such, by the field; one to the right is one further.
ALONG_ROWS = table(field - field // SIZE - 1 for field in range(FIELDS))


class Outcome(Verbs):
    OPEN = verb(Side, KIND)
    DRAWN = verb(KIND)
    START = verb(SEAT)


class Event(Events):
    OPENED = event(side=Side, kind=KIND)
    STARTED = event(seat=SEAT)
    PLACED = event(seat=SEAT, source=Source, kind=KIND, field=FIELD)
    DREW = event(seat=SEAT, side=Side)
    DRAWN = event(seat=SEAT, kind=KIND)
    MOVED = event(seat=SEAT, kind=KIND, origin=FIELD, target=FIELD)
    SHOT = event(seat=SEAT, kind=KIND, field=FIELD)
    LINE_COUNTED = event(line=LINE, red=int, blue=int, yellow=int, grey=int)
    LINE_SCORED = event(line=LINE, gang=Gang, points=int, seat=SEAT, rank=int)
    SKIPPED = event(seat=SEAT)
    ENDED = event(filled=int)  # 1: all gangsters placed; 0: the end of the track reached


class Option(Options):
    TIED_GANGS_VANISH = option()
