"""The box and a position, and what can be read off them at once."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.engine.record import Bits, Cells, Record, i8, i16, i32, many, one
from backroom.engine.rule import NONE, rule
from backroom.engine.sets import has

from .words import (
    AGENTS,
    CARD,
    CARDS,
    COALITION,
    DISTRICT,
    END,
    FACE,
    FIRST_PERSONS,
    LOOT,
    PACKAGE,
    REVEALED,
    SEAT,
    SPECIALISTS,
    SUIT,
    Ability,
    Aim,
    Clan,
    Good,
    Person,
    Phase,
    Result,
    Side,
    Stance,
    Symbol,
)

# Numbers of cards and of alcohol are kept in one byte each.
MOST_OF_A_BYTE = 127


class Box(Record):
    """What is in the box, and the figures of the rulebook."""

    cards: Cells = many(i8, CARD, between=(0, 16))  # of each face
    value: Cells = many(i8, Person, between=(0, 9))
    suit: Cells = many(i8, Person, of=SUIT, filler=NONE)  # of specialists and agents
    challengers: Cells = many(i8, COALITION, of=Bits(Clan))  # the others defend
    mark: Cells = many(i8, COALITION, of=Clan)  # who has the `?`
    tie: Cells = many(i8, COALITION, Side, of=Clan)  # who wins ties
    symbols: Cells = many(i8, DISTRICT, of=Bits(Symbol))
    packages: Cells = many(i8, LOOT, Result, PACKAGE, Good, between=(0, 9), filler=0)
    dealt: int = one(i8, between=(0, 4))  # cards for each player at first
    hand_limit: int = one(i8, between=(4, 10))
    sure_rounds: int = one(i8, between=(1, 12))  # before the end card can come up
    statements: int = one(i8, between=(1, 3))  # of each partner in a talk
    lone_factor: int = one(i8, between=(1, 4))  # what the lone player's points count
    thug_most: int = one(i8, between=(0, 99))  # the most points that the Thug adds
    agent_value: int = one(i8, between=(0, 9))  # of a person who acts as a means
    sale_total: int = one(i8, between=(1, 20))  # the points that buy 1 alcohol
    priest_counts: int = one(i8, between=(1, 9))  # persons in the showdown
    showdown_alcohol: int = one(i8, between=(0, 9))  # for each suit, and for most persons
    godfather_alcohol: int = one(i8, between=(0, 9))  # for most Godfather points


class State(Record):
    """A position. `back` counts cards whose faces the looker may not see."""

    persons: Cells = many(i32, SEAT, of=Bits(Person))  # before their owners
    person_deck: int = one(i32, of=Bits(Person))
    coalition_deck: int = one(i16, of=Bits(REVEALED))
    district_deck: int = one(i16, of=Bits(DISTRICT))
    loot_deck: int = one(i16, of=Bits(LOOT))
    contribution: Cells = many(i16, SEAT)  # points turned up this round
    strength: Cells = many(i16, Side)  # as announced, in the end as compared; -1: not yet
    hand: Cells = many(i8, SEAT, FACE)
    laid: Cells = many(i8, SEAT, FACE)  # on the table, turned up or not
    known: Cells = many(i8, SEAT, CARD)  # least numbers that everybody knows to be held
    counted: Cells = many(i8, SEAT, view=False)  # laid cards whose number everybody has seen
    returned: Cells = many(i8, CARD)  # came back to the hand of who keeps a card face down
    deck: Cells = many(i8, CARD)  # veiled: together with all cards out of the looker's sight
    pile: Cells = many(i8, CARD)  # the discard pile
    alcohol: Cells = many(i8, SEAT)
    clan: Cells = many(i8, SEAT, of=Clan)  # Mr. X has none
    side: Cells = many(i8, SEAT, of=Side)
    godfather_points: Cells = many(i8, SEAT)
    stance: Cells = many(i8, SEAT, of=Stance)  # in an open window
    duel: Cells = many(i8, SEAT, of=FACE)  # the card played in a duel, still in the hand
    said: Cells = many(i8, SEAT)  # statements made in this talk
    pledged_points: Cells = many(i8, SEAT)  # said last this round; -1: nothing
    pledged_cards: Cells = many(i8, SEAT)
    asked_points: Cells = many(i8, SEAT)
    aim: Cells = many(i8, SEAT, of=Aim)
    deck_size: int = one(i8)
    round_number: int = one(i8)
    coalition: int = one(i8, of=REVEALED)
    district: int = one(i8, of=DISTRICT)
    loot: int = one(i8, of=LOOT)
    offer: int = one(i8, of=Person)  # the person to be hired this round
    turn: int = one(i8, of=Side)  # the side that plays, or will next
    lone: int = one(i8, of=SEAT)  # the lone player of three
    mrx: int = one(i8, of=SEAT)
    godfather: int = one(i8, of=SEAT)
    ousted: int = one(i8, of=SEAT)  # by the player who became Godfather this round
    shut: int = one(i8, of=bool)  # the second window of this round
    hidden: int = one(i8, of=FACE)  # the face-down card
    thug: int = one(i8, of=SEAT)  # whose means the Thug doubles this round
    passes: int = one(i8)  # in a row, in this talk
    winners: int = one(i8, of=Side)
    served: int = one(i8, view=False)  # steps of the sharing done
    taken: int = one(i8, of=PACKAGE)  # by the first of the side that shares
    paid: int = one(i8, of=Good)  # by the Godfather to the ousted partner
    on_turn: int = one(i8, of=SEAT)  # who speaks, shares, draws or has the round end
    starter: int = one(i8, of=SEAT)  # who begins the round end
    drawn: int = one(i8)  # draws made at this round end
    used: int = one(i8, of=Bits(Ability))  # at this round end
    busy: int = one(i8, of=Ability)  # begun and not finished
    step: int = one(i8)  # of the gambler: cards discarded and picked
    total: int = one(i8)  # thrown into a sale, or that may still be picked
    ended: int = one(i8, of=bool)  # the round end of the seat on turn is over
    due: int = one(i8, view=False)  # cards still to draw
    after_draws: int = one(i8, of=Phase, view=False)  # the phase to go on with
    talk: int = one(i8, of=bool)
    second_look: int = one(i8, of=bool)
    godfather_rule: int = one(i8, of=bool)
    waiting: int = one(i8, view=False)  # a bit per seat asked, CHANCE or OVER
    phase: int = one(i8, of=Phase)
    seats: int = one(i8)
    rules: int = one(i8)


def box_problems(box: Box) -> Iterator[tuple[str, str]]:
    """What makes a box unplayable although every figure is in its range."""
    fewest, number = box.dealt * len(SEAT), sum(box.cards[card] for card in range(CARDS))
    if not fewest <= number <= MOST_OF_A_BYTE:
        yield "cards", f"{number} cards in all are not between {fewest} and {MOST_OF_A_BYTE}"
    for person, word in enumerate(Person.names):
        if (1 <= box.value[person] <= 3) != (person in FIRST_PERSONS):
            yield "value", f"{word} is worth {box.value[person]}"
        if (box.suit[person] != NONE) != (person in SPECIALISTS or person in AGENTS):
            yield "suit", f"{word} has a suit, or lacks one"
    for card, word in enumerate(COALITION):
        sides = [box.challengers[card], (1 << len(Clan)) - 1 - box.challengers[card]]
        if sides[0].bit_count() != len(Clan) // len(Side):
            yield "challengers", f"{word} does not show two clans on either side"
        if not has(sides[0], box.mark[card]):
            yield "mark", f"{word} has the ? at a defender"
        if not all(has(sides[side], box.tie[card, side]) for side in range(len(Side))):
            yield "tie", f"{word} has a tie symbol on the wrong side"
    for card, word in enumerate(DISTRICT):
        if box.symbols[card] & ~(1 << Symbol.PERSONS) == 0:
            yield "symbols", f"{word} shows no suit"
    for card, word in enumerate(LOOT):
        for problem in _loot_problems(box, card):
            yield "packages", f"{word} {problem}"
    if _most_alcohol(box) > MOST_OF_A_BYTE:
        most = _most_alcohol(box)
        yield "packages", f"a player could come to {most} alcohol, more than {MOST_OF_A_BYTE}"


def _loot_problems(box: Box, card: int) -> Iterator[str]:
    packages = [(result, package) for result in range(2) for package in range(2)]
    if sum(box.packages[card, result, package, Good.PERSON] for result, package in packages) != 1:
        yield "does not offer the person exactly once"
    for result, word in enumerate(Result.names):
        goods = (box.packages[card, result, n, good] for n in range(2) for good in range(3))
        if not any(goods):
            yield f"has nothing for the {word}"


def _most_alcohol(box: Box) -> int:
    """Both packages of a side and two sales in every round, and all that the showdown brings."""
    rounds = range(len(LOOT))
    loot = sum(
        max(sum(box.packages[card, side, n, Good.ALCOHOL] for n in range(2)) for side in range(2))
        for card in rounds
    )
    showdown = len(Symbol) * box.showdown_alcohol + box.godfather_alcohol
    return loot + 2 * len(rounds) + showdown


# ------------------------------------------------------------------ asking


@rule
def answer(s: State, seat: int) -> None:
    """The seat is done with this phase."""
    s.waiting &= ~(1 << seat)


# ------------------------------------------------------------------ small words


@rule
def owns(s: State, seat: int, person: int) -> bool:
    return has(s.persons[seat], person)


@rule
def hand_size(s: State, seat: int) -> int:
    cards = 0
    for face in range(CARDS + 1):
        cards += s.hand[seat, face]
    return cards


@rule
def laid_size(s: State, seat: int) -> int:
    cards = 0
    for face in range(CARDS + 1):
        cards += s.laid[seat, face]
    return cards


@rule
def takes_part(s: State, seat: int, side: int) -> bool:
    """Of that side, and not ousted. [CG5]"""
    return s.side[seat] == side and seat != s.ousted


@rule
def clans_of(s: State, side: int) -> int:
    """The players who lay for a side together: no ousted one, and not Mr. X. [CR11, CG5]"""
    who = 0
    for seat in range(s.seats):
        if takes_part(s, seat, side) and seat != s.mrx:
            who |= 1 << seat
    return who


@rule
def is_coalition_open(s: State) -> bool:
    """A coalition card lies on the table, and it is not the end card."""
    return s.coalition != NONE and s.coalition != END


@rule
def has_mark(box: Box, s: State, seat: int) -> bool:
    """The `?` is at the seat's clan. [CR1, CR2]"""
    return s.clan[seat] == box.mark[s.coalition]


@rule
def marked_seat(box: Box, s: State) -> int:
    """Who has the `?`; nobody where that clan is not played. [CR1, CT3]"""
    for seat in range(s.seats):
        if has_mark(box, s, seat):
            return seat
    return NONE


# ------------------------------------------------------------------ what stays the same


def conserved(box: Box, s: State) -> dict[str, int]:
    """Means cards of each face, wherever they are; coalition cards; clans. [CR5, CL3, CS2]"""
    cards = {
        word: s.deck[card]
        + s.pile[card]
        + (s.hidden == card)
        + sum(s.hand[seat, card] + s.laid[seat, card] for seat in range(s.seats))
        for card, word in enumerate(CARD)
    }
    coalitions = s.coalition_deck.bit_count() + s.round_number + (s.coalition == END)
    return cards | {"coalitions": coalitions}


def total_weight(box: Box, s: State) -> int:
    """What the weights of the outcome due sum to: cards in the deck it comes from, or seats."""
    if s.phase == Phase.DRAW:
        return s.deck_size
    if s.phase == Phase.COALITION:
        return s.coalition_deck.bit_count() - (s.round_number < box.sure_rounds)
    if s.phase == Phase.DISTRICT:
        return s.district_deck.bit_count()
    if s.phase == Phase.LOOT:
        return s.loot_deck.bit_count()
    if s.phase == Phase.PERSON:
        return s.person_deck.bit_count()
    if s.phase == Phase.HIRE:
        return len(FIRST_PERSONS) - s.on_turn
    if s.phase == Phase.CLAN:
        return sum(not any(s.clan[n] == clan for n in range(s.seats)) for clan in range(len(Clan)))
    return s.seats
