"""What may be done in each step, and why not."""

from __future__ import annotations

from backroom.engine.asking import OVER, is_asked
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Out, offer, rule
from backroom.engine.sets import has, offer_set

from .attacks import in_knife_reach, in_pistol_reach, offer_shots, opponents
from .box import Box
from .cakes import chairs_without_cake, is_on_table, may_slide, offer_kaboums, offer_passes
from .cards import offer_discards
from .position import State, awake_men, empty_chairs, holds, occupied
from .seating import legal_place
from .sleep import drinkers, has_pill, offer_pills
from .words import (
    CARD_OF,
    CHAIRS,
    DIRECTIONS,
    PILL_AT,
    PISTOL_AT,
    VERB_OF,
    Act,
    Card,
    Phase,
    Reason,
    Sleep,
)


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
    if s.phase == Phase.CARD:
        return legal_first(box, s, seat, out)
    if s.phase == Phase.SECOND:
        return offer(out, offer_moves(s, seat, out, 0), Act.END, 0)
    if s.phase == Phase.TO:
        return offer_set(out, 0, Act.TO, empty_chairs(s))
    if s.phase == Phase.PILL:
        return offer_pills(box, s, out)
    return legal_place(s, seat, out)


@rule
def legal_first(box: Box, s: State, seat: int, out: Out) -> int:
    """One card that has a target, or any card as a discard. [P6]"""
    n = 0
    if holds(s, seat, Card.KNIFE):
        n = offer_set(out, n, Act.KNIFE, in_knife_reach(box, s, seat) & opponents(s, seat))
    if holds(s, seat, Card.PISTOL):
        n = offer_shots(out, n, in_pistol_reach(box, s, seat) & opponents(s, seat))
    if holds(s, seat, Card.CAKE):
        n = offer_set(out, n, Act.CAKE, chairs_without_cake(s))
    if holds(s, seat, Card.PASS_CAKE):
        n = offer_passes(s, seat, out, n)
    if holds(s, seat, Card.KABOUM):
        n = offer_kaboums(s, seat, out, n)
    if holds(s, seat, Card.COCKTAIL) and drinkers(box, s) != 0 and has_pill(box, s):
        n = offer(out, n, Act.COCKTAIL, 0)
    if holds(s, seat, Card.COPS):
        n = offer(out, n, Act.COPS, 0)
    n = offer_moves(s, seat, out, n)
    return offer_discards(s, seat, out, n)


@rule
def offer_moves(s: State, seat: int, out: Out, n: int) -> int:
    """A Move needs the card, a man who may go, and a chair to go to. [P16]"""
    if holds(s, seat, Card.MOVE) and empty_chairs(s) != 0:
        n = offer_set(out, n, Act.MOVE, movable(s, seat))
    return n


# ---------------------------------------------------------------------------- why not


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if not is_asked(s, seat):
        return NotNow.NOT_ASKED
    verb = VERB_OF[a]
    arg = a - verb
    if verb == Act.TO:
        if s.phase != Phase.TO:
            return NotNow.NOT_THIS_STEP
        return 0 if has(empty_chairs(s), arg) else Reason.CHAIR_TAKEN
    if verb == Act.PILL:
        return why_not_pill(box, s, PILL_AT[arg])
    if verb == Act.END:
        return 0 if s.phase == Phase.SECOND else NotNow.NOT_THIS_STEP
    if verb >= Act.PLACE:
        sleep = Sleep.AWAKE if verb == Act.PLACE else Sleep.ASLEEP
        return why_not_place(s, seat, sleep, arg // CHAIRS, arg % CHAIRS)
    if s.phase != Phase.CARD and (s.phase != Phase.SECOND or verb != Act.MOVE):
        return NotNow.NOT_THIS_STEP
    if not holds(s, seat, arg if verb == Act.DISCARD else CARD_OF[a]):
        return Reason.NOT_IN_HAND
    return why_not_card(box, s, seat, verb, arg)


@rule
def why_not_card(box: Box, s: State, seat: int, verb: int, arg: int) -> int:
    """A card in hand may be discarded; to be played it needs a target. [P6]"""
    if verb == Act.KNIFE:
        return why_not_knife(box, s, seat, arg)
    if verb == Act.PISTOL:
        return why_not_pistol(box, s, seat, PISTOL_AT[arg])
    if verb == Act.CAKE:
        return 0 if has(chairs_without_cake(s), arg) else Reason.CAKE_THERE_ALREADY
    if verb == Act.PASS_CAKE:
        return why_not_pass(s, seat, arg // DIRECTIONS, arg % DIRECTIONS)
    if verb == Act.KABOUM:
        if arg == seat:
            return Reason.OWN_CAKE_WAITS
        return 0 if is_on_table(s, arg) else Reason.NO_CAKE_TO_SET_OFF
    if verb == Act.COCKTAIL:
        if drinkers(box, s) == 0:
            return Reason.NOBODY_DRINKS
        return 0 if has_pill(box, s) else Reason.NO_PILL_LEFT
    if verb == Act.MOVE:
        return why_not_move(s, seat, arg)
    return 0


@rule
def why_not_knife(box: Box, s: State, seat: int, chair: int) -> int:
    """[P9, P17]"""
    if not has(occupied(s), chair):
        return Reason.NOBODY_TO_STAB
    if not has(in_knife_reach(box, s, seat), chair):
        return Reason.NO_KNIFE_NEAR
    return 0 if has(opponents(s, seat), chair) else Reason.OWN_MAN


@rule
def why_not_pistol(box: Box, s: State, seat: int, chair: int) -> int:
    """[P10, P17]"""
    if not has(occupied(s), chair):
        return Reason.NOBODY_TO_SHOOT
    if not has(in_pistol_reach(box, s, seat), chair):
        return Reason.NO_PISTOL_OPPOSITE
    return 0 if has(opponents(s, seat), chair) else Reason.OWN_MAN


@rule
def why_not_pass(s: State, seat: int, gang: int, direction: int) -> int:
    """[P12]"""
    if gang == seat:
        return Reason.OWN_CAKE_STAYS
    if not is_on_table(s, gang):
        return Reason.NO_CAKE_TO_PASS
    return 0 if may_slide(s, gang, direction) else Reason.CAKE_IN_THE_WAY


@rule
def why_not_move(s: State, seat: int, chair: int) -> int:
    """[P16]"""
    if not has(s.men[seat], chair):
        return Reason.NOT_YOUR_MAN
    if not has(movable(s, seat), chair):
        return Reason.MOVED_ALREADY if s.moved == chair else Reason.ASLEEP_THERE
    return 0 if empty_chairs(s) != 0 else Reason.ALL_CHAIRS_TAKEN


@rule
def why_not_pill(box: Box, s: State, chair: int) -> int:
    """[P14]"""
    if s.phase != Phase.PILL:
        return NotNow.NOT_THIS_STEP
    if has(drinkers(box, s), chair):
        return 0
    return Reason.HAD_A_PILL if has(s.served, chair) else Reason.NOBODY_AT_DRINK


@rule
def why_not_place(s: State, seat: int, sleep: int, kind: int, chair: int) -> int:
    """[P2, P15, P25]"""
    if s.phase != Phase.RESEATING and (s.phase != Phase.SEATING or sleep == Sleep.ASLEEP):
        return NotNow.NOT_THIS_STEP
    again = s.phase == Phase.RESEATING
    if s.unseated[seat, sleep, kind] == 0:
        return Reason.NONE_TO_PLACE_AGAIN if again else Reason.NONE_TO_PLACE
    if has(empty_chairs(s), chair):
        return 0
    return Reason.PLACE_TAKEN_AGAIN if again else Reason.PLACE_TAKEN
