"""The box: figures that follow from others, and boxes that are refused. [G6, G9, G12]"""

from __future__ import annotations

from pathlib import Path

import pytest

import backroom
from tests.games.gangster.helpers import (
    AMIGO,
    GANGSTER,
    at_harbour,
    begin,
    chance_up_to,
    deal,
    equipment,
    events,
    play,
    position,
    reached,
    standing,
)


def box_with(folder: Path, *changes: tuple[str, str]) -> Path:
    """The house's box with pieces of its text replaced."""
    text = AMIGO.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the box"
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


STICKNEY_ROAD = '  ["stickney", "little_africa"],\n'


@pytest.mark.parametrize(
    "old, new, key, reason",
    [
        (STICKNEY_ROAD, "", "roads", "stickney is a dead end: a car there could not drive on"),
        (STICKNEY_ROAD, '  ["stickney"],\n', "roads", "a road from stickney leads nowhere"),
        (
            STICKNEY_ROAD,
            '  ["stickney", "stickney"],\n',
            "roads",
            "a road from stickney leads back to it",
        ),
        (
            '  ["west_side", "stickney"],\n',
            STICKNEY_ROAD,
            "roads",
            "stickney is a dead end: a car there could not drive on",
        ),
        (
            '"stickney", "little_africa"',
            '"stickney", "hyde_park"',
            "roads",
            "“hyde_park” is no place",
        ),
        (
            "8 = 3\n9 = 3\n10 = 2",
            "8 = 0\n9 = 3\n10 = 2",
            "rows",
            "table 8 has 0 fields, not 1 to 16",
        ),
        ("14 = 4\n15 = 4", "14 = 4\n15 = 5", "rows", "table 15 has 20 fields, not 1 to 16"),
        ("1 = [5, 3, 1]", "1 = []", "values", "table 1 has no values"),
        ("stickney = [12, 92]\n", "", "coordinates", "no value for place “stickney”"),
        ("2 = 1, 3 = 1, 4 = 1, 5 = 1, 6", "2 = 0, 3 = 0, 4 = 0, 5 = 0, 6", "casino", "too few"),
        ('{ 3 = ["cicero"] }', '{ 5 = ["cicero"] }', "closed", "5 players draw 10 district cards"),
        (
            '{ 3 = ["cicero"] }',
            '{ 3 = ["cicero", "the_loop", "stickney"] }',
            "doublers",
            "8 do not fit on 7 districts",
        ),
        ("[9, 6, 5]", "[1, 6, 5]", "gangsters", "each colour puts out 2"),
        ("without = 1, with = 2", "without = 1", "trunk_room", "no value for fitted “with”"),
        ("figure = 8\n", "figure = 9\n", "doublers", "9 is not between 2 and 8"),
    ],
)
def test_a_wrong_box_is_refused_with_the_reason(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    path = box_with(tmp_path, (old, new))
    with pytest.raises(backroom.Refused) as refusal:
        GANGSTER.edition(path)
    assert str(refusal.value).startswith(f"own.toml: {key}: ")
    assert reason in str(refusal.value)


def test_a_place_without_any_road_is_refused(tmp_path: Path) -> None:
    path = box_with(tmp_path, (STICKNEY_ROAD, ""), ('  ["west_side", "stickney"],\n', ""))
    with pytest.raises(backroom.Refused, match="no road leads to stickney"):
        GANGSTER.edition(path)


def test_a_map_in_two_parts_is_refused(tmp_path: Path) -> None:
    """North Side, West Side and Greek Town keep to themselves."""
    cut = ["west_side", "cicero"], ["west_side", "stickney"], ["greek_town", "little_italy"]
    gone = [(f'  ["{one}", "{other}"],\n', "") for one, other in cut]
    moved = [
        ('"north_side", "the_loop"', '"north_side", "greek_town"'),
        ('"greek_town", "the_loop"', '"cicero", "stickney"'),
    ]
    path = box_with(tmp_path, *gone, *moved)
    with pytest.raises(backroom.Refused, match="the_loop cannot be reached from north_side"):
        GANGSTER.edition(path)


def test_g6_another_map_is_driven_by_changing_the_file(tmp_path: Path) -> None:
    path = box_with(tmp_path, ('"west_side", "stickney"', '"north_side", "stickney"'))
    match = position(cars="grey stickney", edition=path)
    assert reached(match, 1) == {"north_side", "little_africa"}
    assert reached(match, 2) == {
        "west_side",
        "the_loop",
        "chinatown",
        "south_side",
        "gold_coast",
    }


def test_g9_another_table_is_filled_by_changing_the_file(tmp_path: Path) -> None:
    path = box_with(tmp_path, ("14 = 3\n15 = 4", "14 = 3\n15 = 1"))
    match = position("cicero 15: green . green green", cars="grey cicero", edition=path)
    play(match, "0 unload grey")
    assert standing(match, "cicero", "grey") == [2]


def test_g12_a_supply_that_runs_out_at_set_up_gives_what_there_is(tmp_path: Path) -> None:
    few = "figure = { bodyguard = 2, motor = 2, tommy_gun = 1, trunk = 0, bumper = 0, door = 0 }"
    whole = "figure = { bodyguard = 5, motor = 5, tommy_gun = 5, trunk = 5, bumper = 5, door = 5 }"
    path = box_with(tmp_path, (whole, few))
    match = chance_up_to(deal(4, path), "table")
    assert [event["gang"] for event in events(match, "equipped")] == ["grey", "green"]
    assert equipment(match, "yellow") == (None, None)
    assert sum(at_harbour(match).values()) == 3


def test_every_figure_of_the_box_says_where_it_comes_from() -> None:
    edition = GANGSTER.edition()
    assert set(edition.sources) == {
        name for name, field in GANGSTER.Box.fields.items() if not field.derived
    }
    assert all(edition.sources.values())


def test_the_state_is_small() -> None:
    assert GANGSTER.State.dtype.itemsize <= 768
    assert len(bytes(begin().state)) == GANGSTER.State.dtype.itemsize
