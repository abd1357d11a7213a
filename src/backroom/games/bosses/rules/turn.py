"""What may be done in a turn, and why not."""

from __future__ import annotations

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Out, as_index, offer, offer_again, rule
from backroom.engine.sets import has, lowest_bit, offer_set

from .position import Box, State, all_living, empty_fields, gang_of, next_to
from .words import (
    ALONG_ROWS,
    DOWN,
    EMPTY,
    FIELDS,
    LEFTWARD,
    MOVE_FROM,
    MOVE_TO,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    POWERS,
    RIGHTWARD,
    SIDES,
    SIZE,
    UP,
    VERB_OF,
    Act,
    Direction,
    Phase,
    Reason,
    Source,
)


@rule
def has_source(s: State, seat: int, source: int) -> bool:
    """The gangster to place is there: in the own stock, the open pair, or just drawn. [B5, B6]"""
    if source < Source.LEFT:
        return s.stock[seat, source - Source.OWN1] == 1
    if source < Source.DRAWN:
        return s.pair[source - Source.LEFT] != EMPTY
    return s.drawn != NONE


@rule
def movable(s: State) -> int:
    """Anyone's gangster may step, but no dead, fresh or locked-in one. [B7, B8, B9, B11]"""
    fields = all_living(s) & ~s.locked
    if s.fresh != NONE:
        fields &= ~(1 << s.fresh)
    return fields


@rule
def may_move(box: Box, s: State) -> bool:
    """Not after so many turns in a row that were all moves. [B20]"""
    return s.moves < box.guard_turns * s.seats


@rule
def targets(s: State, seat: int) -> int:
    """Living gangsters of other gangs next to a living one of the own. [B10, B11]"""
    own = s.living[seat]
    return next_to(own) & all_living(s) & ~own


@rule
def can_place(s: State, seat: int) -> bool:
    """A gangster is there to place, and so an empty field for it. [B5, B23]"""
    for side in range(SIDES):
        if s.stacks[side] > 0 or s.pair[side] != EMPTY:
            return True
    for power in range(POWERS):
        if s.stock[seat, power] == 1:
            return True
    return False


@rule
def has_action(box: Box, s: State, seat: int) -> bool:
    """Whoever can neither place, move nor shoot is skipped. [B13, B20]"""
    if can_place(s, seat):
        return True
    if may_move(box, s) and movable(s) & next_to(empty_fields(s)):
        return True
    return s.bullets[seat] > 0 and targets(s, seat) != 0


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if s.waiting < 0 or s.on_turn != seat:
        return 0
    if s.phase == Phase.TURN:
        return legal_turn(box, s, seat, out)
    if s.phase == Phase.PLACE:
        return offer_set(out, 0, Act.PLACE + Source.DRAWN * FIELDS, empty_fields(s))
    return offer(out, offer(out, 0, Act.SCORE, Direction.ROW), Act.SCORE, Direction.COLUMN)


@rule
def legal_turn(box: Box, s: State, seat: int, out: Out) -> int:
    """Exactly one of place, move, shoot; or a draw, which leads to a placement. [B5, B7, B10]"""
    n = offer_placements(s, seat, out)
    for side in range(SIDES):
        if s.stacks[side] > 0:
            n = offer(out, n, Act.DRAW, side)
    if may_move(box, s):
        n = offer_moves(s, out, n)
    if s.bullets[seat] > 0:
        n = offer_set(out, n, Act.SHOOT, targets(s, seat))
    return n


@rule
def offer_placements(s: State, seat: int, out: Out) -> int:
    """Every source the seat has, on every empty field. [B5]"""
    n = 0
    fields = 0
    first: int = Act.PLACE
    for source in range(Source.DRAWN):
        if not has_source(s, seat, source):
            continue
        verb = Act.PLACE + source * FIELDS
        if n == 0:
            first = verb
            fields = offer_set(out, 0, verb, empty_fields(s))
            n = fields
        else:
            n = offer_again(out, n, 0, fields, verb - first)
    return n


@rule
def offer_moves(s: State, out: Out, n: int) -> int:
    """Each movable gangster, to each empty field next to it. [B7]"""
    who = movable(s)
    empty = empty_fields(s)
    n = offer_set(out, n, Act.MOVE + UP - SIZE, who & empty << SIZE)
    n = offer_set(out, n, Act.MOVE + DOWN, who & empty >> SIZE)
    n = offer_sideways(out, n, Act.MOVE + LEFTWARD, who & (empty & NOT_LAST_COLUMN) << 1)
    return offer_sideways(out, n, Act.MOVE + RIGHTWARD + 1, who & (empty & NOT_FIRST_COLUMN) >> 1)


@rule
def offer_sideways(out: Out, n: int, verb: int, fields: int) -> int:
    """Steps along a row: one field of each row cannot make any."""
    while fields:
        n = offer(out, n, verb, ALONG_ROWS[as_index(lowest_bit(fields))])
        fields &= fields - 1
    return n


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if s.waiting == CHANCE or s.on_turn != seat:
        return NotNow.NOT_ASKED
    verb = VERB_OF[a]
    arg = a - verb
    if verb == Act.PLACE:
        return why_not_place(s, seat, arg // FIELDS, arg % FIELDS)
    if verb == Act.SCORE:
        return 0 if s.phase == Phase.SCORE else NotNow.NOT_THIS_STEP
    if s.phase != Phase.TURN:
        return NotNow.NOT_THIS_STEP
    if verb == Act.DRAW:
        return 0 if s.stacks[arg] > 0 else Reason.STACK_EMPTY
    if verb == Act.MOVE:
        return why_not_move(box, s, MOVE_FROM[arg], MOVE_TO[arg])
    return why_not_shoot(s, seat, arg)


@rule
def why_not_place(s: State, seat: int, source: int, field: int) -> int:
    """What stands against a placement: the field, or nobody to place. [B5, B6]"""
    if s.phase != (Phase.PLACE if source == Source.DRAWN else Phase.TURN):
        return NotNow.NOT_THIS_STEP
    if has(s.occupied, field):
        return Reason.FIELD_TAKEN
    if has_source(s, seat, source):
        return 0
    return Reason.NOT_IN_STOCK if source < Source.LEFT else Reason.PAIR_EMPTY


@rule
def why_not_move(box: Box, s: State, origin: int, target: int) -> int:
    """What stands against a step, the clause broken first. [B7, B8, B9, B11, B20]"""
    if not has(s.occupied, origin):
        return Reason.NOBODY_THERE
    if has(s.occupied, target):
        return Reason.WAY_BLOCKED
    if not has(movable(s), origin):
        if s.fresh == origin:
            return Reason.FRESH
        return Reason.LOCKED_IN if has(s.locked, origin) else Reason.DEAD_STAY
    return 0 if may_move(box, s) else Reason.TOO_MANY_MOVES


@rule
def why_not_shoot(s: State, seat: int, field: int) -> int:
    """What stands against a shot, the clause broken first. [B10, B11]"""
    if s.bullets[seat] == 0:
        return Reason.NO_BULLET
    if not has(s.occupied, field):
        return Reason.NOBODY_TO_SHOOT
    if has(targets(s, seat), field):
        return 0
    if gang_of(s.board[field]) == seat:
        return Reason.OWN_GANG
    return Reason.DEAD_ALREADY if has(next_to(s.living[seat]), field) else Reason.NO_SHOOTER
