"""Means cards: drawing and discarding, and what everybody knows of a hand."""

from __future__ import annotations

from backroom.engine.asking import CHANCE
from backroom.engine.rule import Log, Out, note1, note2, offer, rule, weigh

from .events import Event
from .position import Box, State, hand_size
from .words import CARDS, Outcome, Phase


@rule
def offer_hand(s: State, seat: int, out: Out, n: int, verb: int) -> int:
    """A verb with every card of the hand; equal cards make one action."""
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            n = offer(out, n, verb, card)
    return n


# ------------------------------------------------------------------ known cards


@rule
def forget(s: State, seat: int, card: int) -> None:
    """A card that leaves a hand before all eyes is one known card less, if one was known. [CR12]"""
    if s.known[seat, card] > 0:
        s.known[seat, card] -= 1


@rule
def learn(s: State, seat: int, card: int, number: int) -> None:
    """So many cards of one face go back to the hand together, seen by all. [CR12]"""
    if s.known[seat, card] < number:
        s.known[seat, card] = number


# ------------------------------------------------------------------ the discard pile and the deck


@rule
def discard(s: State, seat: int, card: int) -> None:
    """A card of the hand goes openly to the discard pile. [CP9, CR12]"""
    s.hand[seat, card] -= 1
    s.pile[card] += 1
    forget(s, seat, card)


@rule
def renew_deck(s: State, log: Log) -> None:
    """The discard pile becomes the new deck when that is empty. [CL3]"""
    if s.deck_size > 0:
        return
    for card in range(CARDS):
        s.deck_size += s.pile[card]
        s.deck[card] = s.pile[card]
        s.pile[card] = 0
    if s.deck_size > 0:
        note1(log, Event.DECK_RENEWED, s.deck_size)


@rule
def has_room(box: Box, s: State, seat: int) -> bool:
    """The hand limit binds every draw. [CL2]"""
    return hand_size(s, seat) < box.hand_limit


@rule
def is_card_left(s: State) -> bool:
    """In the deck or in the discard pile. [CL3]"""
    if s.deck_size > 0:
        return True
    for card in range(CARDS):
        if s.pile[card] > 0:
            return True
    return False


# ------------------------------------------------------------------ draws


@rule
def begin_draws(box: Box, s: State, seat: int, number: int, after: int, log: Log) -> None:
    """The seat draws so many cards one by one; then the phase `after` goes on. [CL1]"""
    s.on_turn = seat
    s.due = number
    s.after_draws = after
    s.phase = Phase.DRAW
    ask_for_draw(box, s, log)


@rule
def ask_for_draw(box: Box, s: State, log: Log) -> None:
    """The next card is due, unless all are drawn or the rest lapses. [CL2, CL3]"""
    s.waiting = 0
    if s.due == 0:
        return
    if has_room(box, s, s.on_turn):
        renew_deck(s, log)
        if s.deck_size > 0:
            s.waiting = CHANCE
            return
    note2(log, Event.LAPSED, s.on_turn, s.due)
    s.due = 0


@rule
def chance_draw(s: State, out: Out, weights: Out) -> int:
    """Any card of the deck, as many chances as there are such cards. [CS1, CL3]"""
    n = 0
    for card in range(CARDS):
        n = weigh(out, weights, n, Outcome.DRAW + s.on_turn * CARDS, card, s.deck[card])
    return n


@rule
def apply_draw(box: Box, s: State, outcome: int, log: Log) -> None:
    """A card comes from the deck; the last one brings the discard pile into its place. [CL3]"""
    card = (outcome - Outcome.DRAW) % CARDS
    s.deck[card] -= 1
    s.deck_size -= 1
    s.hand[s.on_turn, card] += 1
    note2(log, Event.DREW, s.on_turn, card)
    renew_deck(s, log)
    s.due -= 1
    ask_for_draw(box, s, log)
