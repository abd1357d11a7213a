"""Who knows what: hands, covered cards and covered answers are hidden from the others."""

from __future__ import annotations

from backroom.engine.rule import NONE, Rng, below, rule
from backroom.engine.sets import has

from .position import Box, State, hand_size, has_mark, is_coalition_open, takes_part
from .round_end import hand_total
from .words import BACK, CARDS, Ability, Phase, Side, Stance

COIN = 2

# ------------------------------------------------------------------ what is covered


@rule
def is_covered(s: State, seat: int) -> bool:
    """What the seat has laid is not turned up yet; who is ousted lays nothing. [CR11, CX3, CG5]"""
    if seat == s.mrx:
        return True
    return takes_part(s, seat, s.turn) and (
        s.phase == Phase.LAY or s.phase == Phase.SECOND_LOOK or s.phase == Phase.THUG
    )


@rule
def is_laying(s: State, seat: int) -> bool:
    """The seat may have laid cards that nobody else has counted. [CR11, CR17, CX2]"""
    if seat == s.mrx:
        return s.phase == Phase.MRX_LAYS
    return is_covered(s, seat) and s.phase != Phase.THUG


@rule
def may_keep_down(box: Box, s: State, seat: int) -> bool:
    """A challenger with the `?`, whose one card may be or stay face down. [CR1, CR2]"""
    return is_coalition_open(s) and has_mark(box, s, seat)


@rule
def has_answered(s: State, seat: int) -> bool:
    """The seat has given its covered answer in this step of a window. [CG3]"""
    if s.phase == Phase.DECLARE:
        return s.stance[seat] != NONE
    if s.phase == Phase.JOIN:
        return (
            s.stance[seat] != Stance.DECLARED
            and s.stance[seat] != NONE
            and not has(s.waiting, seat)
        )
    return s.duel[seat] != NONE


@rule
def stance_shown(s: State, seat: int) -> int:
    """Where the others see a seat stand until the step is complete. [CG3]"""
    if s.phase == Phase.DECLARE:
        return NONE
    if s.phase == Phase.JOIN and s.stance[seat] == Stance.JOINED:
        return Stance.PASSED
    return s.stance[seat]


# ------------------------------------------------------------------ veil


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Hands and covered cards of others become backs; the showdown lays all open. [CL6, CE1]"""
    if s.phase == Phase.OVER:
        return
    for other in range(s.seats):
        if other != seat:
            veil_hidden(box, s, other)
            veil_cards(s, other)
            veil_answer(s, other)


@rule
def veil_cards(s: State, seat: int) -> None:
    """Covered cards count in the hand until their number is shown. [CL6, CR11, CR17, CX2]"""
    covered = is_covered(s, seat)
    for card in range(CARDS):
        held = s.hand[seat, card]
        s.hand[seat, card] = 0
        if covered:
            held += s.laid[seat, card]
            s.laid[seat, card] = 0
        s.hand[seat, BACK] += held
        s.deck[card] += held
    if covered:
        # Veiled once more, they lie there already.
        s.hand[seat, BACK] -= s.counted[seat] - s.laid[seat, BACK]
        s.laid[seat, BACK] = s.counted[seat]


@rule
def veil_hidden(box: Box, s: State, seat: int) -> None:
    """The card to stay face down is one of the covered ones until those are turned up. [CR3]"""
    if s.hidden == NONE or s.hidden == BACK or not may_keep_down(box, s, seat):
        return
    s.deck[s.hidden] += 1
    if not is_covered(s, seat):
        s.hidden = BACK
        return
    s.hidden = NONE
    s.hand[seat, BACK] += 1


@rule
def veil_answer(s: State, seat: int) -> None:
    """Who has answered under cover looks as if still asked. [CG3]"""
    if has_answered(s, seat):
        s.waiting |= 1 << seat
        s.duel[seat] = NONE
        s.stance[seat] = stance_shown(s, seat)


# ------------------------------------------------------------------ resample


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Known cards stay, all others are dealt anew and laid anew. [CR11, CR12]

    A covered answer is still to be given: who gave it looks as if still asked.
    """
    if s.phase == Phase.OVER:
        return
    for other in range(s.seats):
        if other != seat:
            deal_known(s, other)
    # Who has begun a sale can finish it, so that hand is dealt before the others take cards away.
    seller = s.on_turn if is_sale_short(box, s) else NONE
    if seller != NONE and seller != seat:
        deal_seller(box, s, seller, rng)
    for other in range(s.seats):
        if other != seat:
            if other != seller:
                deal_unknown(box, s, other, rng)
            lay_again(box, s, other, rng)


@rule
def is_sale_short(box: Box, s: State) -> bool:
    """A sale is begun and not enough is thrown in yet. [CP7]"""
    sells = s.busy == Ability.INFORMER or s.busy == Ability.SMUGGLER
    return sells and s.total < box.sale_total


@rule
def deal_known(s: State, seat: int) -> None:
    """Cards that everybody knows to be held. [CR12]"""
    for card in range(CARDS):
        s.hand[seat, card] = s.known[seat, card]
        s.deck[card] -= s.known[seat, card]


@rule
def unknown_cards(box: Box, s: State, seat: int) -> int:
    """Backs of the seat, wherever they lie, less the known cards among them. [CR12]"""
    number = s.hand[seat, BACK] + s.laid[seat, BACK]
    if s.hidden == BACK and may_keep_down(box, s, seat):
        number += 1
    for card in range(CARDS):
        number -= s.known[seat, card]
    return number


@rule
def deal_unknown(box: Box, s: State, seat: int, rng: Rng) -> None:
    """So many cards from all that are out of sight, each as likely as any other."""
    for _ in range(unknown_cards(box, s, seat)):
        card = draw_unseen(s, rng)
        s.deck[card] -= 1
        s.hand[seat, card] += 1


@rule
def deal_seller(box: Box, s: State, seat: int, rng: Rng) -> None:
    """A hand that can finish the sale that is begun. [CP7]"""
    deal_unknown(box, s, seat, rng)
    while s.total + hand_total(s, seat) < box.sale_total:
        for card in range(CARDS):
            s.deck[card] += s.hand[seat, card]
        deal_known(s, seat)
        deal_unknown(box, s, seat, rng)


@rule
def draw_unseen(s: State, rng: Rng) -> int:
    whole = 0
    for card in range(CARDS):
        whole += s.deck[card]
    lot = below(rng, whole)
    for card in range(CARDS):
        lot -= s.deck[card]
        if lot < 0:
            return card
    return NONE


@rule
def draw_held(s: State, seat: int, rng: Rng) -> int:
    """One of the cards of a hand, each as likely as any other."""
    whole = 0
    for card in range(CARDS):
        whole += s.hand[seat, card]
    lot = below(rng, whole)
    for card in range(CARDS):
        lot -= s.hand[seat, card]
        if lot < 0:
            return card
    return NONE


@rule
def lay_again(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Of the cards dealt, those on the table: every set of cards is as likely as any. First those
    that everybody has counted, then those that nobody has. [CR11, CR16, CR17]"""
    number = s.laid[seat, BACK]
    s.hand[seat, BACK] = 0
    s.laid[seat, BACK] = 0
    marked = may_keep_down(box, s, seat)
    if not is_covered(s, seat):
        if marked and s.hidden == BACK:
            keep_down_again(s, seat, rng)
        return
    may_hide = marked and s.turn == Side.CHALLENGERS
    if may_hide and below(rng, number + 1) < number:
        hide_one(s, seat, rng)
        number -= 1
    for _ in range(number):
        lay_one(s, seat, draw_held(s, seat, rng))
    if is_laying(s, seat):
        held = hand_size(s, seat)
        # Of all choices, one of n cards down and any of the rest laid: n to 2 against none down.
        if may_hide and s.hidden == NONE and below(rng, held + COIN) < held:
            hide_one(s, seat, rng)
        lay_some(s, seat, rng)


@rule
def hide_one(s: State, seat: int, rng: Rng) -> None:
    s.hidden = draw_held(s, seat, rng)
    s.hand[seat, s.hidden] -= 1


@rule
def keep_down_again(s: State, seat: int, rng: Rng) -> None:
    """Any card but those that have just come back to the hand. [CR4, CR12]"""
    for card in range(CARDS):
        s.hand[seat, card] -= s.returned[card]
    hide_one(s, seat, rng)
    for card in range(CARDS):
        s.hand[seat, card] += s.returned[card]


@rule
def lay_one(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    s.laid[seat, card] += 1


@rule
def lay_some(s: State, seat: int, rng: Rng) -> None:
    """Each card of the hand is laid or not."""
    for card in range(CARDS):
        for _ in range(s.hand[seat, card]):
            if below(rng, COIN):
                lay_one(s, seat, card)
