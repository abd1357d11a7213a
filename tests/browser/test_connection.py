"""The line and what is at its other end: no network, no such table, whose turn at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import faults
from tests.browser.hands import opened
from tests.browser.house import Guest, House
from tests.browser.test_frame import played

Guests = Callable[..., Guest]

# As a link inside the client does.
GO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("line"), "bosses", "chicago_gangsters") as one:
        yield one


def forgive(guest: Guest, *words: str) -> None:
    """What the browser itself says of a line that is down, or of an address that is not there."""
    faults: list[str] = guest.faults  # type: ignore[attr-defined]
    faults[:] = [one for one in faults if not any(word in one for word in words)]


# ---------------------------------------------------------------- 35: the network is pulled


def test_35_without_a_network_the_table_is_read_and_comes_back(guests: Guests) -> None:
    guest = guests().named().set(confirm=False)
    table = played(guest, 3)
    guest.sit(table)
    page = guest.page
    pieces = page.locator(".board [data-piece]").count()
    told = page.locator(".log li").all_inner_texts()
    assert told
    seat = guest.state(table, None)["view"]["to_act"][0]
    own = next(key for key in sorted(guest.targets()) if key.startswith("own"))
    guest.hit(own).click()
    guest.hit("b5").click()
    expect(guest.button("Confirm")).to_be_enabled()

    page.context.set_offline(True)
    rail = page.locator(".rail.warn")
    expect(rail).to_contain_text("Connection lost")
    expect(guest.button("Confirm")).to_be_disabled()
    guest.expect_targets(set())
    # All that was there is there to be read; what cannot be fetched says so and breaks nothing.
    assert page.locator(".board [data-piece]").count() == pieces
    assert page.locator(".log li").all_inner_texts() == told
    page.locator(".log li button").first.click()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("not answering")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log li").first).to_be_visible()

    page.context.set_offline(False)
    expect(rail).to_have_count(0)
    # Nothing is lost: what was planned can be confirmed.
    expect(guest.button("Confirm")).to_be_enabled()
    guest.confirm()
    expect(page.locator("[data-piece=b5]")).to_be_visible()
    assert guest.state(table, None)["view"]["to_act"][0] != seat
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("article", name="Rules")).to_contain_text("gangster")
    forgive(guest, "net::ERR_", "WebSocket")


# ---------------------------------------------------------------- nobody there


@pytest.mark.parametrize("path", ["t/0123456789abcdef0123456789abcdef", "i/nowhere", "t/%zz"])
@pytest.mark.parametrize(
    "language, table, invite, back",
    [
        (
            "en",
            "No table at this address",
            "This invitation has expired",
            "Back to the start page",
        ),
        (
            "de",
            "Unter dieser Adresse gibt es keinen Tisch",
            "Diese Einladung ist abgelaufen",
            "Zur Startseite",
        ),
        (
            "nl",
            "Op dit adres is geen tafel",
            "Deze uitnodiging is verlopen",
            "Naar de startpagina",
        ),
    ],
)
def test_what_is_not_there_is_said_with_a_way_back(
    guests: Guests, language: str, table: str, invite: str, back: str, path: str
) -> None:
    guest = guests().named().set(language=language)
    page = guest.page
    page.goto(f"{guest.house.url}/{path}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(invite if path.startswith("i/") else table)
    expect(alert).not_to_contain_text("There is")
    assert faults(page) == []
    alert.get_by_role("link", name=back).click()
    expect(page.locator(".poster").first).to_be_visible()
    forgive(guest, "404")


# ---------------------------------------------------------------- one screen, several people


def test_a_curtain_is_lifted_by_its_button_alone(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table("chicago_gangsters", 3)
    page = guest.page
    page.goto(f"{guest.house.url}/t/{table}")
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("is next")
    cover = page.locator(".cover")
    for _ in range(3):
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        expect(cover).to_be_visible()
    page.mouse.click(5, 5)
    expect(curtain).to_be_visible()
    expect(curtain.get_by_role("button", name="Close")).to_have_count(0)
    curtain.get_by_role("button", name="I am ").click()
    expect(curtain).to_have_count(0)
    expect(cover).to_have_count(0)


def test_no_bot_has_the_name_of_a_person_here(guests: Guests) -> None:
    # The name that the bot at the second seat usually has.
    guest = guests().named("lefty lou")
    guest.sit(guest.table("bosses", 3, mine=[0], bots={"1": "random", "2": "random"}))
    names = guest.page.locator(".pp .nm").all_inner_texts()
    assert len(names) == 3
    assert len({name.strip().lower() for name in names}) == 3


# ---------------------------------------------------------------- 13: dialogs of the board


@pytest.mark.parametrize("theme", ["night", "day"])
def test_13_axe_at_the_list_of_keys_and_at_a_thing_seen_large(guests: Guests, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme)
    guest.sit(played(guest, 2))
    page = guest.page
    guest.button("Settings").click()
    page.get_by_role("dialog").get_by_text("Keys", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text("see it large")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    guest.hit("c4").focus()
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []


def test_a_page_that_cannot_be_fetched_says_so_and_comes_when_it_can(guests: Guests) -> None:
    guest = guests()
    guest.page.goto(guest.house.url)
    host = guest.page.get_by_role("link", name="Host a table").first
    expect(host).to_be_visible()
    guest.page.route("**/assets/Host*.js", lambda asked: asked.abort())
    host.click()
    expect(guest.page.get_by_role("alert")).to_contain_text("not answering")
    guest.page.unroute("**/assets/Host*.js")
    forgive(guest, "ERR_FAILED", "Failed to fetch")
    guest.button("Try again").click()
    expect(guest.button("Open the table")).to_be_visible()


def test_words_of_a_game_that_do_not_come_are_waited_for(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table()
    guest.page.route("**/texts/en", lambda asked: asked.fulfill(status=503, body="later"))
    guest.page.goto(f"{guest.house.url}/t/{table}")
    expect(guest.page.get_by_role("alert")).to_contain_text("not answering")
    guest.page.unroute("**/texts/en")
    forgive(guest, "503")
    guest.button("Try again").click()
    expect(guest.prompt).to_contain_text("Place a gangster")


def test_a_page_asks_for_its_first_words_until_they_come(guests: Guests) -> None:
    guest = guests()
    asked: list[str] = []

    def fail_at_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) < 3:
            route.abort()
        else:
            route.continue_()

    guest.page.route(re.compile(r"/assets/en-[^/]*\.js"), fail_at_first)
    guest.page.goto(guest.house.url)
    expect(guest.page.get_by_role("heading", name="Pick a game")).to_be_visible()
    assert len(asked) == 3
    forgive(guest, "ERR_FAILED")


def test_a_language_that_does_not_come_leaves_the_one_that_is_there(guests: Guests) -> None:
    guest = guests()
    guest.page.goto(guest.house.url)
    guest.button("Language: English").click()
    expect(guest.button("Sprache: Deutsch")).to_be_visible()
    guest.page.route(re.compile(r"/assets/nl-[^/]*\.js"), lambda asked: asked.abort())
    with guest.page.expect_event("requestfailed"):
        guest.button("Sprache: Deutsch").click()
    kept = "() => JSON.parse(localStorage.getItem('backroom')).language === 'de'"
    guest.page.wait_for_function(kept)
    expect(guest.button("Sprache: Deutsch")).to_be_visible()
    forgive(guest, "ERR_FAILED")
    guest.page.unroute(re.compile(r"/assets/nl-[^/]*\.js"))
    guest.button("Sprache: Deutsch").click()
    expect(guest.button("Taal: Nederlands")).to_be_visible()


def test_a_link_to_no_moment_leads_to_the_table_as_it_is(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table()
    guest.sit(f"{table}?step=soon")
    expect(guest.prompt).to_contain_text("Place a gangster")


def test_a_language_that_nobody_speaks_is_not_waited_for(guests: Guests) -> None:
    guest = guests().set(language="xx")
    guest.page.goto(guest.house.url)
    expect(guest.button("Language: English")).to_be_visible()


def expect_connected(guest: Guest, table: str, wanted: bool) -> None:
    """The first seat's chair is seen taken, or empty, by somebody else."""
    for _ in range(100):
        if guest.look(f"tables/{table}")["seats"][0]["connected"] == wanted:
            return
        guest.page.wait_for_timeout(100)
    raise AssertionError(f"connected should be {wanted}")


def test_whoever_goes_before_the_table_has_answered_does_not_sit_at_it(guests: Guests) -> None:
    guest, other = guests().named(), guests().named("Otto")
    table = guest.table()
    page = guest.page
    held: list[Route] = []
    page.goto(guest.house.url)
    expect(page.locator(".poster").first).to_be_visible()
    page.route("**/api/tables/*", lambda route: held.append(route))
    with page.expect_request("**/api/tables/*"):
        page.evaluate(GO, f"/t/{table}")
    page.evaluate(GO, "/")
    expect(page.locator(".poster").first).to_be_visible()
    with page.expect_response("**/api/tables/*"):
        held.pop().continue_()
    page.unroute("**/api/tables/*")
    # As long as it would take to sit down.
    page.wait_for_timeout(500)
    expect_connected(other, table, False)
    # And comes back to it whenever they like.
    page.evaluate(GO, f"/t/{table}")
    expect(guest.prompt).to_contain_text("Place a gangster")
    expect_connected(other, table, True)


def test_a_line_dialled_for_a_page_that_is_not_built_is_hung_up(guests: Guests) -> None:
    guest, other = guests().named(), guests().named("Otto")
    table = guest.table()
    page = guest.page
    held: list[Route] = []
    page.route("**/assets/Table*.js", lambda route: held.append(route))
    with page.expect_websocket(lambda line: "seat=0" in line.url):
        page.goto(f"{guest.house.url}/t/{table}", wait_until="commit")
    expect_connected(other, table, True)
    page.evaluate(GO, "/")
    for route in held:
        route.continue_()
    expect(page.locator(".poster").first).to_be_visible()
    expect_connected(other, table, False)
