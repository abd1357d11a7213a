"""The end card, the showdown, and who has won."""

from __future__ import annotations

from backroom.engine.match import Match
from tests.games.chicago_gangsters.helpers import begin, events, phase, play, refused


def showdown(alcohol: str = "0 0 0 0", seats: int = 4, **given: str) -> Match:
    """Hands, persons and alcohol as given, and the end card comes up."""
    match = begin(seats, **given)  # type: ignore[arg-type]
    match.state.round_number = 10
    for seat, number in enumerate(alcohol.split()):
        match.state.alcohol[seat] = int(number)
    return play(match, "* coalition end")


def awards(match: Match) -> set[tuple[int, str]]:
    return {(seat, contest) for seat, contest, _ in events(match, "awarded")}


def test_cs9_two_alcohol_each_for_weapons_bribes_blackmail_and_persons() -> None:
    match = showdown(hands="w4 | s5 | e5 | w2 s1", persons="- | - | - | mayor")
    assert awards(match) == {(0, "weapons"), (1, "bribes"), (2, "blackmail"), (3, "persons")}
    assert match.scores == [2, 2, 2, 2]
    assert match.winners == (0, 1, 2, 3)


def test_ce1_on_the_end_card_nothing_else_is_revealed() -> None:
    match = showdown(hands="w4")
    assert match.over
    assert phase(match) == "over"
    assert match.view(None)["coalition"] == "end"
    assert match.view(None)["district"] is None
    assert events(match, "ended") == [()]
    assert refused(match, 0, "lay w4") == ("over", None)


def test_ce1_all_hands_are_open_in_the_showdown() -> None:
    match = showdown(hands="w4 | s5 e1")
    for seat in (0, 2, None):
        hands = match.view(seat)["hand"]
        assert (hands[0]["w4"], hands[1]["s5"], hands[1]["e1"], hands[1]["back"]) == (1, 1, 1, 0)


def test_ce2_sums_of_printed_values_and_all_who_tie() -> None:
    match = showdown(hands="w4 w4 | w2 w2 w2 w2 | w4 | -", persons="- | - | bomber driver")
    assert awards(match) == {(0, "weapons"), (1, "weapons"), (2, "persons")}
    assert match.scores == [2, 2, 2, 0]
    assert ("weapons", 8) in [event[1:] for event in events(match, "suit_counted") if event[0] == 1]


def test_ce2_nobody_gets_what_nobody_has() -> None:
    match = showdown()
    assert awards(match) == set()
    assert match.scores == [0, 0, 0, 0]


def test_ce3_cp11_the_priest_counts_as_two_and_worth_does_not_matter() -> None:
    match = showdown(persons="priest | informer judge | thug | -")
    assert events(match, "persons_counted") == [(0, 2), (1, 2), (2, 1), (3, 0)]
    assert awards(match) == {(0, "persons"), (1, "persons")}


def test_ce4_most_alcohol_wins_and_equals_share() -> None:
    match = showdown("5 7 7 1")
    assert match.scores == [5, 7, 7, 1]
    assert match.places == [3, 1, 1, 4]
    assert match.winners == (1, 2)


def test_ce4_what_the_showdown_brings_counts() -> None:
    match = showdown("5 6 0 0", hands="w4")
    assert match.scores == [7, 6, 0, 0]
    assert match.winners == (0,)


def test_cx10_all_five_take_part_in_the_showdown() -> None:
    match = showdown("0 0 0 0 1", seats=5, hands="s1 | - | - | - | w4 s5", persons="||||judge")
    assert match.scores == [0, 0, 0, 0, 7]
    assert len(match.places) == 5
