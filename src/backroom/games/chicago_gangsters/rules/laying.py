"""Laying cards under cover: Mr. X first, then the partners of a side together; and the Thug."""

from __future__ import annotations

from backroom.engine.asking import ask
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Log, Out, note1, note2, note3, offer, rule
from backroom.engine.sets import has

from .cards import offer_hand
from .events import Event
from .godfather import is_new_godfather
from .position import Box, State, answer, clans_of, hand_size, has_mark, laid_size, owns
from .words import Act, Answer, Person, Phase, Reason, Side


@rule
def lay(s: State, seat: int, card: int, log: Log) -> None:
    """A card goes to the table under cover. [CR11, CX2]"""
    s.hand[seat, card] -= 1
    s.laid[seat, card] += 1
    note2(log, Event.LAID, seat, card)


# ------------------------------------------------------------------ Mr. X


@rule
def begin_mrx_laying(s: State) -> None:
    """Mr. X, if there is one, lays before the challengers. [CX2]"""
    ask(s, Phase.MRX_LAYS, 0 if s.mrx == NONE else 1 << s.mrx)


@rule
def legal_mrx_laying(s: State, seat: int, out: Out) -> int:
    n = offer_hand(s, seat, out, 0, Act.LAY)
    return offer(out, offer(out, n, Act.SIDE, Side.CHALLENGERS), Act.SIDE, Side.DEFENDERS)


@rule
def why_not_mrx_laying(s: State, seat: int, verb: int, card: int) -> int:
    """Cards of the hand, then either side. [CX2]"""
    if verb == Act.LAY:
        return 0 if s.hand[seat, card] > 0 else Reason.MRX_LACKS_CARD
    return 0 if verb == Act.SIDE else NotNow.NOT_THIS_STEP


@rule
def apply_mrx_laying(s: State, seat: int, verb: int, arg: int, log: Log) -> None:
    """Mr. X lays, or names a side and with it the number of cards. [CX2]"""
    if verb == Act.LAY:
        lay(s, seat, arg, log)
        return
    s.side[seat] = arg
    s.counted[seat] = laid_size(s, seat)
    note3(log, Event.SIDE_TAKEN, seat, arg, s.counted[seat])
    answer(s, seat)


# ------------------------------------------------------------------ the partners


@rule
def begin_laying(s: State) -> None:
    """All who take part on the side lay at the same time. [CR11]"""
    s.on_turn = NONE
    ask(s, Phase.LAY, clans_of(s, s.turn))


@rule
def begin_second_look(s: State) -> None:
    """Two who lay together have seen their numbers and may add to their cards once, if they hold
    any. [CR15]"""
    who = clans_of(s, s.turn)
    if s.second_look == 0 or who & (who - 1) == 0:
        who = 0
    for seat in range(s.seats):
        if has(who, seat) and hand_size(s, seat) == 0:
            who &= ~(1 << seat)
    ask(s, Phase.SECOND_LOOK, who)


@rule
def may_hide(box: Box, s: State, seat: int) -> bool:
    """The challenger with the `?`, one card at most in both looks. [CR1, CR2, CR16, CT3, CG7]"""
    return s.turn == Side.CHALLENGERS and s.hidden == NONE and has_mark(box, s, seat)


@rule
def legal_laying(box: Box, s: State, seat: int, out: Out) -> int:
    n = offer_hand(s, seat, out, 0, Act.LAY)
    if may_hide(box, s, seat):
        # The cards that can be laid stand in the list already.
        for k in range(n):
            out[n + k] = out[k] + (Act.HIDE - Act.LAY)
        n += n
    return offer(out, n, Act.DONE, 0)


@rule
def why_not_laying(box: Box, s: State, seat: int, verb: int, card: int) -> int:
    """Cards of the hand; one face down with the `?`. [CR1, CR2, CR6, CR16, CT3, CG7]"""
    if verb == Act.DONE:
        return 0
    if verb == Act.LAY:
        return 0 if s.hand[seat, card] > 0 else Reason.LACKS_CARD
    if verb != Act.HIDE:
        return NotNow.NOT_THIS_STEP
    if s.turn == Side.DEFENDERS:
        return Reason.DEFENDER_HIDES
    if has_mark(box, s, seat) and s.hidden != NONE:
        return Reason.HIDDEN_ALREADY
    if s.hand[seat, card] == 0:
        return Reason.LACKS_CARD
    if may_hide(box, s, seat):
        return 0
    if seat == s.lone:
        return Reason.LONE_WITHOUT_MARK
    return Reason.GODFATHER_WITHOUT_MARK if is_new_godfather(s, seat) else Reason.NOT_YOUR_MARK


@rule
def apply_laying(s: State, seat: int, verb: int, card: int, log: Log) -> None:
    """A card more under cover, or no more. [CR3, CR11]"""
    if verb == Act.LAY:
        lay(s, seat, card, log)
    elif verb == Act.DONE:
        note1(log, Event.LOCKED, seat)
        answer(s, seat)
    else:
        s.hand[seat, card] -= 1
        s.hidden = card
        note2(log, Event.HID, seat, card)


@rule
def show_numbers(box: Box, s: State, log: Log) -> None:
    """When all are done everybody sees how many cards each has laid, after the second look of whom
    they have become more. [CR11, CR17]"""
    who = clans_of(s, s.turn)
    for seat in range(s.seats):
        if has(who, seat):
            face_down = s.hidden != NONE and has_mark(box, s, seat)
            number = laid_size(s, seat) + face_down
            if s.phase == Phase.LAY or number > s.counted[seat]:
                note2(log, Event.NUMBER_SHOWN, seat, number)
            s.counted[seat] = number


# ------------------------------------------------------------------ the Thug


@rule
def begin_thug(s: State) -> None:
    """The owner is asked when all have laid and nothing is turned up yet. [CP1]"""
    who = clans_of(s, s.turn)
    for seat in range(s.seats):
        if not owns(s, seat, Person.THUG):
            who &= ~(1 << seat)
    ask(s, Phase.THUG, who)


@rule
def begin_mrx_thug(s: State) -> None:
    """Mr. X decides before his cards and the face-down card are turned up. [CX9]"""
    asked = s.mrx != NONE and owns(s, s.mrx, Person.THUG)
    ask(s, Phase.MRX_THUG, 1 << s.mrx if asked else 0)


@rule
def legal_thug(out: Out) -> int:
    return offer(out, offer(out, 0, Act.THUG, Answer.YES), Act.THUG, Answer.NO)


@rule
def apply_thug(s: State, seat: int, arg: int, log: Log) -> None:
    """Used or saved for later. [CP1]"""
    if arg == Answer.YES:
        s.thug = seat
    note2(log, Event.THUG_ASKED, seat, arg)
    answer(s, seat)
