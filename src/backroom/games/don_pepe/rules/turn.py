"""What may be done in each step, and why not."""

from __future__ import annotations

from backroom.engine.declare import NOT_ASKED, NOT_THIS_STEP, OVER_ALREADY
from backroom.engine.interface import OVER
from backroom.engine.rule import NONE, Out, offer, rule

from .attacks import in_knife_reach, in_pistol_reach, offer_shots, opponents
from .box import Box
from .cakes import (
    chairs_without_cake,
    is_on_table,
    may_slide,
    offer_kaboums,
    offer_passes,
)
from .cards import offer_discards
from .position import (
    State,
    awake_men,
    empty_chairs,
    has,
    holds,
    occupied,
    offer_chairs,
)
from .seating import legal_place
from .sleep import drinkers, has_pill, offer_pills
from .words import (
    ALL_CHAIRS_TAKEN,
    ASLEEP,
    ASLEEP_THERE,
    AWAKE,
    CAKE,
    CAKE_CARD,
    CAKE_IN_THE_WAY,
    CAKE_THERE_ALREADY,
    CARD_OF,
    CHAIR_TAKEN,
    CHAIRS,
    COCKTAIL,
    COCKTAIL_CARD,
    COPS,
    COPS_CARD,
    DIRECTIONS,
    DISCARD,
    END,
    FIRST,
    HAD_A_PILL,
    KABOUM,
    KABOUM_CARD,
    KNIFE,
    KNIFE_CARD,
    MOVE,
    MOVE_CARD,
    MOVED_ALREADY,
    NO_CAKE_TO_PASS,
    NO_CAKE_TO_SET_OFF,
    NO_KNIFE_NEAR,
    NO_PILL_LEFT,
    NO_PISTOL_OPPOSITE,
    NOBODY_AT_DRINK,
    NOBODY_DRINKS,
    NOBODY_TO_SHOOT,
    NOBODY_TO_STAB,
    NONE_TO_PLACE,
    NONE_TO_PLACE_AGAIN,
    NOT_IN_HAND,
    NOT_YOUR_MAN,
    OWN_CAKE_STAYS,
    OWN_CAKE_WAITS,
    OWN_MAN,
    PASS_CAKE,
    PASS_CARD,
    PILL,
    PILL_AT,
    PILLS,
    PISTOL,
    PISTOL_AT,
    PISTOL_CARD,
    PLACE,
    PLACE_TAKEN,
    PLACE_TAKEN_AGAIN,
    RESEATING,
    SEATING,
    SECOND,
    TO,
    VERB_OF,
    WHERE_TO,
)


@rule
def to_act(box: Box, s: State) -> int:
    return s.waiting


@rule
def is_asked(s: State, seat: int) -> bool:
    return s.waiting > 0 and s.waiting >> seat & 1 == 1


@rule
def movable(s: State, seat: int) -> int:
    """Own men awake, but not the one whom the first Move of the turn moved. [P16]"""
    men = awake_men(s, seat)
    if s.moved != NONE:
        men &= ~(1 << s.moved)
    return men


# ---------------------------------------------------------------------------- legal


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if not is_asked(s, seat):
        return 0
    if s.phase == FIRST:
        return legal_first(box, s, seat, out)
    if s.phase == SECOND:
        return offer(out, offer_moves(s, seat, out, 0), END, 0)
    if s.phase == WHERE_TO:
        return offer_chairs(out, 0, TO, empty_chairs(s))
    if s.phase == PILLS:
        return offer_pills(box, s, out)
    return legal_place(s, seat, out)


@rule
def legal_first(box: Box, s: State, seat: int, out: Out) -> int:
    """One card that has a target, or any card as a discard. [P6]"""
    n = 0
    if holds(s, seat, KNIFE_CARD):
        n = offer_chairs(out, n, KNIFE, in_knife_reach(box, s, seat) & opponents(s, seat))
    if holds(s, seat, PISTOL_CARD):
        n = offer_shots(out, n, in_pistol_reach(box, s, seat) & opponents(s, seat))
    if holds(s, seat, CAKE_CARD):
        n = offer_chairs(out, n, CAKE, chairs_without_cake(s))
    if holds(s, seat, PASS_CARD):
        n = offer_passes(s, seat, out, n)
    if holds(s, seat, KABOUM_CARD):
        n = offer_kaboums(s, seat, out, n)
    if holds(s, seat, COCKTAIL_CARD) and drinkers(box, s) != 0 and has_pill(box, s):
        n = offer(out, n, COCKTAIL, 0)
    if holds(s, seat, COPS_CARD):
        n = offer(out, n, COPS, 0)
    n = offer_moves(s, seat, out, n)
    return offer_discards(s, seat, out, n)


@rule
def offer_moves(s: State, seat: int, out: Out, n: int) -> int:
    """A Move needs the card, a man who may go, and a chair to go to. [P16]"""
    if holds(s, seat, MOVE_CARD) and empty_chairs(s) != 0:
        n = offer_chairs(out, n, MOVE, movable(s, seat))
    return n


# ---------------------------------------------------------------------------- why not


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return OVER_ALREADY
    if not is_asked(s, seat):
        return NOT_ASKED
    verb = VERB_OF[a]
    arg = a - verb
    if verb == TO:
        if s.phase != WHERE_TO:
            return NOT_THIS_STEP
        return 0 if has(empty_chairs(s), arg) else CHAIR_TAKEN
    if verb == PILL:
        return why_not_pill(box, s, PILL_AT[arg])
    if verb == END:
        return 0 if s.phase == SECOND else NOT_THIS_STEP
    if verb >= PLACE:
        sleep = AWAKE if verb == PLACE else ASLEEP
        return why_not_place(s, seat, sleep, arg // CHAIRS, arg % CHAIRS)
    if s.phase != FIRST and (s.phase != SECOND or verb != MOVE):
        return NOT_THIS_STEP
    if not holds(s, seat, arg if verb == DISCARD else CARD_OF[a]):
        return NOT_IN_HAND
    return why_not_card(box, s, seat, verb, arg)


@rule
def why_not_card(box: Box, s: State, seat: int, verb: int, arg: int) -> int:
    """A card in hand may be discarded; to be played it needs a target. [P6]"""
    if verb == KNIFE:
        return why_not_knife(box, s, seat, arg)
    if verb == PISTOL:
        return why_not_pistol(box, s, seat, PISTOL_AT[arg])
    if verb == CAKE:
        return 0 if has(chairs_without_cake(s), arg) else CAKE_THERE_ALREADY
    if verb == PASS_CAKE:
        return why_not_pass(s, seat, arg // DIRECTIONS, arg % DIRECTIONS)
    if verb == KABOUM:
        if arg == seat:
            return OWN_CAKE_WAITS
        return 0 if is_on_table(s, arg) else NO_CAKE_TO_SET_OFF
    if verb == COCKTAIL:
        if drinkers(box, s) == 0:
            return NOBODY_DRINKS
        return 0 if has_pill(box, s) else NO_PILL_LEFT
    if verb == MOVE:
        return why_not_move(s, seat, arg)
    return 0


@rule
def why_not_knife(box: Box, s: State, seat: int, chair: int) -> int:
    """[P9, P17]"""
    if not has(occupied(s), chair):
        return NOBODY_TO_STAB
    if not has(in_knife_reach(box, s, seat), chair):
        return NO_KNIFE_NEAR
    return 0 if has(opponents(s, seat), chair) else OWN_MAN


@rule
def why_not_pistol(box: Box, s: State, seat: int, chair: int) -> int:
    """[P10, P17]"""
    if not has(occupied(s), chair):
        return NOBODY_TO_SHOOT
    if not has(in_pistol_reach(box, s, seat), chair):
        return NO_PISTOL_OPPOSITE
    return 0 if has(opponents(s, seat), chair) else OWN_MAN


@rule
def why_not_pass(s: State, seat: int, gang: int, direction: int) -> int:
    """[P12]"""
    if gang == seat:
        return OWN_CAKE_STAYS
    if not is_on_table(s, gang):
        return NO_CAKE_TO_PASS
    return 0 if may_slide(s, gang, direction) else CAKE_IN_THE_WAY


@rule
def why_not_move(s: State, seat: int, chair: int) -> int:
    """[P16]"""
    if not has(s.men[seat], chair):
        return NOT_YOUR_MAN
    if not has(movable(s, seat), chair):
        return MOVED_ALREADY if s.moved == chair else ASLEEP_THERE
    return 0 if empty_chairs(s) != 0 else ALL_CHAIRS_TAKEN


@rule
def why_not_pill(box: Box, s: State, chair: int) -> int:
    """[P14]"""
    if s.phase != PILLS:
        return NOT_THIS_STEP
    if has(drinkers(box, s), chair):
        return 0
    return HAD_A_PILL if has(s.served, chair) else NOBODY_AT_DRINK


@rule
def why_not_place(s: State, seat: int, sleep: int, kind: int, chair: int) -> int:
    """[P2, P15, P25]"""
    if s.phase != RESEATING and (s.phase != SEATING or sleep == ASLEEP):
        return NOT_THIS_STEP
    again = s.phase == RESEATING
    if s.unseated[seat, sleep, kind] == 0:
        return NONE_TO_PLACE_AGAIN if again else NONE_TO_PLACE
    if has(empty_chairs(s), chair):
        return 0
    return PLACE_TAKEN_AGAIN if again else PLACE_TAKEN
