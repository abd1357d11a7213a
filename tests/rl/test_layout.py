"""The layout of observations: told as data, and renewed when it changes."""

import hashlib
import random
from pathlib import Path

import numpy as np
import pytest

import backroom
from backroom.engine.features import Block, split, starts
from tests.engine.helpers import SEALED_BIDS, variant

# The fingerprint of each game's layout, and what it goes with: the observations of one match. If
# the second changes, nets that were trained before it must be refused: say what is new in the
# blocks, so that the first changes too, and write both down here.
KNOWN = {
    "bosses": ("c8c0bb484a2c", "0d86bd68d1d4"),
    "chicago_gangsters": ("e16a11e56d53", "6201e9096a48"),
    "cosa_nostra": ("13f2354ad697", "dfe1cb110eee"),
    "don_pepe": ("9a24cc796882", "e1d3c7c43e99"),
    "gangster": ("f1a4fa2673ec", "9da2d496e1e9"),
}


def observations(name: str) -> str:
    """A digest of all that the seats observe in the first decisions of a match."""
    game = backroom.game(name)
    match, dice = game.deal(max(game.seats), seed=1), random.Random(1)
    digest = hashlib.sha256()
    for _ in range(40):
        for seat in range(match.seats):
            digest.update(match.observe(seat).tobytes())
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    return digest.hexdigest()[:12]


@pytest.mark.parametrize("name", backroom.game_names())
def test_a_layout_is_known_by_its_fingerprint(name: str) -> None:
    assert KNOWN[name] == (backroom.game(name).layout, observations(name))


@pytest.mark.parametrize(
    "what, changes",
    [
        ("name", [('Block("won"', 'Block("wins"')]),
        ("meaning", [("has won, of ten.", "has won, of twenty.")]),
        ("shape", [('Block("hand", (CARD,)', 'Block("hand", (7,)')]),
        ("code", [("SPY = verb(", "LOOK = verb("), ("Act.SPY, 0)", "Act.LOOK, 0)")]),
    ],
)
def test_whatever_changes_the_meaning_changes_the_fingerprint(
    what: str, changes: list[tuple[str, str]], tmp_path: Path
) -> None:
    other = variant("sealed_bids", tmp_path / f"bids_of_another_{what}", *changes)
    assert other.layout != SEALED_BIDS.layout
    same = variant("sealed_bids", tmp_path / f"bids_of_the_same_{what}")
    assert same.layout == SEALED_BIDS.layout


def test_blocks_lie_one_after_the_other() -> None:
    blocks = (Block("a", (2, 3), "A."), Block("b", (), "B."), Block("c", (4,), "C."))
    assert list(starts(blocks)) == [0, 6, 7]
    numbers = np.arange(22, dtype=np.float32).reshape(2, 11)
    found = split(blocks, numbers)
    assert {name: part.shape for name, part in found.items()} == {
        "a": (2, 2, 3),
        "b": (2, 1),
        "c": (2, 4),
    }
    assert found["c"].tolist() == [[7, 8, 9, 10], [18, 19, 20, 21]]


def test_relative_codes_are_those_of_the_same_action_of_seat_0() -> None:
    gangster = backroom.game("gangster")
    codes, texts = gangster.actions.codes, gangster.actions.texts
    turned = gangster.turned(2, 4)
    assert texts[turned[codes["unload yellow"]]] == "unload grey"
    assert texts[turned[codes["push grey cicero"]]] == "push yellow cicero"
    assert texts[turned[codes["drive 1 cicero"]]] == "drive 1 cicero"
    for name in backroom.game_names():
        game = backroom.game(name)
        for seats in game.seats:
            assert (game.turned(0, seats) == np.arange(len(game.actions))).all()
            for seat in range(seats):
                assert sorted(game.turned(seat, seats)) == list(range(len(game.actions)))


def test_the_ring_of_cosa_nostra_turns_with_the_seats() -> None:
    game = backroom.game("cosa_nostra")
    codes, texts = game.actions.codes, game.actions.texts
    turned = game.turned(1, 4)
    assert texts[turned[codes["move 8 3"]]] == "move 0 3"
    assert texts[turned[codes["move blue 6"]]] == "move red 6"
    assert texts[turned[codes["boss green 4"]]] == "boss yellow 4"
    # Two players sit opposite each other, unless each has two gangs.
    assert texts[game.turned(1, 2)[codes["move yellow 6"]]] == "move red 6"
    two = game.turned(1, 2, {"two_gangs": True})
    assert texts[two[codes["move green 6"]]] == "move yellow 6"
