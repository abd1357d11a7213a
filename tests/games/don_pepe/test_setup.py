"""Set-up: cards, money, colours, and who sits where. [P1, P2, P21, P22]"""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.games.don_pepe.rules.words import CHAIR, Gang
from tests.games.don_pepe.helpers import (
    DECK,
    DON_PEPE,
    asked,
    chairs,
    deal,
    dealt,
    empty,
    events,
    hand,
    legal,
    phase,
    pile,
    play,
    refused,
    spots,
    targets,
)

POTS = {3: 120_000, 4: 90_000, 5: 70_000, 6: 60_000}
MEN = {
    3: {"boss": 1, "joe": 2, "mike": 2, "jim": 5},
    4: {"boss": 1, "joe": 1, "mike": 2, "jim": 3},
    5: {"boss": 1, "joe": 1, "mike": 1, "jim": 3},
    6: {"boss": 1, "joe": 1, "mike": 1, "jim": 2},
}


@pytest.mark.parametrize("seats", POTS)
def test_p1_the_pot_the_cakes_and_the_pills(seats: int) -> None:
    match = deal(seats)
    view = match.view(None)
    assert view["pot"] == POTS[seats]
    assert view["money"] == [0] * seats
    assert view["cake"] == [None] * seats
    assert view["asleep"] == []
    assert match.edition.box.pills == 18


@pytest.mark.parametrize("seats", POTS)
def test_p1_five_cards_each_seat_after_seat_before_anybody_sits(seats: int) -> None:
    match = deal(seats)
    for seat in range(seats):
        for _ in range(5):
            assert match.is_chance
            assert empty(match) == set(CHAIR)
            weights = match.chance()
            assert weights == {f"deal {seat} {card}": n for card, n in pile(match).items()}
            match.play("*", next(iter(weights)))
    assert all(sum(hand(match, seat).values()) == 5 for seat in range(seats))
    assert sum(pile(match).values()) == 60 - 5 * seats
    assert phase(match) == "card"


def test_p1_a_dealt_card_is_weighted_by_its_copies_in_the_pile() -> None:
    match = deal()
    assert match.chance() == {f"deal 0 {card}": copies for card, copies in DECK.items()}
    play(match, "* deal 0 cops; * deal 0 knife")
    left = DECK - Counter(["cops", "knife"])
    assert match.chance() == {f"deal 0 {card}": copies for card, copies in left.items()}


@pytest.mark.parametrize("seats", POTS)
def test_p2_the_suggested_seating_seats_every_gang(seats: int) -> None:
    match = dealt(seats)
    view = match.view(None)
    for seat in range(seats):
        own = set(view["men"][seat])
        kinds = {kind: len(own & set(where)) for kind, where in view["kinds"].items()}
        assert kinds == MEN[seats]
        assert sum(sum(kinds.values()) for kinds in view["unseated"][seat].values()) == 0
    assert empty(match) == ({"15", "30"} if seats == 4 else set())


def test_p2_where_the_suggested_seating_puts_them() -> None:
    match = dealt(3)
    assert chairs(match, "yellow") == spots("25 6 8 4 27 10 16 18 21 30")
    assert chairs(match, "red") == spots("13 11 20 15 24 2 5 7 22 29")
    assert chairs(match, "blue") == spots("9 26 28 3 12 1 14 17 19 23")
    kinds = match.view(None)["kinds"]
    assert kinds["boss"] == ["9", "13", "25"]
    assert kinds["joe"] == ["6", "8", "11", "20", "26", "28"]
    assert kinds["mike"] == ["3", "4", "12", "15", "24", "27"]


def test_p2_all_sit_down_at_once_as_suggested() -> None:
    match = dealt(3)
    assert events(match, "seated") == [{}]
    assert events(match, "placed") == []
    assert events(play(dealt(3, "free"), "* start 0"), "seated") == []


def test_p2_yellow_starts_with_the_suggested_seating_which_is_the_default() -> None:
    match = DON_PEPE.deal(5, seed=3)
    assert match.options == {"seating": "suggested"}
    assert (phase(match), asked(match)) == ("card", 0)


@pytest.mark.parametrize("seats", POTS)
def test_p2_free_seating_begins_with_any_seat(seats: int) -> None:
    match = dealt(seats, "free")
    assert match.is_chance
    assert match.chance() == {f"start {seat}": 1 for seat in range(seats)}
    play(match, f"* start {seats - 1}")
    assert events(match, "started") == [{"seat": seats - 1}]
    assert asked(match) == seats - 1
    assert legal(match) == {f"place {kind} {chair}" for kind in MEN[3] for chair in CHAIR}


@pytest.mark.parametrize("seats", POTS)
def test_p2_the_left_neighbour_of_the_first_to_place_starts_play(seats: int) -> None:
    match = play(dealt(seats, "free"), "* start 1")
    placed = 0
    while phase(match) == "seating":
        match.play(asked(match), match.legal(asked(match))[-1])
        placed += 1
    assert placed == seats * sum(MEN[seats].values())
    assert asked(match) == 2 % seats
    assert events(match, "turn") == [{"seat": 2 % seats}]


def test_p2_a_man_is_placed_once_and_on_an_empty_chair() -> None:
    match = play(dealt(3, "free"), "* start 0; 0 place boss 7")
    assert events(match, "placed") == [{"seat": 0, "kind": "boss", "sleep": "awake", "chair": "7"}]
    assert asked(match) == 2
    assert refused(match, 2, "place jim 7") == ("place_taken", "P2")
    assert refused(match, 0, "place jim 8") == ("not_asked", None)
    play(match, "2 place jim 8; 1 place jim 9")
    assert refused(match, 0, "place boss 10") == ("none_to_place", "P2")
    assert refused(match, 0, "place boss 8") == ("none_to_place", "P2")
    assert refused(match, 0, "place_asleep jim 10") == ("not_this_step", None)
    assert match.view(None)["unseated"][0]["awake"] == {"boss": 0, "joe": 2, "mike": 2, "jim": 5}
    assert len(legal(match)) == 3 * 27


def test_p21_money_is_a_number_of_dollars() -> None:
    match = dealt(4)
    assert match.view(0)["money"] == [3000, 0, 0, 0]
    assert match.scores == [3000, 0, 0, 0]


@pytest.mark.parametrize("seat, gang", list(enumerate(Gang.names)))
def test_p22_each_seat_plays_its_colour(seat: int, gang: str) -> None:
    match = dealt(6)
    bosses = set(match.view(None)["kinds"]["boss"])
    assert chairs(match, gang) & bosses == {("10", "24", "2", "1", "19", "23")[seat]}


def test_p22_clockwise_is_the_next_higher_seat() -> None:
    match = dealt(3)
    order = []
    for _ in range(5):
        order.append(asked(match))
        card = next(iter(hand(match, order[-1])))
        play(match, f"{order[-1]} discard {card}; * deal {order[-1]} {next(iter(pile(match)))}")
    assert order == [0, 1, 2, 0, 1]
    assert targets(match, "discard")
