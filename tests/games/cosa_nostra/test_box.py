"""Boxes: the edition of the house, other rings, and what is wrong with a box."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import backroom
from backroom.engine.match import Match
from tests.games.cosa_nostra.helpers import (
    COSA_NOSTRA,
    assert_at_rest,
    box_file,
    deal,
    in_hq,
    play,
    position,
    ring_of,
    where,
)

PLAIN = '"plain"'


def random_play(match: Match, seed: int) -> Iterator[Match]:
    """A match dealt by hand, after every line of random play."""
    dice = random.Random(seed)
    while not match.over:
        if match.is_chance:
            match.play("*", dice.choice(list(match.chance())))
        else:
            (seat,) = match.to_act
            match.play(int(seat), dice.choice(match.legal(int(seat))))
        yield match


def test_the_figures_of_the_edition() -> None:
    edition = COSA_NOSTRA.edition()
    box = edition.box
    assert (edition.name, edition.title) == ("tonka-1990", "Tonka 1990")
    assert (box.ring, box.stops, box.followers) == (32, 16, 8)
    assert [box.fronts[gang] for gang in range(4)] == [0, 8, 16, 24]
    assert set(edition.sources) == {"ring", "stops", "followers", "fronts", "symbols"}


def test_written_anew_it_is_the_same_box(tmp_path: Path) -> None:
    assert COSA_NOSTRA.edition(box_file(tmp_path, ring_of(32))).hash == COSA_NOSTRA.edition().hash


@pytest.mark.parametrize("spaces", [24, 40])
def test_a_ring_of_another_length_is_played_on(tmp_path: Path, spaces: int) -> None:
    own = box_file(tmp_path, ring_of(spaces))
    last = spaces - 1
    match = position(red=f"boss:{last} {last}", roll="3 4", edition=own)
    assert match.view(None)["to_go"] == {"red": 2, "blue": 0, "yellow": spaces + 2, "green": 0}
    assert where(play(match, f"0 move {last} 3"), "red") == f"boss:{last} 2"
    match = play(position(red=f"boss:{last}", roll="2 3", edition=own), "0 boss red 2")
    assert match.over
    match = play(position(edition=own, roll="1 2"), "0 move red 2")
    assert match.chance() == {f"wheel {stop}": 1 for stop in range(spaces // 2)}
    opposite = spaces // 2 + 1
    match = position(edition=own, yellow=f"{opposite}", roll="1 2")
    assert where(play(match, "0 move red 2; * wheel 1"), "yellow") == "out1"


@pytest.mark.parametrize("spaces, seats", [(24, 3), (40, 4)])
def test_a_ring_of_another_length_keeps_its_order(tmp_path: Path, spaces: int, seats: int) -> None:
    match = deal(seats, None, box_file(tmp_path, ring_of(spaces)))
    for after in random_play(match, seed=spaces):
        assert_at_rest(after)
    assert sum(place == 1 for place in match.places) == 1


def test_fewer_followers(tmp_path: Path) -> None:
    match = deal(2, False, box_file(tmp_path, {"followers": "3"}))
    assert in_hq(match, "red") == (True, 3)


@pytest.mark.parametrize(
    "changes, key, reason",
    [
        ({"ring": "31"}, "ring", "31 is odd"),
        ({"ring": "42"}, "ring", "42 is not between 14 and 40"),
        ({"ring": "12"}, "ring", "12 is not between 14 and 40"),
        ({"ring": "30"}, "symbols", "there are 32 for the 30 spaces"),
        (ring_of(24, symbols='["plain"]'), "symbols", "there are 1 for the 24 spaces"),
        (ring_of(24, symbols='["grim"]'), "symbols", "grim"),
        (
            {"symbols": f"{{ {', '.join(f'{n} = {PLAIN}' for n in range(33) if n != 3)} }}"},
            "symbols",
            "there is none for space 3 of the ring",
        ),
        (
            ring_of(24, fronts="{ red = 0, blue = 6, yellow = 13, green = 18 }"),
            "fronts",
            "the HQs of red and yellow do not face each other",
        ),
        (
            ring_of(24, fronts="{ red = 0, blue = 6, yellow = 12, green = 17 }"),
            "fronts",
            "the HQs of blue and green do not face each other",
        ),
        (
            ring_of(24, fronts="{ red = 0, blue = 12, yellow = 12, green = 0 }"),
            "fronts",
            "two HQs have the same front",
        ),
        (
            ring_of(24, fronts="{ red = 1, blue = 6, yellow = 13, green = 18 }"),
            "fronts",
            "the front of red, 1, is not a plain space",
        ),
        (
            ring_of(24, fronts="{ red = 30, blue = 6, yellow = 18, green = 18 }"),
            "fronts",
            "the front of red, 30, is not a plain space of the ring",
        ),
        (ring_of(24, stops="11"), "stops", "11 do not show each of the 24 spaces once"),
        ({"followers": "0"}, "followers", "0 is not between 1 and 8"),
        ({"followers": "9"}, "followers", "9 is not between 1 and 8"),
    ],
)
def test_a_wrong_box_is_refused_with_the_reason(
    tmp_path: Path, changes: dict[str, str], key: str, reason: str
) -> None:
    with pytest.raises(backroom.Refused) as refusal:
        deal(2, edition=box_file(tmp_path, changes))
    assert str(refusal.value).startswith(f"own.toml: {key}: ")
    assert reason in str(refusal.value)
