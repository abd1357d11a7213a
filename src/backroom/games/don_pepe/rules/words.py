"""The words of the game: names, actions, events, reasons, options."""

from __future__ import annotations

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import Event, Events, Option, Options, Reasons
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.rule import NONE, table

RULES = 1
EDITION = "hasbro-1999"
SEATS = (3, 4, 5, 6)
PLAYERS = numbered("players", 3, 6)

# A gang's number is that of the seat that plays it. [P22]
SEAT = Seats(6)
GANG = Names("gang", ["yellow", "red", "blue", "green", "orange", "purple"])
KIND = Names("kind", ["boss", "joe", "mike", "jim"])
SLEEP = Names("sleep", ["awake", "asleep"])
CHAIR = numbered("chair", 1, 30)
DIRECTION = Names("direction", ["cw", "ccw"])
# Businesses first: their numbers are those of the sources of income below.
# fmt: off
ITEM = Names("item", [
    "bar", "restaurant", "gambling", "register", "drink", "pistol", "knife", "x"
])
SOURCE = Names("source", ["bar", "restaurant", "gambling", "boss", "register"])
CARD = Names("card", [
    "move", "knife", "pistol", "cake", "pass_cake", "cocktail", "kaboum", "cops"
])
PHASE = Names("phase", [
    "deal", "start", "seating", "card", "to", "pill", "reseating", "second", "draw", "over"
])
# fmt: on
# What lies in a hand or the pile as a seat sees it: cards, and backs of cards it may not see.
FACE = Names("face", [*CARD, "back"])
CAUSE = Names("cause", ["explosion", "knife", "pistol", "pill"])
ENDING = Names("ending", ["last_gang", "pot_empty", "nobody_left", "standstill"])

MOST_SEATS, KINDS, CHAIRS = len(SEAT), len(KIND), len(CHAIR)
CARDS, FACES, PHASES, DIRECTIONS = len(CARD), len(FACE), len(PHASE), len(DIRECTION)
BOSS, JOE, MIKE, JIM = KIND.numbers("boss", "joe", "mike", "jim")
AWAKE, ASLEEP = SLEEP.numbers("awake", "asleep")
CLOCKWISE, COUNTER_CLOCKWISE = DIRECTION.numbers("cw", "ccw")
BUSINESSES = ITEM.number("register")
AT_REGISTER, AT_DRINK = ITEM.number("register"), ITEM.number("drink")
AT_PISTOL, AT_KNIFE, AT_X = ITEM.number("pistol"), ITEM.number("knife"), ITEM.number("x")
BOSS_SHARE, REGISTER_SHARE = SOURCE.number("boss"), SOURCE.number("register")
# fmt: off
(
    MOVE_CARD, KNIFE_CARD, PISTOL_CARD, CAKE_CARD, PASS_CARD, COCKTAIL_CARD, KABOUM_CARD, COPS_CARD
) = CARD.numbers(
    "move", "knife", "pistol", "cake", "pass_cake", "cocktail", "kaboum", "cops"
)
# fmt: on
BACK = FACE.number("back")
DEALING, STARTING, SEATING, FIRST, WHERE_TO, PILLS, RESEATING, SECOND, DRAWING, FINISHED = (
    PHASE.numbers(*PHASE)
)
EXPLOSION, STAB, SHOT, OVERDOSE = CAUSE.numbers("explosion", "knife", "pistol", "pill")
LAST_GANG, POT_EMPTY, NOBODY_LEFT, STANDSTILL = ENDING.numbers(
    "last_gang", "pot_empty", "nobody_left", "standstill"
)

# Sets of chairs have a bit for each. The heads and the drinks are part of the notation.
ALL_CHAIRS = (1 << CHAIRS) - 1
HEADS = tuple(CHAIR.number(str(n)) for n in (15, 30))
DRINKS = tuple(CHAIR.number(str(n)) for n in (1, 4, 8, 13, 14, 16, 20, 24, 26))
SIDES = [chair for chair in range(CHAIRS) if chair not in HEADS]

ACTIONS = Codec(
    Verb("knife", CHAIR, reveals=True),
    Verb("pistol", CHAIR, only=((c,) for c in SIDES), bound="head_faces_nobody", reveals=True),
    Verb("cake", CHAIR),
    Verb("pass_cake", GANG, DIRECTION),
    Verb("kaboum", GANG, reveals=True),
    Verb("cocktail"),
    Verb("cops"),
    Verb("move", CHAIR),
    Verb("discard", CARD),
    Verb("to", CHAIR),
    Verb("pill", CHAIR, only=((c,) for c in DRINKS), bound="no_drink_there", reveals=True),
    Verb("place", KIND, CHAIR),
    Verb("place_asleep", KIND, CHAIR),
    Verb("end"),
)
# fmt: off
(
    KNIFE, PISTOL, CAKE, PASS_CAKE, KABOUM, COCKTAIL, COPS, MOVE, DISCARD, TO, PILL, PLACE,
    PLACE_ASLEEP, END,
) = ACTIONS.firsts(
    "knife", "pistol", "cake", "pass_cake", "kaboum", "cocktail", "cops", "move", "discard", "to",
    "pill", "place", "place_asleep", "end",
)
# fmt: on
VERB_OF = ACTIONS.verb_of
# The card that an action plays, and the chair that an action of a few chairs only names.
CARD_OF = table(CARD.number(v.name) if v.name in CARD else NONE for v in ACTIONS.verbs)
PISTOL_AT, PILL_AT = ACTIONS.column("pistol", 0), ACTIONS.column("pill", 0)
PISTOL_ARG = table(SIDES.index(c) if c in SIDES else NONE for c in range(CHAIRS))
PILL_ARG = table(DRINKS.index(c) if c in DRINKS else NONE for c in range(CHAIRS))

OUTCOMES = Codec(Verb("deal", SEAT, CARD), Verb("start", SEAT))
DEAL, START = OUTCOMES.firsts("deal", "start")

EVENTS = Events(
    Event("dealt", to="seat", blank=("card",), seat=SEAT, card=CARD),
    Event("shuffled", cards=int),
    Event("started", seat=SEAT),
    Event("seated"),
    Event("placed", seat=SEAT, kind=KIND, sleep=SLEEP, chair=CHAIR),
    Event("turn", seat=SEAT),
    Event("exploded", gang=GANG, chair=CHAIR),
    Event("died", gang=GANG, kind=KIND, chair=CHAIR, cause=CAUSE, seat=SEAT),
    Event("earned", seat=SEAT, source=SOURCE, dollars=int),
    Event("paid", seat=SEAT, dollars=int, pot=int),
    Event("played", seat=SEAT, card=CARD),
    Event("discarded", seat=SEAT, card=CARD),
    Event("stopped", seat=SEAT),
    Event("cake_put", seat=SEAT, chair=CHAIR),
    Event("cake_passed", seat=SEAT, gang=GANG, origin=CHAIR, target=CHAIR),
    Event("fell_asleep", gang=GANG, kind=KIND, chair=CHAIR, seat=SEAT),
    Event("woke", gang=GANG, kind=KIND, chair=CHAIR),
    Event("rose", seat=SEAT, kind=KIND, chair=CHAIR),
    Event("moved", seat=SEAT, kind=KIND, origin=CHAIR, target=CHAIR),
    Event("raided", seat=SEAT),
    Event("out", seat=SEAT),
    Event("hand_shown", seat=SEAT, card=CARD, count=int),
    Event("took_pot", seat=SEAT, dollars=int),
    Event("ended", ending=ENDING),
)
# fmt: off
(
    DEALT, SHUFFLED, STARTED, SEATED, PLACED, TURN, EXPLODED, DIED, EARNED, PAID, PLAYED, DISCARDED,
    STOPPED, CAKE_PUT, CAKE_PASSED, FELL_ASLEEP, WOKE, ROSE, MOVED, RAIDED, OUT, HAND_SHOWN,
    TOOK_POT, ENDED,
) = EVENTS.numbers(
    "dealt", "shuffled", "started", "seated", "placed", "turn", "exploded", "died", "earned",
    "paid", "played", "discarded", "stopped", "cake_put", "cake_passed", "fell_asleep", "woke",
    "rose", "moved", "raided", "out", "hand_shown", "took_pot", "ended",
)
# fmt: on

REASONS = Reasons(
    not_in_hand="P6",
    nobody_to_stab="P9",
    no_knife_near="P9",
    nobody_to_shoot="P10",
    no_pistol_opposite="P10",
    head_faces_nobody="P10",
    own_man="P17",
    cake_there_already="P11",
    no_cake_to_pass="P12",
    own_cake_stays="P12",
    cake_in_the_way="P12",
    no_cake_to_set_off="P13",
    own_cake_waits="P13",
    nobody_drinks="P14",
    no_pill_left="P14",
    no_drink_there="P14",
    nobody_at_drink="P14",
    had_a_pill="P14",
    not_your_man="P16",
    asleep_there="P16",
    all_chairs_taken="P16",
    moved_already="P16",
    chair_taken="P16",
    none_to_place="P2",
    place_taken="P2",
    none_to_place_again="P15",
    place_taken_again="P15",
)
# fmt: off
(
    NOT_IN_HAND, NOBODY_TO_STAB, NO_KNIFE_NEAR, NOBODY_TO_SHOOT, NO_PISTOL_OPPOSITE,
    HEAD_FACES_NOBODY, OWN_MAN, CAKE_THERE_ALREADY, NO_CAKE_TO_PASS, OWN_CAKE_STAYS,
    CAKE_IN_THE_WAY, NO_CAKE_TO_SET_OFF, OWN_CAKE_WAITS, NOBODY_DRINKS, NO_PILL_LEFT,
    NO_DRINK_THERE, NOBODY_AT_DRINK, HAD_A_PILL, NOT_YOUR_MAN, ASLEEP_THERE, ALL_CHAIRS_TAKEN,
    MOVED_ALREADY, CHAIR_TAKEN, NONE_TO_PLACE, PLACE_TAKEN, NONE_TO_PLACE_AGAIN, PLACE_TAKEN_AGAIN,
) = REASONS.numbers(
    "not_in_hand", "nobody_to_stab", "no_knife_near", "nobody_to_shoot", "no_pistol_opposite",
    "head_faces_nobody", "own_man", "cake_there_already", "no_cake_to_pass", "own_cake_stays",
    "cake_in_the_way", "no_cake_to_set_off", "own_cake_waits", "nobody_drinks", "no_pill_left",
    "no_drink_there", "nobody_at_drink", "had_a_pill", "not_your_man", "asleep_there",
    "all_chairs_taken", "moved_already", "chair_taken", "none_to_place", "place_taken",
    "none_to_place_again", "place_taken_again",
)
# fmt: on

# The phases in which a seat is asked, for prompts.
ASKING = ("seating", "card", "to", "pill", "reseating", "second")

OPTIONS = Options(Option("seating", choices=("suggested", "free")))
FREE_SEATING = OPTIONS.bit("seating")

MOST_LEGAL = len(ACTIONS)
MOST_EVENTS = 128
# A turn has at most 8 lines (cocktail, three pills, move, to, two draws). A hundred idle turns may
# stand between any two of 120 payments and 29 deaths; seating, dealing and cops come to 130 more.
MOST_LINES = 8 * 100 * (120 + 29 + 1) + 130
