"""What a seat knows: veil, resample, observe."""

from __future__ import annotations

from backroom.engine.rule import NONE, Features, Rng, below, put, rule
from backroom.engine.sets import has

from .box import Box
from .position import State
from .words import BACK, CARDS, CHAIRS, FACES, KINDS, MOST_SEATS, PHASES, Card, Sleep

THOUSAND = 1_000


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Hidden are the pile and the others' hands, and what they have drawn. [P27]"""
    for card in range(CARDS):
        s.pile[BACK] += s.pile[card]
        s.pile[card] = 0
    for other in range(s.seats):
        if other == seat:
            continue
        for card in range(CARDS):
            s.hands[other, BACK] += s.hands[other, card]
            s.hands[other, card] = 0
            s.drawn[other, BACK] += s.drawn[other, card]
            s.drawn[other, card] = 0


# ---------------------------------------------------------------------------- resample
# What a seat knows beside its own hand: the cards that lie open, what the pile was when it was last
# made, and how many cards each player has drawn of it since. So the pile holds nothing but what was
# in it then and the seat has not drawn itself, and nobody holds more of that than they have drawn.
# Within these bounds every card that lies face down is as likely in one place as in another.

DRAWN, KEPT, HELD = range(3)


@rule
def unseen(box: Box, s: State, card: int) -> int:
    """Copies of a card of which it is not settled yet where they are."""
    copies = box.deck[card] - s.discards[card] - s.pile[card]
    if card == Card.COPS:
        copies -= s.cops_gone
    for seat in range(s.seats):
        copies -= s.hands[seat, card]
    return copies


@rule
def unseen_of_shuffled(s: State, card: int) -> int:
    """Copies of a card in the pile as it was made that are not settled to lie or be drawn."""
    copies = s.shuffled[card] - s.pile[card]
    for seat in range(s.seats):
        copies -= s.drawn[seat, card]
    return copies


@rule
def unseen_of_kept(box: Box, s: State, seat: int, card: int) -> int:
    """Unseen copies of a card that may have been in others' hands when the pile was made."""
    copies = box.deck[card] - s.shuffled[card]
    if seat != NONE:
        copies -= max(0, s.hands[seat, card] - s.drawn[seat, card])
    return min(copies, unseen(box, s, card))


@rule
def may_lie_in_pile(box: Box, s: State, card: int) -> int:
    return min(unseen_of_shuffled(s, card), unseen(box, s, card))


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Pile, hands and draws that the seat cannot tell from the true ones. [P23, P27]"""
    resample_pile(box, s, rng)
    resample_kept(box, s, seat, rng)
    for card in range(CARDS):
        for _ in range(unseen_of_shuffled(s, card)):
            other = somebody(s, DRAWN, rng)
            s.drawn[other, BACK] -= 1
            s.drawn[other, card] += 1
        for _ in range(unseen(box, s, card)):
            turn_up(s, somebody(s, HELD, rng), card)


@rule
def resample_pile(box: Box, s: State, rng: Rng) -> None:
    """As many cards as the pile has, of all that may lie there."""
    candidates = 0
    for card in range(CARDS):
        candidates += may_lie_in_pile(box, s, card)
    for card in range(CARDS):
        for _ in range(may_lie_in_pile(box, s, card)):
            if below(rng, candidates) < s.pile[BACK]:
                s.pile[BACK] -= 1
                s.pile[card] += 1
            candidates -= 1


@rule
def resample_kept(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Cards that players have certainly kept since the pile was made, of all they may have kept."""
    kept = 0
    for other in range(s.seats):
        kept += backs(s, other, KEPT)
    candidates = 0
    for card in range(CARDS):
        candidates += unseen_of_kept(box, s, seat, card)
    for card in range(CARDS):
        for _ in range(unseen_of_kept(box, s, seat, card)):
            if below(rng, candidates) < kept:
                turn_up(s, somebody(s, KEPT, rng), card)
                kept -= 1
            candidates -= 1


@rule
def turn_up(s: State, seat: int, card: int) -> None:
    """A back in a hand becomes a card."""
    s.hands[seat, BACK] -= 1
    s.hands[seat, card] += 1


@rule
def backs(s: State, seat: int, which: int) -> int:
    """Unknown cards of a seat: drawn of this pile, certainly kept from before it, or in hand."""
    if which == DRAWN:
        return s.drawn[seat, BACK]
    if which == KEPT:
        return max(0, s.hands[seat, BACK] - s.drawn[seat, BACK])
    return s.hands[seat, BACK]


@rule
def somebody(s: State, which: int, rng: Rng) -> int:
    """The owner of one of these backs, each as likely as another."""
    whole = 0
    for seat in range(s.seats):
        whole += backs(s, seat, which)
    lot = below(rng, whole)
    seat = 0
    while lot >= backs(s, seat, which):
        lot -= backs(s, seat, which)
        seat += 1
    return seat


# ---------------------------------------------------------------------------- observe

OBSERVATION = (
    CHAIRS * (2 * MOST_SEATS + KINDS + 4) + MOST_SEATS * (2 * KINDS + 6) + 4 * CARDS + PHASES + 4
)


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """Chairs, players, cards, step, and whose eyes these are. Money in thousands."""
    n = observe_chairs(s, features)
    n = observe_players(s, seat, features, n)
    for card in range(CARDS):
        n = put(features, n, s.discards[card])
        n = put(features, n, s.shuffled[card])
        n = put(features, n, s.hands[seat, card] if seat != NONE else 0)
        n = put(features, n, s.drawn[seat, card] if seat != NONE else 0)
    for phase in range(PHASES):
        n = put(features, n, s.phase == phase)
    n = put(features, n, in_pile(s))
    n = put(features, n, s.pot // THOUSAND)
    n = put(features, n, s.idle)
    n = put(features, n, s.missing)


@rule
def observe_chairs(s: State, features: Features) -> int:
    n = 0
    for chair in range(CHAIRS):
        for gang in range(MOST_SEATS):
            n = put(features, n, has(s.men[gang], chair))
            n = put(features, n, s.cake[gang] == chair)
        for kind in range(KINDS):
            n = put(features, n, has(s.kinds[kind], chair))
        n = put(features, n, has(s.asleep, chair))
        n = put(features, n, has(s.served, chair))
        n = put(features, n, s.rising == chair)
        n = put(features, n, s.moved == chair)
    return n


@rule
def observe_players(s: State, seat: int, features: Features, n: int) -> int:
    for other in range(MOST_SEATS):
        for kind in range(KINDS):
            n = put(features, n, s.unseated[other, Sleep.AWAKE, kind])
            n = put(features, n, s.unseated[other, Sleep.ASLEEP, kind])
        n = put(features, n, in_hand(s, other))
        n = put(features, n, s.money[other] // THOUSAND)
        n = put(features, n, s.left_at[other])
        n = put(features, n, s.last_men[other])
        n = put(features, n, s.on_turn == other)
        n = put(features, n, seat == other)
    return n


@rule
def in_hand(s: State, seat: int) -> int:
    """How many cards a hand has, seen or not."""
    cards = 0
    for face in range(FACES):
        cards += s.hands[seat, face]
    return cards


@rule
def in_pile(s: State) -> int:
    """How many cards the pile has, seen or not."""
    cards = 0
    for face in range(FACES):
        cards += s.pile[face]
    return cards
