"""The words: how many there are, which reasons are given, what the glossary calls them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import backroom
from backroom.engine.texts import LANGUAGES
from backroom.games.don_pepe.rules.words import DRINKS, PILL_AT, PISTOL_AT, Card, Reason
from tests.games.don_pepe.helpers import (
    DON_PEPE,
    deal,
    dealt,
    play,
    position,
    refused,
)


def test_a_seat_has_426_texts_and_chance_54() -> None:
    verbs = Counter(verb.name for verb in DON_PEPE.actions.verbs)
    assert verbs == {
        "knife": 30, "pistol": 28, "cake": 30, "pass_cake": 12, "kaboum": 6, "cocktail": 1,
        "cops": 1, "move": 30, "discard": 8, "to": 30, "pill": 9, "place": 120,
        "place_asleep": 120, "end": 1,
    }  # fmt: skip
    assert len(set(DON_PEPE.actions.texts)) == 426
    verbs = Counter(verb.name for verb in DON_PEPE.outcomes.verbs)
    assert verbs == {"deal": 48, "start": 6}
    assert len(set(DON_PEPE.outcomes.texts)) == 54


def test_chairs_of_verbs_with_few_of_them() -> None:
    texts = DON_PEPE.actions.texts
    shots = [text.split()[1] for text in texts if text.startswith("pistol ")]
    assert shots == [str(chair + 1) for chair in PISTOL_AT.tolist()]
    assert {"15", "30"} & set(shots) == set()
    pills = [text.split()[1] for text in texts if text.startswith("pill ")]
    assert pills == [str(chair + 1) for chair in PILL_AT.tolist()]
    assert PILL_AT.tolist() == list(DRINKS)


def test_a_position_has_no_more_than_384_bytes() -> None:
    assert DON_PEPE.State.dtype.itemsize <= 384


ALL_TAKEN = "yellow jim 1 | red jim " + " ".join(str(chair) for chair in range(2, 31))
ALONE = "yellow jim 2 | red jim 12 | blue jim 20"

# Every reason: its clause, a position with seat 0 to act, and an action that meets it.
REASONS_MET = {
    "not_in_hand": ("P6", lambda: position(ALONE, hand="move"), "discard knife"),
    "nobody_to_stab": ("P9", lambda: position(ALONE), "knife 3"),
    "no_knife_near": ("P9", lambda: position(ALONE), "knife 12"),
    "nobody_to_shoot": ("P10", lambda: position(ALONE), "pistol 28"),
    "no_pistol_opposite": ("P10", lambda: position(ALONE), "pistol 12"),
    "head_faces_nobody": ("P10", lambda: position(ALONE), "pistol 30"),
    "own_man": ("P17", lambda: position("yellow mike 2 3 | red jim 9"), "knife 3"),
    "cake_there_already": ("P11", lambda: position(ALONE, cakes="red 5"), "cake 5"),
    "no_cake_to_pass": ("P12", lambda: position(ALONE, hand="pass_cake"), "pass_cake red cw"),
    "own_cake_stays": ("P12", lambda: position(ALONE, hand="pass_cake"), "pass_cake yellow cw"),
    "cake_in_the_way": (
        "P12",
        lambda: position(ALONE, hand="pass_cake", cakes="red 5 blue 12"),
        "pass_cake red cw",
    ),
    "no_cake_to_set_off": ("P13", lambda: position(ALONE, hand="kaboum"), "kaboum red"),
    "own_cake_waits": ("P13", lambda: position(ALONE, hand="kaboum"), "kaboum yellow"),
    "nobody_drinks": ("P14", lambda: position("yellow jim 2 | red jim 3"), "cocktail"),
    "no_pill_left": (
        "P14",
        lambda: position("yellow jim 1 | red jim " + "z ".join(map(str, range(2, 20))) + "z"),
        "cocktail",
    ),
    "no_drink_there": ("P14", lambda: play(position(ALONE), "0 cocktail"), "pill 2"),
    "nobody_at_drink": ("P14", lambda: play(position(ALONE), "0 cocktail"), "pill 1"),
    "had_a_pill": (
        "P14",
        lambda: play(position("yellow jim 1 | red jim 4"), "0 cocktail; 0 pill 4"),
        "pill 4",
    ),
    "not_your_man": ("P16", lambda: position(ALONE), "move 12"),
    "asleep_there": ("P16", lambda: position("yellow jim 2z | red jim 9"), "move 2"),
    "all_chairs_taken": ("P16", lambda: position(ALL_TAKEN), "move 1"),
    "moved_already": (
        "P16",
        lambda: play(position(ALONE, hand="move move"), "0 move 2; 0 to 3"),
        "move 3",
    ),
    "chair_taken": ("P16", lambda: play(position(ALONE), "0 move 2"), "to 12"),
    "none_to_place": (
        "P2",
        lambda: play(dealt(3, "free"), "* start 0; 0 place boss 1; 2 place boss 2; 1 place boss 3"),
        "place boss 4",
    ),
    "place_taken": (
        "P2",
        lambda: play(dealt(3, "free"), "* start 2; 2 place boss 2; 1 place boss 3"),
        "place boss 2",
    ),
    "none_to_place_again": (
        "P15",
        lambda: play(position(ALONE, hand="cops"), "0 cops"),
        "place boss 4",
    ),
    "place_taken_again": (
        "P15",
        lambda: play(
            position("yellow jim 2 | red jim 9", turn="red", hand="cops"),
            "1 cops; 1 place jim 5",
        ),
        "place jim 5",
    ),
}


@pytest.mark.parametrize("reason", Reason.names[4:])
def test_every_reason_is_met(reason: str) -> None:
    clause, made, text = REASONS_MET[reason]
    assert refused(made(), 0, text) == (reason, clause)


@pytest.mark.parametrize(
    "men, more, text, first",
    [
        ("yellow jim 2 3 | red jim 9", {}, "knife 3", "no_knife_near"),  # and the own man
        ("yellow jim 2 28 | red jim 9", {"hand": "cake"}, "pistol 28", "not_in_hand"),
        ("yellow jim 1z | red jim 9", {"hand": "cake"}, "move 1", "not_in_hand"),  # and asleep
        (ALL_TAKEN.replace("1 |", "1z |"), {}, "move 1", "asleep_there"),  # and no empty chair
    ],
)
def test_the_clause_broken_first_is_the_reason(
    men: str, more: dict[str, str], text: str, first: str
) -> None:
    assert refused(position(men, **more), 0, text)[0] == first


def test_the_man_comes_before_the_chair_when_seating() -> None:
    match = play(dealt(3, "free"), "* start 0; 0 place boss 1; 2 place boss 2; 1 place boss 3")
    assert refused(match, 0, "place boss 2") == ("none_to_place", "P2")
    match = play(position("yellow jim 2 | red jim 9", turn="red", hand="cops"), "1 cops")
    play(match, "1 place jim 5")
    assert refused(match, 0, "place boss 5") == ("none_to_place_again", "P15")


# What is asked in each step, and one action of each other step.
STEPS = {
    "card": (lambda: position(ALONE), ("end", "to 1", "pill 1", "place jim 1")),
    "to": (
        lambda: play(position(ALONE), "0 move 2"),
        ("end", "pill 1", "place jim 1", "discard knife", "move 2", "cake 1"),
    ),
    "pill": (
        lambda: play(position(ALONE), "0 cocktail"),
        ("end", "to 1", "place jim 1", "discard knife", "move 2", "cops"),
    ),
    "second": (
        lambda: play(position(ALONE), "0 cake 5"),
        ("to 1", "pill 20", "place jim 1", "place_asleep jim 1", "discard knife", "knife 3"),
    ),
    "reseating": (
        lambda: play(position(ALONE, hand="cops move"), "0 cops"),
        ("end", "to 1", "pill 20", "discard move", "move 2"),
    ),
    "seating": (
        lambda: play(dealt(3, "free"), "* start 0"),
        ("end", "to 1", "pill 20", "place_asleep jim 1", "discard move", "move 2"),
    ),
}


@pytest.mark.parametrize("step", STEPS)
def test_actions_of_other_steps_are_refused(step: str) -> None:
    made, others = STEPS[step]
    match = made()
    assert match.view(0)["ask"] == step
    for text in others:
        assert refused(match, 0, text) == ("not_this_step", None)


def test_reasons_of_the_engine() -> None:
    match = dealt()
    assert refused(match, 1, "discard move") == ("not_asked", None)
    assert refused(match, 1, "pill 2") == ("not_asked", None)
    assert refused(deal(), 0, "end") == ("not_asked", None)
    over = position(ALONE.replace("jim 2", "boss 2"), pot=1000)
    assert refused(over, 0, "discard move") == ("over", None)
    assert refused(over, 0, "pistol 30") == ("over", None)


@pytest.mark.parametrize(
    "text",
    ["", "pass", "knife 31", "knife 0", "knife 05", "kaboum", "pass_cake red", "discard back"],
)
def test_malformed_texts_are_refused(text: str) -> None:
    with pytest.raises(backroom.Refused, match=r"is (malformed|not an action)"):
        dealt().play(0, text)


@pytest.mark.parametrize("text", ["deal 1 move", "start 0", "deal 0 back", "deal 7 move", "roll 1"])
def test_outcomes_that_cannot_come_up_are_refused(text: str) -> None:
    match = deal()
    before = bytes(match.state)
    with pytest.raises(backroom.Refused):
        match.play("*", text)
    assert bytes(match.state) == before


@pytest.mark.parametrize("given", [{"seating": True}, {"seating": "wild"}, {"two_gangs": True}])
def test_wrong_options_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(backroom.Refused, match=r"[oO]ption"):
        DON_PEPE.deal(3, options=given)


@pytest.mark.parametrize("seats", [0, 2, 7, True, "3"])
def test_wrong_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(backroom.Refused, match="3, 4, 5, 6 players"):
        DON_PEPE.deal(seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_identifiers_of_the_glossary_are_those_of_the_code(language: str) -> None:
    page = (DON_PEPE.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and line.endswith("` |")]
    identifiers = [word for row in rows for word in re.findall(r"`(\w+)`", row.split("|")[3])]
    assert len(identifiers) >= 30
    code = "\n".join(path.read_text(encoding="utf-8") for path in DON_PEPE.sources())
    # Docstrings and comments are no identifiers.
    code = re.sub(r'(?s:""".*?""")|#.*', "", code)
    unknown = [word for word in identifiers if not re.search(rf"\b{word}\b", code, re.IGNORECASE)]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_the_same_in_texts_and_rulebook(language: str) -> None:
    page = (DON_PEPE.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    say = DON_PEPE.say(language)
    for card in Card.names:
        assert f"| {say.name(Card.names, card)} |" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_ends_in_a_mark_takes_no_full_stop(language: str) -> None:
    say = DON_PEPE.say(language)
    for event in ("played", "discarded"):
        told = say.event({"event": event, "seat": 0, "card": "kaboum"}, ["Ada"])
        assert "Ka-Boum!" in told
        assert "!." not in told
