"""sealed_bids: covered choices of several cards by all at once, a hidden deck, private draws,
and a look at somebody's hand in the middle of one's own step.

Everybody bids any number of cards under cover; the highest total takes the round. Before bidding,
whoever likes may spy once per game and see the next seat's highest card.
"""

from __future__ import annotations

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import (
    NOT_ASKED,
    OVER_ALREADY,
    Event,
    Events,
    Options,
    Reasons,
)
from backroom.engine.interface import CHANCE, OVER
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.record import Cells, Record, i8, many, one
from backroom.engine.rule import (
    NONE,
    Features,
    Log,
    Out,
    Rng,
    below,
    note,
    offer,
    put,
    rule,
    weigh,
)

RULES, EDITION, SEATS = 1, "plain", (3,)
SEAT, CARD = Seats(3), numbered("card", 1, 4)
# One more column than there are faces: cards whose face the looker does not know.
FACE = Names("face", [*CARD, "back"])
PHASE = Names("phase", ["deal", "bid", "over"])
DEALING, BIDDING, FINISHED = PHASE.numbers("deal", "bid", "over")
SPYING = Names("spying", ["not_yet", "now", "before"])
NOT_YET, NOW, BEFORE = SPYING.numbers("not_yet", "now", "before")
CARDS, PLAYERS, BACK = len(CARD), len(SEAT), len(CARD)
ALL = (1 << PLAYERS) - 1
ACTIONS = Codec(Verb("bid", CARD), Verb("spy", reveals=True), Verb("done", reveals=True))
BID, SPY, DONE = ACTIONS.firsts("bid", "spy", "done")
VERB_OF = ACTIONS.verb_of
OUTCOMES = Codec(Verb("deal", SEAT, CARD))
(DEAL,) = OUTCOMES.firsts("deal")
EVENTS = Events(
    Event("dealt", to="seat", blank=["card"], seat=SEAT, card=CARD),
    Event("bid", to="seat", seat=SEAT, card=CARD),
    Event("spied", to="seat", blank=["card"], seat=SEAT, card=CARD),
    Event("closed", seat=SEAT),
    Event("shown", seat=SEAT, total=int),
    Event("won", seat=SEAT),
)
DEALT, HAS_BID, SPIED, CLOSED, SHOWN, WON = EVENTS.numbers(
    "dealt", "bid", "spied", "closed", "shown", "won"
)
REASONS = Reasons(not_in_hand="S1", spied_already="S2", nothing_to_see="S2")
NOT_IN_HAND, SPIED_ALREADY, NOTHING_TO_SEE = REASONS.numbers(
    "not_in_hand", "spied_already", "nothing_to_see"
)
OPTIONS = Options()
ASKING = ("bid",)
MOST_LEGAL, MOST_EVENTS, MOST_LINES = CARDS + 2, 6, 200
OBSERVATION = CARDS + 3 * PLAYERS


class Box(Record):
    copies: Cells = many(i8, CARD, between=(1, 9))
    hand: int = one(i8, between=(1, 5))
    rounds: int = one(i8, between=(1, 5))


class State(Record):
    hand: Cells = many(i8, SEAT, FACE)
    covered: Cells = many(i8, SEAT, FACE)  # bid and not yet shown
    unseen: Cells = many(i8, CARD)  # the deck; veiled, with the hands that the looker cannot see
    pile: Cells = many(i8, CARD)  # shown cards
    won: Cells = many(i8, SEAT)
    has_spied: Cells = many(i8, SEAT, of=SPYING)
    spied: Cells = many(i8, SEAT, of=CARD)  # what a spy saw in the next hand, until it is shown
    left: int = one(i8)
    waiting: int = one(i8, view=False)
    phase: int = one(i8, of=PHASE)
    rules: int = one(i8)


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    for card in range(CARDS):
        s.unseen[card] = box.copies[card]
    for seat in range(PLAYERS):
        s.spied[seat] = NONE
    s.left = box.rounds
    s.waiting = CHANCE


@rule
def held(s: State, seat: int, face: int) -> int:
    """Cards of a face that a seat has, covered ones included."""
    return s.hand[seat, face] + s.covered[seat, face]


@rule
def size(s: State, seat: int) -> int:
    cards = 0
    for face in range(CARDS + 1):
        cards += held(s, seat, face)
    return cards


@rule
def highest(s: State, seat: int) -> int:
    best = NONE
    for card in range(CARDS):
        if held(s, seat, card) > 0:
            best = card
    return best


@rule
def to_act(box: Box, s: State) -> int:
    return s.waiting


@rule
def is_asked(s: State, seat: int) -> bool:
    return s.waiting >= 0 and s.waiting >> seat & 1 == 1


@rule
def may_see(s: State, seat: int) -> bool:
    return size(s, (seat + 1) % PLAYERS) > 0


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if not is_asked(s, seat):
        return 0
    n = 0
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            n = offer(out, n, BID, card)
    if s.has_spied[seat] == NOT_YET and may_see(s, seat):
        n = offer(out, n, SPY, 0)
    return offer(out, n, DONE, 0)


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return OVER_ALREADY
    if not is_asked(s, seat):
        return NOT_ASKED
    if VERB_OF[a] == BID:
        return 0 if s.hand[seat, a - BID] > 0 else NOT_IN_HAND
    if a == DONE:
        return 0
    if s.has_spied[seat] != NOT_YET:
        return SPIED_ALREADY
    return 0 if may_see(s, seat) else NOTHING_TO_SEE


@rule
def next_dealt(box: Box, s: State) -> int:
    """The first seat whose hand is not full."""
    for seat in range(PLAYERS):
        if size(s, seat) < box.hand:
            return seat
    return NONE


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    n = 0
    seat = next_dealt(box, s)
    for card in range(CARDS):
        n = weigh(out, weights, n, DEAL + seat * CARDS, card, s.unseen[card])
    return n


@rule
def in_deck(s: State) -> int:
    cards = 0
    for card in range(CARDS):
        cards += s.unseen[card]
    return cards


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        to, card = (a - DEAL) // CARDS, (a - DEAL) % CARDS
        s.unseen[card] -= 1
        s.hand[to, card] += 1
        note(log, DEALT, to, card, NONE)
        go_on(box, s)
    elif a == SPY:
        s.has_spied[seat] = NOW
        s.spied[seat] = highest(s, (seat + 1) % PLAYERS)
        note(log, SPIED, seat, s.spied[seat], NONE)
    elif a == DONE:
        s.waiting &= ~(1 << seat)
        note(log, CLOSED, seat, NONE, NONE)
        if s.waiting == 0:
            show(box, s, log)
    else:
        s.hand[seat, a - BID] -= 1
        s.covered[seat, a - BID] += 1
        note(log, HAS_BID, seat, a - BID, NONE)


@rule
def go_on(box: Box, s: State) -> None:
    """Deal while there is somebody to deal to, then ask everybody."""
    if next_dealt(box, s) != NONE and in_deck(s) > 0:
        s.phase = DEALING
        s.waiting = CHANCE
    else:
        s.phase = BIDDING
        s.waiting = ALL


@rule
def show(box: Box, s: State, log: Log) -> None:
    """All bids are turned up: they leave the game, and the highest takes the round."""
    best, winner = NONE, NONE
    for seat in range(PLAYERS):
        total = 0
        for card in range(CARDS):
            total += s.covered[seat, card] * (card + 1)
            s.pile[card] += s.covered[seat, card]
            s.covered[seat, card] = 0
        s.spied[seat] = NONE
        if s.has_spied[seat] == NOW:
            s.has_spied[seat] = BEFORE
        note(log, SHOWN, seat, total, NONE)
        if total > best:
            best, winner = total, seat
    s.won[winner] += 1
    note(log, WON, winner, NONE, NONE)
    s.left -= 1
    if s.left > 0:
        go_on(box, s)
    else:
        s.phase = FINISHED
        s.waiting = OVER


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    for seat in range(PLAYERS):
        scores[seat] = s.won[seat]
        places[seat] = 1
        for other in range(PLAYERS):
            if s.won[other] > s.won[seat]:
                places[seat] += 1


@rule
def veil(box: Box, s: State, seat: int) -> None:
    for other in range(PLAYERS):
        if other != seat:
            s.spied[other] = NONE
            for card in range(CARDS):
                n = held(s, other, card)
                s.unseen[card] += n
                s.hand[other, BACK] += n
                s.hand[other, card] = 0
                s.covered[other, card] = 0


@rule
def draw_unseen(s: State, most: int, rng: Rng) -> int:
    """A card of face `most` or lower that nobody has seen."""
    whole = 0
    for card in range(most + 1):
        whole += s.unseen[card]
    lot = below(rng, whole)
    for card in range(most + 1):
        lot -= s.unseen[card]
        if lot < 0:
            s.unseen[card] -= 1
            return card
    return NONE


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    # The spied hand first: its highest card is known, so the others are no higher.
    for step in range(1, PLAYERS):
        other = (max(seat, 0) + step) % PLAYERS
        deal_backs(s, other, s.spied[seat] if seat != NONE and step == 1 else NONE, rng)
    if seat == NONE:
        deal_backs(s, 0, NONE, rng)
    for other in range(PLAYERS):
        # What somebody else's spy saw is still in the next hand.
        if other != seat and s.has_spied[other] == NOW:
            s.spied[other] = highest(s, (other + 1) % PLAYERS)


@rule
def deal_backs(s: State, seat: int, known: int, rng: Rng) -> None:
    """Backs become cards; a known one is certainly among them. Each may be covered or not."""
    most = CARDS - 1
    if known != NONE and s.hand[seat, BACK] > 0:
        s.unseen[known] -= 1
        s.hand[seat, BACK] -= 1
        cover_or_hold(s, seat, known, rng)
        most = known
    while s.hand[seat, BACK] > 0:
        s.hand[seat, BACK] -= 1
        cover_or_hold(s, seat, draw_unseen(s, most, rng), rng)


@rule
def cover_or_hold(s: State, seat: int, card: int, rng: Rng) -> None:
    if s.phase == BIDDING and below(rng, 2) == 1:
        s.covered[seat, card] += 1
    else:
        s.hand[seat, card] += 1


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    n = 0
    for card in range(CARDS):
        n = put(features, n, s.hand[seat, card] if seat != NONE else 0)
    for other in range(PLAYERS):
        n = put(features, n, size(s, other))
        n = put(features, n, s.won[other])
        n = put(features, n, s.has_spied[other])


def whole(box: Box, s: State) -> int:
    seen = sum(s.pile[card] for card in range(CARDS))
    in_hands = sum(size(s, seat) for seat in range(PLAYERS))
    return sum(box.copies[card] for card in range(CARDS)) - seen - in_hands


def conserved(box: Box, s: State) -> dict[str, int]:
    cards = {
        f"card {word}": s.unseen[card]
        + s.pile[card]
        + sum(held(s, seat, card) for seat in range(PLAYERS))
        for card, word in enumerate(CARD)
    }
    return cards | {"rounds": s.left + sum(s.won[seat] for seat in range(PLAYERS))}
