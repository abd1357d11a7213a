"""Talk: partners say what they mean to do, truly or not, before they lay."""

from __future__ import annotations

from backroom.engine.asking import ask, ask_seat
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Log, Out, note1, note2, offer, rule

from .events import Event
from .position import Box, State, clans_of
from .words import CARDS, NUMBER, POINTS, Act, Aim, Phase, Reason

# So many passes in a row end a talk.
LAST_PASS = 2
POINTS_TO_SAY, NUMBERS_TO_SAY, AIMS = len(POINTS), len(NUMBER), len(Aim)


@rule
def begin_talk(box: Box, s: State) -> None:
    """Two clans of a side talk before they lay, the one with the tie symbol first. [CV1, CV3]"""
    who = clans_of(s, s.turn)
    if s.talk == 0 or who & (who - 1) == 0:
        ask(s, Phase.TALK, 0)
        return
    for seat in range(s.seats):
        if who >> seat & 1 and s.clan[seat] == box.tie[s.coalition, s.turn]:
            s.on_turn = seat
    ask_seat(s, Phase.TALK, s.on_turn)


@rule
def may_show(s: State, seat: int, card: int) -> bool:
    """More of that face are held than are known already. [CV2]"""
    return s.hand[seat, card] > s.known[seat, card]


@rule
def legal_talk(s: State, seat: int, out: Out) -> int:
    """Any words, a card to show, or nothing. [CV2, CV3]"""
    n = 0
    for points in range(POINTS_TO_SAY):
        n = offer(out, n, Act.PLEDGE_POINTS, points)
    for number in range(NUMBERS_TO_SAY):
        n = offer(out, n, Act.PLEDGE_CARDS, number)
    for points in range(POINTS_TO_SAY):
        n = offer(out, n, Act.ASK_POINTS, points)
    for aim in range(AIMS):
        n = offer(out, n, Act.AIM, aim)
    for card in range(CARDS):
        if may_show(s, seat, card):
            n = offer(out, n, Act.SHOW, card)
    return offer(out, n, Act.PASS, 0)


@rule
def why_not_talk(s: State, seat: int, verb: int, card: int) -> int:
    """Words may be untrue; a shown card is really there. [CV2]"""
    if verb == Act.SHOW:
        if s.hand[seat, card] == 0:
            return Reason.NOTHING_TO_SHOW
        return 0 if may_show(s, seat, card) else Reason.KNOWN_ALREADY
    if verb == Act.PASS or Act.PLEDGE_POINTS <= verb < Act.SHOW:
        return 0
    return NotNow.NOT_THIS_STEP


@rule
def apply_talk(box: Box, s: State, seat: int, verb: int, arg: int, log: Log) -> None:
    """A statement, or a pass that uses none up. [CV3]"""
    if verb == Act.PASS:
        s.passes += 1
        note1(log, Event.PASSED, seat)
    else:
        s.passes = 0
        s.said[seat] += 1
        state(s, seat, verb, arg, log)
    hand_on(box, s)


@rule
def state(s: State, seat: int, verb: int, arg: int, log: Log) -> None:
    """Everybody hears and sees it; nothing follows from it. [CV1, CV2, CV4]"""
    if verb == Act.PLEDGE_POINTS:
        s.pledged_points[seat] = arg
        note2(log, Event.POINTS_PLEDGED, seat, arg)
    elif verb == Act.PLEDGE_CARDS:
        s.pledged_cards[seat] = arg
        note2(log, Event.CARDS_PLEDGED, seat, arg)
    elif verb == Act.ASK_POINTS:
        s.asked_points[seat] = arg
        note2(log, Event.POINTS_ASKED, seat, arg)
    elif verb == Act.AIM:
        s.aim[seat] = arg
        note2(log, Event.AIMED, seat, arg)
    else:
        s.known[seat, arg] += 1
        note2(log, Event.SHOWED, seat, arg)


@rule
def partner_of(s: State, seat: int) -> int:
    """The other of the two who talk."""
    for other in range(s.seats):
        if other != seat and clans_of(s, s.turn) >> other & 1:
            return other
    return NONE


@rule
def hand_on(box: Box, s: State) -> None:
    """The next speaker; who has no statement left counts as passing. [CV3]"""
    while s.passes < LAST_PASS:
        s.on_turn = partner_of(s, s.on_turn)
        if s.said[s.on_turn] < box.statements:
            ask_seat(s, Phase.TALK, s.on_turn)
            return
        s.passes += 1
    for seat in range(s.seats):
        s.said[seat] = 0
    s.passes = 0
    ask(s, Phase.TALK, 0)
