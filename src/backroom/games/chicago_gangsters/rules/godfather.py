"""The expert rule: windows in which somebody may become Godfather, and duels."""

from __future__ import annotations

from backroom.engine.asking import ask
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Log, Out, note0, note2, offer, rule
from backroom.engine.sets import has

from .cards import discard, learn
from .events import Event
from .position import State, answer, hand_size
from .words import VALUE_OF, Act, Phase, Reason, Side, Stance

# ------------------------------------------------------------------ declaring and joining


@rule
def is_eligible(s: State, seat: int) -> bool:
    """Not the Godfather, not the lone player; in the second window only defenders. [CG1, CG2]"""
    if seat == s.godfather or seat == s.lone:
        return False
    return s.turn != Side.DEFENDERS or s.side[seat] == Side.DEFENDERS


@rule
def begin_declaring(s: State) -> None:
    """A window opens before a side talks, unless this round has had its change. [CG1]"""
    who = 0
    if s.godfather_rule and not s.shut:
        for seat in range(s.seats):
            if is_eligible(s, seat):
                who |= 1 << seat
    ask(s, Phase.DECLARE, who)


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
    return with_stance(s, Stance.DECLARED) | with_stance(s, Stance.JOINED)


@rule
def legal_window(s: State, out: Out) -> int:
    n = offer(out, 0, Act.DECLARE if s.phase == Phase.DECLARE else Act.JOIN, 0)
    return offer(out, n, Act.PASS, 0)


@rule
def why_not_window(s: State, verb: int) -> int:
    """Declare, join and pass are always open to who is asked. [CG3]"""
    if verb == Act.PASS:
        return 0
    return (
        0
        if verb == (Act.DECLARE if s.phase == Phase.DECLARE else Act.JOIN)
        else NotNow.NOT_THIS_STEP
    )


@rule
def apply_window(s: State, seat: int, verb: int, log: Log) -> None:
    """An answer, covered until all have answered. [CG3]"""
    if verb == Act.DECLARE:
        s.stance[seat] = Stance.DECLARED
    elif verb == Act.JOIN:
        s.stance[seat] = Stance.JOINED
    else:
        s.stance[seat] = Stance.PASSED
    note2(log, Event.ANSWERED, seat, s.stance[seat])
    answer(s, seat)


@rule
def show_stances(s: State, who: int, log: Log) -> None:
    """The answers of a step are seen by all when it is complete. [CG3]"""
    for seat in range(s.seats):
        if has(who, seat):
            note2(log, Event.STANCE_SHOWN, seat, s.stance[seat])


@rule
def begin_joining(s: State, log: Log) -> None:
    """Those who passed are asked once whether they join. [CG3]"""
    show_stances(s, with_stance(s, Stance.PASSED) | with_stance(s, Stance.DECLARED), log)
    ask(s, Phase.JOIN, with_stance(s, Stance.PASSED))


@rule
def pass_window(s: State, log: Log) -> None:
    """Nobody has declared: all see that, and nothing is shut. [CG1, CG3]"""
    show_stances(s, with_stance(s, Stance.PASSED), log)
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
    show_stances(s, with_stance(s, Stance.PASSED) | with_stance(s, Stance.JOINED), log)
    who = contenders(s)
    if who & (who - 1):
        for seat in range(s.seats):
            if hand_size(s, seat) == 0:
                who &= ~(1 << seat)
        ask(s, Phase.DUEL, who)
    else:
        ask(s, Phase.DUEL, 0)


@rule
def why_not_duel(s: State, seat: int, verb: int, card: int) -> int:
    """Any card of the hand. [CG4]"""
    if verb != Act.DUEL:
        return NotNow.NOT_THIS_STEP
    return 0 if s.hand[seat, card] > 0 else Reason.LACKS_DUEL_CARD


@rule
def apply_duel(s: State, seat: int, card: int, log: Log) -> None:
    """The card is chosen under cover and counts as held until all have chosen. [CG4, CR12]"""
    s.duel[seat] = card
    note2(log, Event.DUEL_LAID, seat, card)
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
        return s.stance[seat] == Stance.DECLARED
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
        note2(log, Event.DUEL_SHOWN, seat, card)
        if seat == winner:
            discard(s, seat, card)
            draws = 1
        else:
            learn(s, seat, card, 1)
    s.shut = 1
    close_window(s)
    if winner == NONE:
        note0(log, Event.DUEL_DRAWN)
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
    note2(log, Event.GODFATHER_IS, seat, s.ousted)


@rule
def is_new_godfather(s: State, seat: int) -> bool:
    """Godfather since this round, so playing alone. [CG5, CG9]"""
    return s.ousted != NONE and seat == s.godfather
