"""Rules: plain functions, and their compiled twins."""

import importlib.util
import math
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import backroom
from backroom.engine.conformance import random_match, subjects
from backroom.engine.lanes import LANES, Lane
from backroom.engine.rule import (
    EVENT_WIDTH,
    Compiler,
    below,
    callees,
    is_rule,
    note3,
    random_source,
)
from backroom.engine.sets import lowest_bit

HERE = Path(__file__).parent
TOYS = HERE.parent / "games"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The small rules, in a folder where their compiled code may lie beside them."""
    path = tmp_path_factory.mktemp("rules") / "small_rules.py"
    path.write_text((HERE / "small_rules.py").read_text(encoding="utf-8"), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("small_rules", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def compiler(small: ModuleType) -> Compiler:
    return Compiler(small.Box, small.State)


# ------------------------------------------------------------------ lanes


def test_the_mark_leaves_a_rule_plain_python(small: ModuleType) -> None:
    assert is_rule(small.twice)
    assert not is_rule(small.add_up)
    assert small.twice(1 << 80) == 1 << 81


@pytest.mark.parametrize("toy", ["one_die", "sealed_bids"])
def test_three_lanes_in_one_process_play_the_same_match(toy: str) -> None:
    subject = next(subjects(backroom.game(TOYS / toy)))
    played = [random_match(subject, 7, lane) for lane in LANES]
    assert len({match.record() for match in played}) == 1
    assert len({str(match.events) for match in played}) == 1
    assert len({str(match.view(0)) for match in played}) == 1


def test_there_is_no_fourth_lane() -> None:
    game = backroom.game(TOYS / "one_die")
    with pytest.raises(ValueError, match="no such lane: quick"):
        game.lane("quick")


def test_a_lane_has_no_door_that_is_not_there() -> None:
    lane: Lane = backroom.game(TOYS / "one_die").lane("interpreted")
    assert not hasattr(lane, "back_door")


def test_only_the_checked_lane_notices_an_index_outside(small: ModuleType) -> None:
    checked = Compiler(small.Box, small.State, checked=True).door(small.write_cell)
    states = np.zeros(1, small.State.dtype)
    checked(states, 0, 3, 9)
    assert states["cells"].tolist() == [[0, 0, 0, 9]]
    with pytest.raises(IndexError):
        checked(states, 0, 4, 1)
    assert states["twice"][0] == 0


def test_the_interpreted_lane_refuses_what_a_compiled_one_would_cut_off(
    small: ModuleType,
) -> None:
    s = small.State()
    with pytest.raises(TypeError, match="not a whole number"):
        s.total = 1.5
    with pytest.raises(OverflowError):
        s.cells[0] = 200


# ------------------------------------------------------------------ compiling


def test_every_function_is_compiled_once(small: ModuleType, compiler: Compiler) -> None:
    door = compiler.door(small.add_up)
    states = np.zeros(1, small.State.dtype)
    states["cells"][0, 0], states["total"], states["twice"] = 5, 7, 3
    again = small.State(states.copy())
    door(states, 0)
    small.add_all(again)
    assert states["total"][0] == again.total == 2 + 10 + 14 + 12
    assert len(compiler.twin(small.twice).signatures) == 1
    assert len(compiler.twin(small.add_all).signatures) == 1
    assert len(door.signatures) == 1


def test_a_field_called_like_a_rule_is_no_call(small: ModuleType) -> None:
    assert callees(small.add_all) == {"twice": small.twice}
    assert callees(small.write_cell) == {}


@pytest.mark.parametrize("door", ["even", "never"])
def test_rules_do_not_recurse(small: ModuleType, door: str) -> None:
    fresh = Compiler(small.Box, small.State)
    with pytest.raises(TypeError, match="calls itself: rules do not recurse"):
        fresh.door(getattr(small, door))


# ------------------------------------------------------------------ what rules are made of


def test_the_same_numbers_come_interpreted_and_compiled(
    small: ModuleType, compiler: Compiler
) -> None:
    rng, again = random_source(7), random_source(7)
    out = np.zeros(500, np.int32)
    for n in (1, 2, 6, 36, 1000, 1 << 20):
        compiler.door(small.draw)(out, n, rng)
        assert out.tolist() == [below(again, n) for _ in range(500)], n
    assert rng == again


@pytest.mark.parametrize("n", [2, 6, 7, 36, 182])
def test_below_is_uniform(small: ModuleType, compiler: Compiler, n: int) -> None:
    out = np.zeros(1000 * n, np.int32)
    compiler.door(small.draw)(out, n, random_source(11))
    assert chi_square(np.bincount(out, minlength=n)) < bound(n)


def test_first_numbers_of_neighbouring_seeds_are_uniform() -> None:
    firsts = [below(random_source(seed), 6) for seed in range(6000)]
    assert chi_square(np.bincount(firsts, minlength=6)) < bound(6)


def test_pairs_are_uniform(small: ModuleType, compiler: Compiler) -> None:
    out = np.zeros(72000, np.int32)
    compiler.door(small.draw)(out, 6, random_source(3))
    pairs = out[::2] * 6 + out[1::2]
    assert chi_square(np.bincount(pairs, minlength=36)) < bound(36)


def chi_square(counts: np.ndarray) -> float:
    due = counts.sum() / len(counts)
    return float(((counts - due) ** 2 / due).sum())


def bound(n: int) -> float:
    """Chi-square of n − 1 degrees is hardly ever four deviations above its mean."""
    return n - 1 + 4 * math.sqrt(2 * (n - 1)) + 4


def test_the_lowest_bit_of_every_set(small: ModuleType, compiler: Compiler) -> None:
    lowest = compiler.door(small.lowest)
    for n in range(63):
        for above in (0, 1 << 62, (1 << 63) - 1):
            bits = 1 << n | above & ~((1 << n) - 1)
            assert lowest_bit(bits) == lowest(bits) == n


def test_a_log_of_length_0_takes_nothing(small: ModuleType, compiler: Compiler) -> None:
    log = np.zeros((0, EVENT_WIDTH), np.int32)
    compiler.door(small.note_often)(log, 5)
    note3(log, 1, 2, 3, 4)
    assert log.size == 0


@pytest.mark.parametrize("lane", ["compiled", "interpreted"])
def test_a_full_log_does_not_overflow(small: ModuleType, compiler: Compiler, lane: str) -> None:
    note_often = compiler.door(small.note_often) if lane == "compiled" else small.note_often
    room = np.full((6, EVENT_WIDTH), 99, np.int32)
    room[0, 0] = 0
    note_often(room[:3], 5)
    assert room[0, 0] == 5, "how many there were is told all the same"
    assert room[1].tolist() == [0, 1, 2, 3, -1, -1, -1, -1, -1]
    assert room[2].tolist() == [1, 2, 3, 4, -1, -1, -1, -1, -1]
    assert (room[3:] == 99).all()


def test_an_event_has_room_for_eight_values(small: ModuleType, compiler: Compiler) -> None:
    log = np.zeros((2, EVENT_WIDTH), np.int32)
    compiler.door(small.note_wide)(log)
    assert log[1].tolist() == [1, 2, 3, 4, 5, 6, 7, 8, 9]
