"""Boxes: the edition of the house, own ones, and what is wrong with a box."""

from __future__ import annotations

from pathlib import Path

import pytest

import backroom
from tests.games.bosses.helpers import BOSSES, deal

GOOD = (BOSSES.folder / "boxes" / "ludoart-2006.toml").read_text(encoding="utf-8")


def box_file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_the_figures_of_the_edition() -> None:
    edition = BOSSES.edition()
    box = edition.box
    assert (edition.name, edition.title) == ("ludoart-2006", "Ludoart 2006")
    assert [box.gangsters[power] for power in range(3)] == [3, 3, 3]
    assert [box.bullets[players] for players in range(3)] == [2, 1, 1]
    assert (box.track_end, box.guard_turns) == (17, 3)
    assert set(edition.sources) == {"gangsters", "bullets", "track_end", "guard_turns"}


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    other = changed("{ 1 = 3, 2 = 3, 3 = 3 }", "{ 1 = 4, 2 = 3, 3 = 2 }").replace("= 17", "= 5")
    match = deal(3, edition=box_file(tmp_path, other))
    assert match.edition.hash != BOSSES.edition().hash
    weights = match.chance()
    assert [weights[f"open left red{power}"] for power in "123"] == [3, 2, 1]
    assert [weights[f"open left grey{power}"] for power in "123"] == [4, 3, 2]
    assert sum(weights.values()) == 27


@pytest.mark.parametrize(
    "text, key, reason",
    [
        (changed('name = "Ludoart 2006"\n', ""), "name", "missing"),
        (changed('game = "bosses"\n', ""), "game", "missing"),
        (changed('"bosses"', '"gangster"'), "game", "not “bosses”"),
        (changed('edition = "ludoart-2006"', "edition = 2006"), "edition", "not a string"),
        (changed("[track_end]", "[track_start]"), "track_start", "not a figure of this game"),
        (changed("[bullets]\nfigure", "[bullets]\nfigures"), "bullets", "missing"),
        (GOOD.split("[guard_turns]")[0], "guard_turns", "missing"),
        (changed('source = "rulebook"\n', ""), "bullets", "no source"),
        (changed('source = "rulebook"', 'source = " "'), "bullets", "no source"),
        (changed('source = "rulebook"', 'source = "x"\npage = 3'), "bullets.page", "neither"),
        (changed("figure = 17", "figure = 17.5"), "track_end", "not a whole number"),
        (changed("figure = 17", "figure = true"), "track_end", "not a whole number"),
        (changed("figure = 17", 'figure = "17"'), "track_end", "not a whole number"),
        (changed("figure = 17", "figure = 0"), "track_end", "not between 1 and 100"),
        (changed("figure = 17", "figure = 101"), "track_end", "not between 1 and 100"),
        (changed("3 = 3 }", "3 = 4 }"), "gangsters", "40 gangsters do not fill the 36 fields"),
        (changed("3 = 3 }", "3 = 0 }"), "gangsters", "0 is not between 1 and 9"),
        (changed("3 = 3 }", "4 = 3 }"), "gangsters", "“4” is no power"),
        (changed(", 3 = 3 }", " }"), "gangsters", "no value for power “3”"),
        (changed("{ 1 = 3, 2 = 3, 3 = 3 }", "[3, 3]"), "gangsters", "wants 3 values, has 2"),
        (changed("{ 1 = 3, 2 = 3, 3 = 3 }", "9"), "gangsters", "wants 3 values"),
        (changed("{ 2 = 2,", "{ 2 = -1,"), "bullets", "not between 0 and 9"),
        ("game = [", "", "not a TOML file"),
    ],
)
def test_a_wrong_box_is_refused_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, reason: str
) -> None:
    path = box_file(tmp_path, text)
    with pytest.raises(backroom.Refused) as refusal:
        BOSSES.edition(path)
    sentence = str(refusal.value)
    assert sentence.startswith(f"mine.toml: {key}")
    assert reason in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_box_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(backroom.Refused, match=r"nowhere\.toml: cannot be read"):
        BOSSES.edition(tmp_path / "nowhere.toml")


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(backroom.Refused, match=r"no edition “amigo-2007”.*ludoart-2006"):
        BOSSES.edition("amigo-2007")
