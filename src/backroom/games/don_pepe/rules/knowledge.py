"""What a seat knows: veil, resample, observe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from backroom.engine.asking import clockwise, put_seat, seat_after
from backroom.engine.features import Block, starts
from backroom.engine.names import Sort
from backroom.engine.rule import NONE, Features, Rng, below, put, put_choice, put_part, rule
from backroom.engine.sets import count, put_set

from .box import DECK, Box
from .position import State, Told
from .words import (
    BACK,
    CARDS,
    CHAIR,
    CHAIRS,
    FACES,
    KINDS,
    SEAT,
    SEATS,
    Card,
    Gang,
    Kind,
    Phase,
    Sleep,
)


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


def tell(box: Box, s: State, told: Told) -> None:
    """The pills on nobody: men whom the cops have got up keep theirs. [P1, P15]"""
    beside = 0
    for seat in range(s.seats):
        for kind in range(KINDS):
            beside += s.unseated[seat, Sleep.ASLEEP, kind]
    told.pills = box.pills - count(s.asleep) - beside


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

# Gangs are those of the seats: the own one first, then clockwise. Chairs do not turn.
FEATURES = (
    Block("men", (SEAT, CHAIR), "Where the men of the gang sit."),
    Block("cake", (SEAT, CHAIR), "Where the cake of the gang stands."),
    Block("kinds", (Kind, CHAIR), "Where men of the kind sit, of whatever gang."),
    Block("asleep", (CHAIR,), "Whether the man there has had a pill."),
    Block("served", (CHAIR,), "Whether this turn's Cocktail has put a pill there."),
    Block("rising", (CHAIR,), "The man who is about to move."),
    Block("moved", (CHAIR,), "The man whom this turn's first Move brought there."),
    Block("unseated", (SEAT, Sleep, Kind), "Men of the gang who sit nowhere, of all of the kind."),
    Block("in_hand", (SEAT,), "Cards in the player's hand, of a full one."),
    Block("drawn_by", (SEAT,), "Cards the player has drawn of this pile, of the whole deck."),
    Block("money", (SEAT,), "The player's money, of the pot at first."),
    Block("left_at", (SEAT,), "The how-manyeth deadly moment took the last man, of thirty."),
    Block("last_men", (SEAT,), "How many men it took, of thirty."),
    Block("on_turn", (SEAT,), "Whose turn it is."),
    Block("hand", (Card,), "Cards in the own hand, of a full one."),
    Block("drawn", (Card,), "What the seat itself has drawn of this pile, of all such cards."),
    Block("discards", (Card,), "Open discards, of all such cards."),
    Block("shuffled", (Card,), "What the pile was when it was last made, of all such cards."),
    Block("phase", (Phase,), "The step of the turn."),
    Block("pile", (), "Cards left in the pile, of the whole deck."),
    Block("pot", (), "What is left in the pot, of the pot at first."),
    Block("idle", (), "Turns in a row without payment and death, of those that end the match."),
    Block("missing", (), "Cards that the hand of the player on turn lacks, of a full one."),
    Block("cops_gone", (), "Whether the cops have been and left."),
    Block("free_seating", (), "Whether the players chose their seats."),
)
(
    MEN, CAKE, KINDS_AT, ASLEEP, SERVED, RISING, MOVED, UNSEATED, IN_HAND, DRAWN_BY, MONEY, LEFT_AT,
    LAST_MEN, ON_TURN, HAND, OWN_DRAWN, DISCARDS, SHUFFLED, PHASE, PILE, POT, IDLE, MISSING,
    COPS_GONE, FREE_SEATING,
) = starts(FEATURES)  # fmt: skip


def turning(box: Box, s: State, seat: int) -> Mapping[Sort, Sequence[int]]:
    """A gang turns with the seat that plays it. [P22]"""
    return {Gang: [clockwise(seat, gang, s.seats) for gang in range(len(Gang))]}


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """Chairs, players, cards, step."""
    for kind in range(KINDS):
        put_set(features, KINDS_AT + kind * CHAIRS, s.kinds[kind])
    put_set(features, ASLEEP, s.asleep)
    put_set(features, SERVED, s.served)
    put_choice(features, RISING, s.rising)
    put_choice(features, MOVED, s.moved)
    for place in range(s.seats):
        observe_player(box, s, seat_after(seat, place, s.seats), place, features)
    put_seat(features, ON_TURN, seat, s.on_turn, s.seats)
    for card in range(CARDS):
        put_part(features, HAND + card, s.hands[seat, card], box.hand)
        put_part(features, OWN_DRAWN + card, s.drawn[seat, card], box.deck[card])
        put_part(features, DISCARDS + card, s.discards[card], box.deck[card])
        put_part(features, SHUFFLED + card, s.shuffled[card], box.deck[card])
    put_choice(features, PHASE, s.phase)
    put_part(features, PILE, in_pile(s), DECK)
    put_part(features, POT, s.pot, box.pots[s.seats - SEATS[0]])
    put_part(features, IDLE, s.idle, box.idle_limit)
    put_part(features, MISSING, s.missing, box.hand)
    put(features, COPS_GONE, s.cops_gone > 0)
    put(features, FREE_SEATING, s.free_seating)


@rule
def observe_player(box: Box, s: State, seat: int, place: int, features: Features) -> None:
    put_set(features, MEN + place * CHAIRS, s.men[seat])
    put_choice(features, CAKE + place * CHAIRS, s.cake[seat])
    for kind in range(KINDS):
        men = box.gangs[s.seats - SEATS[0], kind]
        awake = UNSEATED + place * 2 * KINDS + kind
        put_part(features, awake, s.unseated[seat, Sleep.AWAKE, kind], men)
        put_part(features, awake + KINDS, s.unseated[seat, Sleep.ASLEEP, kind], men)
    put_part(features, IN_HAND + place, in_hand(s, seat), box.hand)
    put_part(features, DRAWN_BY + place, drawn_by(s, seat), DECK)
    put_part(features, MONEY + place, s.money[seat], box.pots[s.seats - SEATS[0]])
    put_part(features, LEFT_AT + place, s.left_at[seat], CHAIRS)
    put_part(features, LAST_MEN + place, s.last_men[seat], CHAIRS)


@rule
def in_hand(s: State, seat: int) -> int:
    """How many cards a hand has, seen or not."""
    cards = 0
    for face in range(FACES):
        cards += s.hands[seat, face]
    return cards


@rule
def drawn_by(s: State, seat: int) -> int:
    """How many cards of this pile a seat has drawn, seen or not."""
    cards = 0
    for face in range(FACES):
        cards += s.drawn[seat, face]
    return cards


@rule
def in_pile(s: State) -> int:
    """How many cards the pile has, seen or not."""
    cards = 0
    for face in range(FACES):
        cards += s.pile[face]
    return cards
