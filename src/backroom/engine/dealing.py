"""Fair dealing: every outcome of a match follows from one secret, so it can be checked afterwards.

The commitment to the secret is shown before the deal, the secret after the end. Test vectors are in
`docs/fair-dealing.md`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from backroom.engine.errors import Refused

SECRET_BYTES = 32
MOST_STRING_BYTES = (1 << 16) - 1
_WORD = 1 << 64


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secret(seed: int) -> bytes:
    """The secret that `seed=7` stands for."""
    return hashlib.sha256(f"backroom {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def dealing_key(secret: bytes, strings: Sequence[bytes] = ()) -> bytes:
    """The key of all outcomes: the secret, and what the seats added, in seat order."""
    if any(len(string) > MOST_STRING_BYTES for string in strings):
        raise Refused(f"What a seat adds to the dealing has at most {MOST_STRING_BYTES} bytes.")
    message = b"".join(len(string).to_bytes(2, "big") + string for string in strings)
    return hmac.digest(secret, message, "sha256")


def lot(key: bytes, outcome: int, weights: Sequence[int]) -> int:
    """Which of the weighted possibilities outcome number `outcome` of the match is."""
    total = sum(weights)
    # Numbers in the last, incomplete round of `total` would favour the first possibilities.
    fair = _WORD - _WORD % total
    attempt = 0
    while (number := _number(key, outcome, attempt)) >= fair:
        attempt += 1
    rest = number % total
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    raise AssertionError("the weights sum to their total")


def _number(key: bytes, outcome: int, attempt: int) -> int:
    message = outcome.to_bytes(4, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
