"""The expert rule: windows in which somebody may become Godfather, and duels."""

from __future__ import annotations

from backroom.engine.declare import NOT_THIS_STEP
from backroom.engine.rule import NONE, Log, Out, note, offer, rule

from .cards import discard, learn
from .events import ANSWERED, DUEL_DRAWN, DUEL_LAID, DUEL_SHOWN, GODFATHER_IS, STANCE_SHOWN
from .position import State, answer, ask, hand_size, has
from .words import (
    DECLARE,
    DECLARED,
    DECLARING,
    DEFENDERS,
    DUEL,
    DUELLING,
    JOIN,
    JOINED,
    JOINING,
    LACKS_DUEL_CARD,
    PASS,
    PASSED,
    VALUE_OF,
)

# ------------------------------------------------------------------ declaring and joining


@rule
def is_eligible(s: State, seat: int) -> bool:
    """Not the Godfather, not the lone player; in the second window only defenders. [CG1, CG2]"""
    if seat == s.godfather or seat == s.lone:
        return False
    return s.turn != DEFENDERS or s.side[seat] == DEFENDERS


@rule
def begin_declaring(s: State) -> None:
    """A window opens before a side talks, unless this round has had its change. [CG1]"""
    who = 0
    if s.godfather_rule and not s.shut:
        for seat in range(s.seats):
            if is_eligible(s, seat):
                who |= 1 << seat
    ask(s, DECLARING, who)


@rule
def with_stance(s: State, stance: int) -> int:
    """The seats that stand so in the open window."""
    who = 0
    for seat in range(s.seats):
        if s.stance[seat] == stance:
            who |= 1 << seat
    return who


@rule
def contenders(s: State) -> int:
    """Those who declared and those who joined. [CG3]"""
    return with_stance(s, DECLARED) | with_stance(s, JOINED)


@rule
def legal_window(s: State, out: Out) -> int:
    n = offer(out, 0, DECLARE if s.phase == DECLARING else JOIN, 0)
    return offer(out, n, PASS, 0)


@rule
def why_not_window(s: State, verb: int) -> int:
    """Declare, join and pass are always open to who is asked. [CG3]"""
    if verb == PASS:
        return 0
    return 0 if verb == (DECLARE if s.phase == DECLARING else JOIN) else NOT_THIS_STEP


@rule
def apply_window(s: State, seat: int, verb: int, log: Log) -> None:
    """An answer, covered until all have answered. [CG3]"""
    if verb == DECLARE:
        s.stance[seat] = DECLARED
    elif verb == JOIN:
        s.stance[seat] = JOINED
    else:
        s.stance[seat] = PASSED
    note(log, ANSWERED, seat, s.stance[seat], NONE)
    answer(s, seat)


@rule
def show_stances(s: State, who: int, log: Log) -> None:
    """The answers of a step are seen by all when it is complete. [CG3]"""
    for seat in range(s.seats):
        if has(who, seat):
            note(log, STANCE_SHOWN, seat, s.stance[seat], NONE)


@rule
def begin_joining(s: State, log: Log) -> None:
    """Those who passed are asked once whether they join. [CG3]"""
    show_stances(s, with_stance(s, PASSED) | with_stance(s, DECLARED), log)
    ask(s, JOINING, with_stance(s, PASSED))


@rule
def pass_window(s: State, log: Log) -> None:
    """Nobody has declared: all see that, and nothing is shut. [CG1, CG3]"""
    show_stances(s, with_stance(s, PASSED), log)
    close_window(s)


@rule
def close_window(s: State) -> None:
    for seat in range(s.seats):
        s.stance[seat] = NONE
        s.duel[seat] = NONE


# ------------------------------------------------------------------ the duel


@rule
def begin_duel(s: State, log: Log) -> None:
    """Contenders who hold a card play one; a single contender plays none. [CG3, CG4]"""
    show_stances(s, with_stance(s, PASSED) | with_stance(s, JOINED), log)
    who = contenders(s)
    if who & (who - 1):
        for seat in range(s.seats):
            if hand_size(s, seat) == 0:
                who &= ~(1 << seat)
        ask(s, DUELLING, who)
    else:
        ask(s, DUELLING, 0)


@rule
def why_not_duel(s: State, seat: int, verb: int, card: int) -> int:
    """Any card of the hand. [CG4]"""
    if verb != DUEL:
        return NOT_THIS_STEP
    return 0 if s.hand[seat, card] > 0 else LACKS_DUEL_CARD


@rule
def apply_duel(s: State, seat: int, card: int, log: Log) -> None:
    """The card is chosen under cover and counts as held until all have chosen. [CG4, CR12]"""
    s.duel[seat] = card
    note(log, DUEL_LAID, seat, card, NONE)
    answer(s, seat)


@rule
def duel_value(s: State, seat: int) -> int:
    """Suits do not matter; an empty hand counts 0. [CG4]"""
    return VALUE_OF[s.duel[seat]] if s.duel[seat] != NONE else 0


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """The higher card, then the earlier step, then clockwise from the Godfather. [CG4]"""
    if duel_value(s, seat) != duel_value(s, other):
        return duel_value(s, seat) > duel_value(s, other)
    if s.stance[seat] != s.stance[other]:
        return s.stance[seat] == DECLARED
    if s.godfather == NONE:
        return False
    return (seat - s.godfather) % s.seats < (other - s.godfather) % s.seats


@rule
def duel_winner(s: State) -> int:
    """The contender who beats all others, if there is one. [CG4]"""
    who = contenders(s)
    for seat in range(s.seats):
        if has(who, seat):
            best = True
            for other in range(s.seats):
                if has(who, other) and other != seat and not beats(s, seat, other):
                    best = False
            if best:
                return seat
    return NONE


@rule
def settle_duel(s: State, log: Log) -> int:
    """The winner's card is discarded, the others go back; the number of cards to draw. [CG4]"""
    winner = duel_winner(s)
    draws = 0
    for seat in range(s.seats):
        card = s.duel[seat]
        if card == NONE:
            continue
        note(log, DUEL_SHOWN, seat, card, NONE)
        if seat == winner:
            discard(s, seat, card)
            draws = 1
        else:
            learn(s, seat, card, 1)
    s.shut = 1
    close_window(s)
    if winner == NONE:
        note(log, DUEL_DRAWN, NONE, NONE, NONE)
    else:
        become_godfather(s, winner, log)
    return draws


@rule
def become_godfather(s: State, seat: int, log: Log) -> None:
    """The new Godfather plays this round alone: the partner is ousted. [CG5]"""
    s.godfather = seat
    for other in range(s.seats):
        if other != seat and s.side[other] == s.side[seat]:
            s.ousted = other
    note(log, GODFATHER_IS, seat, s.ousted, NONE)


@rule
def is_new_godfather(s: State, seat: int) -> bool:
    """Godfather since this round, so playing alone. [CG5, CG9]"""
    return s.ousted != NONE and seat == s.godfather
