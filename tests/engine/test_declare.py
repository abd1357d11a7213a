"""Events, reasons and options, as a game declares them."""

import pytest

from backroom.engine.codec import Verbs, verb
from backroom.engine.declare import (
    EventKind,
    Events,
    NoOptions,
    NotNow,
    Options,
    Phases,
    Reasons,
    event,
    option,
    phase,
)
from backroom.engine.errors import shown
from backroom.engine.names import Names, Seats, Words
from tests.engine.helpers import refused

SEAT, CARD = Seats(3), Names("card", ["ace", "king"])


class Option(Options):
    TALK = option(default=True)
    BOSS = option(seats=(3, 4))
    PAIRS = option(default=True, seats=(2,), ignored=True)
    SEATING = option(choices=("drawn", "free"))


class Event(Events):
    WON = event(seat=SEAT, card=CARD)
    DREW = event(to="seat", blank=["card"], seat=SEAT, card=CARD)
    PEEKED = event(to="seat", seat=SEAT, card=CARD)
    TOOK = event(card=CARD)


# ------------------------------------------------------------------ events


def test_a_public_event_is_seen_by_all() -> None:
    won = Event.WON.kind
    for eyes in (None, 0, 1):
        assert won.seen((1, 0), eyes) == {"event": "won", "seat": 1, "card": "ace"}


def test_a_private_event_has_blanks_for_the_others() -> None:
    drew = Event.DREW.kind
    assert drew.seen((1, 0), 1) == {"event": "drew", "seat": 1, "card": "ace"}
    assert drew.seen((1, 0), 0) == drew.seen((1, 0), None) == {"event": "drew", "seat": 1}


def test_a_secret_event_is_none_for_the_others() -> None:
    peeked = Event.PEEKED.kind
    assert peeked.seen((2, 1), 2) == {"event": "peeked", "seat": 2, "card": "king"}
    assert peeked.seen((2, 1), 0) is peeked.seen((2, 1), None) is None


def test_an_event_tells_nobody_as_none() -> None:
    assert Event.TOOK.kind.seen((-1,), None) == {"event": "took", "card": None}


def test_a_row_stored_before_an_event_had_a_value_lacks_it() -> None:
    assert Event.WON.kind.seen((1,), None) == {"event": "won", "seat": 1, "card": None}


def named(kind: EventKind) -> None:
    kind.named("drew")


def test_to_and_blank_name_arguments() -> None:
    with pytest.raises(ValueError, match="to and blank name arguments"):
        named(event(to="player", seat=SEAT))
    with pytest.raises(ValueError, match="to and blank name arguments"):
        named(event(to="seat", blank=["cards"], seat=SEAT))


def test_events_are_numbered_and_named_as_declared() -> None:
    assert [int(member) for member in Event] == [0, 1, 2, 3]
    assert list(Event.by_name) == ["won", "drew", "peeked", "took", "taken_back"]
    assert Event.kinds[Event.DREW] is Event.by_name["drew"] is Event.DREW.kind


# ------------------------------------------------------------------ reasons and phases


def test_reasons_are_numbered_behind_those_that_every_game_has() -> None:
    class Reason(Reasons):
        TOO_LATE = "C1"
        TOO_FAR = "C1"

    assert (Reason.TOO_LATE, Reason.TOO_FAR) == (4, 5)
    assert Reason.names == ("legal", "over", "not_asked", "not_this_step", "too_late", "too_far")
    assert [Reason.names[reason] for reason in NotNow] == ["over", "not_asked", "not_this_step"]
    assert Reason.clauses["too_far"] == "C1"
    assert Reason.clauses["over"] is None


def test_phases_say_who_is_asked_and_what_is_talk() -> None:
    class Phase(Phases):
        DEAL = phase()
        BID = phase(asks=True)
        TALK = phase(talk=True)

    assert (Phase.DEAL, Phase.BID, Phase.TALK) == (0, 1, 2)
    assert Phase.names.words == ("deal", "bid", "talk")
    assert Phase.asking() == ("bid", "talk")
    assert Phase.talking() == ("talk",)


# ------------------------------------------------------------------ options


def test_options_have_defaults() -> None:
    assert Option.settle({}, 3) == {"talk": True, "boss": False, "seating": "drawn"}
    assert Option.settle({}, 2) == {"talk": True, "pairs": True, "seating": "drawn"}
    assert Option.settle({}, 5) == {"talk": True, "seating": "drawn"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_settled_options_are_options(seats: int) -> None:
    settled = Option.settle({}, seats)
    assert Option.settle(settled, seats) == settled


def test_options_are_a_bit_each() -> None:
    assert Option.encode({"talk": True, "boss": False, "seating": "drawn"}) == 0b0001
    assert Option.encode({"talk": False, "boss": True, "seating": "free"}) == 0b1010
    assert Option.encode({"talk": False, "pairs": True, "seating": "drawn"}) == 0b0100


@pytest.mark.parametrize(
    "given, seats, sentence",
    [
        ({"walk": True}, 3, "There is no option “walk” (known: talk, boss, pairs, seating)."),
        ({"boss": True}, 2, "Option “boss” is not for 2 players."),
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
    assert str(refused(Option.settle, given, seats)) == sentence


def test_an_option_of_other_player_counts_may_be_named_with_its_default() -> None:
    assert Option.settle({"boss": False}, 5) == Option.settle({}, 5)


def test_some_options_are_passed_over_where_they_mean_nothing() -> None:
    assert Option.settle({"pairs": False}, 3) == Option.settle({}, 3)
    assert Option.settle({"pairs": False}, 2)["pairs"] is False


def test_an_option_is_there_from_a_rules_number_on() -> None:
    class Later(Options):
        TALK = option(default=True)
        LOOK = option(default=True, since=2)

    assert Later.settle({}, 3) == Later.settle({}, 3, 2) == {"talk": True, "look": True}
    assert Later.settle({}, 3, 1) == {"talk": True}
    assert Later.encode(Later.settle({}, 3, 1)) == 0b01
    for value in (True, False):
        refusal = refused(Later.settle, {"look": value}, 3, 1)
        assert str(refusal) == "There is no option “look” (known: talk)."


def test_a_game_without_options_says_so() -> None:
    refusal = refused(NoOptions.settle, {"talk": True}, 2)
    assert str(refusal) == "There is no option “talk”: this game has none."


# ------------------------------------------------------------------ slips of the pen


def test_a_declaration_without_brackets_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Say\.SKIP declares nothing"):

        class Say(Verbs):
            TAKE = verb()
            SKIP = verb


def test_something_else_is_no_declaration() -> None:
    with pytest.raises(TypeError, match="Phase: 0 declares no PhaseKind"):

        class Phase(Phases):
            TAKE = 0

    with pytest.raises(TypeError, match="Why: 7 declares no str"):

        class Why(Reasons):
            TOO_FEW = 7

    with pytest.raises(TypeError, match="declares no Verb"):

        class Say(Verbs):
            TAKE = CARD


def test_a_word_that_stands_for_another_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Side\.RIGHT is Side\.LEFT again"):

        class Side(Words):
            LEFT, RIGHT = 0, 0


def test_reasons_that_every_game_has_are_not_declared_again() -> None:
    with pytest.raises(TypeError, match=r"Why\.OVER: every game has that reason already"):

        class Why(Reasons):
            OVER = "C1"


@pytest.mark.parametrize(
    "values", [dict.fromkeys("abcdefghi", int), {"event": int}], ids=["nine", "event"]
)
def test_events_have_eight_values_at_most_and_none_called_event(values: dict[str, type]) -> None:
    with pytest.raises(ValueError, match="at most eight values"):
        named(event(**values))


def test_a_default_is_one_of_the_values() -> None:
    assert option(default="free", choices=("drawn", "free")).default == "free"
    for given in ({"default": "fast", "choices": ("slow", "quick")}, {"default": "yes"}):
        with pytest.raises(ValueError, match="is none of its values"):
            option(**given)


def test_a_verb_is_said_of_something_there_is() -> None:
    class Why(Reasons):
        NEVER = "C1"

    for only, sentence in (([], "nothing it could be said of"), ([(7,)], "are no numbers")):
        with pytest.raises(ValueError, match=sentence):

            class Say(Verbs):
                TAKE = verb(CARD, only=only, bound=Why.NEVER)


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
