"""The course of play: throws, moves, the wheel, the end."""

from __future__ import annotations

from backroom.engine.asking import ask_chance, ask_seat, end
from backroom.engine.rule import (
    NONE,
    Log,
    Out,
    note1,
    note2,
    note3,
    note4,
    note6,
    rule,
    weigh,
    weigh_alike,
)
from backroom.engine.sets import has

from .moving import can_open, comes_home, place_of, second_goers, target_of
from .position import Box, State, holder_of, is_double, leads
from .streets import bring_back, land, leave_game, step_off, way_home
from .wheel import banish_chosen, owner_chooses, settle, show_next
from .words import (
    AT_HOME,
    BOSS,
    GANGS,
    HIGH,
    IN_HQ,
    LOW,
    MOST_PIPS,
    SEATS,
    VERB_OF,
    WAYS,
    Act,
    Event,
    Gang,
    Option,
    Outcome,
    Phase,
    Rank,
    Symbol,
)

# ---------------------------------------------------------------------------- set-up


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    """All figures start in their HQs. [N1, N25]"""
    s.seats = seats
    two_gangs = has(options, Option.TWO_GANGS)
    for gang in range(GANGS):
        s.owner[gang] = first_owner(seats, two_gangs, gang)
        s.boss[gang] = NONE
        if s.owner[gang] != NONE:
            s.boss[gang] = IN_HQ
            s.to_go[gang] = way_home(box)
            s.hq[gang] = box.followers
    s.on_turn = NONE
    clear_throw(s)
    ask_chance(s, Phase.START)


@rule
def first_owner(seats: int, two_gangs: int, gang: int) -> int:
    """One gang each, in seat order; two players take those that face each other. [N19, N20, N25]"""
    if seats > SEATS[0]:
        return gang if gang < seats else NONE
    if two_gangs:
        return gang % seats
    if gang == Gang.RED:
        return 0
    return 1 if gang == Gang.YELLOW else NONE


# ---------------------------------------------------------------------------- chance


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    """Any seat starts; two dice, so two ways to all but doubles; any stop. [N1, N2, N15]"""
    n = 0
    if s.phase == Phase.ROLL:
        for throw in range(len(WAYS)):
            n = weigh(out, weights, n, Outcome.ROLL, throw, WAYS[throw])
    elif s.phase == Phase.WHEEL:
        n = weigh_alike(out, weights, n, Outcome.WHEEL, box.stops)
    else:
        n = weigh_alike(out, weights, n, Outcome.START, s.seats)
    return n


@rule
def apply_chance(box: Box, s: State, outcome: int, log: Log) -> None:
    if s.phase == Phase.ROLL:
        roll(box, s, outcome - Outcome.ROLL, log)
    elif s.phase == Phase.WHEEL:
        s.shown = outcome - Outcome.WHEEL
        note3(log, Event.SPUN, s.gang, s.shown, s.shown + box.stops)
        settle_shown(box, s, log)
    else:
        s.on_turn = outcome - Outcome.START
        note1(log, Event.STARTED, s.on_turn)
        ask_chance(s, Phase.ROLL)


# ---------------------------------------------------------------------------- what is done


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        apply_chance(box, s, a, log)
        return
    verb = VERB_OF[a]
    if verb == Act.BANISH:
        banish_chosen(box, s, a - verb, log)
        show_next(box, s)
        settle_shown(box, s, log)
        return
    place, pips = (a - verb) // MOST_PIPS, (a - verb) % MOST_PIPS + 1
    if verb == Act.BOSS:
        go(box, s, place, BOSS, pips, log)
    elif place >= IN_HQ:
        go(box, s, place - IN_HQ, IN_HQ, pips, log)
    else:
        go(box, s, holder_of(s, place), place, pips, log)


@rule
def roll(box: Box, s: State, throw: int, log: Log) -> None:
    """Both dice; if nothing can be done with them, the throw lapses. [N2, N4]"""
    s.low, s.high = LOW[throw], HIGH[throw]
    note3(log, Event.ROLLED, s.on_turn, s.low, s.high)
    if can_open(box, s, s.on_turn):
        ask_seat(s, Phase.OPENING, s.on_turn)
    else:
        note1(log, Event.THROW_LAPSED, s.on_turn)
        end_throw(s, log)


@rule
def go(box: Box, s: State, gang: int, figure: int, pips: int, log: Log) -> None:
    """A figure takes one die or both. [N3, N9]"""
    origin = place_of(s, gang, figure)
    if comes_home(s, gang, figure, pips):
        come_home(s, gang, origin, pips, log)
        return
    target = target_of(box, gang, origin, pips)
    rank = Rank.BOSS if figure == BOSS else Rank.FOLLOWER
    note6(log, Event.MOVED, s.on_turn, gang, rank, origin, target, pips)
    take_dice(s, gang, figure, target, pips)
    if origin != IN_HQ:
        step_off(s, gang, origin, log)
    elif figure == IN_HQ:
        s.hq[gang] -= 1
    bring_back(box, s, gang, origin, pips, log)
    if figure == BOSS:
        s.boss[gang] = target
        s.to_go[gang] -= pips
        if s.to_go[gang] < 0:
            s.to_go[gang] += box.ring
    land(box, s, gang, target, log)
    if box.symbols[target] == Symbol.FATE:
        ask_chance(s, Phase.WHEEL)
    else:
        end_move(box, s, log)


@rule
def take_dice(s: State, gang: int, figure: int, target: int, pips: int) -> None:
    """What is left of the throw, and who may not take it. [N9, N24]"""
    s.gang = gang
    s.left = s.low + s.high - pips if s.phase == Phase.OPENING else 0
    s.first = NONE
    if s.left > 0:
        s.first = BOSS if figure == BOSS else target


@rule
def settle_shown(box: Box, s: State, log: Log) -> None:
    """The spaces shown, one after the other, as far as nobody has to choose. [N15, N16]"""
    while s.shown != NONE:
        if owner_chooses(box, s, s.shown):
            ask_seat(s, Phase.BANISH, s.owner[holder_of(s, s.shown)])
            return
        settle(box, s, s.shown, log)
        show_next(box, s)
    end_move(box, s, log)


@rule
def come_home(s: State, gang: int, origin: int, pips: int, log: Log) -> None:
    """What is left of the throw lapses; all Bosses home end the game at once. [N19, N23, N26]"""
    note4(log, Event.CAME_HOME, s.on_turn, gang, origin, pips)
    leave_game(s, gang, log)
    if is_won(s, s.on_turn):
        note1(log, Event.ENDED, s.on_turn)
        clear_throw(s)
        end(s, Phase.OVER)
    else:
        end_throw(s, log)


# ---------------------------------------------------------------------------- end of move and throw


@rule
def end_move(box: Box, s: State, log: Log) -> None:
    """The die that is left is for another figure; if none can take it, it lapses. [N4, N9]"""
    if s.left > 0:
        if second_goers(box, s):
            ask_seat(s, Phase.SECOND, s.on_turn)
            return
        note2(log, Event.DIE_LAPSED, s.on_turn, s.left)
    end_throw(s, log)


@rule
def end_throw(s: State, log: Log) -> None:
    """After a double the same seat throws again, else the next one throws. [N1, N2]"""
    if is_double(s):
        note1(log, Event.THROWS_AGAIN, s.on_turn)
    else:
        s.on_turn = (s.on_turn + 1) % s.seats
    clear_throw(s)
    ask_chance(s, Phase.ROLL)


@rule
def clear_throw(s: State) -> None:
    """Between throws nothing is left of one."""
    s.low = 0
    s.high = 0
    s.left = 0
    s.gang = NONE
    s.first = NONE
    s.boss_waits = 0
    s.shown = NONE


# ---------------------------------------------------------------------------- the end


@rule
def is_won(s: State, seat: int) -> bool:
    """All Bosses of the seat are home. [N18, N19, N26]"""
    for gang in range(GANGS):
        if leads(s, seat, gang):
            return False
    return True


@rule
def bosses_home(s: State, seat: int) -> int:
    """How many of the seat's Bosses are home. [N26]"""
    count = 0
    for gang in range(GANGS):
        if s.owner[gang] == seat and s.boss[gang] == AT_HOME:
            count += 1
    return count


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    """Bosses home count, and who has more of them is ahead. [N26]"""
    for seat in range(s.seats):
        scores[seat] = bosses_home(s, seat)
        places[seat] = 1
        for other in range(s.seats):
            if bosses_home(s, other) > scores[seat]:
                places[seat] += 1
