"""Batches: many matches stepped together play what a match plays, and refuse what it refuses."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.rule import Rng, draw_lot
from backroom.rl import Batch
from tests.engine.helpers import ONE_DIE, SEALED_BIDS, refused

CONNECT_FOUR = backroom.game(Path("examples/connect_four"))
FIELDS = ("observation", "mask", "seat", "rewards", "terminated", "truncated")


def some_actions(batch: Batch, dice: np.random.Generator) -> np.ndarray:
    """A legal action for every match, at random."""
    mask = batch.mask
    if batch.packed:
        width = len(batch.game.actions)
        mask = np.unpackbits(mask.view(np.uint8), axis=1, bitorder="little")[:, :width]
    return (mask * dice.random(mask.shape)).argmax(axis=1)


def everything(batch: Batch) -> list[bytes]:
    positions = [batch.match(n).snapshot() for n in range(batch.positions)]
    return [*(getattr(batch, name).tobytes() for name in FIELDS), *positions]


class Oracle:
    """One match of a batch, played by `Match` with a copy of the row's generator."""

    def __init__(self, batch: Batch, number: int, rng: Rng):
        self.batch, self.number, self.rng = batch, number, rng
        self.match = self.opening()

    def opening(self) -> Match:
        batch = self.batch
        match = Match(batch.game, batch.seats, batch.options, batch.edition)
        self.settle(match)
        return match

    def settle(self, match: Match) -> None:
        """Outcomes and forced decisions, up to the next choice."""
        outcomes, texts = self.batch.game.outcomes, self.batch.game.actions
        while not match.over:
            if match.is_chance:
                possible = match.chance()
                codes = np.array([outcomes.parse(text) for text in possible], np.int32)
                weights = np.array(list(possible.values()), np.int32)
                match.play("*", draw_lot(codes, weights, len(codes), self.rng))
            elif len(match.legal(match.to_act[0])) == 1:
                match.play(match.to_act[0], texts.parse(match.legal(match.to_act[0])[0]))
            else:
                break

    def play(self, action: int) -> Match | None:
        """Play a relative code; the match that ended by it."""
        seat = self.match.to_act[0]
        self.match.play(seat, int(np.argsort(self.match.turned(seat))[action]))
        self.settle(self.match)
        if not self.match.over:
            return None
        ended, self.match = self.match, self.opening()
        return ended

    def agrees(self) -> None:
        seat, batch, number = self.match.to_act[0], self.batch, self.number
        assert batch.match(number).snapshot() == self.match.snapshot()
        assert batch.seat[number] == seat
        assert (batch.mask[number] == self.match.mask(seat, relative=True)).all()
        assert (batch.observation[number] == self.match.observe(seat)).all()


def ended_as(batch: Batch, number: int, ended: Match) -> None:
    """The step told how the match went."""
    shares = [(seat in ended.winners) / len(ended.winners) for seat in range(batch.seats)]
    assert batch.rewards[number].tolist() == np.array(shares, np.float32).tolist()
    assert batch.info["scores"][number].tolist() == ended.scores
    assert batch.info["places"][number].tolist() == ended.places
    for seat in range(batch.seats):
        assert (batch.final_observation(seat)[number] == ended.observe(seat)).all()


@pytest.mark.parametrize(
    "game, seats, options, steps",
    [
        ("bosses", 2, {}, 120),
        ("gangster", 2, {}, 450),
        ("don_pepe", 4, {"seating": "free"}, 150),
        ("cosa_nostra", 3, {}, 150),
        ("chicago_gangsters", 5, {"talk": False}, 500),
        (SEALED_BIDS, 3, {}, 60),
        (CONNECT_FOUR, 2, {}, 60),
    ],
    ids=str,
)
def test_a_batch_plays_what_matches_play(game: Any, seats: int, options: Any, steps: int) -> None:
    batch = Batch(game, seats, options, positions=3, seed=5, threads=1)
    again = Batch(game, seats, options, positions=3, seed=5, threads=1)
    generators = np.random.SeedSequence(5).generate_state(3, np.uint64)
    oracles = [Oracle(again, n, generators[n : n + 1]) for n in range(3)]
    dice, ends = np.random.default_rng(1), 0
    for _ in range(steps):
        actions = some_actions(batch, dice)
        batch.step(actions)
        for number, oracle in enumerate(oracles):
            oracle.batch = batch
            ended = oracle.play(int(actions[number]))
            oracle.agrees()
            assert batch.terminated[number] == (ended is not None)
            if ended is None:
                assert not batch.rewards[number].any()
            else:
                ended_as(batch, number, ended)
                ends += 1
    assert not batch.truncated.any()
    assert ends > 0


# ------------------------------------------------------------------ seeds and threads


def play(batch: Batch, steps: int) -> list[list[bytes]]:
    dice, told = np.random.default_rng(3), []
    for _ in range(steps):
        batch.step(some_actions(batch, dice))
        told.append([getattr(batch, name).tobytes() for name in FIELDS])
    return told


def test_threads_and_packing_change_nothing() -> None:
    alone, among = (Batch("bosses", 3, positions=400, seed=2, threads=n) for n in (1, 3))
    assert play(alone, 30) == play(among, 30)
    packed = Batch("bosses", 3, positions=400, seed=2, packed=True)
    play(packed, 30)
    assert (packed.mask == np.packbits(alone.mask, axis=1, bitorder="little")).all()
    assert everything(alone)[6:] == everything(packed)[6:]


def test_the_same_seed_plays_the_same_and_another_one_does_not() -> None:
    batch = Batch("bosses", 2, positions=20, seed=4)
    told = play(batch, 12)
    batch.reset(seed=4)
    assert play(batch, 12) == told
    assert play(Batch("bosses", 2, positions=20, seed=4), 12) == told
    batch.reset()
    assert play(batch, 12) != told, "goes on with its generators"
    assert play(Batch("bosses", 2, positions=20, seed=5), 12) != told


def test_a_match_does_not_depend_on_how_many_there_are() -> None:
    few, many = (Batch("bosses", 2, positions=n, seed=4) for n in (3, 30))
    for name in ("observation", "mask", "seat"):
        assert (getattr(few, name) == getattr(many, name)[:3]).all()


# ------------------------------------------------------------------ what is refused


def test_an_illegal_action_is_refused_by_name_and_nothing_is_stepped() -> None:
    batch = Batch("bosses", 3, positions=8, seed=1)
    actions = some_actions(batch, np.random.default_rng(0))
    code = batch.game.actions.parse("move a1 a2")
    before = everything(batch)
    actions[5] = code
    refusal = refused(batch.step, actions)
    told = f"Match 5, seat {batch.seat[5]}: “move a1 a2” is not possible: "
    assert str(refusal).startswith(told)
    assert (refusal.reason, refusal.clause) == ("nobody_there", "B7")
    assert everything(batch) == before


def test_masks_that_somebody_writes_into_allow_nothing() -> None:
    batch = Batch("bosses", 3, positions=2, seed=1)
    batch.mask[:] = True
    code = batch.game.actions.parse("move a1 a2")
    assert "is not possible" in str(refused(batch.step, [code, code]))


@pytest.mark.parametrize(
    "actions, told",
    [
        ([0, 1], "Actions are 3 whole numbers, not int64 of shape (2,)."),
        ([[0, 0, 0]], "Actions are 3 whole numbers, not int64 of shape (1, 3)."),
        ([0.0, 1.0, 2.0], "Actions are 3 whole numbers, not float64 of shape (3,)."),
        ([True, True, True], "Actions are 3 whole numbers, not bool of shape (3,)."),
        ([-1, -1, 376], "Match 2: there is no action 376: codes are 0 to 375."),
        ([-1, [0], -1], "Actions are 3 whole numbers, not lists of different lengths."),
        (None, "Actions are 3 whole numbers, not object of shape ()."),
        ([-1, -1, 10**30], "Actions are 3 whole numbers, not object of shape (3,)."),
        (
            np.array([0, 2**64 - 1, 0], np.uint64),
            f"Match 1: there is no action {2**63 - 1}: codes are 0 to 375.",
        ),
    ],
)
def test_actions_of_another_kind_are_refused(actions: Any, told: str) -> None:
    batch = Batch("bosses", 2, positions=3)
    before = everything(batch)
    assert str(refused(batch.step, actions)) == told
    assert everything(batch) == before


@pytest.mark.parametrize(
    "given, told",
    [
        ({"positions": 0}, "positions is a whole number from 1 on, not 0."),
        ({"positions": 10**30}, "positions is at most 2147483647"),
        ({"threads": 10**6}, "threads is at most 1024, not 1000000."),
        ({"most_decisions": 2**70}, "most_decisions is at most"),
        ({"start": 2**70}, "start is at most 1000000"),
        ({"start": [None]}, "Matches begin at records or matches, not at None."),
        ({"mixed": 5}, "Mixed options are a list of options by name, not 5."),
        ({"mixed": ["x"]}, "Mixed options are a list of options by name"),
        ({"packed": "yes"}, "packed is True or False, not yes."),
        ({"forced": None}, "forced is True or False, not None."),
        ({"game": None}, "A game is told by its name, not by None."),
        ({"positions": 1.5}, "positions is a whole number from 1 on, not 1.5."),
        ({"threads": 0}, "threads is a whole number from 1 on, not 0."),
        ({"most_decisions": 0}, "most_decisions is a whole number from 1 on, not 0."),
        ({"start": -1}, "start is a whole number from 0 on, not -1."),
        ({"start": []}, "start is a whole number from 0 on, not []."),
        ({"start": True}, "start is a whole number from 0 on, not True."),
        ({"seed": -1}, "A seed is a number of at most 64 bits, not -1."),
        ({"seed": "x"}, "A seed is a number of at most 64 bits, not x."),
        ({"seed": None}, "A seed is a number of at most 64 bits, not None."),
        ({"seats": 7}, "bosses is for 2, 3, 4 players, not 7."),
        ({"game": "poker"}, "There is no game “poker”"),
        ({"options": {"jokers": True}}, "There is no option “jokers”"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(given: dict[str, Any], told: str) -> None:
    assert told in str(refused(Batch, **{"game": "bosses", "seats": 2, **given}))


@pytest.mark.parametrize(
    "ask, told",
    [
        (lambda batch: batch.match(3), "The number of a match is at most 2, not 3."),
        (lambda batch: batch.match(-1), "The number of a match is a whole number from 0 on"),
        (lambda batch: batch.text(0, 376), "action is at most 375, not 376."),
        (lambda batch: batch.text("a", 0), "The number of a match is a whole number"),
        (lambda batch: batch.final_observation([0, 1]), "Seats are one, or 3: one for each match."),
        (lambda batch: batch.final_observation([0, 1, 2]), "no such seat: seats are 0 to 1."),
        (lambda batch: batch.final_observation(0.5), "no such seat: seats are 0 to 1."),
        (lambda batch: batch.snapshot(2, 1), "The last row is a whole number from 2 on, not 1."),
        (lambda batch: batch.snapshot(0, 4), "The last row is at most 3, not 4."),
    ],
)
def test_what_a_batch_does_not_have_is_refused(ask: Any, told: str) -> None:
    assert told in str(refused(ask, Batch("bosses", 2, positions=3)))


# ------------------------------------------------------------------ steps


def test_a_negative_action_leaves_a_match_as_it_is() -> None:
    batch = Batch("bosses", 2, positions=2, seed=1)
    before = [batch.match(n).snapshot() for n in range(2)]
    actions = some_actions(batch, np.random.default_rng(0))
    actions[0] = -1
    batch.step(actions)
    assert batch.match(0).snapshot() == before[0]
    assert batch.match(1).snapshot() != before[1]


def test_a_match_is_cut_off_after_so_many_decisions() -> None:
    batch, dice = (
        Batch("bosses", 2, positions=4, seed=1, most_decisions=5),
        np.random.default_rng(0),
    )
    first = batch.observation.copy()
    for step in range(1, 11):
        batch.step(some_actions(batch, dice))
        assert batch.truncated.all() == (step % 5 == 0) == batch.truncated.any()
        assert not batch.terminated.any()
        assert not batch.rewards.any()
    assert (batch.info["decisions"] == 5).all()
    assert batch.info["places"].all()
    assert (batch.final_observation(batch.seat) != first).any()


def test_what_a_seat_answers_under_cover_the_next_does_not_see() -> None:
    batches = [Batch(SEALED_BIDS, 3, positions=64, seed=1) for _ in range(2)]
    first, second = batches
    dice, others = np.random.default_rng(0), np.random.default_rng(1)
    for one, its in ((first, dice), (second, others)):
        while (one.seat == 0).any():
            actions = some_actions(one, its)
            actions[one.seat != 0] = -1
            one.step(actions)
    assert (first.seat == 1).all()
    assert [first.match(n).snapshot() for n in range(64)] != [
        second.match(n).snapshot() for n in range(64)
    ]
    # Who spied shows, so only rows in which both or neither did are compared.
    spying = [b.game.split(b.observation)["spying"][:, 2] for b in batches]
    same = (spying[0] == spying[1]).all(axis=1)
    assert same.sum() > 20
    assert (first.observation[same] == second.observation[same]).all()
    assert (first.mask[same] == second.mask[same]).all()


@pytest.mark.parametrize("forced", [False, True])
def test_decisions_without_a_choice_are_handed_out_where_asked_for(forced: bool) -> None:
    batch = Batch(ONE_DIE, 2, positions=40, seed=1, forced=forced)
    counts = set(batch.mask.sum(axis=1).tolist())
    assert counts == ({1, 2} if forced else {2})


# ------------------------------------------------------------------ snapshots


def test_a_batch_goes_on_from_a_snapshot_as_if_it_had_not_stopped() -> None:
    mixed = [{"tied_gangs_vanish": True}, {"tied_gangs_vanish": False}]
    first = Batch("bosses", 3, positions=40, seed=4, mixed=mixed, most_decisions=30)
    play(first, 25)
    kept, some = first.snapshot(), first.snapshot(7, 19)
    later = play(first, 25)
    second = Batch("bosses", 3, positions=40, seed=9, mixed=mixed, most_decisions=30, threads=1)
    second.restore(kept)
    assert not (second.terminated | second.truncated).any()
    assert second.snapshot() == kept
    assert play(second, 25) == later
    part = Batch("bosses", 3, positions=12, most_decisions=30, mixed=mixed)
    part.restore(some)
    second.restore(kept)
    for name in ("observation", "mask", "seat"):
        assert (getattr(part, name) == getattr(second, name)[7:19]).all()


def test_what_is_no_such_snapshot_is_refused_and_nothing_changes() -> None:
    batch = Batch("bosses", 2, positions=3, seed=1)
    before, good = everything(batch), batch.snapshot()
    damaged = bytearray(good)
    damaged[40] ^= 1
    vanishing = Batch("bosses", 2, {"tied_gangs_vanish": True}, positions=3).snapshot()
    others = [
        *(good[:-1], good + b"x", b"", bytes(damaged), vanishing),
        *(batch.snapshot(0, 2), Batch("bosses", 3, positions=3).snapshot()),
        *(None, "nonsense", bytearray(good)),
    ]
    for other in others:
        told = str(refused(batch.restore, other))
        assert told == "That is no snapshot of 3 such matches of bosses, or it is damaged."
    assert everything(batch) == before


# ------------------------------------------------------------------ where matches begin


def test_matches_begin_after_random_decisions() -> None:
    batch = Batch("bosses", 2, positions=30, seed=1, start=6)
    boards = batch.game.split(batch.observation)["board"].sum(axis=(1, 2))
    assert (boards > 0).all()
    assert len({row.tobytes() for row in batch.observation}) == 30
    batch = Batch(ONE_DIE, 2, positions=30, seed=1, start=10_000, forced=True)
    assert (batch.game.split(batch.observation)["left"] == 1).all(), "too many: at the opening"


def test_matches_begin_at_saved_records() -> None:
    bosses, dice = backroom.game("bosses"), random.Random(3)
    matches = [bosses.deal(2, seed=n) for n in range(3)]
    for match in matches:
        for _ in range(12):
            seat = match.to_act[0]
            match.play(seat, dice.choice(match.legal(seat)))
    starts = [matches[0], *(match.record() for match in matches[1:])]
    batch = Batch("bosses", 2, positions=40, seed=1, start=starts)
    known = {match.observe(match.to_act[0]).tobytes() for match in matches}
    assert {row.tobytes() for row in batch.observation} == known
    alone = Batch("bosses", 2, positions=np.int64(2), start=matches[0].record())
    assert (alone.observation == matches[0].observe(matches[0].to_act[0])).all()


def test_records_that_do_not_fit_are_refused() -> None:
    bosses = backroom.game("bosses")
    over = bosses.deal(2, seed=1)
    while over.to_act:
        over.play(over.to_act[0], over.legal(over.to_act[0])[0])
    assert str(refused(Batch, "bosses", 2, start=[over.record()])).startswith("Start 0 is over")
    for other in (bosses.deal(3, seed=1), backroom.game("don_pepe").deal(3, seed=1)):
        told = str(refused(Batch, "bosses", 2, start=[bosses.deal(2, seed=1), other]))
        assert told.startswith("Start 1 is of another game")
    vanishing = bosses.deal(2, seed=1, options={"tied_gangs_vanish": True})
    assert "Start 0 is of another game" in str(refused(Batch, "bosses", 2, start=[vanishing]))
    assert "not a record" in str(refused(Batch, "bosses", 2, start=["nonsense"])).lower()


def test_a_code_is_told_as_the_seat_asked_means_it() -> None:
    batch = Batch("don_pepe", 4, positions=50, seed=3, start=40)
    for number in range(50):
        seat, match = int(batch.seat[number]), batch.match(number)
        legal = np.flatnonzero(batch.mask[number])
        assert {batch.text(number, int(code)) for code in legal} == set(match.legal(seat))


def test_what_play_goes_by_cannot_be_written_to() -> None:
    batch = Batch("bosses", 3, positions=4, seed=5)
    for array in (batch.seat, batch.turned, *batch.info.values()):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    # Torch's tensors share the memory, and know nothing of that.
    other = Batch("bosses", 3, positions=4, seed=5)
    dice = np.random.default_rng(1)
    for _ in range(60):
        actions = some_actions(batch, dice)
        other.rows.asked[:] = 1 << 20
        for one in (batch, other):
            one.step(actions)
        assert everything(one) == everything(batch)
