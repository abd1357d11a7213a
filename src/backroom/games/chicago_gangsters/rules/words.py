"""The words of the game: names, tables, actions, outcomes, reasons, options."""

from __future__ import annotations

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import Option, Options, Reasons
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.rule import table

RULES = 1
EDITION = "kosmos-2009"
SEATS = (3, 4, 5)
WITH_GODFATHER = (3, 4)

# ------------------------------------------------------------------ cards and people

SEAT = Seats(5)
CLAN = Names("clan", ["a", "b", "c", "d"])
SUIT = Names("suit", ["weapons", "bribes", "blackmail"])
# What a district shows: suits, and whether persons count.
SYMBOL = Names("symbol", [*SUIT, "persons"])
# The letters of the suits on the cards, from Waffen, Schmiergeld, Erpressung.
LETTERS = {"w": "weapons", "s": "bribes", "e": "blackmail"}
CARD = Names("card", ["w2", "w4", "s1", "s2", "s3", "s4", "s5", "e1", "e3", "e5"])
# One more than there are faces: a card whose face the looker may not see.
FACE = Names("card", [*CARD, "back"])
# fmt: off
PERSON = Names("person", [
    "informer", "smuggler", "bomber", "dealer", "thief", "fence", "gambler", "priest", "thug",
    "driver", "customs", "reporter", "banker", "mayor", "chief", "prosecutor", "judge", "senator",
])
# fmt: on
COALITION = Names("coalition", [f"k{number:02}" for number in range(1, 13)], plain=True)
REVEALED = Names("coalition", [*COALITION, "end"], plain=True)
DISTRICT = Names("district", [f"d{number:02}" for number in range(1, 14)])
LOOT = Names("loot", [f"b{number:02}" for number in range(1, 13)], plain=True)
SIDE = Names("side", ["challengers", "defenders"])
RESULT = Names("result", ["winners", "losers"])
PACKAGE = numbered("package", 1, 2)
GOOD = Names("good", ["alcohol", "person", "card"])
POINTS = numbered("points", 0, 30)
NUMBER = numbered("number", 0, 10)
AIM = Names("aim", ["win", "half", "save"])
ANSWER = Names("answer", ["yes", "no"])
STANCE = Names("stance", ["passed", "declared", "joined"])
ABILITY = Names("ability", ["fence", "swap", "gambler", "informer", "smuggler"])
CONTEST = Names("contest", [*SYMBOL, "godfather"])

MOST_SEATS, CARDS, PERSONS, SUITS = len(SEAT), len(CARD), len(PERSON), len(SUIT)
CLANS, SIDES, PACKAGES = len(CLAN), len(SIDE), len(PACKAGE)
BACK = FACE.number("back")
SUIT_OF = table(SUIT.number(LETTERS[card[0]]) for card in CARD)
VALUE_OF = table(int(card[1]) for card in CARD)
WEAPONS, BRIBES, BLACKMAIL, PERSONS_COUNT = SYMBOL.numbers(*SUIT, "persons")
# fmt: off
(
    INFORMER, SMUGGLER, BOMBER, DEALER, THIEF, FENCE, GAMBLER, PRIEST, THUG,
    DRIVER, CUSTOMS, REPORTER, BANKER, MAYOR, CHIEF, PROSECUTOR, JUDGE, SENATOR,
) = PERSON.numbers(
    "informer", "smuggler", "bomber", "dealer", "thief", "fence", "gambler", "priest", "thug",
    "driver", "customs", "reporter", "banker", "mayor", "chief", "prosecutor", "judge", "senator",
)
# fmt: on
# Those that may be hired in the set-up: all of value 1 to 3.
FIRST_PERSONS = range(BOMBER, PROSECUTOR + 1)
SPECIALISTS = range(BOMBER, THIEF + 1)
AGENTS = range(DRIVER, REPORTER + 1)
# Their owners are asked at the round end.
ROUND_END_PERSONS = 1 << INFORMER | 1 << SMUGGLER | 1 << FENCE | 1 << GAMBLER
END = REVEALED.number("end")
CHALLENGERS, DEFENDERS = SIDE.numbers("challengers", "defenders")
WINNERS, LOSERS = RESULT.numbers("winners", "losers")
ALCOHOL, A_PERSON, A_CARD = GOOD.numbers("alcohol", "person", "card")
YES, NO = ANSWER.numbers("yes", "no")
PASSED, DECLARED, JOINED = STANCE.numbers("passed", "declared", "joined")
USED_FENCE, USED_SWAP, USED_GAMBLER, USED_INFORMER, USED_SMUGGLER = ABILITY.numbers(*ABILITY)
MOST_PERSONS, GODFATHER_POINTS = CONTEST.number("persons"), CONTEST.number("godfather")

# ------------------------------------------------------------------ phases

# fmt: off
PHASE = Names("phase", [
    "mrx", "clan", "deal", "hire", "coalition", "district", "loot", "person", "mrx_lays",
    "declare", "join", "duel", "talk", "lay", "thug", "mrx_thug", "take", "pay", "draw",
    "round_end", "over",
])
(
    NAMING_MRX, GIVING_CLANS, DEALING, HIRING, COALITION_DUE, DISTRICT_DUE, LOOT_DUE, PERSON_DUE,
    MRX_LAYING, DECLARING, JOINING, DUELLING, TALKING, LAYING, THUG_ASKED, MRX_THUG_ASKED, TAKING,
    PAYING, DRAWING, ROUND_END, FINISHED,
) = PHASE.numbers(*PHASE)
# The phases in which a seat is asked, for prompts.
ASKING = (
    "mrx_lays", "declare", "join", "duel", "talk", "lay", "thug", "mrx_thug", "take", "pay",
    "round_end",
)
# fmt: on
PHASES = len(PHASE)

# ------------------------------------------------------------------ actions and outcomes

ACTIONS = Codec(
    Verb("lay", CARD),
    Verb("hide", CARD),
    Verb("done", reveals=True),
    Verb("side", SIDE),
    Verb("declare", reveals=True),
    Verb("join", reveals=True),
    Verb("pass", reveals=True),
    Verb("duel", CARD, reveals=True),
    Verb("pledge points", POINTS),
    Verb("pledge cards", NUMBER),
    Verb("ask points", POINTS),
    Verb("aim", AIM),
    Verb("show", CARD),
    Verb("thug", ANSWER, reveals=True),
    Verb("take", PACKAGE),
    Verb("pay", GOOD),
    Verb("draw", reveals=True),
    Verb("fence", CARD, reveals=True),
    Verb("swap", CARD, reveals=True),
    Verb("gambler", CARD),
    Verb("pick", CARD),
    Verb("informer", CARD),
    Verb("smuggler", CARD),
    Verb("end"),
)
# fmt: off
(
    LAY, HIDE, DONE, TAKE_SIDE, DECLARE, JOIN, PASS, DUEL, PLEDGE_POINTS, PLEDGE_CARDS, ASK_POINTS,
    AIM_FOR, SHOW, USE_THUG, TAKE, PAY, DRAW, USE_FENCE, SWAP, USE_GAMBLER, PICK, USE_INFORMER,
    USE_SMUGGLER, END_ROUND,
) = ACTIONS.firsts(
    "lay", "hide", "done", "side", "declare", "join", "pass", "duel", "pledge_points",
    "pledge_cards", "ask_points", "aim", "show", "thug", "take", "pay", "draw", "fence", "swap",
    "gambler", "pick", "informer", "smuggler", "end",
)
# fmt: on
VERB_OF = ACTIONS.verb_of

OUTCOMES = Codec(
    Verb("mrx", SEAT),
    Verb("clan", SEAT, CLAN),
    Verb("draw", SEAT, CARD),
    Verb(
        "hire",
        SEAT,
        PERSON,
        only=[(seat, person) for seat in range(MOST_SEATS) for person in FIRST_PERSONS],
        bound="not_at_first",
    ),
    Verb("coalition", REVEALED),
    Verb("district", DISTRICT),
    Verb("loot", LOOT),
    Verb("person", PERSON),
)
IS_MRX, GETS_CLAN, DRAWS, IS_HIRED, COALITION_IS, DISTRICT_IS, LOOT_IS, PERSON_IS = OUTCOMES.firsts(
    "mrx", "clan", "draw", "hire", "coalition", "district", "loot", "person"
)

# ------------------------------------------------------------------ why not

REASONS = Reasons(
    not_at_first="CS1",
    mrx_lacks_card="CX2",
    lacks_card="CR6",
    defender_hides="CR1",
    hidden_already="CR2",
    not_your_mark="CR2",
    lone_without_mark="CT3",
    godfather_without_mark="CG7",
    nothing_to_show="CV2",
    known_already="CV2",
    lacks_duel_card="CG4",
    not_in_packages="CG8",
    partner_full="CG8",
    drawn_already="CS8",
    mrx_drawn_already="CX8",
    hand_full="CL2",
    nothing_to_draw="CL3",
    no_fence="CP8",
    fence_used="CP8",
    fence_lacks_card="CP8",
    not_mrx="CX8",
    swap_used="CX8",
    swap_lacks_card="CX8",
    no_gambler="CP9",
    gambler_used="CP9",
    gambler_needs_two="CP9",
    gambler_lacks_card="CP9",
    gambler_goes_on="CP9",
    not_in_pile="CP9",
    pick_too_high="CP9",
    no_informer="CP7",
    no_smuggler="CP7",
    sold_already="CP7",
    too_little_to_sell="CP7",
    sale_lacks_card="CP7",
    sale_goes_on="CP7",
    sale_too_low="CP7",
)
# fmt: off
(
    NOT_AT_FIRST, MRX_LACKS_CARD, LACKS_CARD, DEFENDER_HIDES, HIDDEN_ALREADY, NOT_YOUR_MARK,
    LONE_WITHOUT_MARK, GODFATHER_WITHOUT_MARK, NOTHING_TO_SHOW, KNOWN_ALREADY, LACKS_DUEL_CARD,
    NOT_IN_PACKAGES, PARTNER_FULL, DRAWN_ALREADY, MRX_DRAWN_ALREADY, HAND_FULL, NOTHING_TO_DRAW,
    NO_FENCE, FENCE_USED, FENCE_LACKS_CARD, NOT_MRX, SWAP_USED, SWAP_LACKS_CARD, NO_GAMBLER,
    GAMBLER_USED, GAMBLER_NEEDS_TWO, GAMBLER_LACKS_CARD, GAMBLER_GOES_ON, NOT_IN_PILE,
    PICK_TOO_HIGH, NO_INFORMER, NO_SMUGGLER, SOLD_ALREADY, TOO_LITTLE_TO_SELL, SALE_LACKS_CARD,
    SALE_GOES_ON, SALE_TOO_LOW,
) = REASONS.numbers(
    "not_at_first", "mrx_lacks_card", "lacks_card", "defender_hides", "hidden_already",
    "not_your_mark", "lone_without_mark", "godfather_without_mark", "nothing_to_show",
    "known_already", "lacks_duel_card", "not_in_packages", "partner_full", "drawn_already",
    "mrx_drawn_already", "hand_full", "nothing_to_draw", "no_fence", "fence_used",
    "fence_lacks_card", "not_mrx", "swap_used", "swap_lacks_card", "no_gambler", "gambler_used",
    "gambler_needs_two", "gambler_lacks_card", "gambler_goes_on", "not_in_pile", "pick_too_high",
    "no_informer", "no_smuggler", "sold_already", "too_little_to_sell", "sale_lacks_card",
    "sale_goes_on", "sale_too_low",
)
# fmt: on

# ------------------------------------------------------------------ options and limits

OPTIONS = Options(Option("talk", default=True), Option("godfather", seats=WITH_GODFATHER))
TALK, GODFATHER = OPTIONS.bit("talk"), OPTIONS.bit("godfather")

# A talk: three kinds of numbers, the aims, every card to show, and the pass.
MOST_LEGAL = 2 * len(POINTS) + len(NUMBER) + len(AIM) + CARDS + 1
MOST_EVENTS = 64
MOST_LINES = 3000
