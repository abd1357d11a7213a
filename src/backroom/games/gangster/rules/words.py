"""The words of gangster: names, decisions, outcomes, events, reasons."""

from __future__ import annotations

from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, Phases, Reasons, event, phase
from backroom.engine.names import Names, Seats, Words, numbered
from backroom.engine.rule import NONE, table

RULES = 2
FRONTS = 2  # since rules number 2 a table has a front (G9)
SEATS = (2, 3, 4, 5)

SEAT = Seats(5)
PLAYERS = numbered("players", 2, 5)


class Gang(Words):
    GREY, GREEN, YELLOW, BROWN, BLUE = range(5)


# fmt: off
DISTRICT = Names("district", [
    "north_side", "west_side", "greek_town", "the_loop", "cicero", "little_italy",
    "little_africa", "south_side", "stickney", "chinatown",
])
# fmt: on
# Where a car can be; the Gold Coast has no table.
PLACE = Names("place", [*DISTRICT, "gold_coast"])
GOLD_COAST = len(DISTRICT)


class Kind(Words):
    BODYGUARD, MOTOR, TOMMY_GUN, TRUNK, BUMPER, DOOR = range(6)


class Slot(Words):
    LEFT, RIGHT = range(2)


class Fitted(Words):
    """Drives without and with a motor; room in the trunk without and with that equipment."""

    WITHOUT, WITH = range(2)


CARD = numbered("card", 1, 3)
# A drive, with a motor one road more than a card says. [G6, G15]
ROADS = numbered("roads", 1, 4)
TABLE = numbered("table", 1, 15)
FIELD = numbered("field", 1, 16)
VALUE = numbered("value", 2, 7)


class Phase(Phases):
    HARBOUR = phase()
    EQUIP = phase()
    TABLE = phase()
    START = phase()
    DEAL = phase()
    STAGE = phase()
    GANG = phase(asks=True)
    TURN = phase(asks=True)
    PUSH = phase(asks=True)
    DUMP = phase(asks=True)
    TAKE = phase(asks=True)
    DROP = phase(asks=True)
    REFILL = phase()
    DOOR = phase(asks=True)
    DOUBLE = phase()
    CASINO = phase()
    OVER = phase()


GANGS, DISTRICTS, PLACES, KINDS = len(Gang), len(DISTRICT), len(PLACE), len(Kind)
SLOTS, CARDS, TABLES, FIELDS, VALUES = len(Slot), len(CARD), len(TABLE), len(FIELD), len(VALUE)
PHASES, MOST_SEATS, FEWEST_SEATS = len(Phase), len(SEAT), SEATS[0]
FIRST_CARD, FIRST_VALUE = int(CARD[0]), int(VALUE[0])
# Places between the ends of the longest drive.
MOST_PASSED = len(ROADS) - 1

DAYS = 3
# Colours in play with 2, 3, 4 and 5 players. [G25]
COLOURS_OF_TWO = 4
GANGS_IN_PLAY = table([COLOURS_OF_TWO, 3, 4, 5])
# A table's value that the casino card of the day replaces. [G20]
CASINO_VALUE = 0
NOWHERE = CLOSED = EMPTY = NONE
ALL_DISTRICTS = (1 << DISTRICTS) - 1
ALL_CARDS = (1 << CARDS) - 1


class Reason(Reasons):
    NOT_YOUR_GANG = "G25"
    CARD_USED = "G6"
    NOT_REACHED = "G6"
    NO_TABLE = "G11"
    TABLE_CLOSED = "G2"
    TABLE_FULL = "G9"
    CAR_EMPTY = "G8"
    NOT_IN_TRUNK = "G8"
    NOBODY_THERE = "G8"
    OWN_ELSEWHERE = "G8"
    TOO_FAR = "G8"
    GUN_AT_GOLD_COAST = "G16"
    GUN_TOO_FAR = "G16"
    TRUNK_FULL = "G8"
    GUARDED = "G14"
    MUST_DRIVE = "G26"
    OWN_CAR = "G18"
    NO_CAR_THERE = "G18"
    PUSHED_TOO_FAR = "G18"
    NOT_AT_HARBOUR = "G11"
    HAS_IT_ALREADY = "G12"
    NOBODY_TO_DROP = "G17"
    OWN_ONLY = "G19"


class Act(Verbs):
    GANG = verb(Gang, only=[(gang,) for gang in range(COLOURS_OF_TWO)], bound=Reason.NOT_YOUR_GANG)
    DRIVE = verb(CARD, PLACE)
    UNLOAD = verb(Gang)
    LOAD = verb(DISTRICT, FIELD)
    PUSH = verb(Gang, DISTRICT)
    DONE = verb()
    DUMP = verb()
    KEEP = verb()
    TAKE = verb(Kind)
    DROP = verb(Gang)


ACTIONS = Codec(Act)

VERB_OF = ACTIONS.verb_of


class Outcome(Verbs):
    HARBOUR = verb(Kind)
    EQUIP = verb(Gang, Kind)
    TABLE = verb(DISTRICT, TABLE)
    START = verb(SEAT)
    DEAL = verb(Gang, DISTRICT)
    DOUBLE = verb(DISTRICT)
    POLICE = verb()
    CASINO = verb(VALUE)


class Event(Events):
    LAID_OPEN = event(kind=Kind)
    THREE_ALIKE = event(kind=Kind)
    EQUIPPED = event(gang=Gang, kind=Kind)
    TABLE_LAID = event(district=DISTRICT, table=TABLE)
    STARTED = event(seat=SEAT)
    DEALT = event(gang=Gang, district=DISTRICT, car=int)
    STAGE_BEGAN = event(stage=int, seat=SEAT)
    CHOSE = event(seat=SEAT, gang=Gang)
    # What came later stands behind: turns are stored with the values in this order.
    # fmt: off
    DROVE = event(
        gang=Gang, card=CARD, origin=PLACE, target=PLACE, seat=SEAT,
        via=PLACE, via2=PLACE, via3=PLACE,
    )
    # fmt: on
    UNLOADED = event(gang=Gang, whose=Gang, district=DISTRICT, field=FIELD, seat=SEAT)
    LOADED = event(gang=Gang, whose=Gang, district=DISTRICT, field=FIELD, seat=SEAT)
    PUSHED = event(gang=Gang, other=Gang, origin=DISTRICT, target=DISTRICT, seat=SEAT)
    DECLINED = event(gang=Gang, seat=SEAT)
    DUMPED = event(gang=Gang, whose=Gang, gangsters=int, seat=SEAT)
    KEPT = event(gang=Gang, seat=SEAT)
    TOOK = event(gang=Gang, kind=Kind, lost=Kind, seat=SEAT)
    TOOK_NOTHING = event(gang=Gang, seat=SEAT)
    DROPPED = event(gang=Gang, whose=Gang, seat=SEAT)
    MUST_DRIVE = event(seat=SEAT)
    CARDS_UP = event(gang=Gang)
    DOUBLED = event(district=DISTRICT, doublers=int)
    POLICE_CAME = event(policemen=int)
    CASINO_DRAWN = event(seat=SEAT, value=VALUE, day=int)
    RECKONED = event(district=DISTRICT, table=TABLE, doubled=int)
    PLACED = event(district=DISTRICT, gang=Gang, place=int, gangsters=int, rank=int, points=int)
    TIE_WON = event(district=DISTRICT, gang=Gang, other=Gang, rank=int, other_rank=int)
    STOOD_AT = event(seat=SEAT, influence=int)
    REINFORCED = event(gang=Gang, gangsters=int)
    ENDED = event()
