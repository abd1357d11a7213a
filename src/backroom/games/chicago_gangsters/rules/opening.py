"""The set-up, and the reveal that begins a round."""

from __future__ import annotations

from backroom.engine.interface import CHANCE
from backroom.engine.rule import NONE, Log, Out, lowest_bit, note, note6, rule, weigh

from .events import (
    CLAN_GIVEN,
    COALITION_REVEALED,
    DISTRICT_REVEALED,
    HIRED,
    LOOT_REVEALED,
    MRX_NAMED,
    PERSON_REVEALED,
)
from .position import Box, State, ask, clans_of, has
from .words import (
    BLACKMAIL,
    BRIBES,
    CARDS,
    CHALLENGERS,
    CLANS,
    COALITION_DUE,
    COALITION_IS,
    DEFENDERS,
    DISTRICT,
    DISTRICT_DUE,
    DISTRICT_IS,
    END,
    FIRST_PERSONS,
    GETS_CLAN,
    GIVING_CLANS,
    GODFATHER,
    IS_HIRED,
    IS_MRX,
    LOOT,
    LOOT_DUE,
    LOOT_IS,
    MOST_SEATS,
    NAMING_MRX,
    PERSON_DUE,
    PERSON_IS,
    PERSONS,
    PERSONS_COUNT,
    SEATS,
    SIDES,
    TALK,
    WEAPONS,
)

WITH_MRX = SEATS[-1]
FIRST_PERSON, HIREABLE = FIRST_PERSONS.start, len(FIRST_PERSONS)
ALL_PERSONS = (1 << PERSONS) - 1
ALL_COALITIONS = (1 << END + 1) - 1
ALL_DISTRICTS = (1 << len(DISTRICT)) - 1
ALL_LOOT = (1 << len(LOOT)) - 1

# ------------------------------------------------------------------ set-up


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    """All decks are full; with five players Mr. X is named first. [CS1, CS2, CX1]"""
    s.seats = seats
    s.talk = options >> TALK & 1
    s.godfather_rule = options >> GODFATHER & 1
    for card in range(CARDS):
        s.deck[card] = box.cards[card]
        s.deck_size += box.cards[card]
    s.person_deck = ALL_PERSONS
    s.coalition_deck = ALL_COALITIONS
    s.district_deck = ALL_DISTRICTS
    s.loot_deck = ALL_LOOT
    for seat in range(MOST_SEATS):
        s.clan[seat] = NONE
        s.side[seat] = NONE
        s.stance[seat] = NONE
        s.duel[seat] = NONE
    s.mrx = NONE
    s.godfather = NONE
    s.starter = NONE
    s.busy = NONE
    s.taken = NONE
    s.paid = NONE
    s.hidden = NONE
    s.thug = NONE
    s.after_draws = NONE
    clear_table(s)
    begin_round(s)
    if seats == WITH_MRX:
        ask(s, NAMING_MRX, CHANCE)
    else:
        begin_clans(s)


@rule
def begin_clans(s: State) -> None:
    """Every seat from 0 up, but Mr. X, gets a clan. [CS1, CX1]"""
    s.on_turn = 1 if s.mrx == 0 else 0
    ask(s, GIVING_CLANS, CHANCE)


@rule
def chance_mrx(s: State, out: Out, weights: Out) -> int:
    n = 0
    for seat in range(s.seats):
        n = weigh(out, weights, n, IS_MRX, seat, 1)
    return n


@rule
def apply_mrx(s: State, outcome: int, log: Log) -> None:
    """One player starts as Mr. X. [CX1]"""
    s.mrx = outcome - IS_MRX
    note(log, MRX_NAMED, s.mrx, NONE, NONE)
    begin_clans(s)


@rule
def is_given(s: State, clan: int) -> bool:
    for seat in range(s.seats):
        if s.clan[seat] == clan:
            return True
    return False


@rule
def chance_clan(s: State, out: Out, weights: Out) -> int:
    """Any clan not yet given; with three players one stays out. [CS1, CT1]"""
    n = 0
    for clan in range(CLANS):
        if not is_given(s, clan):
            n = weigh(out, weights, n, GETS_CLAN + s.on_turn * CLANS, clan, 1)
    return n


@rule
def apply_clan(s: State, outcome: int, log: Log) -> None:
    s.clan[s.on_turn] = (outcome - GETS_CLAN) % CLANS
    note(log, CLAN_GIVEN, s.on_turn, s.clan[s.on_turn], NONE)
    s.on_turn += 1
    if s.on_turn == s.mrx:
        s.on_turn += 1
    if s.on_turn >= s.seats:
        s.waiting = 0


@rule
def chance_hire(s: State, out: Out, weights: Out) -> int:
    """Any person of value 1 to 3 that nobody has. [CS1]"""
    n = 0
    for place in range(HIREABLE):
        weight = s.person_deck >> (FIRST_PERSON + place) & 1
        n = weigh(out, weights, n, IS_HIRED + s.on_turn * HIREABLE, place, weight)
    return n


@rule
def apply_hire(s: State, outcome: int, log: Log) -> None:
    person = FIRST_PERSON + (outcome - IS_HIRED) % HIREABLE
    s.person_deck &= ~(1 << person)
    s.persons[s.on_turn] |= 1 << person
    note(log, HIRED, s.on_turn, person, NONE)
    s.on_turn += 1
    if s.on_turn == s.seats:
        s.waiting = 0


# ------------------------------------------------------------------ the reveal


@rule
def clear_table(s: State) -> None:
    """The four open cards of a round are taken away."""
    s.coalition = NONE
    s.district = NONE
    s.loot = NONE
    s.offer = NONE


@rule
def begin_round(s: State) -> None:
    """What was said and done in the round before is over. [CS3]"""
    for seat in range(MOST_SEATS):
        s.contribution[seat] = 0
        s.pledged_points[seat] = NONE
        s.pledged_cards[seat] = NONE
        s.asked_points[seat] = NONE
        s.aim[seat] = NONE
    for side in range(SIDES):
        s.strength[side] = NONE
    s.turn = CHALLENGERS
    s.lone = NONE
    s.ousted = NONE
    s.winners = NONE
    s.shut = 0


@rule
def chance_coalition(box: Box, s: State, out: Out, weights: Out) -> int:
    """Any coalition left; the end card only after so many rounds. [CS2]"""
    n = 0
    for coalition in range(END):
        n = weigh(out, weights, n, COALITION_IS, coalition, s.coalition_deck >> coalition & 1)
    return weigh(out, weights, n, COALITION_IS, END, s.round_number >= box.sure_rounds)


@rule
def chance_left(deck: int, verb: int, out: Out, weights: Out) -> int:
    """Any card of a deck of single cards."""
    n = 0
    card = 0
    while deck >> card:
        n = weigh(out, weights, n, verb, card, deck >> card & 1)
        card += 1
    return n


@rule
def apply_coalition(box: Box, s: State, outcome: int, log: Log) -> None:
    """A round begins: who challenges, who defends; on the end card nobody. [CS3, CE1]"""
    s.coalition = outcome - COALITION_IS
    s.coalition_deck &= ~(1 << s.coalition)
    begin_round(s)
    if s.coalition == END:
        note6(log, COALITION_REVEALED, s.round_number, END, NONE, NONE, NONE, NONE)
        s.waiting = 0
        return
    s.round_number += 1
    take_sides(box, s)
    if len(log) > 0:
        who = clans_of(s, CHALLENGERS)
        one = lowest_bit(who)
        other = lowest_bit(who & (who - 1)) if who & (who - 1) else NONE
        note6(log, COALITION_REVEALED, s.round_number, s.coalition, one, other, NONE, NONE)
    ask(s, DISTRICT_DUE, CHANCE)


@rule
def take_sides(box: Box, s: State) -> None:
    """Two clans challenge and two defend; of three players one is alone. [CS3, CT1]"""
    for seat in range(s.seats):
        if seat == s.mrx:
            s.side[seat] = NONE
        elif has(box.challengers[s.coalition], s.clan[seat]):
            s.side[seat] = CHALLENGERS
        else:
            s.side[seat] = DEFENDERS
    for side in range(SIDES):
        who = clans_of(s, side)
        if who & (who - 1) == 0:
            s.lone = lowest_bit(who)


@rule
def apply_district(box: Box, s: State, outcome: int, log: Log) -> None:
    s.district = outcome - DISTRICT_IS
    s.district_deck &= ~(1 << s.district)
    shows = box.symbols[s.district]
    note6(
        log,
        DISTRICT_REVEALED,
        s.district,
        shows >> WEAPONS & 1,
        shows >> BRIBES & 1,
        shows >> BLACKMAIL & 1,
        shows >> PERSONS_COUNT & 1,
        NONE,
    )
    ask(s, LOOT_DUE, CHANCE)


@rule
def apply_loot(s: State, outcome: int, log: Log) -> None:
    s.loot = outcome - LOOT_IS
    s.loot_deck &= ~(1 << s.loot)
    note(log, LOOT_REVEALED, s.loot, NONE, NONE)
    ask(s, PERSON_DUE, CHANCE)


@rule
def apply_person(s: State, outcome: int, log: Log) -> None:
    s.offer = outcome - PERSON_IS
    s.person_deck &= ~(1 << s.offer)
    note(log, PERSON_REVEALED, s.offer, NONE, NONE)
    s.waiting = 0


@rule
def begin_coalition(s: State) -> None:
    clear_table(s)
    s.on_turn = NONE
    ask(s, COALITION_DUE, CHANCE)
