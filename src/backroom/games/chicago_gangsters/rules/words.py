"""The words of the game: names, tables, actions, outcomes, reasons, options."""

from __future__ import annotations

from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Options, Phases, Reasons, option, phase
from backroom.engine.names import Names, Seats, Words, numbered
from backroom.engine.rule import table

RULES = 2
RETURNED_ARE_KNOWN = 2  # since rules number 2 the face-down card forgets none of them (CR12)
SECOND_LOOKS = 2  # since rules number 2 there is the option (CR15)
SEATS = (3, 4, 5)
WITH_GODFATHER = (3, 4)

# ------------------------------------------------------------------ cards and people

SEAT = Seats(5)


class Clan(Words):
    A, B, C, D = range(4)


class Symbol(Words):
    """What a district shows: suits, and whether persons count."""

    WEAPONS, BRIBES, BLACKMAIL, PERSONS = range(4)


SUIT = Names("suit", Symbol.names.words[: Symbol.PERSONS])


# The letters of the suits on the cards, from Waffen, Schmiergeld, Erpressung.
LETTERS = {"w": "weapons", "s": "bribes", "e": "blackmail"}
CARD = Names("card", ["w2", "w4", "s1", "s2", "s3", "s4", "s5", "e1", "e3", "e5"])
# One more than there are faces: a card whose face the looker may not see.
FACE = Names("card", [*CARD, "back"])
BACK = len(CARD)


class Person(Words):
    # fmt: off
    (
        INFORMER, SMUGGLER, BOMBER, DEALER, THIEF, FENCE, GAMBLER, PRIEST, THUG,
        DRIVER, CUSTOMS, REPORTER, BANKER, MAYOR, CHIEF, PROSECUTOR, JUDGE, SENATOR,
    ) = range(18)
    # fmt: on


COALITION = Names("coalition", [f"k{number:02}" for number in range(1, 13)], plain=True)
REVEALED = Names("coalition", [*COALITION, "end"], plain=True)
END = len(COALITION)


DISTRICT = Names("district", [f"d{number:02}" for number in range(1, 14)])
LOOT = Names("loot", [f"b{number:02}" for number in range(1, 13)], plain=True)


class Side(Words):
    CHALLENGERS, DEFENDERS = range(2)


class Result(Words):
    WINNERS, LOSERS = range(2)


PACKAGE = numbered("package", 1, 2)


class Good(Words):
    ALCOHOL, PERSON, CARD = range(3)


POINTS = numbered("points", 0, 30)
NUMBER = numbered("number", 0, 10)


class Aim(Words):
    WIN, HALF, SAVE = range(3)


class Answer(Words):
    YES, NO = range(2)


class Stance(Words):
    PASSED, DECLARED, JOINED = range(3)


class Ability(Words):
    FENCE, SWAP, GAMBLER, INFORMER, SMUGGLER = range(5)


CONTEST = Names("contest", [*Symbol.names, "godfather"])
MOST_PERSONS, GODFATHER_POINTS = Symbol.PERSONS, len(Symbol)

MOST_SEATS, CARDS, PERSONS, SUITS = len(SEAT), len(CARD), len(Person), len(SUIT)
CLANS, SIDES, PACKAGES = len(Clan), len(Side), len(PACKAGE)
SUIT_OF = table(SUIT.number(LETTERS[card[0]]) for card in CARD)
VALUE_OF = table(int(card[1]) for card in CARD)
# Those that may be hired in the set-up: all of value 1 to 3.
FIRST_PERSONS = range(Person.BOMBER, Person.PROSECUTOR + 1)
SPECIALISTS = range(Person.BOMBER, Person.THIEF + 1)
AGENTS = range(Person.DRIVER, Person.REPORTER + 1)
# Their owners are asked at the round end.
ROUND_END_PERSONS = (
    1 << Person.INFORMER | 1 << Person.SMUGGLER | 1 << Person.FENCE | 1 << Person.GAMBLER
)

# ------------------------------------------------------------------ phases


class Phase(Phases):
    MRX = phase()
    CLAN = phase()
    DEAL = phase()
    HIRE = phase()
    COALITION = phase()
    DISTRICT = phase()
    LOOT = phase()
    PERSON = phase()
    MRX_LAYS = phase(covered=True)
    DECLARE = phase(covered=True)
    JOIN = phase(covered=True)
    DUEL = phase(covered=True)
    TALK = phase(talk=True)
    LAY = phase(covered=True)
    THUG = phase(asks=True)
    MRX_THUG = phase(asks=True)
    TAKE = phase(asks=True)
    PAY = phase(asks=True)
    DRAW = phase()
    ROUND_END = phase(asks=True)
    OVER = phase()
    # Behind all others, since records tell phases by number.
    SECOND_LOOK = phase(covered=True)


PHASES = len(Phase)

# ------------------------------------------------------------------ why not, actions, outcomes


class Reason(Reasons):
    NOT_AT_FIRST = "CS1"
    MRX_LACKS_CARD = "CX2"
    LACKS_CARD = "CR6"
    DEFENDER_HIDES = "CR1"
    HIDDEN_ALREADY = "CR2"
    NOT_YOUR_MARK = "CR2"
    LONE_WITHOUT_MARK = "CT3"
    GODFATHER_WITHOUT_MARK = "CG7"
    NOTHING_TO_SHOW = "CV2"
    KNOWN_ALREADY = "CV2"
    LACKS_DUEL_CARD = "CG4"
    NOT_IN_PACKAGES = "CG8"
    PARTNER_FULL = "CG8"
    DRAWN_ALREADY = "CS8"
    MRX_DRAWN_ALREADY = "CX8"
    HAND_FULL = "CL2"
    NOTHING_TO_DRAW = "CL3"
    NO_FENCE = "CP8"
    FENCE_USED = "CP8"
    FENCE_LACKS_CARD = "CP8"
    NOT_MRX = "CX8"
    SWAP_USED = "CX8"
    SWAP_LACKS_CARD = "CX8"
    NO_GAMBLER = "CP9"
    GAMBLER_USED = "CP9"
    GAMBLER_NEEDS_TWO = "CP9"
    GAMBLER_LACKS_CARD = "CP9"
    GAMBLER_GOES_ON = "CP9"
    NOT_IN_PILE = "CP9"
    PICK_TOO_HIGH = "CP9"
    NO_INFORMER = "CP7"
    NO_SMUGGLER = "CP7"
    SOLD_ALREADY = "CP7"
    TOO_LITTLE_TO_SELL = "CP7"
    SALE_LACKS_CARD = "CP7"
    SALE_GOES_ON = "CP7"
    SALE_TOO_LOW = "CP7"


class Act(Verbs):
    LAY = verb(CARD)
    HIDE = verb(CARD)
    DONE = verb(reveals=True)
    SIDE = verb(Side)
    DECLARE = verb(reveals=True)
    JOIN = verb(reveals=True)
    PASS = verb(reveals=True)
    DUEL = verb(CARD, reveals=True)
    PLEDGE_POINTS = verb(POINTS, spaced=True)
    PLEDGE_CARDS = verb(NUMBER, spaced=True)
    ASK_POINTS = verb(POINTS, spaced=True)
    AIM = verb(Aim)
    SHOW = verb(CARD)
    THUG = verb(Answer, reveals=True)
    TAKE = verb(PACKAGE)
    PAY = verb(Good)
    DRAW = verb(reveals=True)
    FENCE = verb(CARD, reveals=True)
    SWAP = verb(CARD, reveals=True)
    GAMBLER = verb(CARD)
    PICK = verb(CARD)
    INFORMER = verb(CARD)
    SMUGGLER = verb(CARD)
    END = verb()


ACTIONS = Codec(Act)

VERB_OF = ACTIONS.verb_of


class Outcome(Verbs):
    MRX = verb(SEAT)
    CLAN = verb(SEAT, Clan)
    DRAW = verb(SEAT, CARD)
    HIRE = verb(
        SEAT,
        Person,
        only=[(seat, person) for seat in range(MOST_SEATS) for person in FIRST_PERSONS],
        bound=Reason.NOT_AT_FIRST,
    )
    COALITION = verb(REVEALED)
    DISTRICT = verb(DISTRICT)
    LOOT = verb(LOOT)
    PERSON = verb(Person)


# ------------------------------------------------------------------ options and limits


class Option(Options):
    TALK = option(default=True)
    SECOND_LOOK = option(default=True, since=SECOND_LOOKS)
    GODFATHER = option(seats=WITH_GODFATHER)
