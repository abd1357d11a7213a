"""What is in the box of gangster, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist

from backroom.engine.record import Bits, Cells, Record, i8, i16, i32, many, one
from backroom.engine.rule import NONE

from .words import (
    CARD,
    DAYS,
    DISTRICT,
    DISTRICTS,
    FIELDS,
    FIRST_CARD,
    GANGS,
    GANGS_IN_PLAY,
    MOST_PASSED,
    PLACE,
    PLAYERS,
    ROADS,
    TABLE,
    VALUE,
    VALUES,
    Fitted,
    Kind,
)

MOST_ROADS = 32
ENDS = 2
ROADS_TO_LEAVE_BY = 2
START_CARDS = 2


class Box(Record):
    """What is in the box."""

    last_field: Cells = many(i32, TABLE, derived=True)  # the bit of the last field of a table
    reach: Cells = many(i16, PLACE, CARD, Fitted, of=Bits(PLACE), derived=True)
    neighbours: Cells = many(i16, PLACE, of=Bits(DISTRICT), derived=True)  # one road away
    closed: Cells = many(i16, PLAYERS, of=Bits(DISTRICT), filler=0)  # districts that are out
    # What a drive passes, by where it begins, its roads and where it ends. [G6]
    passed: Cells = many(i8, PLACE, ROADS, PLACE, MOST_PASSED, of=PLACE, derived=True)
    roads: Cells = many(i8, MOST_ROADS, ENDS, of=PLACE, filler=NONE)
    coordinates: Cells = many(i8, PLACE, 2, between=(0, 100))  # x east, y south
    rows: Cells = many(i8, TABLE, between=(0, FIELDS))
    columns: Cells = many(i8, TABLE, between=(0, FIELDS))
    values: Cells = many(i8, TABLE, GANGS, between=(0, 9), filler=NONE)  # first place first
    casino: Cells = many(i8, VALUE, between=(0, 9))  # cards of each value
    equipment: Cells = many(i8, Kind, between=(0, 9))  # pieces of each kind
    laid_open: int = one(i8, between=(2, 6))  # pieces at the harbour
    trunk_room: Cells = many(i8, Fitted, between=(1, 9))  # for foreign gangsters
    gangsters: Cells = many(i8, DAYS, between=(0, 20))  # new for each colour, stage by stage
    police: Cells = many(i8, PLAYERS, between=(0, 3))  # policemen mixed in
    doublers: int = one(i8, between=(2, 8))
    guard_turns: int = one(i8, between=(1, 10))  # turns for each colour before G26 binds


def _neighbours(box: Box) -> list[set[int]]:
    """Where the roads from each place lead."""
    places: list[set[int]] = [set() for _ in PLACE]
    for road in range(MOST_ROADS):
        one_end, other_end = box.roads[road, 0], box.roads[road, 1]
        if one_end != NONE:
            places[one_end].add(other_end)
            places[other_end].add(one_end)
    return places


Way = tuple[int, ...]


def _ways(neighbours: list[set[int]], start: int, steps: int) -> list[Way]:
    """All drives of exactly so many roads, place by place; none turns straight back. [G6]"""
    ways: list[Way] = [(start,)]
    for _ in range(steps):
        ways = [
            (*way, there)
            for way in ways
            for there in neighbours[way[-1]]
            if there not in way[-2:-1]
        ]
    return ways


def _length(box: Box, way: Way) -> float:
    """How far it is on the map."""
    spots = [(box.coordinates[place, 0], box.coordinates[place, 1]) for place in way]
    return sum(dist(here, there) for here, there in pairwise(spots))


def _bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


def derive(box: Box) -> None:
    """Reach of every drive, from the roads; last fields, from rows and columns. [G6, G9, G15]"""
    neighbours = _neighbours(box)
    for place in range(len(PLACE)):
        box.neighbours[place] = _bits({other for other in neighbours[place] if other < DISTRICTS})
        drives = [_ways(neighbours, place, FIRST_CARD + roads) for roads in range(len(ROADS))]
        ends = [{way[-1] for way in ways} for ways in drives]
        for card in range(len(CARD)):
            box.reach[place, card, Fitted.WITHOUT] = _bits(ends[card])
            box.reach[place, card, Fitted.WITH] = _bits(ends[card] | ends[card + 1])
        for roads, ways in enumerate(drives):
            _note_passed(box, place, roads, ways)
    for number in range(len(TABLE)):
        box.last_field[number] = 1 << box.rows[number] * box.columns[number] - 1


def _note_passed(box: Box, place: int, roads: int, ways: list[Way]) -> None:
    """Only where a drive ends matters, so of several ways the shortest on the map is told. [G6]"""
    for end in range(len(PLACE)):
        there = [way for way in ways if way[-1] == end]
        passed = min(there, key=lambda way: (_length(box, way), way))[1:-1] if there else ()
        for n in range(MOST_PASSED):
            box.passed[place, roads, end, n] = passed[n] if n < len(passed) else NONE


def box_problems(box: Box) -> Iterator[tuple[str, str]]:
    yield from _faults_of_roads(box)
    yield from _faults_of_tables(box)
    yield from _faults_of_counts(box)


def _faults_of_roads(box: Box) -> Iterator[tuple[str, str]]:
    for road in range(MOST_ROADS):
        one_end, other_end = box.roads[road, 0], box.roads[road, 1]
        if one_end != NONE and other_end == NONE:
            yield "roads", f"a road from {PLACE[one_end]} leads nowhere"
        if one_end != NONE and one_end == other_end:
            yield "roads", f"a road from {PLACE[one_end]} leads back to it"
    neighbours = _neighbours(box)
    for place, word in enumerate(PLACE):
        if not neighbours[place]:
            yield "roads", f"no road leads to {word}"
        if len(neighbours[place]) < ROADS_TO_LEAVE_BY:
            yield "roads", f"{word} is a dead end: a car there could not drive on"
    known = {0}
    for _ in PLACE:
        known |= {there for here in known for there in neighbours[here]}
    for place, word in enumerate(PLACE):
        if place not in known:
            yield "roads", f"{word} cannot be reached from {PLACE[0]}"


def _faults_of_tables(box: Box) -> Iterator[tuple[str, str]]:
    for number, word in enumerate(TABLE):
        size = box.rows[number] * box.columns[number]
        if not 1 <= size <= FIELDS:
            yield "rows", f"table {word} has {size} fields, not 1 to {FIELDS}"
        if box.values[number, 0] == NONE:
            yield "values", f"table {word} has no values"


def _faults_of_counts(box: Box) -> Iterator[tuple[str, str]]:
    for players, word in enumerate(PLAYERS):
        open_districts = DISTRICTS - int(box.closed[players]).bit_count()
        wanted = START_CARDS * int(GANGS_IN_PLAY[players])
        if open_districts < wanted:
            yield (
                "closed",
                f"{word} players draw {wanted} district cards, {open_districts} are left",
            )
        if open_districts < box.doublers:
            yield "doublers", f"{box.doublers} do not fit on {open_districts} districts"
    cards = sum(box.casino[value] for value in range(VALUES))
    if cards < DAYS:
        yield "casino", f"{cards} cards are too few for {DAYS} days"
    if box.gangsters[0] < START_CARDS:
        yield "gangsters", f"each colour puts out {START_CARDS}, so it starts with more"
