"""Files of trained nets: weights in an `.npz`, with a head that says what they were trained for.

A net has one input for each number of an observation, residual blocks of two layers each, a policy
over all relative action codes, and a value: each seat's share of the win, the own seat first.
Weights are kept in half precision; `inference` widens them.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game

FORMAT = 1
# A file may hold no more than this, unpacked: larger ones are none that anybody trained.
MOST_BYTES = 64 << 20
Weights = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Head:
    """What a net is for, and how it came to be."""

    game: str
    rules: int
    layout: str
    seats: tuple[int, ...]
    options: dict[str, list[Any]]  # the values that it has met
    width: int
    blocks: int
    features: int
    actions: int
    most_seats: int
    made: dict[str, Any] = field(default_factory=dict)  # decisions, seconds, device, versions
    format: int = FORMAT
    hash: str = ""


@dataclass(frozen=True)
class Net:
    """A head and its weights."""

    head: Head
    weights: Weights


def shapes(head: Head) -> dict[str, tuple[int, ...]]:
    """The arrays of a net. Matrices have a row for each input, but for those of the policy and the
    value, which have one for each output."""
    width = head.width
    found: dict[str, tuple[int, ...]] = {
        "first.weight": (head.features, width),
        "first.bias": (width,),
    }
    for block in range(head.blocks):
        found |= {
            f"{block}.norm.weight": (width,),
            f"{block}.norm.bias": (width,),
            f"{block}.inner.weight": (width, width),
            f"{block}.inner.bias": (width,),
            f"{block}.outer.weight": (width, width),
            f"{block}.outer.bias": (width,),
        }
    return found | {
        "norm.weight": (width,),
        "norm.bias": (width,),
        "policy.weight": (head.actions, width),
        "policy.bias": (head.actions,),
        "value.weight": (head.most_seats, width),
        "value.bias": (head.most_seats,),
    }


def head_for(game: Game, width: int, blocks: int, **more: Any) -> Head:
    """The head of a net for all seats and options of a game, unless `more` says otherwise."""
    given = {
        "seats": tuple(game.seats),
        "options": {name: list(kind.values) for name, kind in game.options.options.items()},
        **more,
    }
    return Head(
        game=game.name,
        rules=game.rules_number,
        layout=game.layout,
        width=width,
        blocks=blocks,
        features=game.observation,
        actions=len(game.actions),
        most_seats=max(game.seats),
        **given,
    )


def rounded(array: npt.NDArray[Any]) -> npt.NDArray[np.float16]:
    """Weights in half precision, but with no more digits than they were trained with: eight binary
    ones. The zeros that are left behind pack well."""
    half = np.ascontiguousarray(array, np.float16)
    bits = (half.view(np.uint16) + np.uint16(4)) & np.uint16(0xFFF8)
    return bits.view(np.float16)


def hash_of(head: Head, weights: Mapping[str, npt.NDArray[Any]]) -> str:
    """A fingerprint of a net: of its weights and of what they are for."""
    told = {name: value for name, value in asdict(head).items() if name not in ("hash", "made")}
    digest = hashlib.sha256(json.dumps(told, sort_keys=True).encode())
    for name in shapes(head):
        digest.update(np.ascontiguousarray(weights[name], np.float16).tobytes())
    return digest.hexdigest()[:16]


def save(path: Path, head: Head, weights: Mapping[str, npt.NDArray[Any]]) -> Head:
    """Write a net; whoever reads the file meanwhile finds the old one or the new one, whole."""
    half = {name: rounded(weights[name]) for name in shapes(head)}
    told = Head(**{**vars(head), "hash": hash_of(head, half)})
    text = np.frombuffer(json.dumps(asdict(told), sort_keys=True).encode(), np.uint8)
    kept = io.BytesIO()
    np.savez_compressed(kept, head=text, **half)  # type: ignore[arg-type]
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(kept.getbuffer())
    beside.replace(path)
    return told


def load(path: Path) -> Net:
    """Read a net; refused with a sentence if it is none, or not whole."""
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
                raise Refused(f"{path} is too large for a net.")
        with np.load(path, allow_pickle=False) as arrays:
            head = _head(json.loads(arrays["head"].tobytes()))
            weights = {name: np.asarray(arrays[name]) for name in shapes(head)}
    except Refused:
        raise
    except OSError as problem:
        raise Refused(f"{path} cannot be read ({problem.strerror or problem}).") from None
    except Exception as problem:
        # What damage can do to zlib, zipfile, json and numpy's headers is more than anybody lists.
        raise Refused(f"{path} is not a net ({shown(str(problem))}).") from None
    for name, shape in shapes(head).items():
        if weights[name].shape != shape or weights[name].dtype != np.float16:
            raise Refused(f"{path} is not a net (“{name}” has another shape).")
        if not np.isfinite(weights[name]).all():
            raise Refused(f"{path} is not a net (“{name}” holds what is no number).")
    if hash_of(head, weights) != head.hash:
        raise Refused(f"{path} has been damaged or changed: its hash does not fit.")
    return Net(head, weights)


def _head(told: Any) -> Head:
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError("its head has another format")
    head = Head(**{**told, "seats": tuple(told["seats"])})
    for name, kind in (("game", str), ("layout", str), ("hash", str), ("made", dict)):
        if not isinstance(told[name], kind):
            raise ValueError(f"“{name}” in its head is of another kind")
    if not all(type(count) is int for count in told["seats"]):
        raise ValueError("“seats” in its head are no numbers")
    if not all(isinstance(met, list) for met in dict(told["options"]).values()):
        raise ValueError("“options” in its head are no lists by name")
    for name in ("rules", "width", "blocks", "features", "actions", "most_seats"):
        value = getattr(head, name)
        if type(value) is not int or not 0 < value < 1 << 16:
            raise ValueError(f"“{name}” in its head is no fitting number")
    return head


def check_fits(head: Head, game: Game, name: str) -> None:
    """Refuse a net of another game, of other rules, or that observes in another way."""
    if head.game != game.name:
        raise Refused(f"{name} is a net for {shown(head.game)}, not for {game.name}.")
    if head.rules != game.rules_number:
        raise Refused(
            f"{name} was trained with rules {head.rules} of {game.name}; these are rules "
            f"{game.rules_number}."
        )
    own = game.observation, len(game.actions), max(game.seats)
    if head.layout != game.layout or (head.features, head.actions, head.most_seats) != own:
        raise Refused(
            f"{name} observes {game.name} by layout {shown(head.layout)}; this is layout "
            f"{game.layout}."
        )


def check_setting(head: Head, seats: int, options: Mapping[str, Any], name: str) -> None:
    """Refuse a number of players or an option that the net was not trained for."""
    if seats not in head.seats:
        there = ", ".join(str(n) for n in head.seats)
        raise Refused(f"{name} was trained for {there} players, not for {seats}.")
    for option, value in options.items():
        if value not in head.options.get(option, []):
            raise Refused(f"{name} was not trained with the option {option} = {shown(value)}.")
