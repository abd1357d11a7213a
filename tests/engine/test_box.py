"""Boxes: a right file is read to the figure, a wrong one refused with file, key and reason."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import backroom
from backroom.engine.box import MOST_BYTES, Edition, read_box
from backroom.engine.names import Names
from backroom.engine.record import Bits, Cells, Record, i8, i64, many, one
from tests.engine.helpers import BOSSES, accepted, examples, refused

FRUIT = Names("fruit", ["apple", "pear", "plum"])
FUZZ = settings(
    max_examples=examples(150),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


class Basket(Record):
    """Every kind of figure there is."""

    sweet: int = one(i64, of=Bits(FRUIT))
    price: Cells = many(i8, FRUIT, between=(1, 20))
    ring: Cells = many(i8, 5, filler=-1)
    grid: Cells = many(i8, FRUIT, 2)
    best: int = one(i8, of=FRUIT)
    ripe: int = one(i8, of=bool)
    weight: int = one(i8)
    full: int = one(i8, derived=True)


GOOD = """
game = "basket"
edition = "plain"
name = "Plain"
sweet = { figure = ["pear", "plum"], source = "tasted" }
price = { figure = { apple = 3, pear = 4, plum = 20 }, source = "the label" }
ring = { figure = [7, 8], source = "counted" }
grid = { figure = { apple = [1, 2], pear = [3, 4], plum = [5, 6] }, source = "drawn" }
best = { figure = "pear", source = "tasted" }
ripe = { figure = true, source = "felt" }
weight = { figure = 100, source = "weighed" }
"""


def derive(box: Basket) -> None:
    box.full = box.weight // 2


def faults(box: Basket) -> list[tuple[str, str]]:
    return [("weight", "nobody can carry it")] if box.weight > 100 else []


def read(tmp_path: Path, text: str | bytes) -> Edition:
    path = tmp_path / "mine.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_box(path, "basket", Basket, derive, faults)


def with_line(key: str, line: str) -> str:
    """The good file with another line for a key."""
    text, count = re.subn(rf"(?m)^{key} = .*$", line.replace("\\", r"\\"), GOOD)
    assert count == 1
    return text


# ------------------------------------------------------------------ right files


def test_a_box_holds_the_figures_of_its_file(tmp_path: Path) -> None:
    edition = read(tmp_path, GOOD)
    box = edition.box
    assert (edition.name, edition.title) == ("plain", "Plain")
    assert [box.price[fruit] for fruit in range(3)] == [3, 4, 20]
    assert [box.grid[1, k] for k in range(2)] == [3, 4]
    assert (box.sweet, box.best, box.ripe, box.weight) == (0b110, 1, 1, 100)
    assert edition.sources["weight"] == "weighed"


def test_short_lists_are_filled_up_where_a_filler_is_declared(tmp_path: Path) -> None:
    box = read(tmp_path, GOOD).box
    assert [box.ring[k] for k in range(5)] == [7, 8, -1, -1, -1]


def test_derived_figures_are_worked_out(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD).box.full == 50


def test_a_list_does_as_well_as_a_table(tmp_path: Path) -> None:
    as_list = with_line("price", 'price = { figure = [3, 4, 20], source = "x" }')
    assert read(tmp_path, as_list).box == read(tmp_path, GOOD).box


def test_the_hash_follows_the_figures_and_nothing_else(tmp_path: Path) -> None:
    plain = read(tmp_path, GOOD)
    retold = read(tmp_path, GOOD.replace("weighed", "guessed").replace('"Plain"', '"Other"'))
    heavier = read(tmp_path, with_line("weight", 'weight = { figure = 99, source = "x" }'))
    assert plain.hash == retold.hash != heavier.hash
    assert re.fullmatch(r"[0-9a-f]{32}", plain.hash)


def test_a_box_is_sealed(tmp_path: Path) -> None:
    box = read(tmp_path, GOOD).box
    with pytest.raises(TypeError, match="belongs to a box"):
        box.weight = 1
    with pytest.raises(ValueError, match="read-only"):
        box.row["weight"] = 1


@pytest.mark.parametrize(
    "text", [GOOD.replace("\n", "\r\n"), "\ufeff" + GOOD, GOOD.rstrip()], ids=["CRLF", "BOM", "end"]
)
def test_files_may_be_saved_by_any_editor(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text).box == read(tmp_path, GOOD).box


# ------------------------------------------------------------------ wrong files


@pytest.mark.parametrize(
    "key, line, reason",
    [
        ("game", "", "game: is missing, or not a string"),
        ("game", "game = 3", "game: is missing, or not a string"),
        ("game", 'game = "chess"', "game: is “chess”, not “basket”"),
        ("edition", "", "edition: is missing, or not a string"),
        ("edition", 'edition = "my box"', "edition: has small letters, digits"),
        ("edition", 'edition = "a\\nb"', "edition: has small letters, digits"),
        ("edition", 'edition = ""', "edition: has small letters, digits"),
        ("edition", 'edition = "../plain"', "edition: has small letters, digits"),
        ("name", "", "name: is missing, or not a string"),
        ("weight", "", "weight: is missing"),
        ("weight", "weight = 3", "weight: is missing"),
        ("weight", 'weight = { source = "x" }', "weight: is missing"),
        ("weight", "weight = { figure = 3 }", "weight: says no source"),
        ("weight", 'weight = { figure = 3, source = " " }', "weight: says no source"),
        ("weight", "weight = { figure = 3, source = 3 }", "weight: says no source"),
        (
            "weight",
            'weight = { figure = 3, source = "x", note = "y" }',
            "weight.note: is neither figure nor source",
        ),
        ("weight", 'weight = { figure = "3", source = "x" }', "weight: “3” is not a whole number"),
        (
            "weight",
            'weight = { figure = 3.0, source = "x" }',
            "weight: “3.0” is not a whole number",
        ),
        ("weight", 'weight = { figure = true, source = "x" }', "weight: “True” is not a whole"),
        (
            "weight",
            'weight = { figure = [3], source = "x" }',
            "weight: “[3]” is not a whole number",
        ),
        (
            "weight",
            'weight = { figure = nan, source = "x" }',
            "weight: “nan” is not a whole number",
        ),
        ("weight", 'weight = { figure = 128, source = "x" }', "weight: 128 is not between"),
        ("weight", 'weight = { figure = 101, source = "x" }', "weight: nobody can carry it"),
        (
            "weight",
            f'weight = {{ figure = 0x{"f" * 5000}, source = "x" }}',
            "weight: a very long number is not between -128 and 127",
        ),
        ("price", 'price = { figure = [3, 4], source = "x" }', "price: wants 3 values, has 2"),
        ("price", 'price = { figure = [3, 4, 5, 6], source = "x" }', "price: wants 3 values, has"),
        ("price", 'price = { figure = 3, source = "x" }', "price: wants 3 values, not 3"),
        ("price", 'price = { figure = [0, 4, 5], source = "x" }', "price: 0 is not between 1"),
        (
            "price",
            'price = { figure = { apple = 3, pear = 4 }, source = "x" }',
            "price: has no value for fruit “plum”",
        ),
        (
            "price",
            'price = { figure = { apple = 3, pear = 4, plum = 5, fig = 6 }, source = "x" }',
            "price: “fig” is no fruit",
        ),
        ("ring", 'ring = { figure = [1, 2, 3, 4, 5, 6], source = "x" }', "ring: wants 5 values"),
        ("ring", 'ring = { figure = { a = 1 }, source = "x" }', "ring: is a list, not a table"),
        ("grid", 'grid = { figure = [1, 2, 3], source = "x" }', "grid: wants 2 values, not 1"),
        ("grid", 'grid = { figure = [[1, 2], [3], [5, 6]], source = "x" }', "grid: wants 2 values"),
        ("best", 'best = { figure = "fig", source = "x" }', "best: “fig” is no fruit"),
        ("best", 'best = { figure = 1, source = "x" }', "best: “1” is no fruit"),
        ("best", 'best = { figure = ["pear"], source = "x" }', "best: “['pear']” is no fruit"),
        ("ripe", 'ripe = { figure = 1, source = "x" }', "ripe: “1” is neither true nor false"),
        (
            "sweet",
            'sweet = { figure = "pear", source = "x" }',
            "sweet: pear is not a list of fruits",
        ),
        ("sweet", 'sweet = { figure = ["fig"], source = "x" }', "sweet: ['fig'] is not a list"),
        (
            "sweet",
            f'sweet = {{ figure = [0x{"f" * 5000}], source = "x" }}',
            "sweet: a very long number is not a list",
        ),
        ("ripe", "full = { figure = 1, source = 'x' }", "full: is not a figure of this game"),
        ("ripe", '"a\\nb" = 1', "a\ufffdb: is not a figure of this game"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else None,
)
def test_a_wrong_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, key: str, line: str, reason: str
) -> None:
    refusal = refused(read, tmp_path, with_line(key, line))
    assert str(refusal).startswith(f"mine.toml: {reason}")


@pytest.mark.parametrize(
    "content",
    [
        b"game =",
        b"\xff\xfe",
        b"game = 'basket'\ngame = 'basket'",
        b"a = " + b"[" * 5000,
        b"a = " + b"9" * 5000,
        b"a = 2020-13-45",
        b"\x00",
    ],
    ids=["half a line", "no UTF-8", "twice", "nested", "long number", "no date", "zero"],
)
def test_what_is_no_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    assert str(refused(read, tmp_path, content)).startswith("mine.toml: not a TOML file (")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml", Path("a\0b.toml"), tmp_path / ("x" * 300)):
        refusal = refused(read_box, path, "basket", Basket, None, None)
        assert ": cannot be read (" in str(refusal)


def test_a_file_of_a_million_characters_is_no_box(tmp_path: Path) -> None:
    refusal = refused(read, tmp_path, GOOD + "#" * MOST_BYTES)
    assert str(refusal) == "mine.toml: too long for a box."


# ------------------------------------------------------------------ editions of a game


def test_an_edition_of_the_house_is_read_once() -> None:
    assert BOSSES.edition() is BOSSES.edition(BOSSES.default_edition)
    assert BOSSES.default_edition in BOSSES.editions()


@pytest.mark.parametrize(
    "name", ["first", "", "../ludoart-2006", "ludoart-2006.toml", 5, ["x"], b"x"]
)
def test_an_unknown_edition_is_refused(name: object) -> None:
    assert "bosses has no edition" in str(refused(BOSSES.edition, name))
    assert "bosses has no edition" in str(refused(BOSSES.deal, 2, edition=name))


def test_a_copy_of_ones_own_is_dealt_from(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    house = (BOSSES.folder / "boxes" / f"{BOSSES.default_edition}.toml").read_text(encoding="utf-8")
    path.write_text(house.replace("{ 2 = 2, 3 = 1, 4 = 1 }", "{ 2 = 5, 3 = 1, 4 = 1 }"))
    match = BOSSES.deal(2, seed=7, edition=path)
    assert match.state.bullets[0] == 5
    assert BOSSES.deal(2, seed=7).state.bullets[0] == 2


# ------------------------------------------------------------------ fuzzed

HOUSE = [
    (game, path)
    for game in map(backroom.game, backroom.game_names())
    for path in sorted((game.folder / "boxes").glob("*.toml"))
]
PARTS = ["[", "]", "{", "}", "=", ",", '"', "'", "figure", "source", "\n", "\r", "#", ".", "-", "_"]
PARTS += ["0", "7", "-1", "128", "1e9", "0xff", "true", "nan", "9" * 5000, "\x00", "é", "[[", '"""']


def still_loads(game: backroom.Game) -> bool:
    return game.edition().box == game.edition(game.default_edition).box


@FUZZ
@given(text=st.text() | st.lists(st.sampled_from([*PARTS, *GOOD.split()])).map(" ".join))
def test_any_text_is_read_or_refused(tmp_path: Path, text: str) -> None:
    accepted(read, tmp_path, text.encode("utf-8", "surrogatepass"))


@FUZZ
@given(data=st.data())
def test_a_changed_file_is_read_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    """Parts of good files cut out, put in, or exchanged."""
    game, path = data.draw(st.sampled_from(HOUSE), label="box")
    text = path.read_text(encoding="utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        put_in = data.draw(st.sampled_from(["", *PARTS]) | st.text(max_size=3))
        text = text[:start] + put_in + text[end:]
    changed = tmp_path / "changed.toml"
    changed.write_bytes(text.encode("utf-8", "surrogatepass"))
    accepted(game.edition, changed)
    assert still_loads(game)


@FUZZ
@given(data=st.data())
def test_a_file_with_another_number_is_read_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    """Well-formed files whose figures nobody thought of: checks must not stumble over them."""
    game, path = data.draw(st.sampled_from(HOUSE), label="box")
    text = path.read_text(encoding="utf-8")
    numbers = list(re.finditer(r"(?<![\w.\"-])-?\d+(?![\w.\"-])(?=[^\"\n]*$)", text, re.M))
    for found in reversed(data.draw(st.lists(st.sampled_from(numbers), max_size=3, unique=True))):
        other = data.draw(st.integers(-3, 40) | st.integers())
        text = text[: found.start()] + str(other) + text[found.end() :]
    changed = tmp_path / "changed.toml"
    changed.write_text(text, encoding="utf-8")
    edition = accepted(game.edition, changed)
    if edition is not None:
        match = game.deal(game.seats[0], edition=changed, chance="manual", lane="interpreted")
        assert match.to_act or match.is_chance
