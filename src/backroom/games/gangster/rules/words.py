"""The words of gangster: names, decisions, outcomes, events, reasons."""

from __future__ import annotations

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import Event, Events, Options, Reasons
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.rule import NONE, table

RULES = 1
EDITION = "amigo-2007"
SEATS = (2, 3, 4, 5)

SEAT = Seats(5)
PLAYERS = numbered("players", 2, 5)
GANG = Names("gang", ["grey", "green", "yellow", "brown", "blue"])
# fmt: off
DISTRICT = Names("district", [
    "north_side", "west_side", "greek_town", "the_loop", "cicero", "little_italy",
    "little_africa", "south_side", "stickney", "chinatown",
])
# fmt: on
PLACE = Names("place", [*DISTRICT, "gold_coast"])
KIND = Names("kind", ["bodyguard", "motor", "tommy_gun", "trunk", "bumper", "door"])
SLOT = Names("slot", ["left", "right"])
# Drives without and with a motor; room in the trunk without and with that equipment.
FITTED = Names("fitted", ["without", "with"])
CARD = numbered("card", 1, 3)
TABLE = numbered("table", 1, 15)
FIELD = numbered("field", 1, 16)
VALUE = numbered("value", 2, 7)
# fmt: off
PHASE = Names("phase", [
    "harbour", "equip", "table", "start", "deal", "stage", "gang", "turn", "push", "dump",
    "take", "drop", "refill", "door", "double", "casino", "over",
])
# fmt: on

GANGS, DISTRICTS, PLACES, KINDS = len(GANG), len(DISTRICT), len(PLACE), len(KIND)
SLOTS, CARDS, TABLES, FIELDS, VALUES = len(SLOT), len(CARD), len(TABLE), len(FIELD), len(VALUE)
PHASES, MOST_SEATS, FEWEST_SEATS = len(PHASE), len(SEAT), SEATS[0]
GOLD_COAST = PLACE.number("gold_coast")
BODYGUARD, MOTOR, TOMMY_GUN, TRUNK, BUMPER, DOOR = KIND.numbers(
    "bodyguard", "motor", "tommy_gun", "trunk", "bumper", "door"
)
LEFT, RIGHT = SLOT.numbers("left", "right")
WITHOUT, WITH = FITTED.numbers("without", "with")
FIRST_CARD, FIRST_VALUE = int(CARD[0]), int(VALUE[0])
# fmt: off
(
    HARBOUR, EQUIPPING, LAYING, STARTING, DEALING, STAGE, CHOOSING, TURN, PUSHING, DUMPING,
    TAKING, DROPPING, REFILL, SECOND_UNLOAD, DOUBLING, CASINO, FINISHED,
) = PHASE.numbers(
    "harbour", "equip", "table", "start", "deal", "stage", "gang", "turn", "push", "dump",
    "take", "drop", "refill", "door", "double", "casino", "over",
)
# fmt: on

DAYS = 3
# Colours in play with 2, 3, 4 and 5 players. [G25]
COLOURS_OF_TWO = 4
GANGS_IN_PLAY = table([COLOURS_OF_TWO, 3, 4, 5])
# A table's value that the casino card of the day replaces. [G20]
CASINO_VALUE = 0
NOWHERE = CLOSED = EMPTY = NONE
ALL_DISTRICTS = (1 << DISTRICTS) - 1
ALL_CARDS = (1 << CARDS) - 1

ACTIONS = Codec(
    Verb("gang", GANG, only=[(gang,) for gang in range(COLOURS_OF_TWO)], bound="not_your_gang"),
    Verb("drive", CARD, PLACE),
    Verb("unload", GANG),
    Verb("load", DISTRICT, FIELD),
    Verb("push", GANG, DISTRICT),
    Verb("done"),
    Verb("dump"),
    Verb("keep"),
    Verb("take", KIND),
    Verb("drop", GANG),
)
CHOOSE, DRIVE, UNLOAD, LOAD, PUSH, DONE, DUMP, KEEP, TAKE, DROP = ACTIONS.firsts(
    "gang", "drive", "unload", "load", "push", "done", "dump", "keep", "take", "drop"
)
VERB_OF = ACTIONS.verb_of

OUTCOMES = Codec(
    Verb("harbour", KIND),
    Verb("equip", GANG, KIND),
    Verb("table", DISTRICT, TABLE),
    Verb("start", SEAT),
    Verb("deal", GANG, DISTRICT),
    Verb("double", DISTRICT),
    Verb("police"),
    Verb("casino", VALUE),
)
LAY_OPEN, EQUIP, LAY_TABLE, START, DEAL, DOUBLE, POLICE, DRAW_CASINO = OUTCOMES.firsts(
    "harbour", "equip", "table", "start", "deal", "double", "police", "casino"
)

EVENTS = Events(
    Event("laid_open", kind=KIND),
    Event("three_alike", kind=KIND),
    Event("equipped", gang=GANG, kind=KIND),
    Event("table_laid", district=DISTRICT, table=TABLE),
    Event("started", seat=SEAT),
    Event("dealt", gang=GANG, district=DISTRICT, car=int),
    Event("stage_began", stage=int, seat=SEAT),
    Event("chose", seat=SEAT, gang=GANG),
    Event("drove", gang=GANG, card=CARD, origin=PLACE, target=PLACE),
    Event("unloaded", gang=GANG, whose=GANG, district=DISTRICT, field=FIELD),
    Event("loaded", gang=GANG, whose=GANG, district=DISTRICT, field=FIELD),
    Event("pushed", gang=GANG, other=GANG, origin=DISTRICT, target=DISTRICT),
    Event("declined", gang=GANG),
    Event("dumped", gang=GANG, whose=GANG, gangsters=int),
    Event("kept", gang=GANG),
    Event("took", gang=GANG, kind=KIND, lost=KIND),
    Event("took_nothing", gang=GANG),
    Event("dropped", gang=GANG, whose=GANG),
    Event("must_drive", seat=SEAT),
    Event("cards_up", gang=GANG),
    Event("doubled", district=DISTRICT, doublers=int),
    Event("police_came", policemen=int),
    Event("casino_drawn", seat=SEAT, value=VALUE, day=int),
    Event("reckoned", district=DISTRICT, table=TABLE, doubled=int),
    Event("placed", district=DISTRICT, gang=GANG, place=int, gangsters=int, rank=int, points=int),
    Event("tie_won", district=DISTRICT, gang=GANG, other=GANG, rank=int, other_rank=int),
    Event("stood_at", seat=SEAT, influence=int),
    Event("reinforced", gang=GANG, gangsters=int),
    Event("ended"),
)
# fmt: off
(
    LAID_OPEN, THREE_ALIKE, EQUIPPED, TABLE_LAID, STARTED, DEALT, STAGE_BEGAN, CHOSE, DROVE,
    UNLOADED, LOADED, PUSHED, DECLINED, DUMPED, KEPT, TOOK, TOOK_NOTHING, DROPPED,
    MUST_DRIVE_NOW, CARDS_UP, DOUBLED, POLICE_CAME, CASINO_DRAWN, RECKONED, PLACED, TIE_WON,
    STOOD_AT, REINFORCED, ENDED,
) = EVENTS.numbers(
    "laid_open", "three_alike", "equipped", "table_laid", "started", "dealt", "stage_began",
    "chose", "drove", "unloaded", "loaded", "pushed", "declined", "dumped", "kept", "took",
    "took_nothing", "dropped", "must_drive", "cards_up", "doubled", "police_came",
    "casino_drawn", "reckoned", "placed", "tie_won", "stood_at", "reinforced", "ended",
)
# fmt: on

REASONS = Reasons(
    not_your_gang="G25",
    card_used="G6",
    not_reached="G6",
    no_table="G11",
    table_closed="G2",
    table_full="G9",
    car_empty="G8",
    not_in_trunk="G8",
    nobody_there="G8",
    own_elsewhere="G8",
    too_far="G8",
    gun_at_gold_coast="G16",
    gun_too_far="G16",
    trunk_full="G8",
    guarded="G14",
    must_drive="G26",
    own_car="G18",
    no_car_there="G18",
    pushed_too_far="G18",
    not_at_harbour="G11",
    has_it_already="G12",
    nobody_to_drop="G17",
    own_only="G19",
)
# fmt: off
(
    NOT_YOUR_GANG, CARD_USED, NOT_REACHED, NO_TABLE, TABLE_CLOSED, TABLE_FULL, CAR_EMPTY,
    NOT_IN_TRUNK, NOBODY_THERE, OWN_ELSEWHERE, TOO_FAR, GUN_AT_GOLD_COAST, GUN_TOO_FAR,
    TRUNK_FULL, GUARDED, MUST_DRIVE, OWN_CAR, NO_CAR_THERE, PUSHED_TOO_FAR, NOT_AT_HARBOUR,
    HAS_IT_ALREADY, NOBODY_TO_DROP, OWN_ONLY,
) = REASONS.numbers(
    "not_your_gang", "card_used", "not_reached", "no_table", "table_closed", "table_full",
    "car_empty", "not_in_trunk", "nobody_there", "own_elsewhere", "too_far",
    "gun_at_gold_coast", "gun_too_far", "trunk_full", "guarded", "must_drive", "own_car",
    "no_car_there", "pushed_too_far", "not_at_harbour", "has_it_already", "nobody_to_drop",
    "own_only",
)
# fmt: on

# The phases in which a seat is asked, for prompts.
ASKING = ("gang", "turn", "push", "dump", "take", "drop", "door")

OPTIONS = Options()

MOST_LEGAL = len(ACTIONS)
# A day of reckoning: the card, ten districts with five places and four ties each, the influence
# of five seats, then five colours reinforced or the end.
MOST_EVENTS = 1 + DISTRICTS * (1 + GANGS + GANGS - 1) + MOST_SEATS + GANGS
# At most 98 drives, before each at most 50 turns of two lines, or 40 of three. [G26]
MOST_LINES = 12500
