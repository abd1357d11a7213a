"""Events, reasons and options, as a game declares them."""

import pytest

from backroom.engine.declare import Event, Events, Option, Options, Reasons
from backroom.engine.errors import shown
from backroom.engine.names import Names, Seats
from tests.engine.helpers import refused

SEAT, CARD = Seats(3), Names("card", ["ace", "king"])
OPTIONS = Options(
    Option("talk", default=True),
    Option("boss", seats=(3, 4)),
    Option("pairs", default=True, seats=(2,), ignored=True),
    Option("seating", choices=("drawn", "free")),
)

# ------------------------------------------------------------------ events


def test_a_public_event_is_seen_by_all() -> None:
    event = Event("won", seat=SEAT, card=CARD)
    for eyes in (None, 0, 1):
        assert event.seen((1, 0), eyes) == {"event": "won", "seat": 1, "card": "ace"}


def test_a_private_event_has_blanks_for_the_others() -> None:
    event = Event("drew", to="seat", blank=["card"], seat=SEAT, card=CARD)
    assert event.seen((1, 0), 1) == {"event": "drew", "seat": 1, "card": "ace"}
    assert event.seen((1, 0), 0) == event.seen((1, 0), None) == {"event": "drew", "seat": 1}


def test_a_secret_event_is_none_for_the_others() -> None:
    event = Event("peeked", to="seat", seat=SEAT, card=CARD)
    assert event.seen((2, 1), 2) == {"event": "peeked", "seat": 2, "card": "king"}
    assert event.seen((2, 1), 0) is event.seen((2, 1), None) is None


def test_an_event_tells_nobody_as_none() -> None:
    assert Event("took", card=CARD).seen((-1,), None) == {"event": "took", "card": None}


def test_to_and_blank_name_arguments() -> None:
    with pytest.raises(ValueError, match="to and blank name arguments"):
        Event("drew", to="player", seat=SEAT)
    with pytest.raises(ValueError, match="to and blank name arguments"):
        Event("drew", to="seat", blank=["cards"], seat=SEAT)


def test_events_and_reasons_are_unpacked_as_declared() -> None:
    events = Events(Event("drew"), Event("won"))
    assert events.numbers("drew", "won") == (0, 1)
    with pytest.raises(ValueError, match="declared as"):
        events.numbers("won", "drew")
    reasons = Reasons(too_late="C1", too_far="C2")
    assert reasons.numbers("too_late", "too_far") == (4, 5)
    assert reasons.names[4:] == ("too_late", "too_far")
    with pytest.raises(ValueError, match="declared otherwise"):
        reasons.numbers("too_far", "too_late")


# ------------------------------------------------------------------ options


def test_options_have_defaults() -> None:
    assert OPTIONS.settle({}, 3) == {"talk": True, "boss": False, "seating": "drawn"}
    assert OPTIONS.settle({}, 2) == {"talk": True, "pairs": True, "seating": "drawn"}
    assert OPTIONS.settle({}, 5) == {"talk": True, "seating": "drawn"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_settled_options_are_options(seats: int) -> None:
    settled = OPTIONS.settle({}, seats)
    assert OPTIONS.settle(settled, seats) == settled


def test_options_are_a_bit_each() -> None:
    assert OPTIONS.encode({"talk": True, "boss": False, "seating": "drawn"}) == 0b0001
    assert OPTIONS.encode({"talk": False, "boss": True, "seating": "free"}) == 0b1010
    assert OPTIONS.encode({"talk": False, "pairs": True, "seating": "drawn"}) == 0b0100


@pytest.mark.parametrize(
    "given, seats, sentence",
    [
        ({"walk": True}, 3, "There is no option “walk” (there is talk, boss, pairs, seating)."),
        ({"boss": True}, 2, "Option “boss” is not for 2 players."),
        ({"boss": False}, 5, "Option “boss” is not for 5 players."),
        ({"talk": 1}, 3, "Option “talk” is false or true, not 1."),
        ({"talk": "true"}, 3, "Option “talk” is false or true, not true."),
        ({"talk": None}, 3, "Option “talk” is false or true, not None."),
        ({"seating": "loud"}, 3, "Option “seating” is drawn or free, not loud."),
        ({"seating": True}, 3, "Option “seating” is drawn or free, not True."),
        (["talk"], 3, "Options are given by name, not as ['talk']."),
        ("talk", 3, "Options are given by name, not as talk."),
    ],
)
def test_wrong_options_are_refused(given: object, seats: int, sentence: str) -> None:
    assert str(refused(OPTIONS.settle, given, seats)) == sentence


def test_some_options_are_passed_over_where_they_mean_nothing() -> None:
    assert OPTIONS.settle({"pairs": False}, 3) == OPTIONS.settle({}, 3)
    assert OPTIONS.settle({"pairs": False}, 2)["pairs"] is False


def test_a_game_without_options_says_so() -> None:
    refusal = refused(Options().settle, {"talk": True}, 2)
    assert str(refusal) == "There is no option “talk”: this game has none."


# ------------------------------------------------------------------ what is quoted in a refusal


@pytest.mark.parametrize(
    "thing, quoted",
    [
        ("move a1", "move a1"),
        ("a\nb\tc\x00", "a\ufffdb\ufffdc\ufffd"),
        (None, "None"),
        ([1], "[1]"),
        (10**5000, "a very long number"),
        ([10**5000], "a very long number"),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
    ],
    ids=range(8),
)
def test_quotes_are_one_short_line(thing: object, quoted: str) -> None:
    assert shown(thing) == quoted
