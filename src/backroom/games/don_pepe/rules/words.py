"""The words of the game: names, actions, events, reasons, options."""

from __future__ import annotations

from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, Options, Phases, Reasons, event, option, phase
from backroom.engine.names import Names, Seats, Words, numbered
from backroom.engine.rule import NONE, table

RULES = 1
SEATS = (3, 4, 5, 6)
PLAYERS = numbered("players", 3, 6)

# A gang's number is that of the seat that plays it. [P22]
SEAT = Seats(6)


class Gang(Words):
    YELLOW, RED, BLUE, GREEN, ORANGE, PURPLE = range(6)


class Kind(Words):
    BOSS, JOE, MIKE, JIM = range(4)


class Sleep(Words):
    AWAKE, ASLEEP = range(2)


CHAIR = numbered("chair", 1, 30)


class Direction(Words):
    CW, CCW = range(2)


class Item(Words):
    """Businesses first: their numbers are those of the sources of income below."""

    BAR, RESTAURANT, GAMBLING, REGISTER, DRINK, PISTOL, KNIFE, X = range(8)


class Source(Words):
    BAR, RESTAURANT, GAMBLING, BOSS, REGISTER = range(5)


class Card(Words):
    MOVE, KNIFE, PISTOL, CAKE, PASS_CAKE, COCKTAIL, KABOUM, COPS = range(8)


class Phase(Phases):
    DEAL = phase()
    START = phase()
    SEATING = phase(asks=True)
    CARD = phase(asks=True)
    TO = phase(asks=True)
    PILL = phase(asks=True)
    RESEATING = phase(asks=True)
    SECOND = phase(asks=True)
    DRAW = phase()
    OVER = phase()


# What lies in a hand or the pile as a seat sees it: cards, and backs of cards it may not see.
FACE = Names("face", [*Card.names, "back"])
BACK = len(Card)


class Cause(Words):
    EXPLOSION, KNIFE, PISTOL, PILL = range(4)


class Ending(Words):
    LAST_GANG, POT_EMPTY, NOBODY_LEFT, STANDSTILL = range(4)


MOST_SEATS, KINDS, CHAIRS = len(SEAT), len(Kind), len(CHAIR)
CARDS, FACES, PHASES, DIRECTIONS = len(Card), len(FACE), len(Phase), len(Direction)

# Sets of chairs have a bit for each. The heads and the drinks are part of the notation.
ALL_CHAIRS = (1 << CHAIRS) - 1
HEADS = tuple(CHAIR.number(str(n)) for n in (15, 30))
DRINKS = tuple(CHAIR.number(str(n)) for n in (1, 4, 8, 13, 14, 16, 20, 24, 26))
SIDES = [chair for chair in range(CHAIRS) if chair not in HEADS]


class Reason(Reasons):
    NOT_IN_HAND = "P6"
    NOBODY_TO_STAB = "P9"
    NO_KNIFE_NEAR = "P9"
    NOBODY_TO_SHOOT = "P10"
    NO_PISTOL_OPPOSITE = "P10"
    HEAD_FACES_NOBODY = "P10"
    OWN_MAN = "P17"
    CAKE_THERE_ALREADY = "P11"
    NO_CAKE_TO_PASS = "P12"
    OWN_CAKE_STAYS = "P12"
    CAKE_IN_THE_WAY = "P12"
    NO_CAKE_TO_SET_OFF = "P13"
    OWN_CAKE_WAITS = "P13"
    NOBODY_DRINKS = "P14"
    NO_PILL_LEFT = "P14"
    NO_DRINK_THERE = "P14"
    NOBODY_AT_DRINK = "P14"
    HAD_A_PILL = "P14"
    NOT_YOUR_MAN = "P16"
    ASLEEP_THERE = "P16"
    ALL_CHAIRS_TAKEN = "P16"
    MOVED_ALREADY = "P16"
    CHAIR_TAKEN = "P16"
    NONE_TO_PLACE = "P2"
    PLACE_TAKEN = "P2"
    NONE_TO_PLACE_AGAIN = "P15"
    PLACE_TAKEN_AGAIN = "P15"


class Act(Verbs):
    KNIFE = verb(CHAIR, reveals=True)
    PISTOL = verb(CHAIR, only=((c,) for c in SIDES), bound=Reason.HEAD_FACES_NOBODY, reveals=True)
    CAKE = verb(CHAIR)
    PASS_CAKE = verb(Gang, Direction)
    KABOUM = verb(Gang, reveals=True)
    COCKTAIL = verb()
    COPS = verb()
    MOVE = verb(CHAIR)
    DISCARD = verb(Card)
    TO = verb(CHAIR)
    PILL = verb(CHAIR, only=((c,) for c in DRINKS), bound=Reason.NO_DRINK_THERE, reveals=True)
    PLACE = verb(Kind, CHAIR)
    PLACE_ASLEEP = verb(Kind, CHAIR)
    END = verb()


ACTIONS = Codec(Act)

VERB_OF = ACTIONS.verb_of
# The card that an action plays, and the chair that an action of a few chairs only names.
CARD_OF = table(Card.names.number(v.name) if v.name in Card.names else NONE for v in ACTIONS.verbs)
PISTOL_AT, PILL_AT = ACTIONS.column(Act.PISTOL, 0), ACTIONS.column(Act.PILL, 0)
PISTOL_ARG = table(SIDES.index(c) if c in SIDES else NONE for c in range(CHAIRS))
PILL_ARG = table(DRINKS.index(c) if c in DRINKS else NONE for c in range(CHAIRS))


class Outcome(Verbs):
    DEAL = verb(SEAT, Card)
    START = verb(SEAT)


class Event(Events):
    DEALT = event(to="seat", blank=("card",), seat=SEAT, card=Card)
    SHUFFLED = event(cards=int)
    STARTED = event(seat=SEAT)
    SEATED = event()
    PLACED = event(seat=SEAT, kind=Kind, sleep=Sleep, chair=CHAIR)
    TURN = event(begins_turn=True, seat=SEAT)
    EXPLODED = event(gang=Gang, chair=CHAIR)
    DIED = event(gang=Gang, kind=Kind, chair=CHAIR, cause=Cause, seat=SEAT, origin=CHAIR)
    EARNED = event(seat=SEAT, source=Source, dollars=int, chair=CHAIR, other=CHAIR)
    PAID = event(seat=SEAT, dollars=int, pot=int)
    PLAYED = event(seat=SEAT, card=Card)
    DISCARDED = event(seat=SEAT, card=Card)
    STOPPED = event(seat=SEAT)
    CAKE_PUT = event(seat=SEAT, chair=CHAIR)
    CAKE_PASSED = event(seat=SEAT, gang=Gang, origin=CHAIR, target=CHAIR, direction=Direction)
    FELL_ASLEEP = event(gang=Gang, kind=Kind, chair=CHAIR, seat=SEAT)
    WOKE = event(gang=Gang, kind=Kind, chair=CHAIR)
    ROSE = event(seat=SEAT, kind=Kind, chair=CHAIR)
    MOVED = event(seat=SEAT, kind=Kind, origin=CHAIR, target=CHAIR)
    RAIDED = event(seat=SEAT)
    OUT = event(seat=SEAT)
    HAND_SHOWN = event(seat=SEAT, card=Card, count=int)
    TOOK_POT = event(seat=SEAT, dollars=int)
    ENDED = event(ending=Ending)


class Option(Options):
    SEATING = option(choices=("suggested", "free"))
