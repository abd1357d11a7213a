"""The words of the game: names, actions, events, reasons, options."""

from __future__ import annotations

from itertools import combinations_with_replacement

from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, Options, Phases, Reasons, event, option, phase
from backroom.engine.names import Names, Seats, Words, numbered
from backroom.engine.rule import table

RULES = 1
SEATS = (2, 3, 4)

MOST_FOLLOWERS = 8
MOST_SPACES = 40

SEAT = Seats(4)


class Gang(Words):
    RED, BLUE, YELLOW, GREEN = range(4)


class Rank(Words):
    BOSS, FOLLOWER = range(2)


class Symbol(Words):
    PLAIN, FATE, SHELTER, DANGER = range(4)


SPACE = numbered("space", 0, MOST_SPACES - 1)
# Where figures are; who a figure is (followers by where they are); where a follower sets out.
PLACE = Names("place", [*SPACE, "hq", "home"], plain=True)
FIGURE = Names("figure", [*SPACE, "hq", "boss"], plain=True)
ORIGIN = Names("origin", [*SPACE, *Gang.names], plain=True)
DIE = numbered("die", 1, 6)
PIPS = numbered("pips", 1, 12)
STOP = numbered("stop", 0, MOST_SPACES // 2 - 1)


class Phase(Phases):
    START = phase()
    ROLL = phase()
    OPENING = phase(asks=True)
    WHEEL = phase()
    BANISH = phase(asks=True)
    SECOND = phase(asks=True)
    OVER = phase()


GANGS, MOST_SEATS, FIGURES, PHASES = len(Gang), len(SEAT), len(FIGURE), len(Phase)
MOST_PIPS, FACES = len(PIPS), len(DIE)
# From the HQ round the ring and home there is a step out onto the front, and one in.
OUT_AND_IN = 2
IN_HQ, AT_HOME, BOSS = PLACE.number("hq"), PLACE.number("home"), FIGURE.number("boss")


class Reason(Reasons):
    LOWER_FIRST = "N2"
    NOBODY_THERE = "N3"
    NOT_YOUR_GANG = "N25"
    GANG_IS_HOME = "N19"
    NOT_THROWN = "N3"
    EXACT_COUNT = "N18"
    OTHER_DIE = "N9"
    OTHER_GANG = "N3"
    TOOK_FIRST_DIE = "N24"
    BOSS_WAITS = "N14"
    SPACE_FULL = "N5"
    SPACE_CLOSED = "N6"
    GUARD_AND_PRISONER = "N7"
    IS_PRISONER = "N8"
    WHOLE_THROW = "N4"


class Act(Verbs):
    MOVE = verb(ORIGIN, PIPS)
    BOSS = verb(Gang, PIPS)
    BANISH = verb(Rank)


ACTIONS = Codec(Act)

VERB_OF = ACTIONS.verb_of

# What a figure can go: the parts of a throw.
BOTH_DICE, LOWER_DIE, HIGHER_DIE = range(3)
THROWS = tuple(combinations_with_replacement(range(FACES), 2))


class Outcome(Verbs):
    START = verb(SEAT)
    ROLL = verb(DIE, DIE, only=THROWS, bound=Reason.LOWER_FIRST)
    WHEEL = verb(STOP)


OUTCOMES = Codec(Outcome)

LOW = table(face + 1 for face in OUTCOMES.column(Outcome.ROLL, 0))
HIGH = table(face + 1 for face in OUTCOMES.column(Outcome.ROLL, 1))
# In how many ways two dice show a throw.
WAYS = table(1 if low == high else 2 for low, high in THROWS)


class Event(Events):
    STARTED = event(seat=SEAT)
    ROLLED = event(begins_turn=True, seat=SEAT, low=int, high=int)
    THROW_LAPSED = event(seat=SEAT)
    DIE_LAPSED = event(seat=SEAT, pips=int)
    THROWS_AGAIN = event(seat=SEAT)
    MOVED = event(seat=SEAT, gang=Gang, rank=Rank, origin=PLACE, target=SPACE, pips=int)
    RETURNED = event(gang=Gang)
    CAPTURED = event(gang=Gang, rank=Rank, space=SPACE, guard=Gang)
    FREED = event(gang=Gang, rank=Rank, space=SPACE)
    SPUN = event(gang=Gang, space=SPACE, opposite=SPACE)
    SHELTERED = event(space=SPACE)
    BANISHED = event(gang=Gang, space=SPACE)
    BOSS_BANISHED = event(gang=Gang, space=SPACE, followers=int)
    CAME_HOME = event(seat=SEAT, gang=Gang, origin=PLACE, pips=int)
    ENDED = event(seat=SEAT)


class Option(Options):
    TWO_GANGS = option(seats=(2,), ignored=True)
