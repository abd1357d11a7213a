"""What a seat knows: everything."""

from __future__ import annotations

from tests.games.gangster.helpers import GANGSTER, begin


def test_nothing_is_hidden_from_anybody() -> None:
    match = begin(3)
    onlooker = match.view(None)
    for seat in range(3):
        view = match.view(seat)
        told = {key: view[key] for key in GANGSTER.State.fields if key in view}
        assert told == {key: onlooker[key] for key in told}
