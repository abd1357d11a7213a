"""The map of Chicago drawn from a box of one's own: the figures it shows are those of that box."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.gangster_table import GAME, Guests, View, fitting, play_on, turn
from tests.browser.hands import opened
from tests.browser.house import DESK, PHONE, Guest, House

GANGSTER = Path(__file__).parents[2] / "src" / "backroom" / "games" / GAME
# Other figures than in the printed box: what that says, and what this says instead.
OTHER = {
    "trunk_room": ("{ without = 1, with = 2 }", "{ without = 2, with = 4 }"),
    "laid_open": ("3", "6"),
    "doublers": ("8", "5"),
    "gangsters": ("[9, 6, 5]", "[8, 4, 3]"),
}
ROOM, OPEN, DOUBLERS, CREW = 4, 6, 5, 8
ROWS, COLUMNS, VALUES, SHOWN = 3, 5, "[5, 0, 1]", "5 ? 1"
NORTH, SOUTH = "north_side", "greek_town"
FIRST_ROAD = "[roads]\nfigure = [\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The game in a folder of its own, under its own name: so it has its board."""
    folder = tmp_path_factory.mktemp("games") / GAME
    shutil.copytree(GANGSTER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    [file] = (folder / "boxes").glob("*.toml")
    box = file.read_text()
    for name, (printed, own) in OTHER.items():
        before = f"[{name}]\nfigure = {printed}\n"
        assert before in box, name
        box = box.replace(before, f"[{name}]\nfigure = {own}\n")
    # All tables alike, of a shape and with values that none has.
    for name, each in {"rows": ROWS, "columns": COLUMNS, "values": VALUES}.items():
        part = box.split(f"[{name}.figure]\n")[1].split("\n\n")[0]
        box = box.replace(part, "\n".join(f"{table} = {each}" for table in range(1, 16)))
    # One more road.
    assert FIRST_ROAD in box
    file.write_text(box.replace(FIRST_ROAD, f'{FIRST_ROAD}  ["{NORTH}", "{SOUTH}"],\n'))
    with opened(tmp_path_factory.mktemp("house"), str(folder)) as one:
        yield one


def seated(guest: Guest) -> View:
    """Somebody has equipped a trunk; the page of that table is open."""

    def equipped(view: View) -> bool:
        return view["ask"] == "turn" and "trunk" in view["slots"][view["gang"]].values()

    table = guest.table(GAME, 4, seed=3)
    view = play_on(guest, table, equipped, random.Random(3), fitting("trunk"))
    assert view
    guest.sit(table)
    return view


def test_plate_and_tables_are_those_of_the_box(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table(GAME, 4, seed=3)
    view = turn(guest, table)
    assert view
    guest.sit(table)
    plate = guest.page.get_by_role("img", name=re.compile("Stage 1 of 3"))
    expect(plate).to_have_accessible_name(re.compile(f" of {DOUBLERS} doublers"))
    crew = guest.hit(f"crew-{view['gang']}")
    # Two of them are on tables.
    expect(crew).to_have_accessible_name(re.compile(f": {CREW - 2}"))
    for district in view["table"]:
        name = guest.hit(district).get_attribute("aria-label")
        assert f"{ROWS} by {COLUMNS} fields, values {SHOWN}" in str(name)
        fields = guest.page.locator(f"[data-hit^='{district}.']")
        expect(fields).to_have_count(ROWS * COLUMNS)


def test_a_road_of_the_box_is_drawn_and_driven(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table(GAME, 4, seed=3)

    def at_its_end(view: View) -> bool:
        gang = view["gang"]
        return view["ask"] == "turn" and view["car"][gang] == NORTH and "1" in view["cards"][gang]

    view = play_on(guest, table, at_its_end, random.Random(3))
    assert view
    guest.sit(table)
    guest.hit(f"card-{view['gang']}-1").click()
    expect(guest.page.locator(f"[data-roads={SOUTH}]")).to_have_text("1")
    expect(guest.page.locator(f"[data-way={SOUTH}]")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_tip_of_the_trunk_tells_its_room(guests: Guests, size: dict[str, int]) -> None:
    guest = guests(viewport=size).named()
    view = seated(guest)
    gang = view["gang"]
    slot = next(slot for slot, kind in view["slots"][gang].items() if kind == "trunk")
    button = guest.hit(f"slot-{gang}-{'left' if size is PHONE else slot}")
    assert f"Your trunk has room for {ROOM} foreign gangsters." in str(
        button.get_attribute("data-more")
    )


def expect_inside(one: Any, other: Any) -> None:
    inner, outer = one.bounding_box(), other.bounding_box()
    for start, length in (("x", "width"), ("y", "height")):
        assert inner[start] >= outer[start] - 1
        assert inner[start] + inner[length] <= outer[start] + outer[length] + 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_that_lies_open_lies_inside_the_gold_coast(
    guests: Guests, size: dict[str, int]
) -> None:
    guest = guests(viewport=size).named()
    view = seated(guest)
    kinds = {kind: number for kind, number in view["harbour"].items() if number}
    assert sum(kinds.values()) == OPEN
    pieces = guest.page.locator(".board [data-piece^=kind-]")
    expect(pieces).to_have_count(OPEN)
    for piece in pieces.all():
        expect_inside(piece, guest.hit("gold_coast"))
    if size is PHONE:
        guest.hit("gold_coast").click()
        large = guest.page.locator("[data-close-up=gold_coast] [data-piece]")
        expect(large).to_have_count(OPEN)
        for piece in large.all():
            expect_inside(piece.locator("text"), piece.locator("rect"))
    for kind in kinds:
        expect(guest.hit(f"kind-{kind}")).to_have_count(1)
