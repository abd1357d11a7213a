"""Which turns can be taken back, without a server: by what has come up, and by who has decided."""

from __future__ import annotations

import random
import uuid

import pytest

import backroom
from backroom.engine import dealing
from backroom.engine.game import Game, game, games
from backroom.server.problems import Problem
from backroom.server.table import seating, takeback
from backroom.server.table.document import Doc, Person, Player, copy_of
from backroom.server.table.history import events_for, played, record, replay, standing, verify
from backroom.server.table.position import turned_back
from backroom.server.table.table import AnswerTakeback, AskTakeback, Command, Table
from backroom.server.table.turn import TurnRow
from tests.games.don_pepe.helpers import position as of_don_pepe
from tests.server.harness import TOYS
from tests.server.worlds import table as blank_doc

ALL = [backroom.game(name) for name in games()] + [game(TOYS / "sealed_bids")]


class Played:
    """A table in memory that is played by hand, with all its turns."""

    def __init__(self, found: Game, seats: int, bots: tuple[int, ...] = (), seed: int = 7):
        doc = blank_doc(found, seats, {})
        secret = dealing.seeded_secret(seed)
        doc.secret, doc.commitment = secret.hex(), dealing.commitment(secret)
        doc.players = [Player() for _ in range(seats)]
        for seat in range(seats):
            person = seating.person_player(Person(f"p{seat}", f"P{seat}"))
            doc.players[seat] = seating.bot_player(doc, seat, "random") if seat in bots else person
        self.table = Table(doc, None)
        self.turns: list[TurnRow] = []
        self.now = 0
        self._adopt(self.table.start(0))

    def _adopt(self, change) -> None:
        self.table.adopt(change)
        if change.row is not None:
            self.turns.append(change.row)

    @property
    def doc(self) -> Doc:
        return self.table.doc

    @property
    def asked(self) -> tuple[int, ...]:
        return self.table.standing.asked_seats()

    def may(self) -> list[int]:
        """The seats that may ask for their last turn."""
        told = [self.table.state(seat).takeback for seat in range(self.doc.seats)]
        return [seat for seat, number in enumerate(told) if number is not None]

    def seen(self) -> list[tuple[bytes, str]]:
        """The view of every audience, and what it is called by."""
        states = [self.table.state(audience) for audience in self.doc.audiences()]
        return [(bytes(state.view), state.hash) for state in states]  # type: ignore[arg-type]

    def play(self, seat: int, action: str) -> None:
        self.now += 1000
        ask = self.doc.asks[seat].number
        command = Command(str(uuid.uuid4()), seat, ask, action=action, confirm="yes")
        self._adopt(self.table.answer(command, self.now))

    def play_any(self, dice: random.Random) -> int:
        assert self.table.position is not None
        seat = dice.choice(self.asked)
        self.play(seat, str(dice.choice(self.table.position.legal(seat))))
        return seat

    def ask(self, seat: int) -> AskTakeback:
        """Ask for the last turn: nothing is taken back before all agree."""
        number = self.table.state(seat).takeback
        assert number is not None
        wanted = AskTakeback(str(uuid.uuid4()), seat, number)
        doc = self.table.ask_takeback(wanted, self.now)
        if takeback.is_agreed(doc):
            self._take_back(wanted, doc)
        else:
            self._adopt(self.table.tell_takeback(wanted, doc))
        return wanted

    def answer(self, seat: int, wanted: AskTakeback, agree: bool = True) -> None:
        given = AnswerTakeback(str(uuid.uuid4()), seat, wanted.id, agree)
        doc = self.table.answer_takeback(given)
        if takeback.is_agreed(doc):
            self._take_back(given, doc)
        else:
            self._adopt(self.table.tell_takeback(given, doc))

    def _take_back(self, command, doc: Doc) -> None:
        last = doc.last_turn
        assert last is not None
        lines = [line for turn in self.turns for line in turn.record_lines]
        count, steps = doc.lines - last.lines, doc.turns - last.turns
        after = turned_back(doc, lines, count, steps)
        self._adopt(self.table.take_back(command, doc, after, self.now))

    def all_agree(self, seat: int) -> None:
        wanted = self.ask(seat)
        for other in takeback.people_beside(self.doc, seat):
            self.answer(other, wanted)


# ------------------------------------------------------------------ every game


@pytest.mark.parametrize("found", ALL, ids=lambda found: found.name)
def test_everybody_stands_where_they_stood(found: Game) -> None:
    """Random matches; wherever a turn may be taken back, it is, now and then. All positions, views,
    replays and outcomes are as if it had never been played, but that it was is on record."""
    taken = 0
    for seed in range(3):
        table = Played(found, found.seats[-1], seed=seed)
        dice = random.Random(seed)
        # The position before the turn that can be taken back, and how everybody sees it.
        before: tuple[bytes, list] | None = None
        for _ in range(120):
            assert table.table.position is not None
            here = table.table.position.match.snapshot(), table.seen()
            seat = table.play_any(dice)
            if table.doc.state == "over":
                break
            last = table.doc.last_turn
            if last is not None and last.turns == table.doc.turns - 1:
                before = here
            if table.may() and dice.random() < 0.3:
                assert table.may() == [seat]
                outcomes = table.doc.outcomes
                table.all_agree(seat)
                assert (table.table.position.match.snapshot(), table.seen()) == before
                assert table.doc.outcomes == outcomes
                assert table.asked == (seat,)
                assert not table.may()
                taken += 1
        _looks_back_alike(table)
    assert taken > 0 or found.name == "sealed_bids"


def _looks_back_alike(table: Played) -> None:
    """What is stored tells the same match: replay, record and the check of the dealing."""
    assert table.table.position is not None
    match = played(table.doc, table.turns)
    assert match.snapshot() == table.table.position.match.snapshot()
    assert match.outcomes == table.doc.outcomes
    assert len(match.lines) == table.doc.lines
    count = replay(table.doc, table.turns, None, 0, 0).count
    (last,) = replay(table.doc, table.turns, None, count - 1, 1).steps
    assert bytes(last.view) == bytes(table.table.state(None).view)  # type: ignore[arg-type]
    assert verify(table.doc, table.turns).honest
    for audience in table.doc.audiences():
        assert record(table.doc, table.turns, audience)


# ------------------------------------------------------------------ what has come up

BOSSES = backroom.game("bosses")


def own_place(table: Played, seat: int) -> str:
    """A turn after which nothing is turned up."""
    assert table.table.position is not None
    legal = [str(action) for action in table.table.position.legal(seat)]
    return next(text for text in legal if text.startswith("place own"))


def test_a_turn_can_be_taken_back_until_somebody_else_decides() -> None:
    table = Played(BOSSES, 2)
    (first,) = table.asked
    assert table.may() == []
    table.play(first, own_place(table, first))
    assert table.may() == [first]
    (second,) = table.asked
    table.play(second, own_place(table, second))
    assert table.may() == [second]


def test_what_chance_has_brought_up_stays() -> None:
    table, dice = Played(BOSSES, 2), random.Random(1)
    while True:
        before = table.doc.outcomes
        seat = table.play_any(dice)
        drawn = table.doc.outcomes != before
        assert (table.may() == []) is drawn
        if drawn:
            break
    with pytest.raises(Problem, match="no longer"):
        table.table.ask_takeback(AskTakeback(str(uuid.uuid4()), seat, 1), 0)


def test_answers_of_bots_are_taken_back_with_it_where_nothing_is_hidden() -> None:
    first = Played(BOSSES, 2).asked[0]
    table = Played(BOSSES, 2, bots=(1 - first,))
    before = table.seen()
    table.play(first, own_place(table, first))
    table.play(1 - first, own_place(table, 1 - first))
    assert table.may() == [first]
    assert table.asked == (first,)
    # What the seat has begun since is its own turn; that would be taken back alone.
    table.ask(first)
    assert table.seen() == before
    assert [turn.lines for turn in table.turns][-1] == "back 2"
    assert events_for(BOSSES, table.turns[-1], None) == [
        {"event": "taken_back", "seat": first, "steps": 2}
    ]
    assert standing(table.turns) == table.turns[:1]


def test_who_goes_on_after_a_bots_answer_takes_back_that_alone() -> None:
    first = Played(BOSSES, 2).asked[0]
    table = Played(BOSSES, 2, bots=(1 - first,))
    table.play(first, own_place(table, first))
    table.play(1 - first, own_place(table, 1 - first))
    before = table.seen()
    table.play(first, own_place(table, first))
    table.ask(first)
    assert table.seen() == before
    assert table.turns[-1].lines == "back 1"


def test_where_hands_are_hidden_a_bots_answer_stands() -> None:
    """What a bot does tells something of what it holds."""
    found = backroom.game("don_pepe")
    seen = set()
    for seed in range(6):
        table, dice = Played(found, 3, bots=(1, 2), seed=seed), random.Random(seed)
        for _ in range(60):
            seat = table.play_any(dice)
            if table.doc.state == "over":
                break
            assert table.may() in ([], [0])
            assert seat == 0 or not table.may()
            seen.add(bool(table.may()))
    assert seen == {False, True}


def test_what_was_hidden_and_has_been_seen_stays() -> None:
    """The last man of a gang: its hand is opened, and cannot be unseen."""
    men = "yellow mike 1, jim 20 | red jim 2 | blue jim 8 9 | green jim 13"
    match = of_don_pepe(men, hand="knife", hands={"red": "move move cake"})
    table = Played(backroom.game("don_pepe"), 4)
    _set(table, match)
    table.play(0, "knife 2")
    assert table.may() == []
    harmless = of_don_pepe("yellow mike 6 | red jim 5 7 | blue jim 8 | green jim 13", hand="knife")
    _set(table, harmless)
    table.play(0, "knife 7")
    assert table.may() == [0]


def _set(table: Played, match) -> None:
    """Go to a position by hand."""
    position = table.table.position
    assert position is not None
    position.match.restore(match.snapshot())
    position._drop_caches()
    doc = table.doc
    doc.asked = [0]
    doc.asks[0].open = True
    table.table.standing.known.clear()


def test_where_seats_act_under_cover_nobody_is_told_of_anything_to_take_back() -> None:
    """Whether it can be would tell whether others have answered."""
    for found in (game(TOYS / "sealed_bids"), backroom.game("chicago_gangsters")):
        for seed in range(3):
            table, dice = Played(found, found.seats[0], seed=seed), random.Random(seed)
            for _ in range(150):
                table.play_any(dice)
                if table.doc.state == "over":
                    break
                assert table.table.position is not None
                covered = table.table.position.phase() in found.phases.covered()
                if covered or len(table.asked) > 1:
                    assert table.doc.last_turn is None


# ------------------------------------------------------------------ who must agree, and lapsing


def asked_for(seats: int = 3) -> tuple[Played, int, AskTakeback]:
    table = Played(BOSSES, seats)
    (first,) = table.asked
    table.play(first, own_place(table, first))
    return table, first, table.ask(first)


def test_all_others_must_agree() -> None:
    table, first, wanted = asked_for()
    others = [seat for seat in range(3) if seat != first]
    assert table.doc.takeback is not None
    assert table.doc.takeback.waiting == others
    table.answer(others[0], wanted)
    assert table.doc.takeback.waiting == others[1:]
    assert table.doc.takeback.agreed == others[:1]
    table.answer(others[1], wanted)
    assert table.doc.takeback is None
    assert table.asked == (first,)


def test_who_does_not_agree_has_the_last_word() -> None:
    table, first, wanted = asked_for()
    one, other = (seat for seat in range(3) if seat != first)
    table.answer(one, wanted)
    table.answer(other, wanted, agree=False)
    assert table.doc.takeback is not None
    assert (table.doc.takeback.state, table.doc.takeback.by) == ("refused", other)
    assert table.may() == []
    with pytest.raises(Problem):
        table.answer(one, wanted)
    # The match goes on, and nothing is left of it.
    table.play(table.asked[0], own_place(table, table.asked[0]))
    assert table.doc.takeback is None


def test_who_has_asked_may_leave_it_at_that_and_ask_again() -> None:
    table, first, wanted = asked_for()
    table.answer(first, wanted, agree=False)
    assert table.doc.takeback is not None
    assert table.doc.takeback.state == "withdrawn"
    assert table.may() == [first]
    table.all_agree(first)
    assert table.asked == (first,)


def test_a_request_lapses_when_the_match_goes_on() -> None:
    table, _, wanted = asked_for()
    (second,) = table.asked
    table.play(second, own_place(table, second))
    assert table.doc.takeback is not None
    assert table.doc.takeback.state == "lapsed"
    with pytest.raises(Problem):
        table.answer(second, wanted)
    assert table.may() == [second]


def test_a_request_lapses_in_time_and_not_before() -> None:
    table, first, _ = asked_for()
    asked = table.doc.takeback
    assert asked is not None
    doc = copy_of(table.doc)
    with pytest.raises(Problem):
        takeback.lapse(doc, asked.until - 1)
    takeback.lapse(doc, asked.until)
    assert doc.takeback is not None
    assert doc.takeback.state == "lapsed"
    assert takeback.number_of(doc, first) is not None, "it may be asked again"


@pytest.mark.parametrize("what", ["resigns", "stand_in", "given", "paused", "closed", "removed"])
@pytest.mark.parametrize("who", ["asker", "asked"])
def test_a_request_lapses_when_somebody_else_sits_there(what: str, who: str) -> None:
    table, first, _ = asked_for()
    seat = first if who == "asker" else (first + 1) % 3

    def alter(doc: Doc) -> None:
        if what == "resigns":
            seating.resign(doc, seat, "capo")
        elif what == "stand_in":
            seating.stand_in(doc, seat, "capo")
        elif what == "given":
            seating.give_to_person(doc, seat, Person("new", "New"), replaces=True, is_away=True)
        elif what == "paused":
            doc.state = "paused"
        elif what == "removed":
            seating.remove(doc, seat, "capo")
        else:
            seating.close(doc, "Ada")

    change = table.table.edit(alter, 0)
    found = change.doc.takeback
    assert found is None if what == "closed" else found is not None
    assert found is None or found.state == "lapsed"
    gone = what == "closed" or (who == "asker" and what != "paused")
    assert (change.doc.last_turn is None) is gone


def test_one_person_in_several_seats_asks_and_answers_once() -> None:
    table = Played(BOSSES, 4)
    (first,) = table.asked
    one, two, three = (seat for seat in range(4) if seat != first)
    for seat in (two, three):
        table.doc.players[seat].owner = "both"
        table.doc.players[seat].holders = ["both"]
    table.doc.players[one].owner = table.doc.players[first].owner
    table.play(first, own_place(table, first))
    wanted = table.ask(first)
    assert table.doc.takeback is not None
    assert table.doc.takeback.waiting == sorted((two, three))
    table.answer(two, wanted)
    assert table.asked == (first,)
    assert table.turns[-1].lines == "back 1"


def test_a_request_is_for_the_turn_that_was_seen() -> None:
    table = Played(BOSSES, 2)
    (first,) = table.asked
    table.play(first, own_place(table, first))
    number = table.table.state(first).takeback
    assert number is not None
    for seat, turn in ((first, number - 1), (first, number + 1), (1 - first, number)):
        with pytest.raises(Problem):
            table.table.ask_takeback(AskTakeback(str(uuid.uuid4()), seat, turn), 0)
