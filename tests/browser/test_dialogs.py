"""Every dialog, drawer and sheet is opened in both lights: axe, contrast, room, one heading."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.hands import opened
from tests.browser.house import DESK, PHONE, TABLET, Guest, House
from tests.browser.test_afterwards import finished
from tests.browser.test_frame import played

WEB = Path(__file__).parents[2] / "web/src"
Guests = Callable[..., Guest]

# Words whose colour is too near their ground. Axe leaves out what lies over a gradient; here the
# next ground that is a plain colour counts.
FAINT = """root => {
  const numbers = colour => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = one => {
    for (; one; one = one.parentElement) {
      const [r, g, b, a = 1] = numbers(getComputedStyle(one).backgroundColor);
      if (a > 0.95) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const one of root.querySelectorAll('*')) {
    const words = [...one.childNodes].filter(n => n.nodeType === 3)
      .map(n => n.data.trim()).join('');
    const style = getComputedStyle(one);
    if (!words || one.closest('svg, option, :disabled') || !one.checkVisibility()) continue;
    if (style.backgroundImage !== 'none' || one.closest('.btn.pri')) continue;
    const [a, b] = [light(numbers(style.color)), light(ground(one))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const large = parseFloat(style.fontSize) >= 24;
    if (ratio < (large ? 3 : 4.5)) found.push(`${words.slice(0, 40)} ${ratio.toFixed(2)}`);
  }
  return found;
}"""
# Nothing touches the edge of what it stands in.
NARROW = """root => {
  const edge = root.getBoundingClientRect();
  return [...root.querySelectorAll('p, h2, button, input, dl, b')].filter(one => {
    const box = one.getBoundingClientRect();
    const near = box.left - edge.left < 4 || edge.right - box.right < 4;
    return box.width && one.checkVisibility() && near;
  }).map(one => one.outerHTML.slice(0, 90));
}"""


class Opened:
    """What is open is looked at from all sides, and noted where it falls short."""

    def __init__(self, guest: Guest):
        self.guest, self.page = guest, guest.page
        self.wrong: dict[str, Any] = {}
        self.seen: set[str] = set()

    def check(self, name: str, where: str) -> None:
        part = self.page.locator(where).last
        expect(part).to_be_visible()
        expect(part.get_by_role("heading").first).to_be_visible()
        headings = part.get_by_role("heading").all_inner_texts()
        found = {
            "axe": faults(self.page),
            "faint": part.evaluate(FAINT),
            "narrow": part.evaluate(NARROW) if where == "dialog" else [],
            "twice": [one for one in headings if headings.count(one) > 1],
        }
        if any(found.values()):
            self.wrong[name] = {key: value for key, value in found.items() if value}
        self.seen.add(name)
        self.page.keyboard.press("Escape")

    def dialog(self, name: str, button: str | re.Pattern[str]) -> None:
        """By its button; on a phone most stand under "More"."""
        if self.guest.page.locator(".dock").is_visible() and name not in ("leave", "more"):
            self.page.locator(".dock").get_by_role("button", name="More").click()
            self.page.locator("dialog").get_by_role("button", name=button).click()
        else:
            self.page.get_by_role("button", name=button).first.click()
        expect(self.page.locator("dialog")).to_have_count(1)
        self.check(name, "dialog")
        expect(self.page.locator("dialog")).to_have_count(0)


def known() -> set[str]:
    """All dialogs that the client has, by name."""
    names: set[str] = set()
    for path, kind in (("table/panels.svelte.ts", "TableDialog"), ("ui/dialogs.svelte.ts", "Open")):
        source = (WEB / path).read_text(encoding="utf-8")
        found = re.search(rf"type {kind} =(.*?);", source, re.DOTALL)
        assert found, path
        names |= set(re.findall(r'"(\w+)"', found[1]))
    return names


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_13_every_dialog_and_sheet(guests: Guests, size: dict[str, int], theme: str) -> None:
    guest = guests(viewport=size, reduced_motion="reduce").named().set(theme=theme)
    looked, page = Opened(guest), guest.page
    guest.sit(played(guest))
    for name, button in (
        ("invite", "Invite"),
        ("host", "Host controls"),
        ("settings", "Settings"),
        ("wrong", "Something is wrong"),
        ("leave", "Leave the table"),
    ):
        looked.dialog(name, button)
    page.get_by_role("button", name="Leave the table").first.click()
    page.locator("dialog").get_by_role("button", name="Who holds this seat").click()
    expect(page.locator("dialog")).to_contain_text("this device")
    looked.check("holders", "dialog")
    if size is PHONE:
        looked.dialog("more", "More")
        page.get_by_role("button", name=re.compile("^More about")).first.click()
        looked.check("player", "dialog")
    if size is not DESK:
        for sheet in ("Log", "Chat", "Rules", "Replay"):
            if size is TABLET and sheet == "Replay":
                continue
            page.locator(".dock, .tabs").get_by_role("button", name=sheet).first.click()
            looked.check(f"sheet {sheet}", ".sheet")
    guest.sit(finished(guest))
    looked.check("end", ".end")
    page.locator(".end").get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("dialog")).to_contain_text("Every outcome")
    looked.check("verify", "dialog")
    page.keyboard.press("[")
    replay(page, size)
    page.get_by_role("button", name="Play on from here").click()
    looked.check("branch", "dialog")
    page.goto(guest.house.url)
    to_name = re.compile("^Name:")
    for name, buttons in (
        ("credits", ["Settings", "Credits"]),
        ("name", ["Settings", to_name]),
        ("account", ["Settings", to_name, "I have an account"]),
        ("forget", ["Settings", "Delete my data"]),
    ):
        for button in buttons:
            page.get_by_role("button", name=button).last.click()
        looked.check(name, "dialog")
    assert looked.wrong == {}
    assert known() - looked.seen == (set() if size is PHONE else {"more", "player"})


# Files with a dialog: of all that are opened by name above, and those that come by themselves.
BY_NAME = {"ui/Dialog.svelte", "ui/Dialogs.svelte", "table/TableDialogs.svelte"}
UNASKED = {"curtain": "table/Curtain.svelte", "release": "table/Release.svelte"}
LARGE = "ui/Enlarged.svelte"  # test_connection.py


def test_13_no_dialog_is_left_out() -> None:
    found = {
        path.relative_to(WEB).as_posix()
        for path in WEB.rglob("*.svelte")
        if re.search(r"<[Dd]ialog\b", path.read_text(encoding="utf-8"))
    }
    assert found == BY_NAME | set(UNASKED.values()) | {LARGE}


@pytest.fixture(scope="module")
def of_secrets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where hands are hidden."""
    with opened(tmp_path_factory.mktemp("secrets"), "don_pepe") as one:
        yield one


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_13_what_opens_by_itself(
    guests: Guests, of_secrets: House, size: dict[str, int], theme: str
) -> None:
    """The curtain between people at one screen; and somebody asks for the own seat."""
    options = {"viewport": size, "reduced_motion": "reduce"}
    guest = guests(of_secrets, **options).named().set(theme=theme)
    looked = Opened(guest)
    guest.wait_ready("don_pepe")
    guest.page.goto(f"{of_secrets.url}/t/{guest.table('don_pepe', 3)}")
    expect(guest.page.locator("dialog")).to_contain_text("is next")
    looked.check("curtain", "dialog")
    expect(guest.page.locator("dialog")).to_be_visible()
    host = guests(of_secrets).named("Host")
    wish = {"game": "don_pepe", "seats": 3, "mine": [0], "bots": {"2": "random"}}
    info = host.ask("tables", wish)
    guest.ask("join", {"code": info["code"], "seat": 1})
    host.ask(f"tables/{info['table']}/start")
    guest.sit(info["table"])
    host.ask(f"tables/{info['table']}/seats/1/release")
    expect(guest.page.locator("dialog")).to_contain_text("asks for your seat")
    looked.check("release", "dialog")
    assert looked.wrong == {}
    assert looked.seen == set(UNASKED)


def replay(page: Page, size: dict[str, int]) -> None:
    """Where the replay's tools are."""
    if size is PHONE:
        page.locator(".dock").get_by_role("button", name="Replay").click()
