"""The set-up, and the reveal that begins a round."""

from __future__ import annotations

from backroom.engine.asking import ask_chance
from backroom.engine.rule import NONE, Log, Out, note1, note2, note4, note5, rule, weigh
from backroom.engine.sets import has, lowest_bit

from .events import Event
from .position import Box, State, clans_of
from .words import (
    CARDS,
    CLANS,
    DISTRICT,
    END,
    FIRST_PERSONS,
    LOOT,
    MOST_SEATS,
    PERSONS,
    SEATS,
    SIDES,
    Option,
    Outcome,
    Phase,
    Side,
    Symbol,
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
    s.talk = has(options, Option.TALK)
    s.second_look = has(options, Option.SECOND_LOOK)
    s.godfather_rule = has(options, Option.GODFATHER)
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
        ask_chance(s, Phase.MRX)
    else:
        begin_clans(s)


@rule
def begin_clans(s: State) -> None:
    """Every seat from 0 up, but Mr. X, gets a clan. [CS1, CX1]"""
    s.on_turn = 1 if s.mrx == 0 else 0
    ask_chance(s, Phase.CLAN)


@rule
def chance_mrx(s: State, out: Out, weights: Out) -> int:
    n = 0
    for seat in range(s.seats):
        n = weigh(out, weights, n, Outcome.MRX, seat, 1)
    return n


@rule
def apply_mrx(s: State, outcome: int, log: Log) -> None:
    """One player starts as Mr. X. [CX1]"""
    s.mrx = outcome - Outcome.MRX
    note1(log, Event.MRX_NAMED, s.mrx)
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
            n = weigh(out, weights, n, Outcome.CLAN + s.on_turn * CLANS, clan, 1)
    return n


@rule
def apply_clan(s: State, outcome: int, log: Log) -> None:
    s.clan[s.on_turn] = (outcome - Outcome.CLAN) % CLANS
    note2(log, Event.CLAN_GIVEN, s.on_turn, s.clan[s.on_turn])
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
        n = weigh(out, weights, n, Outcome.HIRE + s.on_turn * HIREABLE, place, weight)
    return n


@rule
def apply_hire(s: State, outcome: int, log: Log) -> None:
    person = FIRST_PERSON + (outcome - Outcome.HIRE) % HIREABLE
    s.person_deck &= ~(1 << person)
    s.persons[s.on_turn] |= 1 << person
    note2(log, Event.HIRED, s.on_turn, person)
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
    s.turn = Side.CHALLENGERS
    s.lone = NONE
    s.ousted = NONE
    s.winners = NONE
    s.shut = 0


@rule
def chance_coalition(box: Box, s: State, out: Out, weights: Out) -> int:
    """Any coalition left; the end card only after so many rounds. [CS2]"""
    n = 0
    for coalition in range(END):
        n = weigh(out, weights, n, Outcome.COALITION, coalition, s.coalition_deck >> coalition & 1)
    return weigh(out, weights, n, Outcome.COALITION, END, s.round_number >= box.sure_rounds)


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
    s.coalition = outcome - Outcome.COALITION
    s.coalition_deck &= ~(1 << s.coalition)
    begin_round(s)
    if s.coalition == END:
        note4(log, Event.COALITION_REVEALED, s.round_number, END, NONE, NONE)
        s.waiting = 0
        return
    s.round_number += 1
    take_sides(box, s)
    if len(log) > 0:
        who = clans_of(s, Side.CHALLENGERS)
        one = lowest_bit(who)
        other = lowest_bit(who & (who - 1)) if who & (who - 1) else NONE
        note4(log, Event.COALITION_REVEALED, s.round_number, s.coalition, one, other)
    ask_chance(s, Phase.DISTRICT)


@rule
def take_sides(box: Box, s: State) -> None:
    """Two clans challenge and two defend; of three players one is alone. [CS3, CT1]"""
    for seat in range(s.seats):
        if seat == s.mrx:
            s.side[seat] = NONE
        elif has(box.challengers[s.coalition], s.clan[seat]):
            s.side[seat] = Side.CHALLENGERS
        else:
            s.side[seat] = Side.DEFENDERS
    for side in range(SIDES):
        who = clans_of(s, side)
        if who & (who - 1) == 0:
            s.lone = lowest_bit(who)


@rule
def apply_district(box: Box, s: State, outcome: int, log: Log) -> None:
    s.district = outcome - Outcome.DISTRICT
    s.district_deck &= ~(1 << s.district)
    shows = box.symbols[s.district]
    note5(
        log,
        Event.DISTRICT_REVEALED,
        s.district,
        shows >> Symbol.WEAPONS & 1,
        shows >> Symbol.BRIBES & 1,
        shows >> Symbol.BLACKMAIL & 1,
        shows >> Symbol.PERSONS & 1,
    )
    ask_chance(s, Phase.LOOT)


@rule
def apply_loot(s: State, outcome: int, log: Log) -> None:
    s.loot = outcome - Outcome.LOOT
    s.loot_deck &= ~(1 << s.loot)
    note1(log, Event.LOOT_REVEALED, s.loot)
    ask_chance(s, Phase.PERSON)


@rule
def apply_person(s: State, outcome: int, log: Log) -> None:
    s.offer = outcome - Outcome.PERSON
    s.person_deck &= ~(1 << s.offer)
    note1(log, Event.PERSON_REVEALED, s.offer)
    s.waiting = 0


@rule
def begin_coalition(s: State) -> None:
    clear_table(s)
    s.on_turn = NONE
    ask_chance(s, Phase.COALITION)
