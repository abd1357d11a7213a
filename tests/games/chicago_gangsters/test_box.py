"""Boxes: the edition of the house, own ones, and what is wrong with a box."""

from __future__ import annotations

from pathlib import Path

import pytest

import backroom
from backroom.games.chicago_gangsters.rules.words import CARD, Person
from tests.games.chicago_gangsters.helpers import CHICAGO, begin, lay, table, turn_up

GOOD = (CHICAGO.folder / "boxes" / "kosmos-2009.toml").read_text(encoding="utf-8")


def box_file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


CARDS = next(line for line in GOOD.splitlines() if line.startswith("figure = { w2"))


def of_each(number: int) -> str:
    return "figure = { " + ", ".join(f"{card} = {number}" for card in CARD) + " }"


def test_the_figures_of_the_edition() -> None:
    edition = CHICAGO.edition()
    box = edition.box
    assert (edition.name, edition.title) == ("kosmos-2009", "Kosmos 2009")
    numbers = {word: box.cards[card] for card, word in enumerate(CARD)}
    assert sum(numbers.values()) == 48
    for suit in "wse":
        cards = {word: number for word, number in numbers.items() if word[0] == suit}
        assert sum(cards.values()) == 16
        assert sum(int(word[1]) * number for word, number in cards.items()) == 48
    values = [box.value[person] for person in range(len(Person))]
    assert values == [0] * 2 + [1] * 7 + [2] * 3 + [3] * 4 + [4] * 2
    assert all(edition.sources.values())


def test_coalitions_treat_the_clans_alike() -> None:
    box = CHICAGO.edition().box
    for clan in range(4):
        assert sum(box.challengers[card] >> clan & 1 for card in range(12)) == 6
        assert sum(box.mark[card] == clan for card in range(12)) == 3
        for side in (0, 1):
            assert sum(box.tie[card, side] == clan for card in range(12)) == 3
    faces = {(box.challengers[card], box.mark[card]) for card in range(12)}
    assert len(faces) == 12
    # Among the challengers the tie symbol lies with the one without the `?`.
    assert all(box.mark[card] != box.tie[card, 0] for card in range(12))


@pytest.mark.parametrize("absent", range(4))
def test_without_any_one_clan_each_of_the_others_is_alone_four_times(absent: int) -> None:
    box = CHICAGO.edition().box
    for clan in set(range(4)) - {absent}:
        pair = 1 << clan | 1 << absent
        challenges = [card for card in range(12) if box.challengers[card] == pair]
        defends = [card for card in range(12) if box.challengers[card] == 0b1111 - pair]
        assert (len(challenges), len(defends)) == (2, 2)
        assert sum(box.mark[card] == clan for card in challenges) == 1


def test_districts_are_all_different_and_show_each_symbol_seven_times() -> None:
    box = CHICAGO.edition().box
    shown = [box.symbols[card] for card in range(13)]
    assert len(set(shown)) == 13
    assert [sum(symbols >> n & 1 for symbols in shown) for n in range(4)] == [7, 7, 7, 7]


def test_loot_in_all() -> None:
    box = CHICAGO.edition().box
    packages = [(card, package) for card in range(12) for package in (0, 1)]
    totals = [
        [sum(box.packages[c, result, p, good] for c, p in packages) for good in range(3)]
        for result in (0, 1)
    ]
    assert totals == [[31, 8, 26], [6, 4, 26]]


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    other = changed('bomber = "weapons"', 'bomber = "bribes"')
    other = other.replace("[hand_limit]\nfigure = 10", "[hand_limit]\nfigure = 8")
    path = box_file(tmp_path, other)
    match = begin(hands="s4 w2 w2 w2 w2 w2 w2 w2 | -", persons="bomber", edition=path)
    turn_up(match, "k01 d05 b12 judge")
    lay(match, "0 s4", "1")
    assert match.state.contribution[0] == 4
    lay(match, "2", "3")
    match.play(0, "take 1")
    match.play("*", "draw 0 e1")
    # Seven cards were left, and the limit is eight.
    assert match.state.on_turn == 1


@pytest.mark.parametrize(
    "text, key, reason",
    [
        (changed('name = "Kosmos 2009"\n', ""), "name", "missing"),
        (changed('"chicago_gangsters"', '"bosses"'), "game", "not “chicago_gangsters”"),
        (changed("[dealt]", "[dealing]"), "dealing", "not a figure of this game"),
        (changed("w2 = 8,", "w2 = 17,"), "cards", "17 is not between 0 and 16"),
        (changed("w2 = 8,", "w3 = 8,"), "cards", "“w3” is no card"),
        (changed("w2 = 8, ", ""), "cards", "no value for card “w2”"),
        (changed("judge = 4", "judge = 3"), "value", "judge is worth 3"),
        (changed("fence = 1", "fence = 0"), "value", "fence is worth 0"),
        (changed('dealer = "bribes"\n', ""), "suit", "dealer"),
        (changed('dealer = "bribes"', 'dealer = "bribe"'), "suit", "“bribe” is no suit"),
        (changed('dealer = "bribes"', 'dealer = "bribes"\njudge = "bribes"'), "suit", "judge"),
        (changed('k01 = ["a", "b"]', 'k01 = ["a"]'), "challengers", "k01 does not show two clans"),
        (changed('k01 = ["a", "b"]', 'k01 = ["a", "e"]'), "challengers", "not a list of clans"),
        (changed('k01 = "a"', 'k01 = "c"'), "mark", "k01 has the ? at a defender"),
        (
            changed('k01 = { challengers = "b"', 'k01 = { challengers = "c"'),
            "tie",
            "k01 has a tie symbol on the wrong side",
        ),
        (changed('d01 = ["weapons"]', 'd01 = ["persons"]'), "symbols", "d01 shows no suit"),
        (
            changed("2 = { alcohol = 1, person = 1 } }", "2 = { alcohol = 1 } }"),
            "packages",
            "b01 does not offer the person exactly once",
        ),
        (
            changed("{ 1 = { card = 2 }, 2 = { card = 1 } }", "{ 1 = {}, 2 = {} }"),
            "packages",
            "b01 has nothing for the losers",
        ),
        (changed(CARDS, of_each(16)), "cards", "160 cards in all are not between 20 and 127"),
        (changed(CARDS, of_each(1)), "cards", "10 cards in all are not between 20 and 127"),
        (
            # Ten packages of 9 and eleven of 1, 24 sales, 8 and 1 in the showdown.
            GOOD.replace("alcohol = 2", "alcohol = 9"),
            "packages",
            "a player could come to 134 alcohol, more than 127",
        ),
        (changed("figure = 10", "figure = 11"), "hand_limit", "11 is not"),
        ("game = [", "", "not a TOML file"),
    ],
)
def test_a_wrong_box_is_refused_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, reason: str
) -> None:
    with pytest.raises(backroom.Refused) as refusal:
        CHICAGO.edition(box_file(tmp_path, text))
    sentence = str(refusal.value)
    assert sentence.startswith(f"mine.toml: {key}")
    assert reason in sentence


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(backroom.Refused, match=r"no edition “kosmos-2010”.*kosmos-2009"):
        CHICAGO.edition("kosmos-2010")
    assert table().edition.name == "kosmos-2009"
