"""The drawn table shows what the view says."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from backroom.engine.match import Match
from backroom.engine.texts import LANGUAGES
from backroom.games.chicago_gangsters.terminal import draw
from tests.games.chicago_gangsters.helpers import (
    CHICAGO,
    begin,
    deal,
    lay,
    play,
    round_end,
    table,
    up_to,
)

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]


def drawn(
    match: Match,
    seat: int | None = None,
    language: str = "en",
    width: int = 80,
    players: Sequence[str] = PLAYERS,
) -> str:
    """The table as it stands in a terminal."""
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None, legacy_windows=False)
    console.print(draw(match.view(seat), CHICAGO.say(language), players[: match.seats]))
    return paper.getvalue()


def beside(match: Match, label: str, seat: int | None = None) -> str:
    """What stands beside a label or a name."""
    line = next(x for x in drawn(match, seat).splitlines() if x.lstrip("▸ ").startswith(label))
    return line.lstrip("▸ ").removeprefix(label).strip()


def a_round() -> Match:
    return table(
        "k01 d08 b05 judge",
        hands="w4 w2 e5 | s1 s3 | e5 e5 | w2",
        persons="mayor thug | driver | senator",
        pile="w2 s3",
        talk=True,
    )


def test_the_open_cards_of_a_round() -> None:
    match = a_round()
    assert beside(match, "round 1") == "Cicero · weapons · bribes · persons"
    assert beside(match, "winners") == "1: 2 alcohol + 1 card · 2: 1 alcohol + person"
    assert beside(match, "losers") == "1: 1 alcohol · 2: 2 cards"
    assert beside(match, "on offer") == "Judge 4"
    assert beside(match, "deck") == "38 · discards: w2 s3"


def test_the_players_with_clan_side_alcohol_hand_and_persons() -> None:
    match = a_round()
    match.state.alcohol[0] = 6
    assert beside(match, "Ada") == "Bellini · challenges ? · 6 alcohol · 3 cards"
    assert beside(match, "Bo") == "Lombardi · challenges ★ · 0 alcohol · 2 cards"
    assert beside(match, "Cy") == "Moretti · defends ★ · 0 alcohol · 2 cards"
    assert beside(match, "Di") == "Santoro · defends · 0 alcohol · 1 card"
    assert "Thug 1, Mayor 3" in drawn(match)


def test_whoever_is_asked_is_marked() -> None:
    lines = drawn(a_round()).splitlines()
    assert [line.split()[1] for line in lines if line.startswith("▸")] == ["Bo"]


def test_what_was_said_and_shown() -> None:
    match = a_round()
    play(
        match, "1 pledge points 12; 0 show w4; 1 pledge cards 2; 0 aim win; 1 ask points 3; 0 pass"
    )
    text = drawn(match, 3)
    assert "Driver 2 · pledges 12 points · pledges 2 cards · asks for 3" in text
    assert "known: w4 · goes for the win" in text


def test_one_is_one() -> None:
    match = play(a_round(), "1 pledge points 1; 0 pledge cards 1; 1 pass")
    lines = [line.rstrip() for line in drawn(match).splitlines()]
    assert sum(line.endswith(("pledges 1 point", "pledges 1 card")) for line in lines) == 2


def test_where_players_stand_in_an_open_window() -> None:
    match = play(table(godfather=True), "1 declare; 0 pass; 2 pass")
    assert "wants to be Godfather" not in drawn(match, 3)
    play(match, "3 pass")
    text = drawn(match, 3)
    assert (text.count("wants to be Godfather"), text.count("passes")) == (1, 3)


def test_what_is_begun_at_the_round_end() -> None:
    match = round_end(hands="- | e5 s1 w4 | - | -", persons="- | informer gambler", pile="e1 e3")
    play(match, "1 informer e5")
    assert "Informer 0, Gambler 1 · Thrown in so far: 5" in drawn(match, 3)
    play(match, "1 informer s1; 1 done")
    assert "Thrown in" not in drawn(match)
    play(match, "1 draw; * draw 1 w2; 1 gambler w4; 1 gambler w2; 1 pick e1")
    assert "Pick from the discard pile · 5 left" in " ".join(drawn(match).split())


def test_players_who_have_no_name_are_named_in_full() -> None:
    players = [f"Plaats {seat} (toeval)" for seat in range(1, 5)]
    text = drawn(a_round(), language="nl", players=players)
    assert all(player in text for player in players)


def test_signs_are_explained_while_a_round_is_on() -> None:
    legend = "? may keep one card face down · ★ wins ties on its side"
    assert legend in drawn(a_round())
    assert legend not in drawn(begin())


def test_a_full_round_of_four_leaves_room_for_the_prompt_on_24_lines() -> None:
    match = play(a_round(), "1 pledge points 12; 0 pledge points 7; 1 ask points 3; 0 aim win")
    play(match, "1 pledge cards 2; 0 show w4")
    lay(match, "0 w4 ?e5", "1 s3")
    play(match, "0 thug no; 2 pledge points 4; 3 show w2; 2 pass; 3 pass; 2 lay e5")
    assert len(drawn(match, 0).splitlines()) <= 20


def test_the_own_hand_and_nobody_elses() -> None:
    match = play(a_round(), "1 pass; 0 pass; 0 lay w4; 0 hide e5")
    assert beside(match, "your hand", 0) == "w2 · face down e5"
    assert "on the table: w4" in drawn(match, 0)
    for seat in (1, None):
        text = drawn(match, seat)
        assert "on the table" not in text
        assert "e5" not in text
        assert "Bellini · challenges ? · 0 alcohol · 3 cards" in text
    assert "your hand" not in drawn(match, None)


def test_strengths_and_the_face_down_card() -> None:
    match = play(a_round(), "1 pass; 0 pass")
    lay(match, "0 w4 ?e5", "1 s3")
    assert "▮▮" in drawn(match, 3)
    play(match, "0 thug yes")
    assert beside(match, "strength", 3) == "challengers 17 + ? · defenders –"
    assert "brings 12" in drawn(match)


def test_mr_x_the_lone_player_and_the_godfather() -> None:
    assert beside(table(seats=5), "Ed").startswith("Mr. X")
    assert "alone" in beside(table("k05 d13 b01 judge", seats=3), "Ada")
    match = table(godfather=True)
    play(match, "0 declare; 1 pass; 2 pass; 3 pass; 1 pass; 2 pass; 3 pass")
    assert "Godfather" in beside(match, "Ada")
    assert "ousted" in beside(match, "Bo")
    up_to(match, "coalition")
    assert "Godfather points: 1" in " ".join(drawn(match).split())


def test_before_the_first_reveal_and_after_the_end() -> None:
    assert "round 0" in drawn(deal(4))
    match = begin(hands="w4")
    match.state.round_number = 10
    play(match, "* coalition end")
    assert "▸" not in drawn(match)
    assert "2 alcohol" in beside(match, "Ada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns(language: str) -> None:
    match = play(a_round(), "1 pledge points 12; 0 show w4; 1 pledge cards 2; 0 aim save; 1 pass")
    play(match, "0 pass")
    lay(match, "0 w4 ?e5", "1 s3")
    for seat in (0, 3, None):
        assert max(len(line) for line in drawn(match, seat, language).splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_language(language: str) -> None:
    say = CHICAGO.say(language)
    text = drawn(a_round(), 0, language)
    for key in (
        "terminal-offer",
        "result-winners",
        "terminal-hand",
        "terminal-pile",
        "symbol-bribes",
    ):
        assert say(key) in text
