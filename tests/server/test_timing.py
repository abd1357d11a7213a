"""When a bot answers tells nothing of what it holds, lays or thought.

Tables that nobody can tell apart are played side by side, by bots that hold different cards: until
the first answers are shown, what differs is hidden. The moments of their answers are compared, as
they were arranged and as they came.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import fmean

import pytest

import backroom
from backroom.engine import dealing
from backroom.engine.game import Game, game, games
from backroom.server import clock
from backroom.server import games as registry
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.hub import Listener
from backroom.server.jobs import pacing, players
from backroom.server.jobs.warmup import WarmUp
from backroom.server.room import Room
from backroom.server.table import change as changes
from backroom.server.table import seating
from backroom.server.table.change import Change
from backroom.server.table.document import Doc, Player, Settings
from backroom.server.table.position import Position, first_match
from backroom.server.table.rights import Right
from tests.server.harness import PATIENCE, TOY_FOLDERS, TOYS
from tests.server.worlds import table as blank_doc

# Milliseconds.
PACE = 60
TABLES = 16
SHUFFLES = 20_000
# How rarely chance alone may look like a leak, and how clearly a planted one must show.
RARE = 1 / 5_000


@dataclass
class Answer:
    """One turn of a bot: how many lines it wrote, seconds since everybody was last shown
    something, and whether anybody but itself could notice it."""

    seat: int
    lines: int
    after: float
    is_public: bool
    is_asked_on: bool


@dataclass
class Watched:
    """What the bots of a house did, in order, by table."""

    answers: dict[str, list[Answer]] = field(default_factory=dict)
    # By seat: the moments that answers were arranged for, as parts of a step.
    arranged: list[float] = field(default_factory=list)
    # For each turn of a bot: whether everybody could notice it, and what an onlooker was sent.
    onlooked: list[tuple[bool, list[bytes]]] = field(default_factory=list)


class Onlooker(Listener):
    """An onlooker's socket, and what is sent to it."""

    def __init__(self, table: str):
        super().__init__(Right(), table)
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def taken(self) -> list[bytes]:
        taken, self.sent = self.sent, []
        return taken


def seat_bots(doc: Doc, bots: str) -> None:
    doc.players = [Player() for _ in range(doc.seats)]
    for seat in range(doc.seats):
        doc.players[seat] = seating.bot_player(doc, seat, bots)


def seated(found: Game, seats: int, bots: str, number: int) -> Doc:
    """A table of bots; `number` is its deal."""
    doc = blank_doc(found, seats, {})
    secret = dealing.seeded_secret(number)
    doc.id, doc.code, doc.invite = f"table{number}", f"CODE{number}", f"invite{number}"
    doc.secret, doc.commitment = secret.hex(), dealing.commitment(secret)
    seat_bots(doc, bots)
    doc.created = doc.changed = clock.now()
    doc.settings, doc.deadlines = Settings(pace="fast"), [None] * seats
    return doc


def play(
    folder: Path, docs: list[Doc], enough: Callable[[Watched], bool], think: float | None = None
) -> Watched:
    """Let the bots of all tables play at once, until there is enough to look at."""
    watched = Watched()
    onlookers = {doc.id: Onlooker(doc.id) for doc in docs}

    async def ready(warmup: WarmUp) -> None:
        for name in warmup.games:
            warmup.games.settle(name, "ready")

    def arranged(shown: float, ready: float, step: float, seat: int) -> float:
        due = moment(shown, ready, step, seat)
        watched.arranged.append((due - shown - seat * pacing.APART) / step)
        return due

    def heard(room: Room, before: Doc, change: Change) -> None:
        if change.row is None or not change.row.lines or change.answered is None:
            return
        seat = change.answered[1]
        lines = [line for line in change.row.record_lines if not line.startswith("*")]
        asked_on = change.doc.asks[seat].open
        after = time.monotonic() - shown_before[room.doc.id]
        answer = Answer(seat, len(lines), after, change.is_public, asked_on)
        watched.answers.setdefault(room.doc.id, []).append(answer)

    def published(room: Room, before: Doc, change: Change) -> None:
        sent = onlookers[room.doc.id].taken()
        if change.row is not None and change.row.lines and change.answered is not None:
            watched.onlooked.append((change.is_public, sent))

    moment, shown_before = pacing.moment, {}

    async def run() -> None:
        offer = ",".join({doc.game for doc in docs})
        database = f"sqlite:///{folder / 'timing.sqlite'}"
        # Bots do not wait for each other here: what they cost the machine is not what is compared.
        config = Config(database=database, games=TOY_FOLDERS, offer=offer, thoughts=100, seeds=True)
        if think is not None:
            config = replace(config, think=think)
        house = House(config)
        house.tables.on_commit.insert(0, heard)
        house.tables.on_commit.append(published)
        house.tables.on_commit.append(
            lambda room, before, change: shown_before.__setitem__(room.doc.id, room.shown)
        )
        await house.start()
        try:
            async with asyncio.timeout(PATIENCE):
                for doc in docs:
                    house.hub.add(onlookers[doc.id])
                    await house.tables.start(await house.tables.create(doc), lambda: None)
                while not enough(watched):
                    await asyncio.sleep(0.02)
        finally:
            await house.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WarmUp, "run", ready)
        patch.setattr(pacing, "moment", arranged)
        patch.setitem(changes.PACE, "fast", PACE)
        registry.add_folders(TOY_FOLDERS)
        asyncio.run(run())
    return watched


def likeness(times: list[float], cards: list[int]) -> float:
    """How often cards dealt out anew go with the times as well as the true ones do, by the mean
    ranks of those who laid few and many: small where the times tell the cards."""
    order = sorted(range(len(times)), key=lambda place: times[place])
    ranks = {place: rank for rank, place in enumerate(order)}
    usual = fmean(cards)
    many = [count > usual for count in cards]

    def gap(labels: list[bool]) -> float:
        high = [ranks[place] for place, label in enumerate(labels) if label]
        low = [ranks[place] for place, label in enumerate(labels) if not label]
        return abs(fmean(high) - fmean(low))

    rng, found = random.Random(7), gap(many)
    hits = 0
    for _ in range(SHUFFLES):
        rng.shuffle(many)
        hits += gap(many) >= found - 1e-9
    return (hits + 1) / (SHUFFLES + 1)


@pytest.fixture(scope="module")
def first_round(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """The first answers at tables that nobody can tell apart."""
    found = game(TOYS / "sealed_bids")
    docs = [seated(found, 3, "random", number) for number in range(TABLES)]
    folder = tmp_path_factory.mktemp("timing")

    def enough(watched: Watched) -> bool:
        return len(watched.answers) == TABLES and all(
            {answer.seat for answer in answers} == {0, 1, 2} for answers in watched.answers.values()
        )

    return play(folder, docs, enough)


def first_answers(watched: Watched) -> list[Answer]:
    """Of each seat of each table the first turn: nothing was shown before it but that others
    answered."""
    found = []
    for answers in watched.answers.values():
        for seat in range(3):
            found.append(next(answer for answer in answers if answer.seat == seat))
    return found


def test_a_covered_ask_is_answered_in_one_piece(first_round: Watched) -> None:
    """No turn of a bot leaves it asked on without a trace; several cards are one turn."""
    answers = [answer for all_ in first_round.answers.values() for answer in all_]
    assert not [answer for answer in answers if answer.is_asked_on and not answer.is_public]
    assert max(answer.lines for answer in answers) > 2


def test_answers_are_arranged_for_moments_of_the_grid(first_round: Watched) -> None:
    assert len(first_round.arranged) >= 3 * TABLES
    for steps in first_round.arranged:
        assert steps == pytest.approx(round(steps), abs=1e-6)
        assert steps > 0.5


def test_the_moment_of_an_answer_does_not_tell_how_many_cards(first_round: Watched) -> None:
    answers = first_answers(first_round)
    times, cards = [answer.after for answer in answers], [answer.lines for answer in answers]
    assert len(set(cards)) > 1
    assert likeness(times, cards) > RARE
    # The same answers, each card laid in a pace of its own: that would be noticed.
    leaking = [after + (count - 1) * PACE / 1000 for after, count in zip(times, cards, strict=True)]
    assert likeness(leaking, cards) < RARE


@pytest.mark.slow
def test_whole_matches_under_cover_are_answered_in_pieces(tmp_path: Path) -> None:
    found = backroom.game("chicago_gangsters")
    docs = [seated(found, seats, "random", seats) for seats in found.seats]
    enough = 60

    def played(watched: Watched) -> bool:
        counts = [len(answers) for answers in watched.answers.values()]
        return len(counts) == len(docs) and min(counts) >= enough

    watched = play(tmp_path, docs, played)
    answers = [answer for all_ in watched.answers.values() for answer in all_]
    assert not [answer for answer in answers if answer.is_asked_on and not answer.is_public]
    assert max(answer.lines for answer in answers) > 2


@pytest.mark.slow
def test_an_onlooker_hears_nothing_of_what_bosses_do_under_cover(tmp_path: Path) -> None:
    """Listening beside bots that search: while they answer under cover nothing is sent, and what
    uncovers it all comes at a moment of the grid, however long they have thought."""
    found = backroom.game("chicago_gangsters")
    players.load(found)
    docs = [seated(found, seats, "boss", seats) for seats in (3, 4)]
    for doc in docs:
        doc.options = {"godfather": True}
    hidden, shown = 6, 12

    def played(watched: Watched) -> bool:
        public = [is_public for is_public, _ in watched.onlooked]
        return public.count(False) >= hidden and public.count(True) >= shown

    watched = play(tmp_path, docs, played, think=0.02)
    for is_public, sent in watched.onlooked:
        assert bool(sent) == is_public, sent
    for steps in watched.arranged:
        assert steps == pytest.approx(round(steps), abs=1e-6)
        assert steps > 0.5


# ------------------------------------------------------------------ the grid


def test_who_is_ready_in_time_answers_at_the_first_moment() -> None:
    for ready in (100.0, 100.01, 100.5, 100.8):
        assert pacing.moment(100.0, ready, 0.8, seat=0) == pytest.approx(100.8)


def test_who_is_late_waits_for_the_next_moment() -> None:
    assert pacing.moment(100.0, 100.81, 0.8, seat=0) == pytest.approx(101.6)
    assert pacing.moment(100.0, 109.0, 0.8, seat=0) == pytest.approx(109.6)


def test_those_who_answer_together_do_so_in_the_order_of_seats() -> None:
    early, late = (pacing.moment(100.0, 100.0 + r, 0.8, seat) for r, seat in ((0.7, 0), (0.1, 1)))
    assert early < late


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bot", ["random", "boss"])
def test_the_grid_is_the_same_whatever_a_bot_holds(name: str, bot: str) -> None:
    """Its step follows from what everybody knows: in a world that differs in all that somebody
    else cannot see, it is the same."""
    found, rng = backroom.game(name), random.Random(name)
    seats = max(found.seats)
    doc = seated(found, seats, bot, 1)
    position = Position(first_match(found, doc))
    position.match.deal_by(bytes.fromhex(doc.secret), [], 0)
    position.run_chance()
    compared = 0
    while position.to_act and compared < 150:
        seat, other = rng.choice(position.to_act), rng.randrange(seats)
        doc.asked = list(position.to_act)
        if seat != other:
            steps = {pacing.step_of(doc, p, seat, 2.0) for p in (position, position.world(other))}
            assert len(steps) == 1
            compared += 1
        position.play(seat, rng.choice(position.legal(seat)))
    assert compared > 20


def test_a_covered_ask_leaves_searching_bots_time_for_all_of_it() -> None:
    found = backroom.game("chicago_gangsters")
    doc = seated(found, 4, "boss", 1)
    position = Position(first_match(found, doc))
    position.match.deal_by(bytes.fromhex(doc.secret), [], 0)
    position.run_chance()
    while not pacing.is_covered(position):
        seat = position.to_act[0]
        position.play(seat, position.legal(seat)[0])
    doc.asked = list(position.to_act)
    bots = len(doc.asked)
    needed = 2.0 * -(-bots // pacing.THREADS)
    assert needed <= pacing.step_of(doc, position, doc.asked[0], 2.0) < needed + 0.2
    # Whoever needs no time takes the table's pace.
    seat_bots(doc, "random")
    assert pacing.step_of(doc, position, doc.asked[0], 2.0) == pytest.approx(0.2)
