"""What is done: the set-up, outcomes, a turn and what follows it."""

from __future__ import annotations

from backroom.engine.interface import CHANCE, OVER
from backroom.engine.rule import (
    NONE,
    Log,
    Out,
    note,
    note6,
    rule,
    weigh,
)

from .lines import is_complete, is_won, score
from .position import Box, State, column_of, gang_of, kind_of, row_of
from .turn import has_action
from .words import (
    ALL_FIELDS,
    BEGIN,
    DRAW,
    DRAWN,
    DREW,
    EMPTY,
    ENDED,
    FIELDS,
    FINISHED,
    FROM_DRAW,
    FROM_PAIR,
    GANGS,
    KINDS,
    LEFT,
    MOVE,
    MOVE_FROM,
    MOVE_TO,
    MOVED,
    OPEN,
    OPEN_LEFT,
    OPEN_RIGHT,
    OPENED,
    OWN,
    PLACE,
    PLACED,
    PLACING,
    POWERS,
    REFILL,
    RIGHT,
    ROW,
    SCORING,
    SEATS,
    SEEN,
    SHOOT,
    SHOT,
    SIDES,
    SKIPPED,
    START,
    STARTED,
    TIED_GANGS_VANISH,
    TURN,
    VERB_OF,
    WAS_DRAWN,
)


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    """Own stocks, bullets, two stacks as equal as possible; the left may be higher. [B1–B3, B21]"""
    s.seats = seats
    s.tied_gangs_vanish = options >> TIED_GANGS_VANISH & 1
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
    s.stacks[RIGHT] = face_down // SIDES
    s.stacks[LEFT] = face_down - s.stacks[RIGHT]
    s.pair[LEFT] = EMPTY
    s.pair[RIGHT] = EMPTY
    s.fresh = NONE
    s.drawn = NONE
    s.emptied = NONE
    s.crossing = NONE
    s.on_turn = NONE
    ask_chance(s, OPEN_LEFT)


@rule
def ask_chance(s: State, phase: int) -> None:
    """An outcome is due."""
    s.phase = phase
    s.waiting = CHANCE


@rule
def ask(s: State, phase: int) -> None:
    """The seat on turn is asked."""
    s.phase = phase
    s.waiting = 1 << s.on_turn


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    """A gangster from a stack is any of those not yet seen; the start player any seat. [B2, B4]"""
    n = 0
    if s.phase == START:
        for seat in range(s.seats):
            n = weigh(out, weights, n, BEGIN, seat, 1)
        return n
    verb = SEEN
    if s.phase == OPEN_LEFT:
        verb = OPEN + LEFT * KINDS
    elif s.phase == OPEN_RIGHT:
        verb = OPEN + RIGHT * KINDS
    elif s.phase == REFILL:
        verb = OPEN + s.emptied * KINDS
    for kind in range(KINDS):
        n = weigh(out, weights, n, verb, kind, s.unseen[kind])
    return n


@rule
def apply_chance(box: Box, s: State, outcome: int, log: Log) -> None:
    if s.phase == START:
        s.on_turn = outcome - BEGIN
        note(log, STARTED, s.on_turn, NONE, NONE)
        ask(s, TURN)
    elif s.phase == DRAWN:
        s.drawn = outcome - SEEN
        s.unseen[s.drawn] -= 1
        note(log, WAS_DRAWN, s.on_turn, s.drawn, NONE)
        ask(s, PLACING)
    else:
        turn_up(s, (outcome - OPEN) // KINDS, (outcome - OPEN) % KINDS, log)
        if s.phase == OPEN_LEFT:
            ask_chance(s, OPEN_RIGHT)
        elif s.phase == OPEN_RIGHT:
            ask_chance(s, START)
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
    note(log, OPENED, side, kind, NONE)


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        apply_chance(box, s, a, log)
        return
    verb = VERB_OF[a]
    arg = a - verb
    if verb == PLACE:
        place(box, s, seat, arg // FIELDS, arg % FIELDS, log)
    elif verb == DRAW:
        s.stacks[arg] -= 1
        note(log, DREW, seat, arg, NONE)
        ask_chance(s, DRAWN)
    elif verb == MOVE:
        move(box, s, seat, MOVE_FROM[arg], MOVE_TO[arg], log)
    elif verb == SHOOT:
        shoot(box, s, seat, arg, log)
    else:
        score_both(box, s, arg, log)


@rule
def place(box: Box, s: State, seat: int, source: int, field: int, log: Log) -> None:
    """A gangster from stock, pair or draw comes onto the board. [B5]"""
    if source < FROM_PAIR:
        kind = kind_of(seat, source - OWN)
        s.stock[seat, source - OWN] = 0
    elif source < FROM_DRAW:
        s.emptied = source - FROM_PAIR
        kind = s.pair[s.emptied]
        s.pair[s.emptied] = EMPTY
    else:
        kind = s.drawn
        s.drawn = NONE
    s.moves = 0
    note6(log, PLACED, seat, source, kind, field, NONE, NONE)
    set_down(box, s, kind, field, log)


@rule
def move(box: Box, s: State, seat: int, origin: int, target: int, log: Log) -> None:
    """A gangster steps to the next field. [B7]"""
    kind = s.board[origin]
    s.board[origin] = EMPTY
    s.occupied &= ~(1 << origin)
    s.living[gang_of(kind)] &= ~(1 << origin)
    s.moves += 1
    note6(log, MOVED, seat, kind, origin, target, NONE, NONE)
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
        ask(s, SCORING)
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
    note(log, SHOT, seat, kind, field)
    end_turn(box, s, log)


@rule
def score_both(box: Box, s: State, first: int, log: Log) -> None:
    """Two lines, one after the other; the second only if nobody has won yet. [B18]"""
    row, column = row_of(s.crossing), column_of(s.crossing)
    s.crossing = NONE
    score(box, s, row if first == ROW else column, log)
    if not is_won(box, s):
        score(box, s, column if first == ROW else row, log)
    end_turn(box, s, log)


@rule
def end_turn(box: Box, s: State, log: Log) -> None:
    """After scoring: the end, or the refill, or the next turn. [B19, B22]"""
    won = is_won(box, s)
    if won or s.occupied == ALL_FIELDS:
        s.emptied = NONE
        s.phase = FINISHED
        s.waiting = OVER
        note(log, ENDED, 0 if won else 1, NONE, NONE)
    elif s.emptied != NONE and s.stacks[LEFT] + s.stacks[RIGHT] > 0:
        ask_chance(s, REFILL)
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
        note(log, SKIPPED, s.on_turn, NONE, NONE)
    ask(s, TURN)
