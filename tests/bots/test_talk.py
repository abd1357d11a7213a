"""chicago_gangsters with talk: bots pledge, keep score of pledges, and sometimes bluff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

import backroom
from backroom.bots import Knowledge, Searcher, knowledge, player
from backroom.bots.advice import advice_of, beliefs_of
from backroom.engine.match import Match
from backroom.engine.rule import random_source
from backroom.games.chicago_gangsters.rules.words import Phase

GAME = backroom.game("chicago_gangsters")
BOT = advice_of(GAME)
assert BOT is not None


def talks(seed: int, rounds: int) -> Iterator[tuple[Match, int, Knowledge]]:
    """Every ask of a match played by quick searchers, with what the seat then knows."""
    match = GAME.deal(seats=4, seed=seed)
    chooser = player("search:30")
    while not match.over and match.state.round_number <= rounds:
        asked = match.to_act
        known = knowledge(match, asked[0], seed=1000 * seed + len(match.lines))
        yield match, asked[0], known
        match.play(asked[0], chooser.choose(known))


def test_partners_pledge_ask_and_come_to_an_end() -> None:
    said = [line.text for match, *_ in talks(seed=1, rounds=3) for line in match.lines[-1:]]
    assert any(text.startswith("pledge points") for text in said)
    assert any(text.startswith("ask points") for text in said)
    assert "pass" in said


def test_most_pledges_are_kept_and_some_are_bluffs() -> None:
    kept = broken = 0
    for seed in range(1, 7):
        *_, (_, _, known) = talks(seed, rounds=6)
        for one_kept, one_broken in BOT.record_of(known):
            kept += one_kept
            broken += one_broken
    assert kept > 2 * broken > 0


def test_explain_tells_what_the_search_finds_also_where_a_bot_just_speaks() -> None:
    searcher = player("search:60")
    assert isinstance(searcher, Searcher)
    for match, seat, known in talks(seed=2, rounds=1):
        if match.view(seat)["ask"] != "talk":
            continue
        told = searcher.explain(known)
        assert sum(move.visits for move in told.moves) == told.simulations == 60
        assert sorted(move.code for move in told.moves) == sorted(known.legal)
        assert searcher.choose(known) == BOT.speak(known)
        break
    else:
        raise AssertionError("nobody talked")


def test_who_breaks_pledges_is_believed_less() -> None:
    def told(*events: dict[str, object]) -> Knowledge:
        match = GAME.deal(seats=4, seed=1)
        known = knowledge(match, 0, seed=1)
        return Knowledge(**{**vars(known), "events": lambda: list(events)})

    def round_of(points: int) -> tuple[dict[str, object], ...]:
        return (
            {"event": "coalition_revealed"},
            {"event": "points_pledged", "seat": 1, "points": 8},
            {"event": "contributed", "seat": 1, "points": points},
            {"event": "contributed", "seat": 2, "points": 0},
        )

    unknown, kept = beliefs_of(told()), beliefs_of(told(*round_of(8)))
    broken = beliefs_of(told(*round_of(7)))
    assert broken[1] < unknown[1] < kept[1]
    assert unknown[2] == kept[2] == broken[2]
    assert BOT.record_of(told(*round_of(8), *round_of(2), *round_of(9)))[1] == (2, 1)


def test_without_talk_nobody_is_asked_what_was_said() -> None:
    match = GAME.deal(seats=4, seed=1, options={"talk": False})
    known = knowledge(match, 0, seed=1)

    def events() -> list[dict[str, object]]:
        raise AssertionError("nothing was said")

    assert beliefs_of(Knowledge(**{**vars(known), "events": events})) == [1.0] * 4


def test_the_second_look_is_thought_about() -> None:
    """Also by whoever has kept a word: cards are added, or not, as the search finds."""
    answers: Counter[str] = Counter()
    searcher = player("search:30")
    for seed in (3, 4):
        for match, seat, known in talks(seed, rounds=3):
            if match.view(seat)["ask"] == "second_look":
                assert BOT.speak(known) is None
                chosen = searcher.choose(known)
                assert chosen in match.legal(seat)
                answers[chosen.split()[0]] += 1
    assert min(answers["done"], answers["lay"] + answers["hide"]) > 0


def test_in_rollouts_people_seldom_add_a_card_in_the_second_look() -> None:
    match = GAME.deal(seats=4, seed=2, options={"talk": False})
    while match.view(None)["phase"] != "second_look":
        match.play(match.to_act[0], "done")
    box, s, seat = match.edition.box, match.state, match.to_act[0]
    codes = np.array([action.code for action in match.legal(seat)], np.int32)
    believed, rng = np.ones(4), random_source(7)

    def laid() -> int:
        chosen = [BOT.prefer(box, s, seat, codes, len(codes), rng, believed) for _ in range(400)]
        return sum(codes[place] != GAME.actions.parse("done") for place in chosen)

    second = laid()
    s.phase = Phase.LAY
    assert 40 < second < laid() / 2


def test_a_word_is_kept_with_the_cards_that_count() -> None:
    """Whoever can keep a pledge, and trusts the partner, lays exactly towards it."""
    looked = 0
    for match, seat, known in talks(seed=3, rounds=5):
        s, box = match.state, match.edition.box
        if match.view(seat)["ask"] != "lay" or s.pledged_points[seat] < 0:
            continue
        if s.pledged_points[seat] > BOT.points_within(box, s, seat):
            assert BOT.speak(known) is None
            continue
        said = BOT.speak(known)
        if said is not None:
            looked += 1
            enough = BOT.points_laid(box, s, seat) >= s.pledged_points[seat]
            assert (said == "done") == enough
    assert looked > 5


def test_words_are_such_as_the_table_can_believe() -> None:
    """Of every level: nobody promises more than persons and so many cards can hold, nor asks a
    partner for it."""
    for level in ("lookout", "soldier"):
        speaker, spoken = player(level), 0
        for seed in (5, 6):
            for match, seat, known in talks(seed, rounds=3):
                if match.view(seat)["ask"] != "talk":
                    continue
                box, s = match.edition.box, match.state
                verb, _, points = speaker.choose(known).partition(" points ")
                partner = BOT.partner_of(s, seat)
                of = {"pledge": seat, "ask": partner}.get(verb)
                if of is not None:
                    spoken += 1
                    held = BOT.points_within(box, s, seat) if of == seat else 0
                    assert 0 <= int(points) <= max(BOT.believable(box, s, of), held)
                else:
                    assert verb == "pass"
        assert spoken > 8, level


def test_nobody_asks_for_what_is_promised_already() -> None:
    asked = 0
    for seed in (5, 6, 7, 8):
        for match, seat, known in talks(seed, rounds=4):
            if match.view(seat)["ask"] != "talk":
                continue
            verb, _, points = (BOT.speak(known) or "").partition(" points ")
            if verb == "ask":
                asked += 1
                assert int(points) > match.state.pledged_points[BOT.partner_of(match.state, seat)]
    assert asked > 0
