"""The position as numbers for a network, from the eyes of one seat."""

from __future__ import annotations

from backroom.engine.rule import NONE, Features, put, rule
from backroom.engine.sets import has, put_set

from .knowledge import has_answered, is_covered, may_keep_down, stance_shown
from .position import Box, State, hand_size, is_coalition_open, laid_size
from .words import (
    CARDS,
    DISTRICT,
    END,
    LOOT,
    MOST_SEATS,
    PACKAGES,
    PERSONS,
    PHASES,
    SIDES,
    Ability,
    Aim,
    Good,
    Result,
    Side,
    Stance,
    Symbol,
)

COALITIONS, DISTRICTS, LOOTS = END + 1, len(DISTRICT), len(LOOT)
SYMBOLS, GOODS, RESULTS = len(Symbol), len(Good), len(Result)
AIMS, STANCES, ABILITIES = len(Aim), len(Stance), len(Ability)

OF_HAND = 3 * CARDS
OF_ROLE = SIDES + 9
OF_WORDS = 4 + AIMS + STANCES
OF_GOODS = 5 + PERSONS + 2 * CARDS
OF_SEAT = OF_ROLE + OF_WORDS + OF_GOODS
OF_TABLE = SYMBOLS + RESULTS * PACKAGES * GOODS + PERSONS + 2 * CARDS
OF_DECKS = COALITIONS + DISTRICTS + LOOTS + PERSONS
OF_STEP = PHASES + 3 * SIDES + 8 + 2 * ABILITIES + PACKAGES
OBSERVATION = OF_HAND + MOST_SEATS * OF_SEAT + OF_TABLE + OF_DECKS + OF_STEP


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """The own cards, every player clockwise from the own seat, the table, decks and step. [CL6]"""
    n = observe_own(box, s, seat, features)
    for step in range(MOST_SEATS):
        if step < s.seats:
            other = (max(seat, 0) + step) % s.seats
            n = observe_role(box, s, seat, other, features, n)
            n = observe_words(s, seat, other, features, n)
            n = observe_goods(box, s, seat, other, features, n)
        else:
            for _ in range(OF_SEAT):
                n = put(features, n, 0)
    n = observe_table(box, s, seat, features, n)
    n = put_set(features, n, s.coalition_deck, COALITIONS)
    n = put_set(features, n, s.district_deck, DISTRICTS)
    n = put_set(features, n, s.loot_deck, LOOTS)
    n = put_set(features, n, s.person_deck, PERSONS)
    observe_step(s, features, n)


@rule
def put_choice(features: Features, n: int, choice: int, size: int) -> int:
    """A 1 in one of so many places, or in none."""
    for place in range(size):
        n = put(features, n, place == choice)
    return n


@rule
def observe_own(box: Box, s: State, seat: int, features: Features) -> int:
    """The own hand, and the own cards on the table; an onlooker has none."""
    n = 0
    if seat == NONE:
        for _ in range(OF_HAND):
            n = put(features, n, 0)
        return n
    for card in range(CARDS):
        n = put(features, n, s.hand[seat, card])
    for card in range(CARDS):
        n = put(features, n, s.laid[seat, card])
    return put_choice(features, n, s.hidden if may_keep_down(box, s, seat) else NONE, CARDS)


@rule
def observe_role(box: Box, s: State, seat: int, other: int, features: Features, n: int) -> int:
    """On which side, in which roles, and whether asked."""
    n = put_choice(features, n, s.side[other], SIDES)
    n = put(features, n, may_keep_down(box, s, other))
    n = put(features, n, wins_ties(box, s, other))
    n = put(features, n, s.lone == other)
    n = put(features, n, s.mrx == other)
    n = put(features, n, s.godfather == other)
    n = put(features, n, s.ousted == other)
    n = put(features, n, s.thug == other)
    n = put(features, n, s.on_turn == other)
    return put(features, n, looks_asked(s, seat, other))


@rule
def looks_asked(s: State, seat: int, other: int) -> bool:
    """Who has answered under cover looks as if still asked. [CG3]"""
    if s.waiting < 0:
        return False
    return has(s.waiting, other) or (other != seat and has_answered(s, other))


@rule
def wins_ties(box: Box, s: State, seat: int) -> bool:
    """The tie symbol of the seat's side is at its clan. [CR8]"""
    if not is_coalition_open(s) or s.clan[seat] == NONE:
        return False
    return s.clan[seat] == box.tie[s.coalition, s.side[seat]]


@rule
def observe_words(s: State, seat: int, other: int, features: Features, n: int) -> int:
    """What was said, and where a player stands in a window."""
    n = put(features, n, s.said[other])
    n = put(features, n, s.pledged_points[other])
    n = put(features, n, s.pledged_cards[other])
    n = put(features, n, s.asked_points[other])
    n = put_choice(features, n, s.aim[other], AIMS)
    stance = s.stance[other] if other == seat else stance_shown(s, other)
    return put_choice(features, n, stance, STANCES)


@rule
def observe_goods(box: Box, s: State, seat: int, other: int, features: Features, n: int) -> int:
    """Points, numbers of cards as they are shown, persons, known and open cards. [CL6]"""
    covered = is_covered(s, other)
    in_hand = hand_size(s, other)
    on_table = laid_size(s, other)
    if covered:
        in_hand += on_table - s.counted[other]
        on_table = s.counted[other]
        if may_keep_down(box, s, other) and s.hidden != NONE:
            in_hand += 1
    n = put(features, n, s.alcohol[other])
    n = put(features, n, s.godfather_points[other])
    n = put(features, n, s.contribution[other])
    n = put(features, n, in_hand)
    n = put(features, n, on_table)
    n = put_set(features, n, s.persons[other], PERSONS)
    for card in range(CARDS):
        n = put(features, n, s.known[other, card])
    for card in range(CARDS):
        n = put(features, n, 0 if covered else s.laid[other, card])
    return n


@rule
def out_of_sight(box: Box, s: State, seat: int, card: int) -> int:
    """Such cards in the deck, and of the others in hands or covered. [CL6]"""
    number = s.deck[card]
    for other in range(s.seats):
        if other != seat:
            number += s.hand[other, card]
            if is_covered(s, other):
                number += s.laid[other, card]
            if s.hidden == card and may_keep_down(box, s, other):
                number += 1
    return number


@rule
def observe_table(box: Box, s: State, seat: int, features: Features, n: int) -> int:
    """The open cards of the round, the discard pile, and what is out of sight."""
    n = put_set(features, n, 0 if s.district == NONE else box.symbols[s.district], SYMBOLS)
    for result in range(RESULTS):
        for package in range(PACKAGES):
            for good in range(GOODS):
                amount = 0 if s.loot == NONE else box.packages[s.loot, result, package, good]
                n = put(features, n, amount)
    n = put_choice(features, n, s.offer, PERSONS)
    for card in range(CARDS):
        n = put(features, n, s.pile[card])
    for card in range(CARDS):
        n = put(features, n, out_of_sight(box, s, seat, card))
    return n


@rule
def observe_step(s: State, features: Features, n: int) -> None:
    """Where in the round the game is."""
    n = put_choice(features, n, s.phase, PHASES)
    n = put(features, n, s.strength[Side.CHALLENGERS])
    n = put(features, n, s.strength[Side.DEFENDERS])
    n = put_choice(features, n, s.turn, SIDES)
    n = put_choice(features, n, s.winners, SIDES)
    n = put(features, n, s.round_number)
    n = put(features, n, s.deck_size)
    # While the challengers lay, only its owner knows of a card that will stay down.
    n = put(features, n, s.turn == Side.DEFENDERS and s.hidden != NONE)
    n = put(features, n, s.shut)
    n = put(features, n, s.passes)
    n = put(features, n, s.drawn)
    n = put(features, n, s.step)
    n = put(features, n, s.total)
    n = put_set(features, n, s.used, ABILITIES)
    n = put_choice(features, n, s.busy, ABILITIES)
    put_choice(features, n, s.taken, PACKAGES)
