"""sealed_bids: covered choices of several cards by all at once, a hidden deck, private draws,
and a look at somebody's hand in the middle of one's own step.

Everybody bids any number of cards under cover; the highest total takes the round. Before bidding,
whoever likes may spy once per game and see the next seat's highest card.
"""

from __future__ import annotations

from backroom.engine.asking import CHANCE, OVER, is_asked, seat_after, to_act
from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, NotNow, Phases, Reasons, event, phase
from backroom.engine.features import Block, starts
from backroom.engine.interface import Rules
from backroom.engine.names import Names, Seats, Words, numbered
from backroom.engine.record import Cells, Record, i8, many, one
from backroom.engine.rule import (
    NONE,
    Features,
    Log,
    Out,
    Rng,
    below,
    note1,
    note2,
    offer,
    put_choice,
    put_part,
    rule,
    weigh,
)

SEAT, CARD = Seats(3), numbered("card", 1, 4)
# One more column than there are faces: cards whose face the looker does not know.
FACE = Names("face", [*CARD, "back"])


class Phase(Phases):
    DEAL = phase()
    BID = phase(covered=True)
    OVER = phase()


class Spying(Words):
    NOT_YET, NOW, BEFORE = range(3)


CARDS, PLAYERS, BACK = len(CARD), len(SEAT), len(CARD)
ALL = (1 << PLAYERS) - 1


class Act(Verbs):
    BID = verb(CARD)
    SPY = verb(reveals=True)
    DONE = verb(reveals=True)


class Outcome(Verbs):
    DEAL = verb(SEAT, CARD)


class Event(Events):
    DEALT = event(to="seat", blank=["card"], seat=SEAT, card=CARD)
    BID = event(to="seat", seat=SEAT, card=CARD)
    SPIED = event(to="seat", blank=["card"], seat=SEAT, card=CARD)
    CLOSED = event(seat=SEAT)
    SHOWN = event(seat=SEAT, total=int)
    WON = event(seat=SEAT)


class Reason(Reasons):
    NOT_IN_HAND = "S1"
    SPIED_ALREADY = "S2"
    NOTHING_TO_SEE = "S2"


ACTIONS = Codec(Act)
VERB_OF = ACTIONS.verb_of


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
    has_spied: Cells = many(i8, SEAT, of=Spying)
    spied: Cells = many(i8, SEAT, of=CARD)  # what a spy saw in the next hand, until it is shown
    left: int = one(i8)
    waiting: int = one(i8, view=False)
    phase: int = one(i8, of=Phase)
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
def may_see(s: State, seat: int) -> bool:
    return size(s, (seat + 1) % PLAYERS) > 0


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if not is_asked(s, seat):
        return 0
    n = 0
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            n = offer(out, n, Act.BID, card)
    if s.has_spied[seat] == Spying.NOT_YET and may_see(s, seat):
        n = offer(out, n, Act.SPY, 0)
    return offer(out, n, Act.DONE, 0)


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if not is_asked(s, seat):
        return NotNow.NOT_ASKED
    if VERB_OF[a] == Act.BID:
        return 0 if s.hand[seat, a - Act.BID] > 0 else Reason.NOT_IN_HAND
    if a == Act.DONE:
        return 0
    if s.has_spied[seat] != Spying.NOT_YET:
        return Reason.SPIED_ALREADY
    return 0 if may_see(s, seat) else Reason.NOTHING_TO_SEE


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
        n = weigh(out, weights, n, Outcome.DEAL + seat * CARDS, card, s.unseen[card])
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
        to, card = (a - Outcome.DEAL) // CARDS, (a - Outcome.DEAL) % CARDS
        s.unseen[card] -= 1
        s.hand[to, card] += 1
        note2(log, Event.DEALT, to, card)
        go_on(box, s)
    elif a == Act.SPY:
        s.has_spied[seat] = Spying.NOW
        s.spied[seat] = highest(s, (seat + 1) % PLAYERS)
        note2(log, Event.SPIED, seat, s.spied[seat])
    elif a == Act.DONE:
        s.waiting &= ~(1 << seat)
        note1(log, Event.CLOSED, seat)
        if s.waiting == 0:
            show(box, s, log)
    else:
        s.hand[seat, a - Act.BID] -= 1
        s.covered[seat, a - Act.BID] += 1
        note2(log, Event.BID, seat, a - Act.BID)


@rule
def go_on(box: Box, s: State) -> None:
    """Deal while there is somebody to deal to, then ask everybody."""
    if next_dealt(box, s) != NONE and in_deck(s) > 0:
        s.phase = Phase.DEAL
        s.waiting = CHANCE
    else:
        s.phase = Phase.BID
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
        if s.has_spied[seat] == Spying.NOW:
            s.has_spied[seat] = Spying.BEFORE
        note2(log, Event.SHOWN, seat, total)
        if total > best:
            best, winner = total, seat
    s.won[winner] += 1
    note1(log, Event.WON, winner)
    s.left -= 1
    if s.left > 0:
        go_on(box, s)
    else:
        s.phase = Phase.OVER
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
        if other != seat and s.has_spied[other] == Spying.NOW:
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
    if s.phase == Phase.BID and below(rng, 2) == 1:
        s.covered[seat, card] += 1
    else:
        s.hand[seat, card] += 1


FEATURES = (
    Block("hand", (CARD,), "Cards in the own hand, of ten."),
    Block("in_hand", (SEAT,), "Cards in the player's hand, of ten."),
    Block("won", (SEAT,), "Rounds the player has won, of ten."),
    Block("spying", (SEAT, Spying), "Whether the player has spied."),
)
HAND, IN_HAND, WON, SPYING = starts(FEATURES)
TEN, SPYINGS = 10, len(Spying)


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    for card in range(CARDS):
        put_part(features, HAND + card, s.hand[seat, card], TEN)
    for place in range(PLAYERS):
        other = seat_after(seat, place, PLAYERS)
        put_part(features, IN_HAND + place, size(s, other), TEN)
        put_part(features, WON + place, s.won[other], TEN)
        put_choice(features, SPYING + place * SPYINGS, s.has_spied[other])


def total_weight(box: Box, s: State) -> int:
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


GAME = Rules(
    number=1,
    edition="plain",
    seats=(3,),
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=Codec(Outcome),
    events=Event,
    reasons=Reason,
    most_legal=CARDS + 2,
    most_events=6,
    most_lines=200,
    features=FEATURES,
    setup=setup,
    to_act=to_act,
    legal=legal,
    why_not=why_not,
    chance=chance,
    apply=apply,
    returns=returns,
    veil=veil,
    resample=resample,
    observe=observe,
    conserved=conserved,
    total_weight=total_weight,
)
