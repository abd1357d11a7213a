"""Files of nets: kept whole, and refused with a sentence where they do not fit."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import backroom
from backroom.bots import nets
from backroom.bots.brains import Mind, shipped
from backroom.engine.errors import Refused
from tests.bots.small_nets import drawn, small_net

BOSSES = backroom.game("bosses")
MOST_FILE, MOST_MEMORY = 6_000_000, 60_000_000


def test_a_net_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    head = nets.head_for(BOSSES, 8, 1, made={"seconds": 1.5})
    weights = drawn(head, seed=3)
    told = nets.save(tmp_path / "a.npz", head, weights)
    net = nets.load(tmp_path / "a.npz")
    assert net.head == told == dataclasses.replace(head, hash=told.hash)
    for name, array in weights.items():
        assert net.weights[name].dtype == np.float16
        np.testing.assert_allclose(net.weights[name], array, rtol=0.005, atol=1e-6)
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]


def rewritten(path: Path, name: str, array: np.ndarray) -> None:
    """Change one array of a file, and nothing else of it."""
    with np.load(path) as file:
        arrays = {**file, name: array}
    np.savez(path, **arrays)


def changed_head(path: Path, **more: Any) -> None:
    with np.load(path) as file:
        head = {**json.loads(file["head"].tobytes()), **more}
    rewritten(path, "head", np.frombuffer(json.dumps(head).encode(), np.uint8))


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = small_net(BOSSES, tmp_path)
    whole = nets.load(path)
    rewritten(path, "value.bias", whole.weights["value.bias"] + np.float16(1))
    with pytest.raises(Refused, match="its hash does not fit"):
        nets.load(path)
    rewritten(path, "value.bias", np.full(4, np.nan, np.float16))
    with pytest.raises(Refused, match="no number"):
        nets.load(path)
    rewritten(path, "value.bias", np.zeros(3, np.float16))
    with pytest.raises(Refused, match="another shape"):
        nets.load(path)
    for field, value in (
        *(("format", 9), ("width", 0), ("width", "16"), ("seats", None), ("seats", ["2"])),
        *(("game", 3), ("options", None), ("options", {"tied_gangs_vanish": True})),
        *(("made", None), ("hash", None), ("extra", 1)),
    ):
        path = small_net(BOSSES, tmp_path)
        changed_head(path, **{field: value})
        with pytest.raises(Refused, match="is not a net"):
            nets.load(path)
    path.write_bytes(b"PK nonsense")
    with pytest.raises(Refused, match="is not a net"):
        nets.load(path)
    with pytest.raises(Refused, match="cannot be read"):
        nets.load(tmp_path / "none.npz")


def test_whatever_damage_does_to_a_file_it_is_refused_or_whole(tmp_path: Path) -> None:
    path = small_net(BOSSES, tmp_path, width=4)
    whole, hash_of = path.read_bytes(), nets.load(path).head.hash
    names, dice = whole.index(b"PK\x01\x02"), random.Random(1)
    for number in range(900):
        damaged = bytearray(whole)
        if number % 3 == 0:
            del damaged[dice.randrange(len(whole)) :]
        else:
            # Anywhere, or in the list of what the archive holds.
            place = dice.randrange(names if number % 3 == 1 else 0, len(whole))
            damaged[place] = dice.randrange(256)
        path.write_bytes(damaged)
        with contextlib.suppress(Refused):
            assert nets.load(path).head.hash == hash_of


def test_a_file_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.npz"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("head.npy", bytes(nets.MOST_BYTES + 1))
    with pytest.raises(Refused, match="too large"):
        nets.load(path)


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"game": "gangster"}, "is a net for gangster"),
        ({"rules": 99}, "was trained with rules 99"),
        ({"layout": "0" * 12}, "by layout 000000000000"),
        ({"features": 628}, "by layout"),
    ],
)
def test_a_net_of_something_else_is_refused(change: dict[str, Any], sentence: str) -> None:
    head = dataclasses.replace(nets.head_for(BOSSES, 8, 1), **change)
    with pytest.raises(Refused, match=sentence):
        nets.check_fits(head, BOSSES, "mine.npz")


def test_a_match_that_it_was_not_trained_for_is_refused() -> None:
    head = nets.head_for(BOSSES, 8, 1, seats=(2,), options={"tied_gangs_vanish": [False]})
    nets.check_setting(head, 2, {"tied_gangs_vanish": False}, "mine.npz")
    with pytest.raises(Refused, match="trained for 2 players, not for 3"):
        nets.check_setting(head, 3, {"tied_gangs_vanish": False}, "mine.npz")
    with pytest.raises(Refused, match="tied_gangs_vanish = True"):
        nets.check_setting(head, 2, {"tied_gangs_vanish": True}, "mine.npz")


def test_shipped_nets_fit_their_games_and_the_memory() -> None:
    games = [backroom.game(name) for name in backroom.game_names()]
    paths = {game: path for game in games if (path := shipped(game)) is not None}
    assert {game.name for game in paths} == {
        *("chicago_gangsters", "cosa_nostra", "don_pepe", "gangster"),
    }
    memory = 0
    for game, path in paths.items():
        assert path.stat().st_size <= MOST_FILE
        mind = Mind(path, game)
        assert mind.head.seats == tuple(game.seats)
        every = {option: list(kind.values) for option, kind in game.options.options.items()}
        assert mind.head.options == every
        assert mind.head.made["decisions"] > 0
        memory += sum(array.nbytes for array in mind.weights.values())
    assert memory <= MOST_MEMORY
