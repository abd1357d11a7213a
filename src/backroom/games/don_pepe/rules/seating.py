"""Set-up, and taking seats: suggested, free, and again after the cops."""

from __future__ import annotations

from backroom.engine.asking import ask_chance, ask_seat
from backroom.engine.rule import NONE, Log, Out, note0, note1, note4, rule, weigh_alike
from backroom.engine.sets import has, lowest_bit, offer_set

from .box import MOST_OF_A_KIND, Box
from .cards import take_deck
from .position import State, empty_chairs, kind_at, sit_down
from .words import CHAIRS, KINDS, MOST_SEATS, SEATS, Act, Event, Option, Outcome, Phase, Sleep


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    """The pot in the middle, cakes at hand, men beside the table, cards to deal. [P1, P2, P22]"""
    s.seats = seats
    s.free_seating = has(options, Option.SEATING)
    s.pot = box.pots[seats - SEATS[0]]
    take_deck(box, s)
    for seat in range(MOST_SEATS):
        s.cake[seat] = NONE
    for seat in range(seats):
        for kind in range(KINDS):
            s.unseated[seat, Sleep.AWAKE, kind] = box.gangs[seats - SEATS[0], kind]
    s.rising = NONE
    s.moved = NONE
    s.on_turn = 0
    s.missing = box.hand
    ask_chance(s, Phase.DEAL)


@rule
def end_dealing(box: Box, s: State, log: Log) -> None:
    """When all have their cards, all sit down: as suggested, or as they like. [P1, P2]"""
    if s.on_turn + 1 < s.seats:
        s.on_turn += 1
        s.missing = box.hand
    elif s.free_seating:
        s.on_turn = NONE
        ask_chance(s, Phase.START)
    else:
        sit_as_suggested(box, s, log)
        s.on_turn = 0
        s.waiting = 0


@rule
def sit_as_suggested(box: Box, s: State, log: Log) -> None:
    """The box says who sits where. [P2]"""
    note0(log, Event.SEATED)
    for seat in range(s.seats):
        for kind in range(KINDS):
            for n in range(MOST_OF_A_KIND):
                chair = box.seatings[s.seats - SEATS[0], seat, kind, n] - 1
                if chair != NONE:
                    s.unseated[seat, Sleep.AWAKE, kind] -= 1
                    sit_down(s, seat, kind, chair)


@rule
def chance_start(s: State, out: Out, weights: Out) -> int:
    """Anybody may be the one to place first. [P2]"""
    return weigh_alike(out, weights, 0, Outcome.START, s.seats)


@rule
def begin_seating(s: State, seat: int, log: Log) -> None:
    """Who places first is settled. [P2]"""
    note1(log, Event.STARTED, seat)
    ask_seat(s, Phase.SEATING, seat)


@rule
def begin_reseating(s: State, log: Log) -> None:
    """The cops come: every living gangster leaves the table; pills stay on their men. [P15]"""
    note1(log, Event.RAIDED, s.on_turn)
    for seat in range(s.seats):
        get_up(s, seat)
    for kind in range(KINDS):
        s.kinds[kind] = 0
    s.asleep = 0
    ask_seat(s, Phase.RESEATING, s.on_turn)


@rule
def get_up(s: State, seat: int) -> None:
    """A gang leaves the table, sleepers as sleepers. [P15]"""
    chairs = s.men[seat]
    s.men[seat] = 0
    while chairs:
        chair = lowest_bit(chairs)
        sleep = Sleep.ASLEEP if has(s.asleep, chair) else Sleep.AWAKE
        s.unseated[seat, sleep, kind_at(s, chair)] += 1
        chairs &= chairs - 1


@rule
def legal_place(s: State, seat: int, out: Out) -> int:
    """Any man not yet seated, on any empty chair. [P2, P15, P25]"""
    n = 0
    chairs = empty_chairs(s)
    for kind in range(KINDS):
        if s.unseated[seat, Sleep.AWAKE, kind] > 0:
            n = offer_set(out, n, Act.PLACE + kind * CHAIRS, chairs)
    for kind in range(KINDS):
        if s.unseated[seat, Sleep.ASLEEP, kind] > 0:
            n = offer_set(out, n, Act.PLACE_ASLEEP + kind * CHAIRS, chairs)
    return n


@rule
def place(s: State, seat: int, sleep: int, kind: int, chair: int, log: Log) -> None:
    """One man sits down; a sleeper sleeps on. [P2, P15]"""
    s.unseated[seat, sleep, kind] -= 1
    sit_down(s, seat, kind, chair)
    if sleep == Sleep.ASLEEP:
        s.asleep |= 1 << chair
    note4(log, Event.PLACED, seat, kind, sleep, chair)
    following = next_to_place(s, seat)
    if following != NONE:
        ask_seat(s, s.phase, following)
    elif s.phase == Phase.RESEATING:
        ask_seat(s, Phase.SECOND, s.on_turn)
    else:
        # Whoever placed last starts play.
        s.on_turn = seat
        s.waiting = 0


@rule
def next_to_place(s: State, seat: int) -> int:
    """Counter-clockwise the next who has a man to seat, or NONE. [P2, P15]"""
    for _ in range(s.seats):
        seat = (seat - 1) % s.seats
        for kind in range(KINDS):
            if s.unseated[seat, Sleep.AWAKE, kind] + s.unseated[seat, Sleep.ASLEEP, kind] > 0:
                return seat
    return NONE
