"""Sharing the loot: who chooses, what a package brings, what a Godfather pays; Mr. X changes."""

from __future__ import annotations

from backroom.engine.asking import ask
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Log, Out, note2, note3, offer, rule

from .cards import begin_draws, has_room
from .events import Event
from .godfather import is_new_godfather
from .position import Box, State, takes_part
from .strength import losers_share
from .words import PACKAGES, Act, Good, Phase, Reason, Result

GOODS = len(Good)
# Places of a side: who chooses, who gets the rest, and who goes away empty beside Mr. X.
FIRST, SECOND, THIRD = range(3)
# Steps of the sharing: the first and the second of the winners, then of the losers.
LOSERS_BEGIN, ALL_SERVED = PACKAGES, 2 * PACKAGES

# ------------------------------------------------------------------ who ranks where


@rule
def ranks_before(box: Box, s: State, seat: int, other: int) -> bool:
    """The higher contribution; in a tie Mr. X, then the tie symbol. [CS6, CR8, CX5, CX11]"""
    if s.contribution[seat] != s.contribution[other]:
        return s.contribution[seat] > s.contribution[other]
    if s.mrx == seat or s.mrx == other:
        return s.mrx == seat
    return s.clan[seat] == box.tie[s.coalition, s.side[seat]]


@rule
def ranked(box: Box, s: State, side: int, place: int) -> int:
    """Who of a side has that place, if it has so many. [CS6, CX5]"""
    for seat in range(s.seats):
        if takes_part(s, seat, side):
            before = 0
            for other in range(s.seats):
                if other != seat and takes_part(s, other, side):
                    before += ranks_before(box, s, other, seat)
            if before == place:
                return seat
    return NONE


# ------------------------------------------------------------------ the steps of the sharing


@rule
def begin_sharing(s: State) -> None:
    """The winners are served first. [CL1]"""
    s.served = 0
    ask(s, Phase.TAKE, 0)


@rule
def result_now(s: State) -> int:
    """Whose packages are being shared. [CL1]"""
    return Result.WINNERS if s.served < LOSERS_BEGIN else Result.LOSERS


@rule
def side_now(s: State) -> int:
    return s.winners if result_now(s) == Result.WINNERS else 1 - s.winners


@rule
def is_all_shared(s: State) -> bool:
    """Both sides are served, or the losers get nothing. [CR7, CL1]"""
    return s.served == ALL_SERVED or (s.served == LOSERS_BEGIN and not losers_share(s))


@rule
def go_on_sharing(box: Box, s: State, log: Log) -> None:
    """The first of a side is asked, the second gets what is left. [CL1]"""
    if s.served % PACKAGES == 0:
        first = ranked(box, s, side_now(s), FIRST)
        ask(s, Phase.PAY if is_new_godfather(s, first) else Phase.TAKE, 1 << first)
        s.on_turn = first
    elif s.paid != NONE:
        serve_godfather(box, s, log)
    else:
        serve_second(box, s, log)


@rule
def serve_second(box: Box, s: State, log: Log) -> None:
    """The other package; it lapses where the first is alone. [CL1, CT4]"""
    second = ranked(box, s, side_now(s), SECOND)
    rest = 1 - s.taken
    s.taken = NONE
    if second == NONE:
        s.served += 1
        return
    take_package(box, s, second, rest, log)


@rule
def take_package(box: Box, s: State, seat: int, package: int, log: Log) -> None:
    """Alcohol, the person, then the cards one by one. [CL1]"""
    result = result_now(s)
    note3(log, Event.TOOK, seat, result, package)
    gain(s, seat, box.packages[s.loot, result, package, Good.ALCOHOL], log)
    if box.packages[s.loot, result, package, Good.PERSON]:
        hire(s, seat, log)
    s.served += 1
    cards = box.packages[s.loot, result, package, Good.CARD]
    begin_draws(box, s, seat, cards, Phase.TAKE, log)


@rule
def gain(s: State, seat: int, alcohol: int, log: Log) -> None:
    s.alcohol[seat] += alcohol
    if alcohol > 0:
        note2(log, Event.GAINED, seat, alcohol)


@rule
def hire(s: State, seat: int, log: Log) -> None:
    """The person on offer lies open before the new owner to the end. [CS7]"""
    s.persons[seat] |= 1 << s.offer
    note2(log, Event.HIRED, seat, s.offer)
    s.offer = NONE


@rule
def legal_take(out: Out) -> int:
    n = 0
    for package in range(PACKAGES):
        n = offer(out, n, Act.TAKE, package)
    return n


@rule
def apply_take(box: Box, s: State, seat: int, package: int, log: Log) -> None:
    s.taken = package
    take_package(box, s, seat, package, log)


# ------------------------------------------------------------------ the Godfather pays


@rule
def in_both(box: Box, s: State, good: int) -> int:
    """So much of a good is in the two packages together. [CG8]"""
    amount = 0
    for package in range(PACKAGES):
        amount += box.packages[s.loot, result_now(s), package, good]
    return amount


@rule
def why_not_pay(box: Box, s: State, verb: int, good: int) -> int:
    """One thing out of the packages; no card for a full hand if there is a choice. [CG8]"""
    if verb != Act.PAY:
        return NotNow.NOT_THIS_STEP
    if in_both(box, s, good) == 0:
        return Reason.NOT_IN_PACKAGES
    if good != Good.CARD or has_room(box, s, s.ousted):
        return 0
    only_cards = in_both(box, s, Good.ALCOHOL) == 0 and in_both(box, s, Good.PERSON) == 0
    return 0 if only_cards else Reason.PARTNER_FULL


@rule
def legal_pay(box: Box, s: State, out: Out) -> int:
    n = 0
    for good in range(GOODS):
        if why_not_pay(box, s, Act.PAY, good) == 0:
            n = offer(out, n, Act.PAY, good)
    return n


@rule
def apply_pay(box: Box, s: State, seat: int, good: int, log: Log) -> None:
    """Both packages less the payment; the partner is served first. [CG8, CR10]"""
    s.paid = good
    note3(log, Event.PAID, seat, s.ousted, good)
    alcohol = in_both(box, s, Good.ALCOHOL)
    if good == Good.ALCOHOL:
        gain(s, s.ousted, 1, log)
        alcohol -= 1
    elif good == Good.PERSON:
        hire(s, s.ousted, log)
    gain(s, seat, alcohol, log)
    if good != Good.PERSON and in_both(box, s, Good.PERSON):
        hire(s, seat, log)
    s.served += 1
    begin_draws(box, s, s.ousted, good == Good.CARD, Phase.TAKE, log)


@rule
def serve_godfather(box: Box, s: State, log: Log) -> None:
    """The cards of both packages, one less if one was paid. [CG8]"""
    cards = in_both(box, s, Good.CARD) - (s.paid == Good.CARD)
    s.paid = NONE
    s.served += 1
    begin_draws(box, s, s.godfather, cards, Phase.TAKE, log)


# ------------------------------------------------------------------ Mr. X changes


@rule
def change_mrx(box: Box, s: State, log: Log) -> None:
    """Who goes away empty on the side of Mr. X gets the card and gives the clan. [CX6, CX7]"""
    if s.mrx == NONE or (s.side[s.mrx] != s.winners and not losers_share(s)):
        return
    third = ranked(box, s, s.side[s.mrx], THIRD)
    if third == s.mrx:
        return
    former = s.mrx
    s.clan[former] = s.clan[third]
    s.clan[third] = NONE
    s.mrx = third
    note3(log, Event.MRX_CHANGED, third, former, s.clan[former])
