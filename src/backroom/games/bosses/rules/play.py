"""What is done: the set-up, outcomes, a turn and what follows it."""

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
    rule,
    weigh,
    weigh_alike,
)
from backroom.engine.sets import has

from .lines import is_complete, is_won, score
from .position import Box, State, column_of, gang_of, kind_of, row_of
from .turn import has_action
from .words import (
    ALL_FIELDS,
    EMPTY,
    FIELDS,
    GANGS,
    KINDS,
    MOVE_FROM,
    MOVE_TO,
    POWERS,
    SEATS,
    SIDES,
    VERB_OF,
    Act,
    Direction,
    Event,
    Option,
    Outcome,
    Phase,
    Side,
    Source,
)


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    """Own stocks, bullets, two stacks as equal as possible; the left may be higher. [B1–B3, B21]"""
    s.seats = seats
    s.tied_gangs_vanish = has(options, Option.TIED_GANGS_VANISH)
    for field in range(FIELDS):
        s.board[field] = EMPTY
    for gang in range(GANGS):
        for power in range(POWERS):
            s.unseen[kind_of(gang, power)] = box.gangsters[power]
    for seat in range(seats):
        s.bullets[seat] = box.bullets[seats - SEATS[0]]
        for power in range(POWERS):
            s.stock[seat, power] = 1
            s.unseen[kind_of(seat, power)] -= 1
    face_down = FIELDS - POWERS * seats
    s.stacks[Side.RIGHT] = face_down // SIDES
    s.stacks[Side.LEFT] = face_down - s.stacks[Side.RIGHT]
    s.pair[Side.LEFT] = EMPTY
    s.pair[Side.RIGHT] = EMPTY
    s.fresh = NONE
    s.drawn = NONE
    s.emptied = NONE
    s.crossing = NONE
    s.on_turn = NONE
    ask_chance(s, Phase.OPEN_LEFT)


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    """A gangster from a stack is any of those not yet seen; the start player any seat. [B2, B4]"""
    n = 0
    if s.phase == Phase.START:
        return weigh_alike(out, weights, n, Outcome.START, s.seats)
    verb: int = Outcome.DRAWN
    if s.phase == Phase.OPEN_LEFT:
        verb = Outcome.OPEN + Side.LEFT * KINDS
    elif s.phase == Phase.OPEN_RIGHT:
        verb = Outcome.OPEN + Side.RIGHT * KINDS
    elif s.phase == Phase.REFILL:
        verb = Outcome.OPEN + s.emptied * KINDS
    for kind in range(KINDS):
        n = weigh(out, weights, n, verb, kind, s.unseen[kind])
    return n


@rule
def apply_chance(box: Box, s: State, outcome: int, log: Log) -> None:
    if s.phase == Phase.START:
        s.on_turn = outcome - Outcome.START
        note1(log, Event.STARTED, s.on_turn)
        ask_seat(s, Phase.TURN, s.on_turn)
    elif s.phase == Phase.DRAWN:
        s.drawn = outcome - Outcome.DRAWN
        s.unseen[s.drawn] -= 1
        note2(log, Event.DRAWN, s.on_turn, s.drawn)
        ask_seat(s, Phase.PLACE, s.on_turn)
    else:
        turn_up(s, (outcome - Outcome.OPEN) // KINDS, (outcome - Outcome.OPEN) % KINDS, log)
        if s.phase == Phase.OPEN_LEFT:
            ask_chance(s, Phase.OPEN_RIGHT)
        elif s.phase == Phase.OPEN_RIGHT:
            ask_chance(s, Phase.START)
        else:
            s.emptied = NONE
            next_turn(box, s, log)


@rule
def turn_up(s: State, side: int, kind: int, log: Log) -> None:
    """Refill a place from the stack on its side, else from the other. [B2, B6]"""
    stack = side if s.stacks[side] > 0 else 1 - side
    s.stacks[stack] -= 1
    s.unseen[kind] -= 1
    s.pair[side] = kind
    note2(log, Event.OPENED, side, kind)


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        apply_chance(box, s, a, log)
        return
    verb = VERB_OF[a]
    arg = a - verb
    if verb == Act.PLACE:
        place(box, s, seat, arg // FIELDS, arg % FIELDS, log)
    elif verb == Act.DRAW:
        s.stacks[arg] -= 1
        note2(log, Event.DREW, seat, arg)
        ask_chance(s, Phase.DRAWN)
    elif verb == Act.MOVE:
        move(box, s, seat, MOVE_FROM[arg], MOVE_TO[arg], log)
    elif verb == Act.SHOOT:
        shoot(box, s, seat, arg, log)
    else:
        score_both(box, s, arg, log)


@rule
def place(box: Box, s: State, seat: int, source: int, field: int, log: Log) -> None:
    """A gangster from stock, pair or draw comes onto the board. [B5]"""
    if source < Source.LEFT:
        kind = kind_of(seat, source - Source.OWN1)
        s.stock[seat, source - Source.OWN1] = 0
    elif source < Source.DRAWN:
        s.emptied = source - Source.LEFT
        kind = s.pair[s.emptied]
        s.pair[s.emptied] = EMPTY
    else:
        kind = s.drawn
        s.drawn = NONE
    s.moves = 0
    note4(log, Event.PLACED, seat, source, kind, field)
    set_down(box, s, kind, field, log)


@rule
def move(box: Box, s: State, seat: int, origin: int, target: int, log: Log) -> None:
    """A gangster steps to the next field. [B7]"""
    kind = s.board[origin]
    s.board[origin] = EMPTY
    s.occupied &= ~(1 << origin)
    s.living[gang_of(kind)] &= ~(1 << origin)
    s.moves += 1
    note4(log, Event.MOVED, seat, kind, origin, target)
    set_down(box, s, kind, target, log)


@rule
def set_down(box: Box, s: State, kind: int, field: int, log: Log) -> None:
    """A gangster arrives: it is fresh, and lines it completes are scored. [B8, B14, B18]"""
    s.board[field] = kind
    s.occupied |= 1 << field
    s.living[gang_of(kind)] |= 1 << field
    s.fresh = field
    row, column = row_of(field), column_of(field)
    if is_complete(s, row) and is_complete(s, column):
        s.crossing = field
        ask_seat(s, Phase.SCORE, s.on_turn)
        return
    if is_complete(s, row):
        score(box, s, row, log)
    elif is_complete(s, column):
        score(box, s, column, log)
    end_turn(box, s, log)


@rule
def shoot(box: Box, s: State, seat: int, field: int, log: Log) -> None:
    """The victim stays where it stood, with the bullet on it; nobody is fresh. [B8, B10, B11]"""
    kind = s.board[field]
    s.bullets[seat] -= 1
    s.dead |= 1 << field
    s.living[gang_of(kind)] &= ~(1 << field)
    s.fresh = NONE
    s.moves = 0
    note3(log, Event.SHOT, seat, kind, field)
    end_turn(box, s, log)


@rule
def score_both(box: Box, s: State, first: int, log: Log) -> None:
    """Two lines, one after the other; the second only if nobody has won yet. [B18]"""
    row, column = row_of(s.crossing), column_of(s.crossing)
    s.crossing = NONE
    score(box, s, row if first == Direction.ROW else column, log)
    if not is_won(box, s):
        score(box, s, column if first == Direction.ROW else row, log)
    end_turn(box, s, log)


@rule
def end_turn(box: Box, s: State, log: Log) -> None:
    """After scoring: the end, or the refill, or the next turn. [B19, B22]"""
    won = is_won(box, s)
    if won or s.occupied == ALL_FIELDS:
        s.emptied = NONE
        end(s, Phase.OVER)
        note1(log, Event.ENDED, 0 if won else 1)
    elif s.emptied != NONE and s.stacks[Side.LEFT] + s.stacks[Side.RIGHT] > 0:
        ask_chance(s, Phase.REFILL)
    else:
        s.emptied = NONE
        next_turn(box, s, log)


@rule
def next_turn(box: Box, s: State, log: Log) -> None:
    """Clockwise to the next seat with an action, possibly the same again. [B4, B13]"""
    for _ in range(s.seats):
        s.on_turn = (s.on_turn + 1) % s.seats
        if has_action(box, s, s.on_turn):
            break
        note1(log, Event.SKIPPED, s.on_turn)
    ask_seat(s, Phase.TURN, s.on_turn)
