"""What a seat knows, and worlds made of that. [P27]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from backroom.engine.match import Match
from backroom.engine.rule import NONE, random_source
from backroom.games.don_pepe.rules import conserved
from backroom.games.don_pepe.rules.words import Card
from tests.games.don_pepe.helpers import (
    DON_PEPE,
    dealt,
    hand,
    pile,
    play,
    position,
)

THREE = "yellow jim 1 | red jim 12 | blue jim 20"


def worlds(match: Match, seat: int, count: int = 400) -> list[Any]:
    """Positions made of what a seat knows."""
    lane, boxes = DON_PEPE.lane(), match.edition.boxes
    states = np.zeros(2, DON_PEPE.State.dtype)
    states[0] = match.veiled(None if seat == NONE else seat).row
    rng = random_source(seat + 5)
    made = []
    for _ in range(count):
        states[1] = states[0]
        lane.resample_at(boxes, states, 1, seat, rng)
        made.append(DON_PEPE.State(states[1:].copy()))
    return made


def cards_of(cells: Any, *place: int) -> Counter[str]:
    return +Counter({card: cells[(*place, number)] for number, card in enumerate(Card.names)})


def in_hand(world: Any, seat: int) -> Counter[str]:
    return cards_of(world.hands, seat)


def in_pile(world: Any) -> Counter[str]:
    return cards_of(world.pile)


# ---------------------------------------------------------------------------- what is shown


@pytest.mark.parametrize("seats", [3, 6])
def test_p27_the_pile_and_the_hands_of_others_are_hidden(seats: int) -> None:
    match = dealt(seats)
    for seat in range(seats):
        view = match.view(seat)
        for other, cards in enumerate(view["hands"]):
            shown = +Counter(cards)
            assert shown == (hand(match, seat) if other == seat else Counter(back=5))
        assert +Counter(view["pile"]) == Counter(back=60 - 5 * seats)
    assert all(+Counter(cards) == Counter(back=5) for cards in match.view(None)["hands"])


def test_p27_discards_and_money_are_open() -> None:
    match = play(position(THREE, hand="cake move", money="1000 2000 3000"), "0 discard cake")
    for eyes in (None, 0, 1, 2):
        view = match.view(eyes)
        assert +Counter(view["discards"]) == Counter(cake=1)
        assert view["money"] == [1000, 2000, 3000]


def test_p27_a_drawn_card_is_told_to_its_seat_only() -> None:
    match = dealt(3, yellow="knife pistol cake cocktail move")
    own = [event for event in match.events_for(0) if event["event"] == "dealt"]
    assert [event.get("card") for event in own] == [
        "knife",
        "pistol",
        "cake",
        "cocktail",
        "move",
    ] + [None] * 10
    for eyes in (None, 1, 2):
        seen = [event for event in match.events_for(eyes) if event["event"] == "dealt"][:5]
        assert seen == [{"event": "dealt", "seat": 0}] * 5


def test_p27_the_hand_of_a_player_who_goes_out_is_open() -> None:
    match = position("yellow mike 1 | red jim 2 | blue jim 20 | green jim 9", hand="knife",
                     hands={"red": "cops cake"})  # fmt: skip
    play(match, "0 knife 2")
    shown = [e["card"] for e in match.events_for(3) if e["event"] == "hand_shown"]
    assert shown == ["cake", "cops"]
    assert +Counter(match.view(3)["discards"]) == Counter(knife=1, cake=1, cops=1)


# ---------------------------------------------------------------------------- worlds


def test_p27_the_own_hand_and_all_counts_are_the_same_in_every_world() -> None:
    match = dealt(4)
    whole = conserved(match.edition.box, match.state)
    for world in worlds(match, 2, 25):
        assert in_hand(world, 2) == hand(match, 2)
        assert [in_hand(world, seat).total() for seat in range(4)] == [5] * 4
        assert in_pile(world).total() == 40
        assert conserved(match.edition.box, world) == whole


@pytest.mark.parametrize("seat", [NONE, 0])
def test_p27_before_the_first_shuffle_every_unseen_card_is_as_likely_everywhere(seat: int) -> None:
    match = dealt(3, yellow="knife knife knife knife cops")
    made = worlds(match, seat, 300)
    unseen = {card: match.edition.box.deck[number] for number, card in enumerate(Card.names)}
    if seat == 0:
        unseen["knife"], unseen["cops"] = 6, 0
    held = sum((in_hand(world, other) for world in made for other in (1, 2)), Counter())
    for card, copies in unseen.items():
        expected = 5 * copies / sum(unseen.values())
        assert held[card] / (2 * len(made)) == pytest.approx(expected, abs=0.1)


def after_a_shuffle(draws: int) -> Match:
    """Yellow has drawn the last card: pile and hands are known; `draws` more draws follow."""
    hands = {"red": "move move knife", "blue": "pistol pistol cake"}
    match = position(THREE, hand="cops cake", hands=hands, pile="move", discards="kaboum kaboum")
    s = match.state
    for number, card in enumerate(Card.names):
        # All other cards are discards too, so that none is missing.
        lying = sum(s.hands[seat, number] for seat in range(3)) + s.pile[number]
        s.discards[number] = match.edition.box.deck[number] - lying
        assert s.discards[number] >= 0, card
    play(match, "0 discard cake; * deal 0 move")
    for line in ("1 discard knife; * deal 1 cocktail", "2 discard cake; * deal 2 kaboum")[:draws]:
        play(match, line)
    return match


def test_p27_p23_right_after_a_shuffle_the_pile_is_known() -> None:
    match = after_a_shuffle(0)
    for seat in (NONE, 0, 1, 2):
        made = worlds(match, seat, 40)
        assert all(in_pile(world) == pile(match) for world in made)
        others = [other for other in range(3) if other != seat]
        if seat != NONE:
            union = sum((in_hand(match.state, other) for other in others), Counter())
            for world in made:
                assert sum((in_hand(world, other) for other in others), Counter()) == union
            assert len({tuple(sorted(in_hand(world, others[0]).items())) for world in made}) > 3


def test_p27_p23_who_has_not_drawn_since_the_shuffle_holds_nothing_of_it() -> None:
    match = after_a_shuffle(1)
    kept = {
        0: Counter(move=2, knife=1, pistol=2, cake=1),
        1: Counter(move=1, cops=1, pistol=2, cake=1),
        NONE: Counter(move=3, cops=1, knife=1, pistol=2, cake=1),
    }
    for seat, cards in kept.items():
        for world in worlds(match, seat, 60):
            assert in_hand(world, 2) <= cards
            assert in_pile(world) <= cards_of(match.state.shuffled)


def test_p27_p23_what_a_seat_drew_itself_is_not_in_the_pile() -> None:
    match = after_a_shuffle(2)
    assert all(in_pile(world)["kaboum"] <= 4 for world in worlds(match, 2, 100))
    guessed = {in_pile(world)["kaboum"] for world in worlds(match, 0, 100)}
    assert guessed >= {5, 4}
    drawn = Counter(card for world in worlds(match, 0, 150) for card in cards_of(world.drawn, 1))
    assert set(drawn) >= {"cocktail", "kaboum", "knife", "move"}


def test_p27_a_world_veils_to_what_the_seat_knew() -> None:
    for draws in range(3):
        match = after_a_shuffle(draws)
        for seat in (NONE, 0, 1, 2):
            eyes = None if seat == NONE else seat
            for world in worlds(match, seat, 8):
                states = np.array([world.row])
                DON_PEPE.lane().veil_at(match.edition.boxes, states, 0, seat)
                assert states.tobytes() == bytes(match.veiled(eyes))


# ---------------------------------------------------------------------------- for a network
