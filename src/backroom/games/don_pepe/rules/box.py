"""What is in the box, and what makes a box a wrong one."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.engine.record import Bits, Cells, Record, i8, i32, many, one
from backroom.engine.rule import NONE

from .words import (
    CARDS,
    CHAIR,
    CHAIRS,
    DRINKS,
    HEADS,
    KINDS,
    MOST_SEATS,
    PLAYERS,
    SEATS,
    Card,
    Gang,
    Item,
    Kind,
)

DECK = 60
MOST_OF_A_KIND = 5


class Box(Record):
    """What is in the box. Chairs are numbered from 1 in its figures."""

    at: Cells = many(i32, Item, of=Bits(CHAIR), derived=True)  # the chairs with each item
    # the chairs that a cake reaches where it stands: the one behind it and those beside that
    blast: Cells = many(i32, CHAIR, of=Bits(CHAIR), derived=True)
    pots: Cells = many(i32, PLAYERS, between=(1_000, 120_000))
    boss_share: int = one(i32, between=(1_000, 10_000))
    business_share: int = one(i32, between=(1_000, 10_000))  # of a bar, restaurant or gambling hall
    pair_share: int = one(i32, between=(1_000, 10_000))  # of both of a kind together
    chairs: Cells = many(i8, CHAIR, of=Item)
    opposites: Cells = many(i8, CHAIR, between=(1, CHAIRS), filler=0)
    facing: Cells = many(i8, CHAIR, of=CHAIR, derived=True)  # the chair opposite, or NONE
    deck: Cells = many(i8, Card, between=(0, DECK))
    gangs: Cells = many(i8, PLAYERS, Kind, between=(0, MOST_OF_A_KIND))  # men of each gang
    seatings: Cells = many(
        i8, PLAYERS, Gang, Kind, MOST_OF_A_KIND, between=(1, CHAIRS), filler=0
    )  # the suggested chairs
    hand: int = one(i8, between=(1, 5))  # cards in a hand
    pills: int = one(i8, between=(0, CHAIRS))
    doses: int = one(i8, between=(1, len(DRINKS)))  # pills that a Cocktail gives
    idle_limit: int = one(i8, between=(1, 100))  # idle turns in a row that end the game


def box_problems(box: Box) -> Iterator[tuple[str, str]]:
    """What is wrong with the figures of a box, by figure."""
    cards = sum(box.deck[card] for card in range(CARDS))
    if cards != DECK:
        yield "deck", f"has {cards} cards, not {DECK}"
    # Cops leave the game, and what is left must fill all hands and the pile. [P15, P23]
    left, held = DECK - box.deck[Card.COPS], MOST_SEATS * box.hand
    if left <= held:
        yield "deck", f"has {left} cards without cops, not more than the {held} in hands"
    for chair in range(CHAIRS):
        yield from _faults_of_chair(box, chair)
    for business in range(Item.REGISTER):
        if sum(box.chairs[chair] == business for chair in range(CHAIRS)) > 2:
            yield "chairs", f"more than two have a {Item.names[business]}"
    for players in range(len(PLAYERS)):
        yield from _faults_of_seating(box, players)


def _faults_of_chair(box: Box, chair: int) -> Iterator[tuple[str, str]]:
    name = CHAIR[chair]
    if (box.chairs[chair] == Item.DRINK) != (chair in DRINKS):
        yield (
            "chairs",
            f"drinks stand at {', '.join(CHAIR[c] for c in DRINKS)}, which {name} breaks",
        )
    if (box.chairs[chair] == Item.X) != (chair in HEADS):
        yield "chairs", f"X mats lie at {', '.join(CHAIR[c] for c in HEADS)}, which {name} breaks"
    other = box.opposites[chair] - 1
    if other == NONE:
        return
    if chair in HEADS:
        yield "opposites", f"chair {name} is a head of the table and faces nobody"
    elif other == chair:
        yield "opposites", f"chair {name} faces itself"
    elif box.opposites[other] - 1 != chair:
        yield "opposites", f"chair {name} faces {CHAIR[other]}, which does not face {name}"


def _faults_of_seating(box: Box, players: int) -> Iterator[tuple[str, str]]:
    where = f"with {PLAYERS[players]} players"
    seats = SEATS[players]
    size = sum(box.gangs[players, kind] for kind in range(KINDS))
    if not 1 <= size <= CHAIRS // seats:
        yield "gangs", f"{where} {seats} gangs of {size} do not fit round {CHAIRS} chairs"
    taken: set[int] = set()
    for gang in range(MOST_SEATS):
        for kind in range(KINDS):
            suggested = [box.seatings[players, gang, kind, n] for n in range(MOST_OF_A_KIND)]
            chairs = [chair for chair in suggested if chair > 0]
            wanted = box.gangs[players, kind] if gang < seats else 0
            if len(chairs) != wanted:
                who = f"{Gang.names[gang]} {Kind.names[kind]}"
                yield "seatings", f"{where} {who} has {len(chairs)} chairs, not {wanted}"
            for chair in chairs:
                if chair in taken:
                    yield "seatings", f"{where} chair {chair} is used twice"
                taken.add(chair)


def derive(box: Box) -> None:
    """The chairs of each item as a set; opposites as indices; what a cake reaches. [P3]"""
    for chair in range(CHAIRS):
        for reached in (chair - 1, chair, chair + 1):
            box.blast[chair] |= 1 << reached % CHAIRS
        box.at[box.chairs[chair]] |= 1 << chair
        box.facing[chair] = box.opposites[chair] - 1
