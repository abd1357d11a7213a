"""The wheel of fate: what happens on the two spaces it shows."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, note1, rule
from backroom.engine.sets import has

from .position import Box, State, followers_at, holder_of, prisoner_on
from .streets import banish, banish_boss, banish_follower
from .words import Event, Rank, Symbol


@rule
def owner_chooses(box: Box, s: State, space: int) -> bool:
    """A Boss and his followers stand there, and one figure of them is banished. [N16]"""
    gang = holder_of(s, space)
    if gang == NONE or box.symbols[space] == Symbol.SHELTER or box.symbols[space] == Symbol.DANGER:
        return False
    return s.boss[gang] == space and has(s.pairs[gang], space)


@rule
def show_next(box: Box, s: State) -> None:
    """After a space the one opposite; after that nothing. [N15]"""
    s.shown = s.shown + box.stops if s.shown < box.stops else NONE


@rule
def settle(box: Box, s: State, space: int, log: Log) -> None:
    """Danger takes everybody, Shelter nobody, any other space one figure. [N16, N17]"""
    gang = holder_of(s, space)
    if gang == NONE:
        return
    if box.symbols[space] == Symbol.SHELTER:
        note1(log, Event.SHELTERED, space)
        return
    prisoner = prisoner_on(s, space)
    if box.symbols[space] == Symbol.DANGER:
        banish_all(box, s, gang, prisoner, space, log)
    elif prisoner == s.gang or prisoner == NONE:
        banish(box, s, gang, space, log)
    else:
        banish(box, s, prisoner, space, log)


@rule
def banish_all(box: Box, s: State, gang: int, prisoner: int, space: int, log: Log) -> None:
    """Followers before their Boss, so that they are out and not in the HQ with him. [N17]"""
    if prisoner != NONE:
        banish(box, s, prisoner, space, log)
    while followers_at(s, gang, space) > 0:
        banish_follower(s, gang, space, log)
    if has(s.standing[gang], space):
        banish_boss(box, s, gang, log)


@rule
def banish_chosen(box: Box, s: State, rank: int, log: Log) -> None:
    """The owner has chosen between the Boss and a follower. [N16]"""
    gang = holder_of(s, s.shown)
    if rank == Rank.BOSS:
        banish_boss(box, s, gang, log)
    else:
        banish_follower(s, gang, s.shown, log)
