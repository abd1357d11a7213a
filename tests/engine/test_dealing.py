"""Fair dealing, against a few lines of its own and the vectors of docs/fair-dealing.md."""

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import backroom
from backroom.engine import dealing
from tests.engine.helpers import BOSSES, refused

PAGE = Path(__file__).parents[2] / "docs" / "fair-dealing.md"

SECRET = "e242f6bcabcee309c6bd7dd4778589e1f33b0191c141e43080b8e7ebd876e267"
COMMITMENT = "0cd0bad9c60d7f53de862b1cbd315629f607148ca557e543949a4cf4fca4c43e"
KEY = "688e20f5e1eae26714e82a115a3ed8e10894521869ba5534bc4871453a9e03c7"
STRINGS = (b"abc", b"", bytes.fromhex("4cc3b67765"))
KEY_WITH_STRINGS = "2d14215366f784fb6c99da00551ae287b1585aab4c23df7fa9652e222eb6203e"
NUMBERS = {
    (0, 0): ("5710b4025cedf0d9", "c4620ab6417c5c7b"),
    (1, 0): ("6e9af1b2b2bec2fc", "e06e49fe08f66ce6"),
    (2, 0): ("0f6c17dd431c2175", "094c1cc17d6439a1"),
    (0, 1): ("b297bbcb27d7e6db", "b97fbb247e2e7309"),
    (300, 0): ("1e0058ab2e54f171", "fa1ff929d405b64b"),
}
DIE = "3 0 3 4 4 5 4 2 5 5 2 3"
FIRST_GANGSTER = "9 6 11 2 9 7 9 1 9 9 4 9"
# Half of all numbers are refused for these weights.
HALF_REFUSED = [1 << 62, (1 << 62) + 1]


def number(key: bytes, outcome: int, attempt: int) -> int:
    """The page's step 2, written once more."""
    message = outcome.to_bytes(4, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")


def lot(key: bytes, outcome: int, weights: list[int]) -> int:
    """The page's steps 3 and 4, written once more."""
    whole = sum(weights)
    attempt = 0
    while number(key, outcome, attempt) >= 2**64 - 2**64 % whole:
        attempt += 1
    rest = number(key, outcome, attempt) % whole
    return next(k for k in range(len(weights)) if sum(weights[: k + 1]) > rest)


# ------------------------------------------------------------------ vectors


def test_a_seed_stands_for_a_secret() -> None:
    assert dealing.seeded_secret(7).hex() == SECRET
    assert hashlib.sha256(b"backroom 7").hexdigest() == SECRET


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert dealing.commitment(bytes.fromhex(SECRET)) == COMMITMENT


def test_the_key_is_made_of_secret_and_strings() -> None:
    secret = bytes.fromhex(SECRET)
    assert dealing.dealing_key(secret).hex() == KEY
    assert dealing.dealing_key(secret, STRINGS).hex() == KEY_WITH_STRINGS
    message = b"\0\3abc" + b"\0\0" + b"\0\5" + "Löwe".encode()
    assert hmac.new(secret, message, hashlib.sha256).hexdigest() == KEY_WITH_STRINGS


def test_where_strings_part_makes_a_difference() -> None:
    keys = {dealing.dealing_key(b"s", strings) for strings in ((b"ab", b"c"), (b"a", b"bc"))}
    assert len(keys) == 2


def test_numbers_by_outcome_and_try() -> None:
    for (outcome, attempt), pair in NUMBERS.items():
        for key, expected in zip((KEY, KEY_WITH_STRINGS), pair, strict=True):
            assert f"{number(bytes.fromhex(key), outcome, attempt):016x}" == expected
            assert f"{dealing._number(bytes.fromhex(key), outcome, attempt):016x}" == expected


@pytest.mark.parametrize(
    "weights, places", [([1] * 6, DIE), ([2] * 6 + [3] * 6, FIRST_GANGSTER)], ids=["die", "bosses"]
)
def test_places_that_outcomes_fall_on(weights: list[int], places: str) -> None:
    found = [dealing.lot(bytes.fromhex(KEY), n, weights) for n in range(12)]
    assert " ".join(map(str, found)) == places


def test_refused_numbers_lead_to_another_try() -> None:
    key = bytes.fromhex(KEY)
    limit = 2**64 - 2**64 % sum(HALF_REFUSED)
    on_second_try = [n for n in range(8) if number(key, n, 0) >= limit > number(key, n, 1)]
    assert on_second_try == [3, 4, 5]
    assert [dealing.lot(key, n, HALF_REFUSED) for n in range(8)] == [1, 1, 0, 1, 1, 1, 0, 1]


def test_a_match_is_dealt_so() -> None:
    match = BOSSES.deal(2, seed=7)
    assert match.commitment == COMMITMENT
    dealt = [str(line) for line in match.lines]
    assert dealt == ["* open left grey1", "* open right red2", "* start 1"]


def test_the_page_tells_the_same_vectors() -> None:
    page = PAGE.read_text(encoding="utf-8")
    vectors = [SECRET, COMMITMENT, KEY, KEY_WITH_STRINGS, DIE, FIRST_GANGSTER]
    rows = [f"| {n} | {t} | `{a}` | `{b}` |" for (n, t), (a, b) in NUMBERS.items()]
    for text in [*vectors, *rows]:
        assert text in page, text


# ------------------------------------------------------------------ properties


@given(
    st.binary(max_size=40),
    st.integers(0, 2**32 - 1),
    st.lists(st.integers(1, 2**62), min_size=1, max_size=20),
)
def test_the_engine_deals_as_the_page_says(key: bytes, outcome: int, weights: list[int]) -> None:
    assert dealing.lot(key, outcome, weights) == lot(key, outcome, weights)


def test_outcomes_come_as_often_as_they_weigh() -> None:
    weights = [1, 2, 3, 6]
    key = bytes.fromhex(KEY)
    found = Counter(dealing.lot(key, n, weights) for n in range(12000))
    off = sum((found[k] - 1000 * weight) ** 2 / (1000 * weight) for k, weight in enumerate(weights))
    assert off < 16.3, "chi-square of three degrees, one time in a thousand"


def test_outcomes_of_neighbouring_seeds_have_nothing_in_common() -> None:
    keys = [dealing.dealing_key(dealing.seeded_secret(seed)) for seed in range(3600)]
    pairs = Counter((dealing.lot(key, 0, [1] * 6), dealing.lot(key, 1, [1] * 6)) for key in keys)
    assert sum((pairs[a, b] - 100) ** 2 / 100 for a in range(6) for b in range(6)) < 66.6


def test_secrets_are_new_every_time() -> None:
    secrets = {dealing.new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {32}
    assert BOSSES.deal(2).commitment != BOSSES.deal(2).commitment


def test_seats_strings_change_the_deal() -> None:
    secret = bytes.fromhex(SECRET)
    dealt = {
        str(backroom.Match(BOSSES, 2, secret=secret, strings=(b"a", b"%d" % n)).lines[:2])
        for n in range(20)
    }
    assert len(dealt) > 10


def test_a_string_has_a_length_of_two_bytes() -> None:
    assert dealing.dealing_key(b"s", [b"x" * 65535])
    assert "at most 65535 bytes" in str(refused(dealing.dealing_key, b"s", [b"x" * 65536]))
