"""The drawn table shows what the view says."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from backroom.engine.drawing import draw_table
from backroom.engine.match import Match
from backroom.engine.texts import LANGUAGES
from tests.games.cosa_nostra.helpers import COSA_NOSTRA, box_file, play, position, ring_of

PLAYERS = ["Ada", "Ben", "Cy", "Di"]


def drawn(match: Match, language: str = "en", colour: bool = False) -> str:
    """The table as it stands in a terminal of 80 columns."""
    paper = io.StringIO()
    system = "truecolor" if colour else None
    console = Console(
        file=paper, width=80, force_terminal=colour, color_system=system, legacy_windows=False
    )
    players = PLAYERS[: match.seats]
    console.print(draw_table(match, None, COSA_NOSTRA.say(language), players))
    return paper.getvalue()


def spaces(match: Match) -> dict[str, str]:
    """Each space as it is labelled, with the figures drawn on it."""
    lines = drawn(match).splitlines()
    found = {}
    for upper, lower in pairwise(lines):
        for start in range(0, len(upper), 7):
            if upper[start : start + 1] == "┌":
                label = upper[start + 1 : start + 6].rstrip("─")
                found[label] = lower[start + 1 : start + 6].strip()
    return found


def row(match: Match, name: str) -> list[str]:
    """What stands behind a player's name."""
    line = next(line for line in drawn(match).splitlines() if name in line)
    return line.split(name)[1].split()


def test_every_space_is_drawn_once_with_its_symbol() -> None:
    labels = list(spaces(position()))
    assert len(labels) == 32
    assert labels[:9] == ["0", "1", "2◎", "3", "4∩", "5!", "6◎", "7", "8"]
    assert labels[-9:] == ["24", "23", "22◎", "21!", "20∩", "19", "18◎", "17", "16"]


def test_figures_stand_on_their_spaces() -> None:
    match = position(
        seats=4, red="boss:27 11 0 0 0", blue="boss:17 17", yellow="28p", green="11p boss:28"
    )
    where = {label: figures for label, figures in spaces(match).items() if figures}
    assert where == {"0": "RRR", "11": "Rg", "17": "B★B", "27": "R★", "28∩": "G★y"}


def test_the_gangs_and_the_throw() -> None:
    match = position(red="boss:29 3 out2", yellow="20", roll="3 5")
    assert row(match, "Ada") == ["29", "4", "5", "2"]
    assert row(match, "Ben") == ["HQ", "34", "7", "·"]


def test_the_space_shown_and_the_die_left() -> None:
    match = position(yellow="boss:7 7", roll="3 5")
    assert "[3] [5]" in drawn(match)
    play(match, "0 move red 3; * wheel 7")
    assert spaces(match)["7◀"] == "Y★Y"
    assert "Left  [5]" in drawn(match)


def test_home() -> None:
    match = position(two_gangs=True, red="home")
    assert row(match, "Ada") == ["home", "·", "·", "·"]


@pytest.mark.parametrize("spaces_in_all", [24, 32, 40])
def test_other_rings_fit_into_80_columns(tmp_path: Path, spaces_in_all: int) -> None:
    match = position(edition=box_file(tmp_path, ring_of(spaces_in_all)))
    assert len(spaces(match)) == spaces_in_all
    assert max(map(len, drawn(match).splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_and_in_colour(language: str) -> None:
    match = position(seats=4, red="boss:27 11", green="11p", roll="3 5")
    assert max(map(len, drawn(match, language).splitlines())) <= 80
    assert "\x1b[" in drawn(match, language, colour=True)
