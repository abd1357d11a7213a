"""Every check catches the fault it is there for: faults planted in copies of the toy games."""

from collections.abc import Callable
from pathlib import Path

import pytest

import backroom
from backroom.engine import conformance as c
from backroom.engine.conformance import Broken, Subject
from backroom.engine.texts import Missing
from tests.engine.helpers import ONE_DIE, SEALED_BIDS, variant

Check = Callable[[Subject], None]

# name: (check, what it says, exchanged texts of sealed_bids)
FAULTS: dict[str, tuple[Check, str, list[tuple[str, str]]]] = {
    # ------------------------------------------------------------ the flow of a game
    "wrong_weight": (
        c.check_flow,
        "weights sum to",
        [
            (
                "Outcome.DEAL + seat * CARDS, card, s.unseen[card])",
                "Outcome.DEAL + seat * CARDS, card, 1)",
            )
        ],
    ),
    "outcomes_in_any_order": (
        c.check_flow,
        "outcomes are not ascending",
        [
            (
                "for card in range(CARDS):\n        n = weigh",
                "for card in range(CARDS - 1, -1, -1):\n        n = weigh",
            )
        ],
    ),
    "nobody_asked": (c.check_flow, "nobody", [("s.waiting = ALL", "s.waiting = 0")]),
    "fourth_seat_asked": (
        c.check_flow,
        "a seat that is not there",
        [("s.waiting = ALL", "s.waiting = ALL + 8")],
    ),
    "asks_in_a_silent_phase": (
        c.check_flow,
        "a seat is asked in phase bid, which is not declared to ask",
        [("BID = phase(covered=True)", "BID = phase()")],
    ),
    "nothing_to_do": (
        c.check_flow,
        "is asked and has no action",
        [("    return offer(out, n, Act.DONE, 0)\n", "    return n\n")],
    ),
    "never_ending": (
        c.check_flow,
        "goes on for more than most_lines",
        [("    s.left -= 1\n    if s.left", "    if s.left")],
    ),
    "too_few_events_declared": (
        c.check_flow,
        "most_events is too small",
        [("most_events=6", "most_events=4")],
    ),
    "event_with_a_wrong_number": (
        c.check_flow,
        "event won: 3 is no seat",
        [("note1(log, Event.WON, winner)", "note1(log, Event.WON, PLAYERS)")],
    ),
    "log_matters": (
        c.check_log,
        "what happens depends on the log",
        [("    s.won[winner] += 1\n", "    s.won[winner] += 1 if len(log) > 0 else 0\n")],
    ),
    "nobody_first": (
        c.check_places,
        "nobody is first",
        [("        places[seat] = 1\n", "        places[seat] = 2\n")],
    ),
    "places_without_a_gap": (
        c.check_places,
        "places do not count those ahead",
        [("places[seat] += 1\n", "places[seat] = 2 if seat else 4\n")],
    ),
    # ------------------------------------------------------------ legality
    "legal_omits": (
        c.check_legality,
        "legal and why_not disagree",
        [("        n = offer(out, n, Act.SPY, 0)\n", "        n += 0\n")],
    ),
    "legal_adds": (
        c.check_legality,
        "legal and why_not disagree",
        [("if s.hand[seat, card] > 0:\n            n = offer", "if True:\n            n = offer")],
    ),
    "legal_twice": (
        c.check_legality,
        "an action is listed twice",
        [("offer(out, n, Act.DONE, 0)", "offer(out, offer(out, n, Act.DONE, 0), Act.DONE, 0)")],
    ),
    "legal_for_others": (
        c.check_legality,
        "is not asked and not told so",
        [("    if not is_asked(s, seat):\n        return NotNow.NOT_ASKED\n", "")],
    ),
    "too_few_actions_declared": (
        c.check_legality,
        "most_legal is too small",
        [("most_legal=CARDS + 2", "most_legal=CARDS - 2")],
    ),
    # ------------------------------------------------------------ what adds up, and the order
    "lost_card": (
        c.check_conservation,
        "not conserved: {'card",
        [("            s.pile[card] += s.covered[seat, card]\n", "")],
    ),
    "lost_round": (c.check_conservation, "'rounds'", [("    s.won[winner] += 1\n", "")]),
    "order_leaves_a_trace": (
        c.check_order_of_covered_answers,
        "the order of answers given at the same time matters",
        [
            ("    left: int = one(i8)\n", "    left: int = one(i8)\n    last: int = one(i8)\n"),
            ("        note2(log, Event.BID", "        s.last = seat\n        note2(log, Event.BID"),
        ],
    ),
    "one_answer_for_all": (
        c.check_order_of_covered_answers,
        "one seat's answer ends another's question",
        [("s.waiting &= ~(1 << seat)", "s.waiting &= ~(1 << seat) & ~(1 << 2)")],
    ),
    # ------------------------------------------------------------ secrecy
    "veil_leaves_a_covered_card": (
        c.check_secrecy,
        "",
        [("                s.covered[other, card] = 0\n", "")],
    ),
    "veil_leaves_covered_cards_and_resample_knows": (
        c.check_silence,
        "is told nothing of “",
        [
            ("n = held(s, other, card)\n", "n = s.hand[other, card]\n"),
            ("                s.covered[other, card] = 0\n", ""),
        ],
    ),
    "veil_shows_a_number": (
        c.check_secrecy,
        "can tell a resampled world by {'spied'",
        [("            s.spied[other] = NONE\n", "")],
    ),
    "veil_takes_more_every_time": (
        c.check_secrecy,
        "veiling twice blanks more",
        [("                s.unseen[card] += n\n", "                s.unseen[card] += n + 1\n")],
    ),
    "resample_loses_a_card": (
        c.check_secrecy,
        "a resampled world is not conserved",
        [("        s.covered[seat, card] += 1\n    else:", "        pass\n    else:")],
    ),
    "resample_forgets_what_was_spied": (
        c.check_secrecy,
        "not conserved",
        [("        s.unseen[known] -= 1\n", "")],
    ),
    "resample_always_deals_the_same": (
        c.check_secrecy,
        "never resampled: ['covered']",
        [("if s.phase == Phase.BID and below(rng, 2) == 1", "if False and below(rng, 2) == 1")],
    ),
    "why_not_tells": (
        c.check_secrecy,
        "why_not tells seat",
        [
            (
                "return Reason.SPIED_ALREADY\n",
                "return Reason.SPIED_ALREADY + (highest(s, (seat + 1) % PLAYERS) == CARDS - 1)\n",
            )
        ],
    ),
    "legal_tells": (
        c.check_secrecy,
        "tells seat",
        [("size(s, (seat + 1) % PLAYERS) > 0", "s.hand[(seat + 1) % PLAYERS, 0] > 0")],
    ),
    "dead_world": (
        c.check_secrecy,
        "a resampled world does not come to an end",
        # A world that was guessed plays without counting its rounds.
        [
            (
                "        s.hand[seat, card] += 1\n\n",
                "        s.hand[seat, card] += 1\n    s.rules = 2\n\n",
            ),
            ("    s.left -= 1\n", "    s.left -= 1 if s.rules == 1 else 0\n"),
            (
                "            s.spied[other] = NONE\n",
                "            s.spied[other] = NONE\n            s.rules = 1\n",
            ),
        ],
    ),
    "done_unmarked": (
        c.check_reveals,
        "“done” is unmarked and shows seat",
        [("DONE = verb(reveals=True)", "DONE = verb()")],
    ),
    "spy_unmarked": (
        c.check_reveals,
        "“spy” is unmarked and shows seat",
        [("SPY = verb(reveals=True)", "SPY = verb()")],
    ),
    "worlds_told_apart": (
        c.check_twin_worlds,
        "could tell two worlds apart",
        [("size(s, (seat + 1) % PLAYERS) > 0", "s.hand[(seat + 1) % PLAYERS, 0] > 0")],
    ),
    "record_tells_a_bid": (
        c.check_redaction,
        "the record tells seat",
        [("note2(log, Event.BID, seat, a - Act.BID)", "note1(log, Event.CLOSED, seat)")],
    ),
    "spy_foretold": (
        c.check_foretelling,
        "“spy” was foretold as",
        [("SPY = verb(reveals=True)", "SPY = verb()")],
    ),
    "veil_lets_the_future_be_told": (
        c.check_foretelling,
        "is foretold what is hidden",
        [
            ("                s.covered[other, card] = 0\n", ""),
            ("DONE = verb(reveals=True)", "DONE = verb()"),
        ],
    ),
    # ------------------------------------------------------------ observations
    "observe_beyond_its_range": (
        c.check_observation,
        "block in_hand: 0.0 to ",
        [("IN_HAND + place, size(s, other), TEN", "IN_HAND + place, size(s, other), 2")],
    ),
    "observe_tells": (
        c.check_blindness,
        "observes depends on what is hidden",
        [("IN_HAND + place, size(s, other), TEN", "IN_HAND + place, s.hand[other, 0], TEN")],
    ),
    "observe_tells_while_two_worlds_go_on": (
        c.check_twin_worlds,
        "observes two worlds",
        [("IN_HAND + place, size(s, other), TEN", "IN_HAND + place, s.hand[other, 0], TEN")],
    ),
    "mask_tells": (
        c.check_blindness,
        "observes depends on what is hidden",
        [("size(s, (seat + 1) % PLAYERS) > 0", "s.hand[(seat + 1) % PLAYERS, 0] > 0")],
    ),
    "observe_by_seat_numbers": (
        c.check_turning,
        "is not what seat 0 does in the turned position",
        [("other = seat_after(seat, place, PLAYERS)", "other = place")],
    ),
    "seats_said_to_be_unlike": (
        c.check_turning,
        "seats are said not to be alike (one is taller) and are",
        [("    features=FEATURES,\n", "    features=FEATURES,\n    unlike='one is taller',\n")],
    ),
    "relative_codes_that_change": (
        c.check_turning,
        "change within a match",
        [
            (
                "    features=FEATURES,\n",
                "    features=FEATURES,\n    unlike='cards turn',\n"
                "    turning=lambda box, s, seat: {CARD: [(n + s.left) % 4 for n in range(4)]},\n",
            )
        ],
    ),
    "bids_without_an_event": (
        c.check_silence,
        "is told nothing of “",
        [("        note1(log, Event.CLOSED, seat)\n", "")],
    ),
    "covered_bids_undeclared": (
        c.check_covered_phases,
        "leaves no trace, and bid is not covered",
        [("BID = phase(covered=True)", "BID = phase(asks=True)")],
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str, tmp_path: Path) -> None:
    check, says, changes = FAULTS[name]
    game = variant("sealed_bids", tmp_path / f"bids_{name}", *changes)
    subject = Subject(game, 3, matches=6, lane="interpreted")
    with pytest.raises(Broken) as broken:
        check(subject)
    assert says in str(broken.value)


@pytest.mark.parametrize(
    "check", [check for check in c.CHECKS if check is not c.check_lanes], ids=lambda c: c.__name__
)
def test_a_copy_without_a_fault_passes(check: Check, tmp_path: Path) -> None:
    game = variant("sealed_bids", tmp_path / f"bids_{check.__name__}")
    check(Subject(game, 3, matches=2, lane="interpreted"))


def test_every_check_is_shown_to_fail() -> None:
    shown = {check for check, _, _ in FAULTS.values()}
    assert set(c.CHECKS) - shown == {c.check_lanes, c.check_replay}


def test_lanes_that_disagree_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = variant(
        "one_die",
        tmp_path / "other_die",
        ("(s.face + 1) * (s.coin + 1)", "(s.face + 1) * (s.coin + 1) * 2"),
    )
    monkeypatch.setitem(ONE_DIE._lanes, "interpreted", other.lane("interpreted"))
    with pytest.raises(Broken, match="lanes disagree about position"):
        c.check_lanes(Subject(ONE_DIE, 2))


def test_a_replay_that_goes_another_way_is_caught(tmp_path: Path) -> None:
    """A rule with a memory of its own, outside the position."""
    game = variant(
        "one_die",
        tmp_path / "remembering_die",
        ("class Box(Record)", "MEMORY = [0]\n\n\nclass Box(Record)"),
        ("    s.left = box.turns\n", "    s.left = box.turns\n    MEMORY[0] += 1\n"),
        ("(s.face + 1) * (s.coin + 1)", "(s.face + 1) * (s.coin + 1) + MEMORY[0]"),
    )
    with pytest.raises((Broken, backroom.Refused), match=r"position|record ends with"):
        c.check_replay(Subject(game, 2, lane="interpreted"))


def test_a_game_without_texts_is_caught() -> None:
    with pytest.raises(Broken, match="en lacks"):
        c.check_texts(SEALED_BIDS)


def test_an_event_that_cannot_be_told_is_caught() -> None:
    with pytest.raises(Missing, match="event-"):
        c.check_told_events(Subject(SEALED_BIDS, 3, lane="interpreted"))


def test_an_event_logged_with_too_few_values_is_caught(tmp_path: Path) -> None:
    game = variant(
        "sealed_bids",
        tmp_path / "bids_short",
        ("note2(log, Event.SHOWN, seat, total)", "note1(log, Event.SHOWN, seat)"),
    )
    with pytest.raises(Broken, match="SHOWN has 2 values"):
        c.check_notes(game)


def test_notation_outside_the_alphabet_is_caught(tmp_path: Path) -> None:
    game = variant(
        "sealed_bids",
        tmp_path / "bids_abroad",
        ("SPY = verb(", "SPÄH = verb("),
        ("offer(out, n, Act.SPY, 0)", "offer(out, n, Act.SPÄH, 0)"),
    )
    with pytest.raises(Broken, match="späh"):
        c.check_notation(game)


@pytest.mark.parametrize(
    "told, exchanged",
    [
        ("two blocks have the same name", ('Block("won"', 'Block("hand"')),
        ("is no word", ('Block("won"', 'Block("Won!"')),
        ("is no sentence", ("Rounds the player has won, of ten.", "rounds")),
        ("block won is empty", ('Block("won", (SEAT,)', 'Block("won", (0,)')),
    ],
)
def test_a_layout_that_does_not_say_what_it_is_is_caught(
    told: str, exchanged: tuple[str, str], tmp_path: Path
) -> None:
    game = variant("sealed_bids", tmp_path / f"bids_{len(told)}", exchanged)
    with pytest.raises(Broken, match=told):
        c.check_features(game)
