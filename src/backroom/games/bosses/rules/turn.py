"""What may be done in a turn, and why not."""

from __future__ import annotations

from backroom.engine.declare import (
    NOT_ASKED,
    NOT_THIS_STEP,
    OVER_ALREADY,
)
from backroom.engine.interface import CHANCE, OVER
from backroom.engine.rule import (
    NONE,
    Out,
    lowest_bit,
    offer,
    offer_again,
    offer_set,
    rule,
    spot,
)

from .position import (
    Box,
    State,
    all_living,
    empty_fields,
    gang_of,
    has,
    next_to,
)
from .words import (
    ALONG_ROWS,
    COLUMN,
    DEAD_ALREADY,
    DEAD_STAY,
    DOWN,
    DRAW,
    EMPTY,
    FIELD_TAKEN,
    FIELDS,
    FRESH,
    FROM_DRAW,
    FROM_PAIR,
    LEFTWARD,
    LOCKED_IN,
    MOVE,
    MOVE_FROM,
    MOVE_TO,
    NO_BULLET,
    NO_SHOOTER,
    NOBODY_THERE,
    NOBODY_TO_SHOOT,
    NOT_FIRST_COLUMN,
    NOT_IN_STOCK,
    NOT_LAST_COLUMN,
    OWN,
    OWN_GANG,
    PAIR_EMPTY,
    PLACE,
    PLACING,
    POWERS,
    RIGHTWARD,
    ROW,
    SCORE,
    SCORING,
    SHOOT,
    SIDES,
    SIZE,
    STACK_EMPTY,
    TOO_MANY_MOVES,
    TURN,
    UP,
    VERB_OF,
    WAY_BLOCKED,
)


@rule
def has_source(s: State, seat: int, source: int) -> bool:
    """The gangster to place is there: in the own stock, the open pair, or just drawn. [B5, B6]"""
    if source < FROM_PAIR:
        return s.stock[seat, source - OWN] == 1
    if source < FROM_DRAW:
        return s.pair[source - FROM_PAIR] != EMPTY
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
def to_act(box: Box, s: State) -> int:
    return s.waiting


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if s.waiting < 0 or s.on_turn != seat:
        return 0
    if s.phase == TURN:
        return legal_turn(box, s, seat, out)
    if s.phase == PLACING:
        return offer_set(out, 0, PLACE + FROM_DRAW * FIELDS, empty_fields(s))
    return offer(out, offer(out, 0, SCORE, ROW), SCORE, COLUMN)


@rule
def legal_turn(box: Box, s: State, seat: int, out: Out) -> int:
    """Exactly one of place, move, shoot; or a draw, which leads to a placement. [B5, B7, B10]"""
    n = offer_placements(s, seat, out)
    for side in range(SIDES):
        if s.stacks[side] > 0:
            n = offer(out, n, DRAW, side)
    if may_move(box, s):
        n = offer_moves(s, out, n)
    if s.bullets[seat] > 0:
        n = offer_set(out, n, SHOOT, targets(s, seat))
    return n


@rule
def offer_placements(s: State, seat: int, out: Out) -> int:
    """Every source the seat has, on every empty field. [B5]"""
    n = 0
    fields = 0
    first = PLACE
    for source in range(FROM_DRAW):
        if not has_source(s, seat, source):
            continue
        verb = PLACE + source * FIELDS
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
    n = offer_set(out, n, MOVE + UP - SIZE, who & empty << SIZE)
    n = offer_set(out, n, MOVE + DOWN, who & empty >> SIZE)
    n = offer_sideways(out, n, MOVE + LEFTWARD, who & (empty & NOT_LAST_COLUMN) << 1)
    return offer_sideways(out, n, MOVE + RIGHTWARD + 1, who & (empty & NOT_FIRST_COLUMN) >> 1)


@rule
def offer_sideways(out: Out, n: int, verb: int, fields: int) -> int:
    """Steps along a row: one field of each row cannot make any."""
    while fields:
        n = offer(out, n, verb, ALONG_ROWS[spot(lowest_bit(fields))])
        fields &= fields - 1
    return n


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return OVER_ALREADY
    if s.waiting == CHANCE or s.on_turn != seat:
        return NOT_ASKED
    verb = VERB_OF[a]
    arg = a - verb
    if verb == PLACE:
        return why_not_place(s, seat, arg // FIELDS, arg % FIELDS)
    if verb == SCORE:
        return 0 if s.phase == SCORING else NOT_THIS_STEP
    if s.phase != TURN:
        return NOT_THIS_STEP
    if verb == DRAW:
        return 0 if s.stacks[arg] > 0 else STACK_EMPTY
    if verb == MOVE:
        return why_not_move(box, s, MOVE_FROM[arg], MOVE_TO[arg])
    return why_not_shoot(s, seat, arg)


@rule
def why_not_place(s: State, seat: int, source: int, field: int) -> int:
    """What stands against a placement: the field, or nobody to place. [B5, B6]"""
    if s.phase != (PLACING if source == FROM_DRAW else TURN):
        return NOT_THIS_STEP
    if has(s.occupied, field):
        return FIELD_TAKEN
    if has_source(s, seat, source):
        return 0
    return NOT_IN_STOCK if source < FROM_PAIR else PAIR_EMPTY


@rule
def why_not_move(box: Box, s: State, origin: int, target: int) -> int:
    """What stands against a step, the clause broken first. [B7, B8, B9, B11, B20]"""
    if not has(s.occupied, origin):
        return NOBODY_THERE
    if has(s.occupied, target):
        return WAY_BLOCKED
    if not has(movable(s), origin):
        if s.fresh == origin:
            return FRESH
        return LOCKED_IN if has(s.locked, origin) else DEAD_STAY
    return 0 if may_move(box, s) else TOO_MANY_MOVES


@rule
def why_not_shoot(s: State, seat: int, field: int) -> int:
    """What stands against a shot, the clause broken first. [B10, B11]"""
    if s.bullets[seat] == 0:
        return NO_BULLET
    if not has(s.occupied, field):
        return NOBODY_TO_SHOOT
    if has(targets(s, seat), field):
        return 0
    if gang_of(s.board[field]) == seat:
        return OWN_GANG
    return DEAD_ALREADY if has(next_to(s.living[seat]), field) else NO_SHOOTER
