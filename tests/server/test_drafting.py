"""Drafts, without a server: what can be taken back, and where a draft ends."""

import pytest

from backroom.server.problems import Problem
from backroom.server.table.drafts import lay_out
from backroom.server.table.position import Position
from tests.games.don_pepe.helpers import position as of_don_pepe

# Four drink beside yellow; nobody's last man does.
FOUR_DRINK = "yellow jim 1 2 | red jim 4 8 9 | blue jim 13 24 10"


def test_a_cocktail_is_one_draft_until_its_last_pill() -> None:
    """Pills may reveal something, but these do not: nobody goes out and opens a hand."""
    table = Position(of_don_pepe(FOUR_DRINK, hand="cocktail"))
    pills = ["cocktail", "pill 4", "pill 8"]
    drafted = lay_out(table, 0, pills)
    assert not drafted.barrier
    assert drafted.world.match.view(0)["asleep"] == ["4", "8"]
    shorter = lay_out(table, 0, pills[:2])
    assert shorter.world.match.view(0)["asleep"] == ["4"]


def test_a_killing_that_opens_a_hand_is_a_barrier() -> None:
    """The last man of a gang: what its hand holds is seen, and cannot be unseen."""
    men = "yellow mike 1, jim 20 | red jim 2 | blue jim 8 9 | green jim 13"
    last = Position(of_don_pepe(men, hand="knife", hands={"red": "move move cake"}))
    assert lay_out(last, 0, ["knife 2"]).barrier
    with pytest.raises(Problem):
        lay_out(last, 0, ["knife 2", "end"])


def test_a_killing_that_opens_nothing_can_be_taken_back() -> None:
    one = Position(of_don_pepe("yellow mike 6 | red jim 5 7 | blue jim 8", hand="knife"))
    drafted = lay_out(one, 0, ["knife 7"])
    assert not drafted.barrier
    assert drafted.world.match.view(0)["men"][1] == ["5"]
