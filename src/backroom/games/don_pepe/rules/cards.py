"""Hands, pile and discards."""

from __future__ import annotations

from backroom.engine.rule import Log, Out, note1, note2, offer, rule, weigh

from .box import Box
from .position import State, holds
from .words import CARDS, Act, Card, Event, Outcome


@rule
def chance_draw(s: State, out: Out, weights: Out) -> int:
    """Any card of the pile, weighted by its copies there. [P1, P6, P23]"""
    n = 0
    verb = Outcome.DEAL + s.on_turn * CARDS
    for card in range(CARDS):
        n = weigh(out, weights, n, verb, card, s.pile[card])
    return n


@rule
def draw(s: State, card: int, log: Log) -> None:
    """The seat on turn gets a card; the discards replace a pile that is used up. [P23]"""
    s.pile[card] -= 1
    s.hands[s.on_turn, card] += 1
    s.drawn[s.on_turn, card] += 1
    s.missing -= 1
    note2(log, Event.DEALT, s.on_turn, card)
    if is_pile_empty(s):
        shuffle(s, log)


@rule
def is_pile_empty(s: State) -> bool:
    for card in range(CARDS):
        if s.pile[card] > 0:
            return False
    return True


@rule
def shuffle(s: State, log: Log) -> None:
    """The discards, those of the current turn included, become the new pile. [P23]"""
    cards = 0
    for card in range(CARDS):
        cards += s.discards[card]
        s.pile[card] = s.discards[card]
        s.shuffled[card] = s.discards[card]
        s.discards[card] = 0
        for seat in range(s.seats):
            s.drawn[seat, card] = 0
    note1(log, Event.SHUFFLED, cards)


@rule
def lay_down(s: State, seat: int, card: int) -> None:
    """A card leaves the hand and lies open on the discards at once. [P23]"""
    s.hands[seat, card] -= 1
    s.discards[card] += 1
    s.missing += 1


@rule
def play_card(s: State, seat: int, card: int, log: Log) -> None:
    """A played card is a discard, but Cops leaves the game. [P15, P23]"""
    lay_down(s, seat, card)
    if card == Card.COPS:
        s.discards[card] -= 1
        s.cops_gone += 1
    note2(log, Event.PLAYED, seat, card)


@rule
def discard(s: State, seat: int, card: int, log: Log) -> None:
    """A card without effect. [P6]"""
    lay_down(s, seat, card)
    note2(log, Event.DISCARDED, seat, card)


@rule
def offer_discards(s: State, seat: int, out: Out, n: int) -> int:
    """Any card in hand, playable or not. [P6]"""
    for card in range(CARDS):
        if holds(s, seat, card):
            n = offer(out, n, Act.DISCARD, card)
    return n


@rule
def take_deck(box: Box, s: State) -> None:
    """All cards lie in the pile. [P1]"""
    for card in range(CARDS):
        s.pile[card] = box.deck[card]
        s.shuffled[card] = box.deck[card]
