"""The Gold Coast: the harbour and the equipment. [G11, G12, G17]"""

from __future__ import annotations

import pytest

from tests.games.gangster.helpers import (
    at_harbour,
    equipment,
    events,
    legal,
    phase,
    play,
    position,
    refused,
    trunk,
)

STOP = "0 drive 1 gold_coast"


def test_g11_a_stop_lets_the_player_dump_the_whole_trunk_or_nothing() -> None:
    match = position(cars="grey the_loop", slots="grey trunk", trunks="grey green yellow")
    play(match, STOP)
    assert legal(match) == {"dump", "keep"}
    play(match, "0 dump")
    assert trunk(match, "grey") == {}
    assert list(match.view(None)["drowned"].values()) == [0, 1, 1, 0, 0]
    assert [event["whose"] for event in events(match, "dumped")] == ["green", "yellow"]
    match = position(cars="grey the_loop", trunks="grey green")
    play(match, f"{STOP}; 0 keep")
    assert trunk(match, "grey") == {"green": 1}
    assert events(match, "kept") == [{"seat": 0, "gang": "grey"}]


def test_g11_an_empty_trunk_is_not_asked_about() -> None:
    match = play(position(cars="grey the_loop"), STOP)
    assert legal(match) == {"take door", "take bumper"}


def test_g11_the_new_piece_goes_left_and_pushes_the_others() -> None:
    match = position(cars="grey the_loop", slots="grey motor trunk")
    play(match, f"{STOP}; 0 take door")
    assert equipment(match, "grey") == ("door", "motor")
    assert events(match, "took") == [{"seat": 0, "gang": "grey", "kind": "door", "lost": "trunk"}]
    match = play(position(cars="grey the_loop"), f"{STOP}; 0 take door")
    assert equipment(match, "grey") == ("door", None)


def test_g11_the_harbour_is_refilled_at_once() -> None:
    match = position(cars="grey the_loop", harbour="door door bumper", supply="motor motor trunk")
    play(match, f"{STOP}; 0 take door")
    assert at_harbour(match) == {"door": 1, "bumper": 1}
    assert match.chance() == {"harbour motor": 2, "harbour trunk": 1}
    play(match, "* harbour trunk")
    assert at_harbour(match) == {"door": 1, "bumper": 1, "trunk": 1}
    assert match.view(None)["supply"]["trunk"] == 0
    assert match.to_act == (1,)


def test_g11_nothing_is_loaded_or_unloaded_there() -> None:
    match = position(
        "the_loop 7: green grey",
        cars="grey gold_coast",
        slots="grey tommy_gun",
        trunks="grey green",
    )
    assert {text.split()[0] for text in legal(match)} == {"drive"}
    assert refused(match, 0, "unload grey") == ("no_table", "G11")
    assert refused(match, 0, "unload green") == ("no_table", "G11")


def test_g11_driving_through_does_nothing() -> None:
    match = position(cars="grey the_loop", trunks="grey green")
    play(match, "0 drive 2 little_africa")
    assert phase(match) == "turn"
    assert match.to_act == (1,)


def test_g11_also_when_the_drive_began_there() -> None:
    match = position(cars="grey gold_coast", slots="grey motor", trunks="grey green")
    play(match, "0 drive 3 gold_coast")
    assert legal(match) == {"dump", "keep"}
    play(match, "0 dump")
    assert legal(match) == {"take door", "take bumper"}


def test_g11_only_what_lies_open_can_be_taken() -> None:
    match = play(position(cars="grey the_loop"), STOP)
    assert refused(match, 0, "take trunk") == ("not_at_harbour", "G11")


@pytest.mark.parametrize("slots", ["door bumper", "bumper door"])
def test_g12_a_kind_in_either_slot_cannot_be_taken(slots: str) -> None:
    match = position(cars="grey the_loop", slots=f"grey {slots}", harbour="door bumper motor")
    play(match, STOP)
    assert legal(match) == {"take motor"}
    assert refused(match, 0, "take door") == ("has_it_already", "G12")
    assert refused(match, 0, "take bumper") == ("has_it_already", "G12")


def test_example_12_g12_only_kinds_it_has_nothing_changes() -> None:
    match = position(cars="grey the_loop", slots="grey door motor", harbour="motor motor door")
    play(match, STOP)
    assert match.to_act == (1,)
    assert equipment(match, "grey") == ("door", "motor")
    assert at_harbour(match) == {"motor": 2, "door": 1}
    assert events(match, "took_nothing") == [{"seat": 0, "gang": "grey"}]
    match = position(cars="grey the_loop", slots="grey door motor", harbour="motor motor bumper")
    assert legal(play(match, STOP)) == {"take bumper"}


def test_g12_an_empty_harbour_changes_nothing() -> None:
    match = position(cars="grey the_loop", slots="grey door", harbour="", supply="")
    play(match, STOP)
    assert match.to_act == (1,)
    assert equipment(match, "grey") == ("door", None)


def test_example_13_g12_three_identical_leave_the_game_and_three_more_are_drawn() -> None:
    supply = "door motor motor trunk trunk"
    match = position(cars="grey the_loop", harbour="door door bumper", supply=supply)
    play(match, f"{STOP}; 0 take bumper; * harbour door")
    assert at_harbour(match) == {}
    assert events(match, "three_alike")[-1] == {"kind": "door"}
    assert match.chance() == {"harbour motor": 2, "harbour trunk": 2}
    play(match, "* harbour motor; * harbour motor")
    assert match.is_chance
    play(match, "* harbour trunk")
    assert at_harbour(match) == {"motor": 2, "trunk": 1}
    assert match.to_act == (1,)


def test_example_13_g12_with_one_piece_left_just_that_one_lies_there() -> None:
    match = position(cars="grey the_loop", harbour="door door bumper", supply="door motor")
    play(match, f"{STOP}; 0 take bumper; * harbour door; * harbour motor")
    assert at_harbour(match) == {"motor": 1}
    assert match.to_act == (1,)


def test_g12_without_supply_there_is_no_refill() -> None:
    match = position(cars="grey the_loop", harbour="door door bumper", supply="")
    play(match, f"{STOP}; 0 take bumper")
    assert at_harbour(match) == {"door": 2}
    assert match.to_act == (1,)


FULL = {"cars": "grey the_loop", "slots": "grey motor trunk", "trunks": "grey green yellow"}


def test_example_11_g17_when_the_trunk_is_pushed_out_one_of_two_is_dropped() -> None:
    match = play(position(**FULL), f"{STOP}; 0 keep; 0 take door")
    assert equipment(match, "grey") == ("door", "motor")
    assert legal(match) == {"drop green", "drop yellow"}
    assert refused(match, 0, "drop brown") == ("nobody_to_drop", "G17")
    play(match, "0 drop yellow")
    assert trunk(match, "grey") == {"green": 1}
    assert match.view(None)["drowned"]["yellow"] == 1
    assert events(match, "dropped") == [{"seat": 0, "gang": "grey", "whose": "yellow"}]
    assert phase(match) == "refill"


def test_example_11_g17_after_a_dump_no_drop_is_asked() -> None:
    match = play(position(**FULL), f"{STOP}; 0 dump; 0 take door")
    assert phase(match) == "refill"


def test_example_11_g17_a_trunk_on_the_left_only_moves_right() -> None:
    match = position(**FULL | {"slots": "grey trunk motor"})
    play(match, f"{STOP}; 0 keep; 0 take door")
    assert equipment(match, "grey") == ("door", "trunk")
    assert phase(match) == "refill"
    assert trunk(match, "grey") == {"green": 1, "yellow": 1}


def test_example_11_g17_two_of_one_colour_are_asked_about_all_the_same() -> None:
    match = position(**FULL | {"trunks": "grey green green"})
    play(match, f"{STOP}; 0 keep; 0 take door")
    assert legal(match) == {"drop green"}
    play(match, "0 drop green")
    assert trunk(match, "grey") == {"green": 1}


def test_g17_one_in_the_trunk_is_not_dropped() -> None:
    match = position(**FULL | {"trunks": "grey green"})
    play(match, f"{STOP}; 0 keep; 0 take door")
    assert phase(match) == "refill"
