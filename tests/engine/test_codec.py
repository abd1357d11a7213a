"""Codecs: verb and arguments ↔ code ↔ text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import backroom
from backroom.engine.codec import Codec, Unlisted, Verbs, verb
from backroom.engine.declare import Reasons
from backroom.engine.names import Names, Seats
from backroom.engine.rule import NONE
from tests.engine.helpers import BOSSES, accepted, refused

FRUIT = Names("fruit", ["apple", "pear"])
SEAT = Seats(3)


class Reason(Reasons):
    NOT_YOURS = "X1"


class Act(Verbs):
    EAT = verb(FRUIT)
    GIVE = verb(FRUIT, SEAT, only=[(0, 1), (1, 2)], bound=Reason.NOT_YOURS)
    LIE_DOWN = verb(spaced=True)
    LIE = verb(SEAT)


CODEC = Codec(Act)
TEXTS = [
    *("eat apple", "eat pear", "give apple 1", "give pear 2"),
    *("lie down", "lie 0", "lie 1", "lie 2"),
]


def test_codes_count_without_a_hole() -> None:
    assert CODEC.texts == TEXTS
    assert len(CODEC) == 8


def test_every_text_leads_back_to_its_code() -> None:
    assert [CODEC.parse(text) for text in TEXTS] == list(range(8))


def test_a_verb_is_known_by_its_first_code() -> None:
    assert [(member.verb.name, int(member)) for member in Act] == [
        *(("eat", 0), ("give", 2), ("lie_down", 4), ("lie", 5)),
    ]
    assert [int(verb) for verb in CODEC.verb_of] == [0, 0, 2, 2, 4, 5, 5, 5]


def test_columns_tell_an_argument_by_arg() -> None:
    assert [int(n) for n in CODEC.column(Act.GIVE, 0)] == [0, 1]
    assert [int(n) for n in CODEC.column(Act.GIVE, 1)] == [1, 2]


def test_parts_of_a_name_are_words_of_their_own_only_where_it_says_so() -> None:
    class Say(Verbs):
        ASK_POINTS = verb(SEAT, spaced=True)
        PASS_CAKE = verb(SEAT)

    codec = Codec(Say)
    assert codec.texts[0] == "ask points 0"
    assert codec.texts[-1] == "pass_cake 2"
    assert list(codec.by_name) == ["ask_points", "pass_cake"]


def test_who_never_acts_has_an_empty_codec() -> None:
    assert len(Codec()) == 0
    assert refused(Codec().parse, "eat apple").reason is None


def test_tables_are_not_written() -> None:
    with pytest.raises(ValueError, match="read-only"):
        CODEC.verb_of[0] = NONE


def test_well_formed_without_a_code_names_what_bounds_it() -> None:
    with pytest.raises(Unlisted) as refusal:
        CODEC.parse("give apple 2")
    assert refusal.value.bound == "not_yours"
    assert str(refusal.value) == "“give apple 2” is never possible."


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "“” is not an action of this game: no such verb."),
        ("sing", "“sing” is not an action of this game: no such verb."),
        ("EAT apple", "“EAT apple” is not an action of this game: no such verb."),
        ("eat", "“eat” is malformed; it goes: eat FRUIT."),
        ("eat apple pear", "“eat apple pear” is malformed; it goes: eat FRUIT."),
        ("eat  apple", "“eat  apple” is malformed; it goes: eat FRUIT."),
        ("eat apple ", "“eat apple ” is malformed; it goes: eat FRUIT."),
        ("eat stone", "“eat stone” is malformed; it goes: eat FRUIT."),
        ("lie there", "“lie there” is malformed; it goes: lie down, lie SEAT."),
        ("eat\napple", "“eat\ufffdapple” is not an action of this game: no such verb."),
        (None, "None is not an action: actions are strings."),
        (3, "3 is not an action: actions are strings."),
        (["eat", "apple"], "['eat', 'apple'] is not an action: actions are strings."),
    ],
)
def test_malformed_texts_get_one_sentence(text: object, sentence: str) -> None:
    refusal = refused(CODEC.parse, text)
    assert str(refusal) == sentence
    assert refusal.reason is None


@given(
    st.text() | st.lists(st.sampled_from(["eat", "lie", "down", "apple", "1", "9"])).map(" ".join)
)
def test_any_text_is_parsed_or_refused_in_a_short_line(text: str) -> None:
    code = accepted(CODEC.parse, text)
    assert code is None or CODEC.texts[code] == text


def test_a_bound_without_a_reason_is_no_declaration() -> None:
    with pytest.raises(ValueError, match="give: what bounds its arguments has no reason"):

        class Half(Verbs):
            GIVE = verb(FRUIT, only=[(0,)])


def test_two_actions_have_two_texts() -> None:
    class Twice(Verbs):
        LIE = verb(Names("way", ["down"]))
        LIE_DOWN = verb(spaced=True)

    with pytest.raises(ValueError, match="the same text"):
        Codec(Twice)


# ------------------------------------------------------------------ of a real game


def test_the_texts_of_bosses() -> None:
    assert len(BOSSES.actions) == 216 + 2 + 120 + 36 + 2
    assert len(BOSSES.outcomes) == 24 + 12 + 4
    for codec in (BOSSES.actions, BOSSES.outcomes):
        assert [codec.parse(text) for text in codec.texts] == list(range(len(codec)))


def test_b7_a_move_of_two_fields_has_no_code_but_a_clause() -> None:
    match = BOSSES.deal(2, seed=7)
    (seat,) = match.to_act
    reason = match.why_not(seat, "move a1 c3")
    assert (reason.name, reason.clause) == ("not_adjacent", "B7")
    with pytest.raises(
        backroom.Refused, match=r"“move a1 c3” is not possible: .*\[B7\]"
    ) as refusal:
        match.play(seat, "move a1 c3")
    assert refusal.value.clause == "B7"


def test_who_is_not_asked_hears_that_first() -> None:
    match = BOSSES.deal(2, seed=7)
    (seat,) = match.to_act
    assert match.why_not(1 - seat, "move a1 c3").name == "not_asked"


def test_at_another_step_that_is_said_first() -> None:
    match = BOSSES.deal(2, chance="manual")
    match.play_lines(["* open left red1", "* open right blue1", "* start 0"])
    match.play_lines(["0 draw left", "* drawn red2"])
    assert match.why_not(0, "move a1 a2").name == "not_this_step"
    assert match.why_not(0, "move a1 c3").name == "not_this_step"
