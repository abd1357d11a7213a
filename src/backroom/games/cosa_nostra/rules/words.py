"""The words of the game: names, actions, events, reasons, options."""

from __future__ import annotations

from itertools import combinations_with_replacement

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import Event, Events, Option, Options, Reasons
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.rule import table

RULES = 1
EDITION = "tonka-1990"
SEATS = (2, 3, 4)

MOST_FOLLOWERS = 8
MOST_SPACES = 40

SEAT = Seats(4)
GANG = Names("gang", ["red", "blue", "yellow", "green"])
RANK = Names("rank", ["boss", "follower"])
SYMBOL = Names("symbol", ["plain", "fate", "shelter", "danger"])
SPACE = numbered("space", 0, MOST_SPACES - 1)
# Where figures are; who a figure is (followers by where they are); where a follower sets out.
PLACE = Names("place", [*SPACE, "hq", "home"], plain=True)
FIGURE = Names("figure", [*SPACE, "hq", "boss"], plain=True)
ORIGIN = Names("origin", [*SPACE, *GANG], plain=True)
DIE = numbered("die", 1, 6)
PIPS = numbered("pips", 1, 12)
STOP = numbered("stop", 0, MOST_SPACES // 2 - 1)
PHASE = Names("phase", ["start", "roll", "opening", "wheel", "banish", "second", "over"])

GANGS, MOST_SEATS, FIGURES, PHASES = len(GANG), len(SEAT), len(FIGURE), len(PHASE)
MOST_PIPS, FACES = len(PIPS), len(DIE)
# From the HQ round the ring and home there is a step out onto the front, and one in.
OUT_AND_IN = 2
RED, BLUE, YELLOW, GREEN = GANG.numbers("red", "blue", "yellow", "green")
A_BOSS, A_FOLLOWER = RANK.numbers("boss", "follower")
PLAIN, FATE, SHELTER, DANGER = SYMBOL.numbers("plain", "fate", "shelter", "danger")
IN_HQ, AT_HOME, BOSS = PLACE.number("hq"), PLACE.number("home"), FIGURE.number("boss")
START, ROLLING, OPENING, SPINNING, CHOOSING, SECOND, FINISHED = PHASE.numbers(*PHASE)
# The phases in which a seat is asked, for prompts.
ASKING = ("opening", "banish", "second")

ACTIONS = Codec(Verb("move", ORIGIN, PIPS), Verb("boss", GANG, PIPS), Verb("banish", RANK))
MOVE, MOVE_BOSS, BANISH = ACTIONS.firsts("move", "boss", "banish")
VERB_OF = ACTIONS.verb_of

# What a figure can go: the parts of a throw.
BOTH_DICE, LOWER_DIE, HIGHER_DIE = range(3)
THROWS = tuple(combinations_with_replacement(range(FACES), 2))
OUTCOMES = Codec(
    Verb("start", SEAT),
    Verb("roll", DIE, DIE, only=THROWS, bound="lower_first"),
    Verb("wheel", STOP),
)
BEGIN, ROLL, WHEEL = OUTCOMES.firsts("start", "roll", "wheel")
LOW = table(face + 1 for face in OUTCOMES.column("roll", 0))
HIGH = table(face + 1 for face in OUTCOMES.column("roll", 1))
# In how many ways two dice show a throw.
WAYS = table(1 if low == high else 2 for low, high in THROWS)

EVENTS = Events(
    Event("started", seat=SEAT),
    Event("rolled", seat=SEAT, low=int, high=int),
    Event("throw_lapsed", seat=SEAT),
    Event("die_lapsed", seat=SEAT, pips=int),
    Event("throws_again", seat=SEAT),
    Event("moved", seat=SEAT, gang=GANG, rank=RANK, origin=PLACE, target=SPACE, pips=int),
    Event("returned", gang=GANG),
    Event("captured", gang=GANG, rank=RANK, space=SPACE, guard=GANG),
    Event("freed", gang=GANG, rank=RANK, space=SPACE),
    Event("spun", gang=GANG, space=SPACE, opposite=SPACE),
    Event("sheltered", space=SPACE),
    Event("banished", gang=GANG, space=SPACE),
    Event("boss_banished", gang=GANG, space=SPACE, followers=int),
    Event("came_home", seat=SEAT, gang=GANG, origin=PLACE, pips=int),
    Event("ended", seat=SEAT),
)
# fmt: off
(
    STARTED, ROLLED, THROW_LAPSED, DIE_LAPSED, THROWS_AGAIN, MOVED, RETURNED, CAPTURED, FREED,
    SPUN, SHELTERED, BANISHED, BOSS_BANISHED, CAME_HOME, ENDED,
) = EVENTS.numbers(
    "started", "rolled", "throw_lapsed", "die_lapsed", "throws_again", "moved", "returned",
    "captured", "freed", "spun", "sheltered", "banished", "boss_banished", "came_home", "ended",
)
# fmt: on

REASONS = Reasons(
    lower_first="N2",
    nobody_there="N3",
    not_your_gang="N25",
    gang_is_home="N19",
    not_thrown="N3",
    other_die="N9",
    other_gang="N3",
    took_first_die="N24",
    boss_waits="N14",
    space_full="N5",
    space_closed="N6",
    guard_and_prisoner="N7",
    is_prisoner="N8",
    whole_throw="N4",
)
# fmt: off
(
    LOWER_FIRST, NOBODY_THERE, NOT_YOUR_GANG, GANG_IS_HOME, NOT_THROWN, OTHER_DIE, OTHER_GANG,
    TOOK_FIRST_DIE, BOSS_WAITS, SPACE_FULL, SPACE_CLOSED, GUARD_AND_PRISONER, IS_PRISONER,
    WHOLE_THROW,
) = REASONS.numbers(
    "lower_first", "nobody_there", "not_your_gang", "gang_is_home", "not_thrown", "other_die",
    "other_gang", "took_first_die", "boss_waits", "space_full", "space_closed",
    "guard_and_prisoner", "is_prisoner", "whole_throw",
)
# fmt: on

OPTIONS = Options(Option("two_gangs", default=True, seats=(2,), ignored=True))
TWO_GANGS = OPTIONS.bit("two_gangs")

# Two gangs, each with a Boss and followers, each of whom can go each part of the throw.
MOST_LEGAL = 2 * (1 + MOST_FOLLOWERS) * (HIGHER_DIE + 1)
# The wheel and what follows it: at most 6 figures banished from two spaces, and every prisoner
# of the ring freed, of whom there is one for each two figures.
MOST_EVENTS = 8 + 6 + GANGS * (1 + MOST_FOLLOWERS) // 2
MOST_LINES = 100_000
