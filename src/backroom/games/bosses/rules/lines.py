"""Lines: when one is complete, who leads it, what that is worth; and who is ahead."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, Out, note5, rule
from backroom.engine.sets import lowest_bit

from .position import Box, State, power_of
from .words import GANGS, LINE_BITS, Event, Gang


@rule
def is_complete(s: State, line: int) -> bool:
    """All six fields of the line are occupied. [B9]"""
    return s.occupied & LINE_BITS[line] == LINE_BITS[line]


@rule
def sum_in(s: State, line: int, gang: int) -> int:
    """The power of a gang's living gangsters in a line. [B14]"""
    fields = s.living[gang] & LINE_BITS[line]
    power = 0
    while fields:
        power += power_of(s.board[lowest_bit(fields)])
        fields &= fields - 1
    return power


@rule
def is_tied(s: State, line: int, gang: int) -> bool:
    """Another gang has the same sum; gangs without a living gangster tie with nobody. [B15, B24]"""
    own = sum_in(s, line, gang)
    for other in range(GANGS):
        if other != gang and own > 0 and sum_in(s, line, other) == own:
            return True
    return False


@rule
def winner_of(s: State, line: int) -> int:
    """The highest gang that is not tied. [B14, B15]"""
    winner = NONE
    best = 0
    for gang in range(GANGS):
        own = sum_in(s, line, gang)
        if own > best and not is_tied(s, line, gang):
            winner = gang
            best = own
    return winner


@rule
def lead_of(s: State, line: int, winner: int) -> int:
    """The lead over the next lower sum; tied ones may have vanished by house rule. [B14, B16]"""
    own = sum_in(s, line, winner)
    next_lower = 0
    for gang in range(GANGS):
        lower = sum_in(s, line, gang)
        if next_lower < lower < own and not (s.tied_gangs_vanish and is_tied(s, line, gang)):
            next_lower = lower
    return own - next_lower


@rule
def is_neutral(s: State, gang: int) -> bool:
    """Nobody plays the gang. [B17, B21]"""
    return gang >= s.seats


@rule
def score(box: Box, s: State, line: int, log: Log) -> None:
    """A line is scored at once; nobody gets the points of a neutral gang. [B14, B17, B24, B25]"""
    s.scored += 1
    s.locked |= LINE_BITS[line]
    if len(log) > 0:
        note5(
            log,
            Event.LINE_COUNTED,
            line,
            sum_in(s, line, Gang.RED),
            sum_in(s, line, Gang.BLUE),
            sum_in(s, line, Gang.YELLOW),
            sum_in(s, line, Gang.GREY),
        )
    winner = winner_of(s, line)
    if winner == NONE:
        note5(log, Event.LINE_SCORED, line, NONE, 0, NONE, NONE)
        return
    points = lead_of(s, line, winner)
    if is_neutral(s, winner):
        note5(log, Event.LINE_SCORED, line, winner, points, NONE, NONE)
        return
    s.rank[winner] = min(s.rank[winner] + points, box.track_end)
    s.reached_at[winner] = s.scored
    note5(log, Event.LINE_SCORED, line, winner, points, winner, s.rank[winner])


@rule
def is_won(box: Box, s: State) -> bool:
    """Somebody has reached the end of the track. [B19]"""
    for seat in range(s.seats):
        if s.rank[seat] >= box.track_end:
            return True
    return False


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """The higher rank, among equals whoever reached it first. [B19, B25]"""
    if s.rank[seat] != s.rank[other]:
        return s.rank[seat] > s.rank[other]
    return s.reached_at[seat] < s.reached_at[other]


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    for seat in range(s.seats):
        scores[seat] = s.rank[seat]
        places[seat] = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                places[seat] += 1
