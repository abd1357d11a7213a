"""What the game says: whole sentences in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from backroom.engine.declare import ENGINE_REASONS
from backroom.engine.texts import LANGUAGES
from backroom.games.chicago_gangsters.rules.words import Phase, Reason
from tests.games.chicago_gangsters.helpers import CHICAGO, lay, play, table

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_notation_has_words_of_its_own(language: str) -> None:
    say = CHICAGO.say(language)
    actions = [say.action(text) for text in CHICAGO.actions.texts]
    outcomes = [say.outcome(text, PLAYERS) for text in CHICAGO.outcomes.texts]
    assert len(set(actions)) == 191
    assert len(set(outcomes)) == 201
    for words in actions + outcomes:
        assert re.fullmatch(r"[A-Z“„][^{}]*[\w”“]", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_prompts_are_short_sentences(language: str) -> None:
    say = CHICAGO.say(language)
    reasons = [say.reason(name) for name in Reason.names if name not in ENGINE_REASONS]
    prompts = [say.prompt(phase) for phase in Phase.asking()]
    others = [say.prompt(phase, "Ada") for phase in Phase.asking()]
    assert len(set(reasons)) == len(reasons) == 37
    assert all("Ada" in prompt for prompt in others)
    for sentence in reasons + prompts + others:
        assert re.fullmatch(r"[A-Z][^{}]*[.?]", sentence), sentence
        assert len(sentence) <= 90, sentence


@pytest.mark.parametrize(
    "event, sentences",
    [
        (
            {"event": "drew", "seat": 0, "card": "w4"},
            ("Ada draws weapons 4.", "Ada zieht Waffen 4.", "Ada trekt wapens 4."),
        ),
        (
            {"event": "drew", "seat": 0},
            ("Ada draws a card.", "Ada zieht eine Karte.", "Ada trekt een kaart."),
        ),
        (
            {"event": "coalition_revealed", "round": 3, "coalition": "k01", "one": 0, "other": 1},
            (
                "Round 3: Ada and Bo challenge.",
                "Runde 3: Ada und Bo fordern heraus.",
                "Ronde 3: Ada en Bo dagen uit.",
            ),
        ),
        (
            {"event": "coalition_revealed", "round": 3, "coalition": "k01", "one": 0, "other": -1},
            (
                "Round 3: Ada challenges alone.",
                "Runde 3: Ada fordert allein heraus.",
                "Ronde 3: Ada daagt alleen uit.",
            ),
        ),
        (
            {
                "event": "district_revealed",
                "district": "d10",
                "weapons": 1,
                "bribes": 0,
                "blackmail": 1,
                "persons": 1,
            },
            (
                "District: South Side · weapons · blackmail · persons",
                "Stadtteil: South Side · Waffen · Erpressung · Personen",
                "Wijk: South Side · wapens · chantage · personen",
            ),
        ),
        (
            {"event": "number_shown", "seat": 1, "number": 1},
            (
                "Bo has played 1 card.",
                "Bo hat 1 Karte gelegt.",
                "Bo heeft 1 kaart gelegd.",
            ),
        ),
        (
            {
                "event": "compared",
                "challengers": 29,
                "defenders": 14,
                "winners": "challengers",
                "losers_share": 0,
            },
            (
                "Challengers 29, defenders 14: the challengers win. "
                "The losers fall short of half and get nothing.",
                "Herausforderer 29, Verteidiger 14: Die Herausforderer gewinnen. "
                "Die Verlierer verfehlen die Hälfte und gehen leer aus.",
                "Uitdagers 29, verdedigers 14: de uitdagers winnen. "
                "De verliezers halen de helft niet en krijgen niets.",
            ),
        ),
    ],
)
def test_an_event_in_three_languages(event: dict[str, Any], sentences: tuple[str, ...]) -> None:
    for language, sentence in zip(LANGUAGES, sentences, strict=True):
        assert CHICAGO.say(language).event(event, PLAYERS) == sentence


def test_what_happens_in_a_round_can_be_told() -> None:
    match = table("k01 d05 b01 judge", hands="w4 e5 | -", talk=True)
    play(match, "1 pledge points 7; 0 pass; 1 pass")
    before = len(match.lines)
    lay(match, "0 w4 ?e5", "1")
    told = [CHICAGO.say().event(event, PLAYERS) for event in match.events_for(2, before)]
    assert told == [
        "Ada is done playing cards.",
        "Bo is done playing cards.",
        "Ada has played 2 cards.",
        "Bo has played no card.",
        "Ada takes weapons 4 back: it does not count here.",
        "One of Ada’s cards stays face down.",
        "The challengers stand at 0.",
    ]


def test_one_of_anything_is_said_in_the_singular() -> None:
    say = CHICAGO.say("en")
    assert [say.action(f"pledge points {n}") for n in (0, 1, 2)] == [
        "“I put in 0 points.”",
        "“I put in 1 point.”",
        "“I put in 2 points.”",
    ]
    assert say.action("pledge cards 1") == "“I play 1 card.”"
    assert say.action("ask points 1") == "“I need 1 point from you.”"
    assert CHICAGO.say("de").action("pledge points 1") == "„Ich bringe 1 Punkt.“"
    assert CHICAGO.say("nl").action("pledge cards 1") == "“Ik leg 1 kaart.”"
