"""Talk: who speaks when, what may be said, and that nothing follows from it."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.helpers import (
    CHICAGO,
    events,
    hand,
    known,
    lay,
    legal,
    phase,
    play,
    refused,
    table,
    up_to,
)


def test_cv1_there_is_talk_before_a_side_lays() -> None:
    match = table(talk=True, hands="w2 | w4 | s1 | e1")
    assert (phase(match), match.to_act) == ("talk", (1,))
    play(match, "1 pass; 0 pass")
    assert (phase(match), match.to_act) == ("lay", (0, 1))
    lay(match, "0", "1")
    assert (phase(match), match.to_act) == ("talk", (2,))
    play(match, "2 pass; 3 pass")
    assert (phase(match), match.to_act) == ("lay", (2, 3))


def test_cv1_without_the_option_there_is_none() -> None:
    match = table(talk=False)
    assert (phase(match), match.to_act) == ("lay", (0, 1))


def test_cv1_a_lone_player_has_nobody_to_talk_to() -> None:
    # Bellini challenges alone, the other two defend.
    match = table("k05 d13 b01 judge", seats=3, talk=True)
    assert (phase(match), match.to_act) == ("lay", (0,))
    lay(match, "0")
    assert (phase(match), match.to_act) == ("talk", (1,))


def test_cv1_a_godfather_and_an_ousted_partner_do_not_talk() -> None:
    match = table(talk=True, godfather=True)
    play(match, "0 declare; 1 pass; 2 pass; 3 pass; 1 pass; 2 pass; 3 pass")
    assert (phase(match), match.to_act) == ("lay", (0,))


def test_cv1_everybody_hears_and_sees_everything() -> None:
    match = table(talk=True, hands="w2 | w4")
    play(match, "1 pledge points 12; 0 show w2; 1 aim half; 0 ask points 3; 1 pledge cards 2")
    for seat in (0, 3, None):
        assert events(match, "points_pledged", seat) == [(1, 12)]
        assert events(match, "showed", seat) == [(0, "w2")]
        assert events(match, "aimed", seat) == [(1, "half")]
        assert events(match, "points_asked", seat) == [(0, 3)]
        assert events(match, "cards_pledged", seat) == [(1, 2)]
    view = match.view(3)
    assert view["pledged_points"] == [-1, 12, -1, -1]
    assert view["pledged_cards"] == [-1, 2, -1, -1]
    assert view["asked_points"] == [3, -1, -1, -1]
    assert view["aim"] == [None, "half", None, None]


def test_cv2_what_can_be_said() -> None:
    match = table(talk=True, hands="- | w4 w4 e1")
    said = {f"pledge points {n}" for n in range(31)} | {f"ask points {n}" for n in range(31)}
    said |= {f"pledge cards {n}" for n in range(11)} | {"aim win", "aim half", "aim save"}
    assert legal(match, 1) == said | {"show w4", "show e1", "pass"}
    assert len(legal(match, 1)) == 31 + 11 + 31 + 3 + 2 + 1


@pytest.mark.parametrize("text", ["pledge points 31", "ask points -1", "pledge cards 11", "aim"])
def test_cv2_numbers_have_their_bounds(text: str) -> None:
    match = table(talk=True)
    with pytest.raises(Exception, match="malformed"):
        match.play(1, text)


def test_cv2_words_may_be_untrue_and_bind_nobody() -> None:
    match = table(talk=True, hands="- | w4")
    play(match, "1 pledge points 30; 0 pledge cards 10; 1 pledge points 0; 0 pass; 1 pass")
    lay(match, "1 w4", "0")
    assert match.state.contribution[1] == 4


def test_cv2_a_shown_card_is_really_there_and_stays_in_the_hand() -> None:
    match = table(talk=True, hands="- | w4")
    assert refused(match, 1, "show w2") == ("nothing_to_show", "CV2")
    play(match, "1 show w4; 0 pass")
    assert refused(match, 1, "show w4") == ("known_already", "CV2")
    assert hand(match, 1) == known(match, 1) == "w4"
    play(match, "1 pass")
    lay(match, "1", "0")
    assert hand(match, 1) == "w4"


def test_cv3_the_tie_symbol_speaks_first_and_the_partners_take_turns() -> None:
    # k02: Bellini has the tie symbol of the challengers, Santoro that of the defenders.
    match = table("k02 d13 b01 judge", talk=True)
    assert match.to_act == (0,)
    play(match, "0 aim win")
    assert match.to_act == (1,)
    play(match, "1 aim save")
    assert match.to_act == (0,)
    play(match, "0 pass; 1 pass")
    lay(match, "0", "1")
    assert match.to_act == (3,)


@pytest.mark.parametrize(
    "said",
    [
        "1 pass; 0 pass",
        "1 aim win; 0 pass; 1 aim win; 0 pass; 1 aim win; 0 pass",
        "1 aim win; 0 aim win; 1 aim win; 0 aim win; 1 aim win; 0 aim win",
    ],
)
def test_cv3_example_16_how_long_a_talk_is(said: str) -> None:
    match = table(talk=True)
    steps = said.split("; ")
    for step in steps:
        assert phase(match) == "talk"
        play(match, step)
    assert phase(match) == "lay"


def test_cv3_a_pass_uses_no_statement_up() -> None:
    match = table(talk=True)
    play(match, "1 pass; 0 aim win; 1 pass; 0 aim win; 1 pass; 0 aim win")
    # Seat 0 has none left; seat 1 has all three.
    assert match.to_act == (1,)
    play(match, "1 aim save")
    assert match.to_act == (1,)
    play(match, "1 aim half; 1 aim win")
    assert phase(match) == "lay"


def test_cv3_who_has_no_statement_left_counts_as_passing() -> None:
    match = table(talk=True)
    play(match, "1 aim win; 0 pass; 1 aim win; 0 pass; 1 aim win")
    assert match.to_act == (0,)
    # Seat 1 is not asked again: its silence and this pass are two in a row.
    play(match, "0 pass")
    assert phase(match) == "lay"


def test_cv3_every_talk_begins_afresh() -> None:
    match = table(talk=True)
    play(match, "1 aim win; 0 aim win; 1 aim win; 0 aim win; 1 aim win; 0 aim win")
    lay(match, "0", "1")
    play(match, "2 aim win; 3 aim win; 2 aim win; 3 aim win; 2 aim win; 3 aim win")
    assert phase(match) == "lay"
    assert [match.state.said[seat] for seat in range(4)] == [0] * 4


def test_cv4_pledge_and_deed_stand_side_by_side_after_the_round() -> None:
    match = table(talk=True, hands="- | w4 | - | -", persons="- | fence")
    play(match, "1 pledge points 12; 0 pass; 1 pass")
    lay(match, "1 w4", "0")
    up_to(match, "round_end")
    view = match.view(None)
    assert (view["pledged_points"][1], view["contribution"][1]) == (12, 5)
    up_to(match, "district")
    assert match.view(None)["pledged_points"] == [-1] * 4


def test_statements_belong_to_the_talk_step_only() -> None:
    match = table(talk=False, hands="w4 | w4")
    for text in ("pledge points 3", "show w4", "aim win", "pass"):
        assert refused(match, 0, text) == ("not_this_step", None)
    assert CHICAGO.options.options["talk"].default is True


def test_nothing_but_statements_may_be_said_in_a_talk() -> None:
    match = table(talk=True, hands="w4 | w4")
    for text in ("lay w4", "hide w4", "done", "declare", "join", "duel w4", "end", "take 1"):
        assert refused(match, 1, text) == ("not_this_step", None)
    assert refused(match, 0, "pass") == ("not_asked", None)
