"""Matches: what is refused leaves everything as it was; views, events, wins, seeds."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import SupportsIndex

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import backroom
from backroom.engine.match import Match
from backroom.engine.view import view_hash
from tests.engine.helpers import (
    BOSSES,
    ONE_DIE,
    SEALED_BIDS,
    TOYS,
    accepted,
    examples,
    refused,
    variant,
)

NO_SEATS = [True, "0", 1.0, None, -1, 2, 99, "*0", (0,), 10**5000]


def begin(seats: int = 2) -> Match:
    """bosses at its first turn, seat 0 to act, outcomes played by hand."""
    match = BOSSES.deal(seats, chance="manual")
    match.play_lines(["* open left red1", "* open right blue1", "* start 0"])
    return match


def everything(match: Match) -> tuple[bytes, list[str], str, object]:
    """What a refusal must leave alone."""
    lines = [str(line) for line in match.lines]
    return bytes(match.state), lines, match.record(), match.to_act


def play_out(match: Match, seed: int = 0) -> Match:
    dice = random.Random(seed)
    while match.to_act:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def play_refused(match: Match, actor: object, text: object) -> backroom.Refused:
    before = everything(match)
    refusal = refused(match.play, actor, text)
    assert everything(match) == before
    return refusal


# ------------------------------------------------------------------ refused actions


def test_an_illegal_action_names_the_request_the_reason_and_the_clause() -> None:
    match = begin()
    match.play(0, "place own1 a1")
    refusal = play_refused(match, 1, "place own1 a1")
    assert (refusal.reason, refusal.clause) == ("field_taken", "B5")
    assert str(refusal).startswith("“place own1 a1” is not possible: ")
    assert str(refusal).endswith("[B5]")


@pytest.mark.parametrize(
    "text",
    ["", "place", "place own1", "place own1 a1 a1", "place own1 g1", "Place own1 a1", "jump a1"],
)
def test_a_malformed_action_is_refused(text: str) -> None:
    refusal = play_refused(begin(), 0, text)
    assert refusal.clause is None
    assert refusal.reason is None


@pytest.mark.parametrize(
    "text", [None, 3.5, True, np.True_, b"place own1 a1", ["place"], np.zeros(3), object()]
)
def test_an_action_is_a_text_or_a_code(text: object) -> None:
    assert "actions are strings or their codes" in str(play_refused(begin(), 0, text))
    assert "actions are strings or their codes" in str(refused(begin().why_not, 0, text))


@pytest.mark.parametrize("code", [-1, len(BOSSES.actions), 10**30, np.int64(-7)])
def test_a_code_is_one_of_the_game(code: int) -> None:
    last = len(BOSSES.actions) - 1
    assert str(play_refused(begin(), 0, code)).endswith(f": codes are 0 to {last}.")


@pytest.mark.parametrize("number", [int, np.int32, np.int64, np.uint8])
def test_a_code_is_played_as_its_text_is(number: Callable[[int], SupportsIndex]) -> None:
    code = BOSSES.actions.parse("place own1 a1")
    by_text, by_code = begin(), begin()
    assert by_code.play(0, number(code)) == by_text.play(0, "place own1 a1")
    assert everything(by_code) == everything(by_text)
    refusal = play_refused(by_code, 1, number(code))
    assert str(refusal) == str(play_refused(by_text, 1, "place own1 a1"))
    assert refusal.clause == "B5"


def test_an_outcome_is_played_by_its_code_too() -> None:
    match = BOSSES.deal(2, chance="manual")
    assert str(match.play("*", BOSSES.outcomes.parse("open left red1"))) == "* open left red1"
    play_refused(match, "*", BOSSES.outcomes.parse("open left red1"))
    assert match.is_chance


@pytest.mark.parametrize("name", ["bosses", "chicago_gangsters"])
def test_a_mask_marks_what_is_legal(name: str) -> None:
    match, dice = backroom.game(name).deal(4, seed=5), random.Random(5)
    while not match.over:
        for seat in range(4):
            mask = match.mask(seat)
            assert (mask.dtype, mask.shape) == (bool, (len(match.game.actions),))
            assert np.flatnonzero(mask).tolist() == sorted(match.legal_codes(seat))
            assert mask.any() == (seat in match.to_act)
        seat = dice.choice(match.to_act)
        match.play(seat, int(dice.choice(np.flatnonzero(match.mask(seat)))))


def test_a_seat_observes_what_it_knows() -> None:
    match = SEALED_BIDS.deal(3, seed=3)
    seat, other = match.to_act[:2]
    before = match.observe(seat)
    assert (before.dtype, before.shape) == (np.float32, (SEALED_BIDS.observation,))
    match.play(other, match.legal(other)[0])
    assert (match.observe(seat) == before).all(), "a covered answer is not seen"
    assert (match.world(seat).observe(seat) == before).all()
    assert (match.observe(other) != before).any()
    assert "There is no seat" in str(refused(match.observe, 3))
    assert "There is no seat" in str(refused(match.mask, -1))


def test_nobody_is_asked_while_chance_is_due_and_at_the_end() -> None:
    match = BOSSES.deal(2, chance="manual")
    assert (match.to_act, match.is_chance, match.over) == ((), True, False)
    assert (begin().to_act, begin().is_chance, begin().over) == ((0,), False, False)
    match = play_out(BOSSES.deal(2, seed=1))
    assert (match.to_act, match.is_chance, match.over) == ((), False, True)
    assert [match.view(seat)["to_act"] for seat in (0, None)] == ["over", "over"]
    assert BOSSES.deal(2, chance="manual").view(0)["to_act"] == "chance"


def test_the_wrong_seat_is_refused() -> None:
    refusal = play_refused(begin(), 1, "place own1 a1")
    assert (refusal.reason, refusal.clause) == ("not_asked", None)


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: str(type(seat).__name__))
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    match = begin()
    assert "There is no seat" in str(play_refused(match, seat, "place own1 a1"))
    assert "There is no seat" in str(refused(match.legal, seat))
    assert "There is no seat" in str(refused(match.why_not, seat, "place own1 a1"))
    if seat is not None:  # an onlooker
        assert "There is no seat" in str(refused(match.view, seat))
        assert "There is no seat" in str(refused(match.events_for, seat))


def test_nothing_is_played_after_the_end() -> None:
    match = play_out(BOSSES.deal(2, seed=1))
    assert match.over
    for seat in (0, 1):
        assert play_refused(match, seat, "draw left").reason == "over"
        assert play_refused(match, seat, "move a1 c3").reason == "over"
        assert match.legal(seat) == []
    by_hand = backroom.replay(match.record())
    assert "No outcome is due" in str(play_refused(by_hand, "*", "drawn red1"))


def test_outcomes_of_a_fair_match_are_not_chosen() -> None:
    match = BOSSES.deal(2, seed=7)
    refusal = play_refused(match, "*", "start 0")
    assert str(refusal) == "This match deals by itself; its outcomes cannot be chosen."


@pytest.mark.parametrize("text", ["open right red1", "start 0", "open left red4", "roll", "", None])
def test_an_outcome_that_cannot_come_up_is_refused(text: object) -> None:
    play_refused(BOSSES.deal(2, chance="manual"), "*", text)


def test_an_outcome_without_weight_cannot_come_up() -> None:
    match = BOSSES.deal(4, chance="manual")
    match.play_lines(["* open left red1", "* open right red1", "* start 0", "0 draw left"])
    assert "drawn red1" not in match.chance()
    assert "cannot come up now" in str(play_refused(match, "*", "drawn red1"))


def test_nobody_acts_while_an_outcome_is_due() -> None:
    match = BOSSES.deal(2, chance="manual")
    assert match.is_chance
    assert play_refused(match, 0, "place own1 a1").reason == "not_asked"
    assert match.legal(0) == []
    assert "No outcome is due" in str(refused(begin().chance))


def test_lines_are_played_up_to_the_first_refused_one() -> None:
    match = begin()
    refused(match.play_lines, ["0 place own1 a1", "0 place own2 a2", "1 place own1 a3"])
    assert str(match.lines[-1]) == "0 place own1 a1"
    for line in ("place own1 a2", " 1 place own1 a2", "-1 place own1 a2", "1", "١ draw left", ""):
        play_refused_line(match, line)


def play_refused_line(match: Match, line: str) -> None:
    before = everything(match)
    refused(match.play_lines, [line])
    assert everything(match) == before


TRIED = begin()
TRIED.play_lines(["0 place own1 a1", "1 place own3 b1", "0 place own3 c1"])
WORDS = [*"abcdef", "a1", "b2", "own1", "left", "place", "move", "draw", "shoot", "score", "drawn"]


@settings(max_examples=examples(200), deadline=None)
@given(
    st.one_of(st.integers(-2, 5), st.none(), st.booleans(), st.text(max_size=2), st.floats()),
    st.text(max_size=30)
    | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)
    | st.sampled_from(BOSSES.actions.texts + BOSSES.outcomes.texts),
)
def test_whatever_is_tried_is_played_or_changes_nothing(actor: object, text: str) -> None:
    match = TRIED
    before = everything(match)
    twin = match.fork()
    line = accepted(twin.play, actor, text)
    if line is None:
        assert everything(twin) == before
    else:
        assert str(line) == f"{actor} {text}"
        assert str(twin.lines[-1]) == str(line)
        assert text in match.legal(actor)
    assert everything(match) == before, "a fork leaves the match alone"


# ------------------------------------------------------------------ refused deals


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", 2.0, None, [2]])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    assert "bosses is for 2, 3, 4 players" in str(refused(BOSSES.deal, seats))


@pytest.mark.parametrize(
    "options",
    [
        {"vanish": True},
        {"tied_gangs_vanish": 1},
        {"tied_gangs_vanish": "yes"},
        {3: True},
        ["x"],
        "x",
    ],
)
def test_wrong_options_are_refused(options: object) -> None:
    assert "ption" in str(refused(BOSSES.deal, 2, options=options))


def test_an_option_of_another_player_count_is_no_option_of_this_match(tmp_path) -> None:
    game = variant(
        "one_die",
        tmp_path / "die_with_option",
        (
            "class Reason(Reasons)",
            "class Option(Options):\n    X = option(seats=(3,))\n\n\nclass Reason(Reasons)",
        ),
        ("reasons=Reason,", "reasons=Reason,\n    options=Option,"),
        ("seats=(2,)", "seats=(2, 3)"),
        ("import Events, NotNow, Phases,", "import Events, NotNow, Options, option, Phases,"),
    )
    match = game.deal(2, seed=7, lane="interpreted")
    assert match.options == match.view(0)["options"] == {}
    assert backroom.replay(match.record(), lane="interpreted").record() == match.record()
    refusal = refused(game.deal, 2, options={"x": True}, lane="interpreted")
    assert str(refusal) == "Option “x” is not for 2 players."


@pytest.mark.parametrize(
    "seed", ["7", 7.0, True, b"7", 1 << 64, -(1 << 64), 10**5000, [7]], ids=range(8)
)
def test_a_seed_is_a_whole_number(seed: object) -> None:
    assert "A seed is a whole number" in str(refused(BOSSES.deal, 2, seed))


def test_a_match_dealt_by_hand_takes_no_seed() -> None:
    assert "has no seed" in str(refused(BOSSES.deal, 2, 7, chance="manual"))
    assert "has no seed" in str(refused(BOSSES.deal, 2, 0, chance="manual"))


@pytest.mark.parametrize("chance", ["hand", None, True, ["fair"]])
def test_chance_is_fair_or_manual(chance: object) -> None:
    assert "chance is “fair” or “manual”" in str(refused(BOSSES.deal, 2, chance=chance))


@pytest.mark.parametrize(
    "name", ["chess", "", "Bosses", "bosses ", "../bosses", "..", "__pycache__"]
)
def test_an_unknown_game_is_refused(name: str) -> None:
    refused(backroom.game, name)


def test_a_folder_without_rules_is_no_game(tmp_path) -> None:
    assert "it has no rules" in str(refused(backroom.game, tmp_path))


def test_a_folder_whose_name_is_no_word_is_no_game(tmp_path) -> None:
    folder = tmp_path / "one-die"
    folder.mkdir()
    (folder / "rules.py").write_text("", encoding="utf-8")
    assert "lower-case letters, digits and _ only" in str(refused(backroom.game, folder))


def test_two_games_of_one_name_are_not_mixed_up(tmp_path) -> None:
    folder = tmp_path / "one_die"
    folder.mkdir()
    (folder / "rules.py").write_text("", encoding="utf-8")
    assert "another game of that name is already open" in str(refused(backroom.game, folder))
    assert backroom.game(TOYS / "one_die") is ONE_DIE


def test_games_are_known_by_name_and_path() -> None:
    assert backroom.game("bosses") is BOSSES
    assert "bosses" in backroom.game_names()
    assert backroom.game("one_die") is ONE_DIE


# ------------------------------------------------------------------ what is seen


@pytest.mark.parametrize("game", [BOSSES, ONE_DIE, SEALED_BIDS], ids=lambda game: game.name)
def test_views_are_json_and_stable(game: backroom.Game) -> None:
    match = game.deal(game.seats[-1], seed=7)
    dice = random.Random(3)
    while match.to_act:
        for eyes in (None, *range(match.seats)):
            view = match.view(eyes)
            assert json.loads(json.dumps(view)) == view
            assert match.view(eyes) == view
            assert view_hash(match.view(eyes)) == view_hash(view)
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    assert match.view(None)["over"] is True


def test_a_view_tells_the_ask_and_the_legal_actions() -> None:
    match = begin()
    asked, other, onlooker = match.view(0), match.view(1), match.view(None)
    assert (asked["ask"], other["ask"], onlooker["ask"]) == ("turn", None, None)
    assert asked["to_act"] == other["to_act"] == onlooker["to_act"] == [0]
    assert [action["text"] for action in asked["legal"]] == match.legal(0)
    assert other["legal"] == onlooker["legal"] == []
    assert asked["legal"][0] == {
        "code": BOSSES.actions.parse("place own1 a1"),
        "verb": "place",
        "arguments": ["own1", "a1"],
        "text": "place own1 a1",
    }
    assert (asked["seat"], onlooker["seat"]) == (0, None)
    assert asked["options"] == {"tied_gangs_vanish": False}
    assert asked["scores"] is asked["places"] is None


def test_a_view_is_not_the_match() -> None:
    match = begin()
    before = everything(match)
    view = match.view(0)
    view["options"]["tied_gangs_vanish"] = True
    view["legal"].clear()
    assert everything(match) == before
    assert match.view(0)["options"] == {"tied_gangs_vanish": False}


def test_looking_changes_nothing() -> None:
    match = SEALED_BIDS.deal(3, seed=7)
    before = everything(match)
    for seat in range(3):
        match.view(seat), match.legal(seat), match.why_not(seat, "done"), match.veiled(seat)
        match.events_for(seat)
    assert everything(match) == before


def test_actions_are_their_texts() -> None:
    action = begin().legal(0)[0]
    assert action == "place own1 a1"
    assert str(action) == "place own1 a1"
    assert (action.verb, action.arguments) == ("place", ("own1", "a1"))
    assert begin().play(0, action).text == "place own1 a1"


def test_events_are_told_to_whom_they_concern() -> None:
    match = SEALED_BIDS.deal(3, chance="manual")
    match.play("*", "deal 0 3")
    full = {"event": "dealt", "seat": 0, "card": "3"}
    blanked = {"event": "dealt", "seat": 0}
    assert match.events == [full]
    assert match.events_for(0) == [full]
    assert match.events_for(1) == match.events_for(2) == match.events_for(None) == [blanked]


def test_covered_bids_are_seen_by_nobody_else() -> None:
    match = SEALED_BIDS.deal(3, seed=7)
    after = len(match.lines)
    bid = next(action for action in match.legal(1) if action.verb == "bid")
    match.play(1, bid)
    assert match.events_for(1, after) == [{"event": "bid", "seat": 1, "card": bid.arguments[0]}]
    assert match.events_for(0, after) == match.events_for(None, after) == []
    assert match.view(0)["covered"] == SEALED_BIDS.deal(3, seed=7).view(0)["covered"]
    assert sum(match.view(1)["covered"][1].values()) == 1


def test_events_are_told_from_a_line_on() -> None:
    match = begin()
    match.play(0, "place own1 a1")
    assert [event["event"] for event in match.events_for(1, 3)] == ["placed"]
    assert match.events_for(1, 4) == []
    assert len(match.events_for(1)) == len(match.events) == 4


# ------------------------------------------------------------------ wins


def test_a_seat_is_foretold_what_its_actions_cause() -> None:
    match = SEALED_BIDS.deal(3, seed=5)
    foretold = match.foretell(0)
    assert list(foretold) == match.legal(0)
    for action in match.legal(0):
        twin = match.fork()
        twin.play(0, action)
        assert (
            twin.events_for(0, after=len(match.lines))[: len(foretold[action])] == foretold[action]
        )
    bid = next(action for action in match.legal(0) if action.verb == "bid")
    assert [event["event"] for event in foretold[bid]] == ["bid"]


def test_nothing_is_foretold_of_what_is_hidden() -> None:
    """The last to answer knows what it shows itself, and not what the others have bid."""
    match = SEALED_BIDS.deal(3, seed=5)
    match.play_lines([f"1 {match.legal(1)[0]}", "1 done", "2 done"])
    assert match.foretell(0)["spy"] == []
    own = [{"event": "closed", "seat": 0}, {"event": "shown", "seat": 0, "total": 0}]
    assert match.foretell(0)["done"] == own
    assert match.play(0, "done").events[len(own) :], "more comes than was foretold"


def test_who_is_not_asked_is_foretold_nothing() -> None:
    match = backroom.game("bosses").deal(2, seed=1)
    assert match.to_act == (0,)
    assert match.foretell(1) == {}


def test_a_win_can_be_shared() -> None:
    match = ONE_DIE.deal(2, chance="manual")
    while not match.over:
        match.play_lines(["* roll 1", "* toss single"])
        match.play(match.to_act[0], "take")
    assert match.over
    assert match.scores == [6, 6]
    assert match.places == [1, 1]
    assert match.winners == (0, 1)


def test_nobody_has_won_before_the_end() -> None:
    match = begin()
    assert not match.over
    assert match.winners == ()


def test_winners_are_first() -> None:
    match = play_out(BOSSES.deal(3, seed=5), 5)
    assert match.winners
    assert all(match.places[seat] == 1 for seat in match.winners)
    assert match.view(None)["scores"] == match.scores
    assert max(match.scores) == match.scores[match.winners[0]]


# ------------------------------------------------------------------ seeds and forks


def test_a_seed_deals_the_same_match_again() -> None:
    once, again = play_out(BOSSES.deal(2, seed=7), 1), play_out(BOSSES.deal(2, seed=7), 1)
    assert once.record() == again.record()
    assert play_out(BOSSES.deal(2, seed=8), 1).record() != once.record()


def test_every_lane_deals_the_same_match() -> None:
    records = {ONE_DIE.deal(2, seed=7, lane=lane).record() for lane in ("compiled", "interpreted")}
    assert len(records) == 1


def test_the_secret_is_told_at_the_end_only() -> None:
    match = BOSSES.deal(2, seed=7)
    assert "\nsecret " not in match.record()
    assert f"\nsecret {match.secret.hex()}\n" in play_out(match).record()


def test_a_fork_goes_its_own_way() -> None:
    match = BOSSES.deal(2, seed=7)
    before = everything(match)
    twin = match.fork()
    play_out(twin)
    assert twin.over
    assert everything(match) == before
    assert play_out(match).record() == twin.record(), "with the same outcomes"


def test_chance_weighs_what_is_not_yet_seen() -> None:
    match = BOSSES.deal(2, chance="manual")
    first = match.chance()
    assert first["open left red1"] == first["open left blue3"] == 2
    assert first["open left yellow1"] == first["open left grey3"] == 3
    match.play("*", "open left yellow1")
    assert match.chance()["open right yellow1"] == 2
    assert sum(match.chance().values()) == 29


# ------------------------------------------------------------------ rules that do not fit together


@pytest.mark.parametrize(
    "old, new, sentence",
    [
        ("@rule\ndef may_leave", "def may_leave", None),
        ("@rule\ndef legal", "def legal", "legal is not marked with @rule"),
        (
            "def legal(box: Box, s: State, seat: int, out: Out)",
            "def legal(box: Box, state: State, seat: int, out: Out)",
            r"legal takes \(box, s, seat, out\), not \(box, state, seat, out\)",
        ),
        ('edition="plain"', 'edition="fancy"', "there is no edition “fancy”"),
        ('edition="plain"', 'edition="plain", tell=setup', "“told” and “tell” go together"),
        (
            'edition="plain"',
            'edition="plain", told=State, tell=setup',
            "its views have “.+” already",
        ),
    ],
    ids=["helper", "mark", "argument", "edition", "told", "twice"],
)
def test_a_game_that_does_not_fit_together_does_not_load(
    tmp_path: Path, old: str, new: str, sentence: str | None
) -> None:
    folder = tmp_path / f"slip_{abs(hash((old, new)))}"
    if sentence is None:
        assert variant("one_die", folder, (old, new)).seats == (2,)
        return
    with pytest.raises(TypeError, match=sentence):
        variant("one_die", folder, (old, new))
