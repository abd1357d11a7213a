"""The table in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from backroom.engine.conformance import Subject, random_match
from backroom.engine.drawing import draw_table
from backroom.engine.match import Match
from backroom.engine.texts import LANGUAGES
from backroom.games.gangster.rules.words import DISTRICT
from tests.games.gangster.helpers import GANGSTER, deal, position
from tests.games.gangster.test_box import box_with

PLAYERS = ("Anna", "Bert", "Carla", "Dirk", "Eva")


def drawn(match: Match, language: str = "en") -> str:
    """The table as plain text, 80 columns wide."""
    paper = io.StringIO()
    table = draw_table(match, None, GANGSTER.say(language), PLAYERS[: match.seats])
    Console(file=paper, width=80, color_system=None).print(table)
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_place_and_every_colour_is_drawn(seats: int, language: str) -> None:
    for match in (deal(seats), position(seats=seats), random_match(Subject(GANGSTER, seats), 1)):
        text = drawn(match, language)
        for district in DISTRICT:
            assert GANGSTER.say(language)(f"district-{district}") in text
        assert "Gold Coast" in text
        assert all(name in text for name in PLAYERS[:seats])
        assert max(len(line) for line in text.splitlines()) <= 80


def test_a_table_shows_its_values_its_fields_and_the_cars() -> None:
    match = position(
        "cicero 12: green . yellow grey blue",
        seats=5,
        cars="grey cicero, blue cicero",
        doubled="cicero",
    )
    rows = drawn(match).splitlines()
    top = next(number for number, row in enumerate(rows) if "Cicero ×2" in row)
    assert "? 4 2 ?" in rows[top + 1]
    assert "G·YS│B○··" in rows[top + 2]
    assert "····" in rows[top + 3]
    assert "[S][B]" in rows[top + 4]


def test_boards_show_cards_crew_trunk_and_equipment() -> None:
    match = position(
        cards="green 13", crew="green 4", trunks="green grey", slots="green door motor"
    )
    (row,) = (row for row in drawn(match).splitlines() if "Bert" in row)
    assert row.split() == ["G", "Green", "Bert", "0", "1", "3", "4", "S", "door,", "motor"]
    assert "Stage 1: 1 of 8 doublers. Face down: 9 districts, 2 police." in drawn(match)


def test_with_three_players_cicero_is_drawn_closed() -> None:
    assert "closed" in drawn(position(seats=3))
    assert "closed" not in drawn(position(seats=4))


@pytest.mark.parametrize("corner", [(0, 0), (100, 0), (0, 100), (100, 100)])
def test_another_map_is_drawn_up_to_its_corners(tmp_path: Path, corner: tuple[int, int]) -> None:
    path = box_with(tmp_path, ("stickney = [12, 92]", f"stickney = {[*corner]}"))
    rows = drawn(position("stickney 15: grey", cars="grey stickney", edition=path)).splitlines()
    top = next(number for number, row in enumerate(rows) if "Stickney" in row)
    assert "7 5 ? 2" in rows[top + 1]
    assert "S○··│····" in rows[top + 2]
    assert "····│····" in rows[top + 3]
    assert "[S]" in rows[top + 4]


def test_g20_every_casino_card_left_is_shown(tmp_path: Path) -> None:
    path = box_with(tmp_path, ("2 = 1, 3 = 1, 4 = 1, 5 = 1", "2 = 0, 3 = 1, 4 = 2, 5 = 1"))
    assert "Casino cards left: 3 4 4 5 6 7." in drawn(position(edition=path))


def test_g9_the_field_of_the_next_gangster_is_marked_and_explained() -> None:
    text = drawn(position("stickney 15: grey", cars="grey stickney"))
    assert "S○··│····" in text
    assert "○: where the next gangster goes." in text
    full = drawn(position("stickney 15: " + " ".join(["grey"] * 16), cars="grey stickney"))
    assert "SSSS│SSSS" in full
