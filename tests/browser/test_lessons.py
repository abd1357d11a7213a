"""Lessons on the real board: clicked through, gone back in, left and taken up again (point 41)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import backroom
from backroom.engine.lesson import Lesson, lessons
from tests.browser.axe import faults
from tests.browser.hands import Clicks, Keys, Touch
from tests.browser.house import DESK, PHONE, Guest, House

Guests = Callable[..., Guest]
ALL = [one for name in backroom.game_names() for one in lessons(backroom.game(name)).values()]
FIRST = [one for one in ALL if one.number == 1]
NEXT = ".coach .btn.pri"
LANGUAGES = {"en": "en-US", "de": "de-DE", "nl": "nl-NL"}


def named(one: Lesson) -> str:
    return f"{one.game.name}-{one.name}"


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with all games."""
    one = House(tmp_path_factory.mktemp("school"))
    one.open()
    yield one
    one.kill()


def arrive(guest: Guest, one: Lesson) -> Page:
    guest.wait_ready(one.game.name)
    guest.page.goto(f"{guest.house.url}/learn/{one.game.name}/{one.name}")
    at_step(guest.page, 0)
    return guest.page


def at_step(page: Page, number: int) -> None:
    expect(page.locator(f'.app[data-step="{number}"]')).to_be_visible()


def go_through(one: Lesson, hand: Clicks, language: str = "en") -> None:
    """Every step by the places it points at, or by the button that says that it was read."""
    page, say = hand.page, one.game.say(language)
    for number, step in enumerate(one.steps):
        at_step(page, number)
        expect(page.locator(".says")).to_have_text(say(step.key, **one.players(say)))
        pointer = page.locator(f'[data-pointer][data-of="{number}"]')
        expect(pointer).to_be_visible()
        if page.locator(f'[data-hit="{pointer.get_attribute("data-pointer")}"]:visible').count():
            # Named to readers, who do not see the frame.
            expect(page.locator("[data-pointed]")).to_contain_text(re.compile(r": \S"))
        if not step.expect:
            # Of several places, the first that is drawn at this size.
            assert pointer.get_attribute("data-pointer") in step.at
            read(hand)
            continue
        for key in step.at:
            expect(pointer).to_be_visible()
            # A place of small screens, or of large ones, is passed over on the others.
            if pointer.get_attribute("data-pointer") != key:
                continue
            hand.press(f'[data-hit="{key}"]:visible >> nth=0')
            if key != step.at[-1]:
                expect(page.locator(f'[data-pointer="{key}"]')).to_have_count(0)
    expect(page.locator('[data-coach="over"]')).to_be_visible()


def read(hand: Clicks) -> None:
    """The keys n and p go round on the board; to the button one comes with Tab."""
    if isinstance(hand, Keys):
        hand.page.locator(NEXT).press("Enter")
    else:
        hand.press(NEXT)


@pytest.mark.parametrize("size, hand", [(DESK, Clicks), (PHONE, Touch)], ids=["desk", "phone"])
@pytest.mark.parametrize("one", FIRST, ids=named)
def test_41_first_lesson_by_the_places_it_points_at(
    school: House, guests: Guests, one: Lesson, size: dict[str, int], hand: type[Clicks]
) -> None:
    look = {"viewport": size, "reduced_motion": "reduce"}
    guest = guests(school, newcomer=True, **look, **hand.options)
    hands = hand(arrive(guest, one))
    go_through(one, hands)
    # One click to a table against lookouts.
    hands.press("role=button[name='Play a first game with the lookout']")
    expect(guest.page.locator(".prompt")).to_be_visible()
    table = guest.look(f"tables/{guest.page.url.rpartition('/')[2]}")
    assert {seat["bot"] for seat in table["seats"][1:]} == {"lookout"}


@pytest.mark.soak
@pytest.mark.parametrize("size, hand", [(DESK, Clicks), (PHONE, Touch)], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ALL, ids=named)
def test_41_every_lesson_in_every_language(
    school: House,
    guests: Guests,
    one: Lesson,
    language: str,
    size: dict[str, int],
    hand: type[Clicks],
) -> None:
    look = {"locale": LANGUAGES[language], "viewport": size, "reduced_motion": "reduce"}
    guest = guests(school, **look, **hand.options)
    go_through(one, hand(arrive(guest, one)), language)


@pytest.mark.soak
@pytest.mark.parametrize("one", ALL, ids=named)
def test_41_every_lesson_by_keys(school: House, guests: Guests, one: Lesson) -> None:
    guest = guests(school, reduced_motion="reduce")
    go_through(one, Keys(arrive(guest, one)))


@pytest.fixture
def bosses() -> Lesson:
    return next(one for one in FIRST if one.game.name == "bosses")


def test_wrong_turns_are_answered_and_back_goes_back(guest: Guest, bosses: Lesson) -> None:
    page = arrive(guest, bosses)
    # Something to read: nothing can be played yet, and that is said.
    assert guest.targets() == set()
    guest.hit("c3").click(force=True)
    expect(page.locator(".rail")).to_contain_text("Next")
    page.get_by_role("button", name="Next").click()
    at_step(page, 1)
    guest.hit("own3").click()
    expect(page.locator('[data-pointer="c1"]')).to_be_visible()
    guest.hit("d4").click()
    expect(page.locator(".rail")).to_contain_text("row 1 is where the fight is")
    guest.hit("b1").click(force=True)
    expect(page.locator(".rail.why")).to_contain_text("Rule B8")
    expect(page.locator('.app[data-step="1"]')).to_be_visible()
    guest.hit("own3").click()
    guest.hit("c1").click()
    at_step(page, 2)
    page.get_by_role("button", name="Back").click()
    at_step(page, 1)
    assert page.locator('[data-piece="c1"]').count() == 0


def test_progress_is_kept_on_the_device(guest: Guest, bosses: Lesson) -> None:
    page = arrive(guest, bosses)
    page.get_by_role("button", name="Next").click()
    at_step(page, 1)
    page.get_by_role("button", name="Show me").click()
    at_step(page, 2)
    page.goto(f"{guest.house.url}/learn/bosses")
    at_step(page, 2)
    expect(page.locator('[data-piece="c1"]')).to_be_visible()
    # What leads nowhere any more is begun anew.
    guest.forgive("422")
    wrong = '{"bosses/first": {"done": ["", "place own1 f6"], "finished": false}}'
    page.evaluate(f"localStorage.setItem('backroom-lessons', '{wrong}')")
    page.reload()
    at_step(page, 0)


def test_further_lessons_follow_the_first(guest: Guest, bosses: Lesson) -> None:
    page = arrive(guest, bosses)
    names = list(lessons(bosses.game))
    assert len(names) >= 3
    listed = page.get_by_role("combobox", name="Lesson").locator("option")
    assert [one.get_attribute("value") for one in listed.all()] == names
    course = bosses.begin()
    while course.step is not None:
        course.show()
    kept = json.dumps({"bosses/first": {"done": course.done[:-1], "finished": False}})
    page.evaluate("kept => localStorage.setItem('backroom-lessons', kept)", kept)
    page.reload()
    at_step(page, len(bosses.steps) - 1)
    page.get_by_role("button", name="Next").click()
    page.get_by_role("link", name="Next lesson").click()
    at_step(page, 0)
    expect(page).to_have_url(f"{guest.house.url}/learn/bosses/{names[1]}")
    # The link of the game leads to the first that is left, and any can be chosen.
    page.goto(f"{guest.house.url}/learn/bosses")
    at_step(page, 0)
    expect(page.get_by_role("combobox", name="Lesson")).to_have_value(names[1])
    page.get_by_role("combobox", name="Lesson").select_option(names[2])
    expect(page).to_have_url(f"{guest.house.url}/learn/bosses/{names[2]}")
    at_step(page, 0)


def test_lesson_by_keys_alone(guest: Guest, bosses: Lesson) -> None:
    page = arrive(guest, bosses)
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    at_step(page, 1)
    # The button is gone with its step: the focus is where the next is said.
    expect(page.locator(".says")).to_be_focused()
    page.locator('[data-hit="own3"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-hit="c1"]').focus()
    page.keyboard.press("Enter")
    at_step(page, 2)


def test_learn_leads_from_the_start_page_to_a_lesson(guest: Guest) -> None:
    page = guest.page
    guest.wait_ready("bosses")
    page.goto(guest.house.url)
    page.get_by_role("link", name="Learn The Bosses of Chicago").click()
    at_step(page, 0)
    page.get_by_role("link", name="Rule B14").click()
    expect(page.locator("#clause-b14, #clause-B14")).to_be_visible()
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator(".poster").first).to_be_visible()


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_13_axe_in_lessons(
    guests: Guests, bosses: Lesson, size: dict[str, int], theme: str
) -> None:
    guest = guests(viewport=size, reduced_motion="reduce").set(theme=theme)
    page = arrive(guest, bosses)
    assert faults(page) == []
    page.get_by_role("button", name="Next").click()
    at_step(page, 1)
    guest.hit("own1").click()
    guest.hit("d4").click()
    expect(page.locator(".rail.note")).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
