"""What the game says: whole sentences in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from backroom.engine.declare import ENGINE_REASONS
from backroom.engine.texts import LANGUAGES
from backroom.games.bosses.rules.words import Phase, Reason
from tests.games.bosses.helpers import BOSSES, begin, play

PLAYERS = ["Ada", "Bo"]
Three = tuple[str, str, str]


def event(name: str, **values: Any) -> dict[str, Any]:
    return {"event": name, **values}


EVENTS: list[tuple[dict[str, Any], Three]] = [
    (
        event("opened", side="left", kind="yellow2"),
        (
            "On the left, yellow 2 is turned up.",
            "Links wird Gelb 2 aufgedeckt.",
            "Links komt geel 2 open.",
        ),
    ),
    (event("started", seat=1), ("Bo starts.", "Bo fängt an.", "Bo begint.")),
    (
        event("placed", seat=0, source="own3", kind="red3", field="a1"),
        ("Ada places red 3 on a1.", "Ada legt Rot 3 auf a1.", "Ada legt rood 3 op a1."),
    ),
    (
        event("drew", seat=1, side="right"),
        (
            "Bo draws from the right stack.",
            "Bo zieht vom rechten Stapel.",
            "Bo trekt van de rechterstapel.",
        ),
    ),
    (
        event("drawn", seat=1, kind="grey1"),
        ("Bo has drawn grey 1.", "Bo hat Grau 1 gezogen.", "Bo heeft grijs 1 getrokken."),
    ),
    (
        event("moved", seat=0, kind="blue2", origin="b2", target="b3"),
        (
            "Ada moves blue 2 from b2 to b3.",
            "Ada bewegt Blau 2 von b2 nach b3.",
            "Ada verplaatst blauw 2 van b2 naar b3.",
        ),
    ),
    (
        event("shot", seat=1, kind="red3", field="c1"),
        (
            "Bo shoots red 3 on c1.",
            "Bo erschießt Rot 3 auf c1.",
            "Bo schiet rood 3 op c1 neer.",
        ),
    ),
    (
        event("line_counted", line="row_1", red=8, blue=5, yellow=0, grey=1),
        (
            "Row 1 is complete: red 8, blue 5, yellow 0, grey 1.",
            "Zeile 1 ist vollständig: Rot 8, Blau 5, Gelb 0, Grau 1.",
            "Rij 1 is vol: rood 8, blauw 5, geel 0, grijs 1.",
        ),
    ),
    (
        event("line_scored", line="row_1", gang="red", points=3, seat=0, rank=3),
        (
            "Row 1: Ada scores 3 and stands at rank 3.",
            "Zeile 1: 3 Punkte für Ada, jetzt auf Rang 3.",
            "Rij 1: 3 punten voor Ada, nu op rang 3.",
        ),
    ),
    (
        event("line_scored", line="column_f", gang="blue", points=1, seat=1, rank=17),
        (
            "Column f: Bo scores 1 and stands at rank 17.",
            "Spalte f: 1 Punkt für Bo, jetzt auf Rang 17.",
            "Kolom f: 1 punt voor Bo, nu op rang 17.",
        ),
    ),
    (
        event("line_scored", line="row_2", gang="yellow", points=4, seat=-1, rank=-1),
        (
            "Row 2: yellow leads by 4, but is neutral: nobody scores.",
            "Zeile 2: Gelb hat 4 Vorsprung, ist aber neutral: Niemand punktet.",
            "Rij 2: geel ligt 4 voor, maar is neutraal: niemand krijgt punten.",
        ),
    ),
    (
        event("line_scored", line="row_2", gang=None, points=0, seat=-1, rank=-1),
        (
            "Row 2: every gang is tied with another, nobody scores.",
            "Zeile 2: Jede Bande liegt mit einer anderen gleichauf, niemand punktet.",
            "Rij 2: elke bende staat gelijk met een andere, niemand krijgt punten.",
        ),
    ),
    (
        event("skipped", seat=0),
        (
            "Ada can do nothing and is skipped.",
            "Ada kann nichts tun und wird übersprungen.",
            "Ada kan niets doen en wordt overgeslagen.",
        ),
    ),
    (
        event("ended", filled=0),
        (
            "The end of the ranking is reached. The game is over.",
            "Das Ende der Rangliste ist erreicht. Die Partie ist aus.",
            "Het einde van de ranglijst is bereikt. Het spel is afgelopen.",
        ),
    ),
    (
        event("ended", filled=1),
        (
            "All gangsters are on the board. The game is over.",
            "Alle Gangster sind gelegt. Die Partie ist aus.",
            "Alle gangsters liggen op het bord. Het spel is afgelopen.",
        ),
    ),
]

ACTIONS: list[tuple[str, Three]] = [
    (
        "place own2 c3",
        ("Place your own 2 on c3", "Die eigene 2 auf c3 legen", "Leg je eigen 2 op c3"),
    ),
    (
        "place right c3",
        (
            "Place the right gangster of the open pair on c3",
            "Den rechten Gangster des offenen Paars auf c3 legen",
            "Leg de rechtergangster van het open paar op c3",
        ),
    ),
    (
        "place drawn c3",
        (
            "Place the gangster you drew on c3",
            "Den gezogenen Gangster auf c3 legen",
            "Leg de getrokken gangster op c3",
        ),
    ),
    (
        "draw left",
        ("Draw from the left stack", "Vom linken Stapel ziehen", "Trek van de linkerstapel"),
    ),
    (
        "move c3 c4",
        (
            "Move the gangster on c3 to c4",
            "Den Gangster auf c3 nach c4 bewegen",
            "Verplaats de gangster op c3 naar c4",
        ),
    ),
    (
        "shoot c3",
        (
            "Shoot the gangster on c3",
            "Den Gangster auf c3 erschießen",
            "Schiet de gangster op c3 neer",
        ),
    ),
    (
        "score column",
        ("Score the column first", "Zuerst die Spalte werten", "Tel eerst de kolom"),
    ),
]


@pytest.mark.parametrize("shown, sentences", EVENTS)
def test_an_event_in_three_languages(shown: dict[str, Any], sentences: Three) -> None:
    for language, sentence in zip(LANGUAGES, sentences, strict=True):
        assert BOSSES.say(language).event(shown, PLAYERS) == sentence


def test_every_kind_of_event_is_among_them() -> None:
    assert {shown["event"] for shown, _ in EVENTS} == {kind.name for kind in BOSSES.events.kinds}


@pytest.mark.parametrize("action, sentences", ACTIONS)
def test_an_action_in_three_languages(action: str, sentences: Three) -> None:
    for language, sentence in zip(LANGUAGES, sentences, strict=True):
        assert BOSSES.say(language).action(action) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_notation_has_words_of_its_own(language: str) -> None:
    say = BOSSES.say(language)
    actions = [say.action(text) for text in BOSSES.actions.texts]
    outcomes = [say.outcome(text, ["Ada", "Bo", "Cy", "Di"]) for text in BOSSES.outcomes.texts]
    assert len(set(actions)) == 376
    assert len(set(outcomes)) == 40
    for words in actions + outcomes:
        assert re.fullmatch(r"[A-Z][^{}]*\w", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_prompts_are_short_sentences(language: str) -> None:
    say = BOSSES.say(language)
    reasons = [say.reason(name) for name in Reason.names if name not in ENGINE_REASONS]
    prompts = [say.prompt(phase) for phase in Phase.asking()]
    others = [say.prompt(phase, "Ada") for phase in Phase.asking()]
    assert len(set(reasons)) == 16
    assert all("Ada" in prompt for prompt in others)
    for sentence in reasons + prompts + others:
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence), sentence
        assert len(sentence) <= 75, sentence


def test_what_happens_in_a_match_can_be_told() -> None:
    match = play(begin(), "0 place own1 c3; 1 place own1 c4; 0 shoot c4")
    told = [BOSSES.say("de").event(shown, PLAYERS) for shown in match.events_for(1)]
    assert told[-3:] == [
        "Ada legt Rot 1 auf c3.",
        "Bo legt Blau 1 auf c4.",
        "Ada erschießt Blau 1 auf c4.",
    ]
