"""Placing, and the course of a turn. [B5, B6, B22]"""

from __future__ import annotations

import pytest

from backroom.games.bosses.rules.words import FIELD, KIND
from tests.games.bosses.helpers import (
    begin,
    events,
    full_but,
    legal,
    phase,
    play,
    points,
    position,
    refused,
    stacks,
)


@pytest.mark.parametrize("source", ["own1", "own2", "own3", "left", "right"])
def test_b5_each_source_goes_to_any_empty_field(source: str) -> None:
    match = position(". R1 . . . .")
    expected = {f"place {source} {field}" for field in FIELD if field != "b1"}
    assert {text for text in legal(match) if text.startswith(f"place {source} ")} == expected
    assert refused(match, 0, f"place {source} b1") == ("field_taken", "B5")


def test_b5_a_placed_gangster_leaves_its_source() -> None:
    match = position("", pair="Y2 S3")
    play(match, "0 place own3 a1; 1 place left b1; * open left red1; 0 place right c1")
    board = match.view(None)["board"]
    assert (board["a1"], board["b1"], board["c1"]) == ("red3", "yellow2", "grey3")
    assert match.view(None)["stock"][0] == {"1": True, "2": True, "3": False}
    assert match.view(None)["pair"] == {"left": "red1", "right": None}
    assert events(match, "placed") == [
        {"seat": 0, "source": "own3", "kind": "red3", "field": "a1"},
        {"seat": 1, "source": "left", "kind": "yellow2", "field": "b1"},
        {"seat": 0, "source": "right", "kind": "grey3", "field": "c1"},
    ]


def test_b5_gangs_of_other_players_and_neutral_ones_may_be_placed() -> None:
    match = position("", pair="B2 S1")
    play(match, "0 place left a1; * open left yellow3; 1 place right b1")
    assert match.view(None)["board"]["a1"] == "blue2"
    assert match.view(None)["board"]["b1"] == "grey1"


def test_b5_dead_gangsters_keep_their_field() -> None:
    assert refused(position("B1x R1 . . . ."), 0, "place own2 a1") == ("field_taken", "B5")


def test_b5_a_drawn_gangster_is_placed_in_the_same_turn() -> None:
    match = play(begin(), "0 draw right")
    assert match.is_chance
    play(match, "* drawn blue2")
    assert match.to_act == (0,)
    assert legal(match) == {f"place drawn {field}" for field in FIELD}
    for text in ("place own1 a1", "draw left", "move a1 a2", "shoot a1", "score row"):
        assert refused(match, 0, text) == ("not_this_step", None)
    play(match, "0 place drawn e2")
    assert match.view(None)["board"]["e2"] == "blue2"
    assert match.view(None)["drawn"] is None
    assert match.to_act == (1,)


def test_b5_a_drawn_gangster_needs_an_empty_field() -> None:
    match = play(position("R1 . . . . ."), "0 draw left; * drawn blue2")
    assert refused(match, 0, "place drawn a1") == ("field_taken", "B5")
    assert len(legal(match)) == 35


def test_b5_place_drawn_is_for_what_was_drawn_only() -> None:
    assert refused(begin(), 0, "place drawn a1") == ("not_this_step", None)


@pytest.mark.parametrize(
    "side, other, heights", [("left", "right", "0 28"), ("right", "left", "28 0")]
)
def test_b5_a_stack_that_is_used_up_is_not_drawn_from(side: str, other: str, heights: str) -> None:
    match = position("", stacks=heights)
    assert legal(match, "draw") == {f"draw {other}"}
    assert refused(match, 0, f"draw {side}") == ("stack_empty", "B5")


def test_b5_other_players_stocks_are_not_touched_even_when_all_else_is_used_up() -> None:
    match = position(full_but("a1 b1 c1 d1 e1 f1"), stock="- 123", stacks="1 0")
    assert not any("own" in text for text in legal(match, "place"))
    play(match, "0 draw left")
    (drawn,) = match.chance()
    play(match, f"* {drawn}; 0 place drawn a1")
    assert {text.split()[1] for text in legal(match, "place")} == {
        "own1",
        "own2",
        "own3",
        "left",
        "right",
    }


@pytest.mark.parametrize("side", ["left", "right"])
def test_b6_the_pair_is_refilled_from_the_stack_on_the_same_side(side: str) -> None:
    match = play(begin(), f"0 place {side} a1")
    assert match.is_chance
    assert set(match.chance()) == {f"open {side} {kind}" for kind in KIND}
    play(match, f"* open {side} red3")
    assert match.view(None)["pair"][side] == "red3"
    assert stacks(match) == ((13, 14) if side == "left" else (14, 13))
    assert match.to_act == (1,)


@pytest.mark.parametrize("side, heights", [("left", "0 28"), ("right", "28 0")])
def test_b6_else_it_is_refilled_from_the_other_stack(side: str, heights: str) -> None:
    match = play(position("", stacks=heights), f"0 place {side} a1; * open {side} red3")
    assert match.view(None)["pair"][side] == "red3"
    assert sorted(stacks(match)) == [0, 27]


def test_b6_when_both_stacks_are_gone_the_place_stays_empty() -> None:
    match = play(position(full_but("a1 b1 c1 d1 e1 f1 a2 b2"), stock="123 123"), "0 place right a1")
    assert match.to_act == (1,)
    assert match.view(None)["pair"]["right"] is None
    assert refused(match, 1, "place right b1") == ("pair_empty", "B6")
    assert legal(match, "draw") == set()
    assert {text.split()[1] for text in legal(match, "place")} == {"own1", "own2", "own3", "left"}


def test_b6_a_draw_leaves_the_pair_as_it_is() -> None:
    match = play(begin(), "0 draw left; * drawn red3; 0 place drawn a1")
    assert match.view(None)["pair"] == {"left": "yellow1", "right": "grey1"}
    assert stacks(match) == (13, 14)
    assert match.to_act == (1,)


def test_b22_lines_are_scored_before_the_refill() -> None:
    match = play(position("R3 R1 B1 Y1 S1 .", pair="R2 ?"), "0 place left f1")
    assert points(match) == [("red", 5)]
    assert match.is_chance
    assert match.view(None)["emptied"] == "left"


def test_b22_the_order_of_two_lines_is_chosen_before_the_refill() -> None:
    match = position(
        """
        R3 R1 B1 Y1 S1 .
        .  .  .  .  .  B1
        .  .  .  .  .  B2
        .  .  .  .  .  Y1
        .  .  .  .  .  Y2
        .  .  .  .  .  S2
        """,
        pair="R2 S3",
    )
    play(match, "0 place left f1")
    assert (match.to_act, phase(match)) == ((0,), "score")
    assert match.view(None)["pair"]["left"] is None
    play(match, "0 score column")
    assert match.is_chance
    play(match, "* open left blue3")
    assert match.to_act == (1,)


def test_b22_nothing_is_refilled_once_the_game_is_over() -> None:
    match = position("R3 R1 B1 Y1 S1 .", pair="R2 ?", rank="16 0")
    play(match, "0 place left f1")
    assert match.over
    assert match.view(None)["pair"]["left"] is None
    assert match.view(None)["emptied"] is None


def test_b22_a_drawn_gangster_is_seen_by_all() -> None:
    match = play(begin(3), "0 draw left; * drawn grey2")
    assert [match.view(seat)["drawn"] for seat in (0, 1, 2, None)] == ["grey2"] * 4
    assert match.events_for(2)[-1] == {"event": "drawn", "seat": 0, "kind": "grey2"}
    assert match.events_for(None)[-2] == {"event": "drew", "seat": 0, "side": "left"}
