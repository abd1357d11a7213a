"""The start page: to a seat in a few clicks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.browser.axe import faults
from tests.browser.house import DESK, PHONE, Guest

Guests = Callable[..., Guest]


def test_40_a_table_with_bots_in_three_clicks(guests: Guests) -> None:
    guest = guests()
    guest.wait_ready("bosses")
    page = guest.page
    page.goto(guest.house.url)
    poster = page.locator(".poster", has_text="The Bosses of Chicago")
    poster.get_by_role("button", name="Sit down").click()  # 1
    expect(page.locator(".prompt")).to_be_visible()
    expect(page).to_have_url(re.compile("/t/"))


def test_39_a_name_is_asked_where_people_sit_and_once(guests: Guests) -> None:
    host = guests().named("Host")
    host.wait_ready("bosses")
    guest = guests()
    page = guest.page
    page.goto(guest.house.url)
    # Against bots nobody is there to be told it.
    page.get_by_role("button", name="Sit down The Bosses of Chicago").click()
    expect(page.locator(".pp[data-seat='0']")).to_contain_text("Guest")
    for asked in (True, False):
        info = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
        page.goto(guest.house.url)
        expect(page.get_by_role("button", name="Your name")).to_contain_text(
            "No name yet" if asked else "Ada"
        )
        page.get_by_label("Table code").fill(info["code"])
        guest.button("Join").click()
        if asked:
            name = page.get_by_role("dialog").get_by_role("textbox")
            expect(name).to_have_value("")
            name.fill("Ada")
            page.get_by_role("dialog").get_by_role("button", name="Take a seat").click()
        expect(page.locator("li", has_text="Ada")).to_contain_text("You")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_makes_a_move_in_three_clicks(guests: Guests, size: dict[str, int]) -> None:
    """From the start page to a move in the record, by mouse alone."""
    guest = guests(newcomer=True, viewport=size)
    guest.wait_ready("bosses")
    page = guest.page
    page.add_init_script("""
      addEventListener('pointerdown', () =>
        sessionStorage.setItem('clicks', 1 + Number(sessionStorage.getItem('clicks'))), true);
    """)
    page.goto(guest.house.url)
    page.get_by_role("button", name="Sit down The Bosses of Chicago").click()  # 1
    # A piece is in hand already, and it is said which, and what to do with it.
    expect(guest.hit("own1")).to_have_attribute("aria-pressed", "true")
    expect(guest.prompt).to_contain_text("In hand: red 1. Pick an empty field.")
    field = page.locator(".board [data-hit='c3'], .board [data-hit='d4']").and_(
        page.locator("[data-target]")
    )
    where = field.first.get_attribute("data-hit")
    field.first.click()  # 2
    expect(guest.button("Confirm")).to_be_enabled()
    guest.confirm()  # 3
    table = page.url.split("/t/")[1].split("?")[0]
    record = f"{guest.house.url}/api/tables/{table}/record"
    guest.until(lambda: f"place own1 {where}" in page.request.get(record).text())
    assert page.evaluate("sessionStorage.getItem('clicks')") == "3"
    # From then on nothing is picked before the player does so.
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(page.locator("[data-target][data-hit=own2]")).to_have_count(1)
    expect(page.locator("[data-hit][aria-pressed=true]")).to_have_count(0)


def test_39_from_an_invite_to_a_seat_in_two_clicks(guests: Guests) -> None:
    host = guests().named("Host")
    host.wait_ready("bosses")
    info = host.ask("tables", {"game": "bosses", "seats": 2})
    page = guests().page
    page.goto(f"{host.house.url}/i/{info['invite']}")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Grace")
    dialog.get_by_role("button", name="Take a seat").click()  # 1
    expect(page.get_by_role("status").first).to_contain_text("Every seat is taken")
    # The key has left the address bar.
    assert info["invite"] not in page.url
    host.page.goto(f"{host.house.url}/t/{info['table']}")
    host.page.get_by_role("button", name="Start").click()
    expect(page.locator(".prompt")).to_be_visible()
    expect(host.page.locator(".prompt")).to_be_visible()


def test_a_table_code_seats_too(guests: Guests) -> None:
    host = guests().named("Host")
    info = host.ask("tables", {"game": "bosses", "seats": 3})
    guest = guests().named("Linus")
    guest.page.goto(guest.house.url)
    guest.page.get_by_label("Table code").fill(info["code"])
    guest.button("Join").click()
    expect(guest.page.locator("li", has_text="Linus")).to_contain_text("You")


def test_a_listed_table_is_found_and_my_tables_wait(guests: Guests) -> None:
    host = guests().named("Capone")
    host.ask("tables", {"game": "bosses", "seats": 2, "settings": {"listed": True}})
    guest = guests().named("Eliot")
    guest.page.goto(guest.house.url)
    row = guest.page.locator(".tl li", has_text="Capone").first
    row.get_by_role("button", name="Take a seat").click()
    expect(guest.page.locator("li", has_text="Eliot")).to_contain_text("You")
    host.page.goto(host.house.url)
    expect(host.page.locator(".yg")).to_contain_text("The Bosses of Chicago")


def test_at_the_own_table_no_other_seat_is_offered(guests: Guests) -> None:
    host = guests().named("Moran")
    host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0], "settings": {"listed": True}})
    host.page.goto(host.house.url)
    row = host.page.locator(".tl li", has_text="Moran")
    expect(row.get_by_role("link", name="Look in")).to_be_visible()
    expect(row.get_by_role("button")).to_have_count(0)


def test_hosting_with_all_seats_on_this_device(guest: Guest) -> None:
    page = guest.page
    guest.wait_ready("bosses")
    page.goto(f"{guest.house.url}/host/bosses")
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Everyone on this device").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_44_light_is_kept_and_sound_is_off_at_first(guest: Guest) -> None:
    page = guest.page
    page.goto(guest.house.url)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    assert not dialog.get_by_label("Sound", exact=True).is_checked()
    dialog.get_by_label("night").check()
    dialog.get_by_label("Sound", exact=True).check()
    dialog.get_by_label("Volume").fill("0.3")
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("dialog").get_by_label("Volume").input_value() == "0.3"


def test_44_the_light_follows_the_system_until_chosen(guests: Guests) -> None:
    page = guests(color_scheme="light").page
    page.goto(guests().house.url)
    root, chief = page.locator("html"), page.get_by_role("button", name="Quick game with bots")
    expect(root).to_have_attribute("data-theme", "day")
    expect(chief).to_have_css("background-color", "rgb(124, 84, 16)")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "night")
    expect(chief).to_have_css("background-color", "rgb(220, 174, 85)")


def test_46_first_load_is_small(guest: Guest) -> None:
    scripts: list[Response] = []
    page = guest.page
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    page.goto(guest.house.url)
    expect(page.locator(".poster").first).to_be_visible()
    assert all(got.headers["content-encoding"] in ("br", "gzip") for got in scripts)
    size = sum(int(got.headers["content-length"]) for got in scripts)
    assert 20_000 < size < 65_000
    # Nothing of a board comes before somebody sits down.
    assert not [got.url for got in scripts if "/board-" in got.url]


def test_46_files_are_compressed_once_and_kept_for_good(guest: Guest) -> None:
    page = guest.page
    page.goto(guest.house.url)
    script = page.locator("script[src*=assets]").first.get_attribute("src")
    url = f"{guest.house.url}{script}"
    got = {
        wanted: page.request.get(url, headers={"accept-encoding": wanted})
        for wanted in ("gzip, deflate, br", "gzip", "identity", "br;q=0, gzip;q=0.5")
    }
    assert [one.headers.get("content-encoding") for one in got.values()] == [
        "br", "gzip", None, "gzip",
    ]  # fmt: skip
    assert len({one.body() for one in got.values()}) == 1
    for one in got.values():
        assert one.headers["vary"] == "Accept-Encoding"
        assert one.headers["cache-control"] == "max-age=31536000, immutable"
        assert one.headers["content-type"].startswith("text/javascript")
    # The page itself is looked after each time: it names the newest files.
    index = page.request.get(guest.house.url, headers={"accept-encoding": "br"})
    assert index.headers["content-encoding"] == "br"
    assert index.headers["cache-control"] == "no-cache"


def test_17_no_sideways_scroll(guests: Guests) -> None:
    for size in (DESK, PHONE, {"width": 320, "height": 640}, {"width": 720, "height": 450}):
        guest = guests(viewport=size).named()
        for path in ("", "host", "rules/bosses"):
            guest.page.goto(f"{guest.house.url}/{path}")
            expect(guest.page.locator("main")).to_be_visible()
            wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (size, path)


def test_42_rules_are_searchable(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.house.url}/rules/bosses?clause=B8")
    expect(page.locator("#clause-B8.here")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("bullet")
    expect(page.locator("article li:visible").first).to_contain_text(re.compile("bullet", re.I))
    expect(page.locator("#clause-B14")).to_be_hidden()


def test_42_what_is_searched_for_is_marked_and_nothing_stands_empty(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.house.url}/rules/bosses")
    headings = page.locator("article h2:visible, article h3:visible")
    expect(headings.nth(4)).to_be_visible()
    every = headings.count()
    page.get_by_role("searchbox").fill("bullet")
    marks = page.locator("article mark")
    expect(marks.first).to_be_visible()
    assert {one.lower() for one in marks.all_inner_texts()} == {"bullet"}
    assert 0 < headings.count() < every
    assert faults(page) == []
    empty = page.evaluate(
        """() => [...document.querySelectorAll('article h2, article h3')]
          .filter(one => one.checkVisibility())
          .filter(one => { let next = one.nextElementSibling;
            while (next && next.hidden) next = next.nextElementSibling;
            return !next || /^H[12]$/.test(next.tagName); })
          .map(one => one.textContent)"""
    )
    assert empty == []
    page.get_by_role("searchbox").fill("")
    expect(marks).to_have_count(0)
    assert headings.count() == every


def test_42_a_table_without_a_hit_is_put_away_with_its_head(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.house.url}/rules/cosa_nostra")
    tables = page.locator("article table:visible")
    expect(tables.nth(1)).to_be_visible()
    page.get_by_role("searchbox").fill("Blockade")
    expect(page.locator("article mark").first).to_be_visible()
    expect(tables).to_have_count(1)
    expect(tables.locator("tbody tr:visible")).to_have_count(1)


def test_people_at_one_device_have_names_of_their_own(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.house.url}/host/bosses")
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Everyone on this device").click()
    page.get_by_label("Name at seat 2").fill("Otto")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby")).to_contain_text("Otto")
    guest.button("Start").click()
    expect(page.locator(".pp[data-seat='0']")).to_contain_text("Vera")
    expect(page.locator(".pp[data-seat='1']")).to_contain_text("Otto")


def test_house_rules_are_shown_where_there_are_some(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.house.url}/host/cosa_nostra")
    box = page.get_by_role("group", name="House rules")
    players = page.get_by_role("group", name="Who sits where").get_by_role("combobox").first
    players.select_option("2")
    expect(box).to_be_visible()
    players.select_option("3")
    expect(box).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_42_a_link_to_a_clause_goes_there_and_marks_it(
    guests: Guests, size: dict[str, int]
) -> None:
    guest = guests(viewport=size)
    page = guest.page
    for clause in ("B8", "b19"):
        page.goto(f"{guest.house.url}/rules/bosses?clause={clause}")
        marked = page.locator("article .here")
        expect(marked).to_have_attribute("id", f"clause-{clause.upper()}")
        expect(marked).to_have_attribute("aria-current", "location")
        expect(marked).to_be_in_viewport(ratio=1)


def test_the_level_of_bots_is_chosen_and_remembered(guests: Guests) -> None:
    guest = guests().named()
    page = guest.page
    page.goto(guest.house.url)
    level = page.get_by_label("Bots play as")
    expect(level).to_have_value("soldier")
    told = level.locator("option").all_inner_texts()
    assert [one.split(" · ")[0] for one in told] == ["1", "2", "3", "4", "5"]
    assert len(set(told)) == 5
    level.select_option("lookout")
    page.reload()
    expect(level).to_have_value("lookout")
    guest.wait_ready("bosses")
    sit = page.get_by_role("button", name="Sit down The Bosses of Chicago")
    expect(sit).to_be_enabled()
    sit.click()
    expect(page.locator(".pp[data-seat='1']")).to_contain_text("Bot, lookout")
    # In the host's dialog the levels stand in the same order, and which are stronger is said.
    page.goto(f"{guest.house.url}/host")
    group = page.locator("optgroup[label='Bots, weakest first']").first
    expect(group.locator("option")).to_have_text(told)


def test_the_level_of_a_bot_is_chosen_in_the_lobby(guests: Guests) -> None:
    guest = guests().named()
    guest.wait_ready("bosses")
    lobby = guest.ask("tables", {"game": "bosses", "seats": 3, "mine": [0]})["table"]
    page = guest.page
    page.goto(f"{guest.house.url}/t/{lobby}")
    for level in ("capo", "lookout"):
        page.get_by_label("Bots play as").select_option(level)
        page.locator("li").get_by_role("button", name="Bot", exact=True).first.click()
        expect(page.locator("li small", has_text=level)).to_have_count(1)
    seats = guest.look(f"tables/{lobby}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "capo", "lookout"]
    # Nobody is left to be called.
    expect(page.get_by_label("Bots play as")).to_have_count(0)
