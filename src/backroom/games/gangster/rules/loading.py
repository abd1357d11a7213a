"""Loading and unloading: the tables and their fields, the trunk, bodyguard, tommy gun, door."""

from __future__ import annotations

from backroom.engine.asking import ask_seat
from backroom.engine.rule import NONE, Log, Out, note5, offer, rule
from backroom.engine.sets import has, lowest_bit, offer_set, up_to

from .box import Box
from .state import State, has_kind
from .words import CLOSED, FIELDS, FRONTS, GOLD_COAST, Act, Event, Fitted, Kind, Phase, Reason

# ---------------------------------------------------------------------------- tables


@rule
def occupied(s: State, district: int) -> int:
    """The fields of a table with a gangster on them."""
    fields = 0
    for gang in range(s.gangs):
        fields |= s.standing[district, gang]
    return fields


@rule
def next_field(box: Box, s: State, district: int) -> int:
    """Where the next gangster goes, as a set: onto the front, without one into the first gap, and
    nowhere on a full table. [G9]"""
    last = box.last_field[s.table[district]]
    taken = occupied(s, district)
    if s.rules < FRONTS and taken & last == 0:
        # Right behind the rearmost.
        return up_to(taken) + 1
    if s.front[district] != 0:
        return s.front[district]
    gaps = up_to(last) & ~taken
    return gaps & -gaps


@rule
def look_for_next(box: Box, s: State, district: int) -> None:
    """Every position says where the next gangster goes. [G9]"""
    field = next_field(box, s, district)
    s.next[district] = lowest_bit(field) if field != 0 else NONE


@rule
def is_full(s: State, district: int) -> bool:
    return s.next[district] == NONE


@rule
def put_down(box: Box, s: State, district: int, gang: int) -> int:
    """A gangster comes onto a table; the number of its field. Whoever is put onto the front moves
    it one field on, and off the table from the last. [G9]"""
    field = s.next[district]
    s.standing[district, gang] |= 1 << field
    if s.front[district] == 1 << field:
        is_last = s.front[district] == box.last_field[s.table[district]]
        s.front[district] = 0 if is_last else s.front[district] << 1
    look_for_next(box, s, district)
    return field


@rule
def draw_front_back(s: State, district: int, field: int) -> None:
    """The rearmost leaves the front where he stood; a table on which nobody is left starts anew.
    [G9]"""
    taken = occupied(s, district)
    if taken == 0:
        s.front[district] = 1
    elif taken >> field == 0:
        s.front[district] = 1 << field


@rule
def gang_on(s: State, district: int, field: int) -> int:
    """Whose gangster stands on a field, if anyone's does."""
    for gang in range(s.gangs):
        if has(s.standing[district, gang], field):
            return gang
    return NONE


# ---------------------------------------------------------------------------- the trunk


@rule
def in_trunk(s: State, gang: int) -> int:
    """How many foreign gangsters a trunk holds."""
    n = 0
    for other in range(s.gangs):
        n += s.trunk[gang, other]
    return n


@rule
def room_in_trunk(box: Box, s: State, gang: int) -> int:
    """How many foreign gangsters a trunk has room for. [G8, G17]"""
    return box.trunk_room[Fitted.WITH if has_kind(s, gang, Kind.TRUNK) else Fitted.WITHOUT]


@rule
def has_room(box: Box, s: State, gang: int) -> bool:
    return in_trunk(s, gang) < room_in_trunk(box, s, gang)


# ---------------------------------------------------------------------------- unloading


@rule
def why_no_unloading(box: Box, s: State, place: int) -> int:
    """The car stands in a district with an open table that is not full; else the reason.
    [G2, G9, G11]"""
    if place == GOLD_COAST:
        return Reason.NO_TABLE
    if s.table[place] == CLOSED:
        return Reason.TABLE_CLOSED
    return Reason.TABLE_FULL if is_full(s, place) else 0


@rule
def is_aboard(s: State, gang: int, whose: int) -> bool:
    """An own gangster is in the car, or a foreign one in the trunk. [G8]"""
    if whose == gang:
        return s.crew[gang] > 0
    return s.trunk[gang, whose] > 0


@rule
def offer_unloads(box: Box, s: State, out: Out, n: int) -> int:
    """One own gangster from the car, or one foreign from the trunk. [G8]"""
    gang = s.gang
    if why_no_unloading(box, s, s.car[gang]) != 0:
        return n
    for whose in range(s.gangs):
        if is_aboard(s, gang, whose):
            n = offer(out, n, Act.UNLOAD, whose)
    return n


@rule
def why_not_unload(box: Box, s: State, whose: int) -> int:
    """[G2, G8, G9, G11]"""
    reason = why_no_unloading(box, s, s.car[s.gang])
    if reason != 0 or is_aboard(s, s.gang, whose):
        return reason
    return Reason.CAR_EMPTY if whose == s.gang else Reason.NOT_IN_TRUNK


@rule
def why_not_second_unload(s: State, whose: int) -> int:
    """[G19]"""
    return 0 if whose == s.gang else Reason.OWN_ONLY


@rule
def take_out(box: Box, s: State, whose: int, log: Log) -> None:
    """A gangster gets out onto the table where the car stands. [G8, G9]"""
    gang = s.gang
    if whose == gang:
        s.crew[gang] -= 1
    else:
        s.trunk[gang, whose] -= 1
    field = put_down(box, s, s.car[gang], whose)
    note5(log, Event.UNLOADED, gang, whose, s.car[gang], field, s.on_turn)


@rule
def unload(box: Box, s: State, whose: int, log: Log) -> None:
    """With a door, after an own gangster a second may follow. [G8, G19]"""
    gang = s.gang
    take_out(box, s, whose, log)
    s.quiet += 1
    if whose == gang and has_kind(s, gang, Kind.DOOR) and may_unload_another(box, s):
        ask_seat(s, Phase.DOOR, s.on_turn)


@rule
def may_unload_another(box: Box, s: State) -> bool:
    """There is one more own gangster in the car, and a field for it. [G19]"""
    return s.crew[s.gang] > 0 and not is_full(s, s.car[s.gang])


# ---------------------------------------------------------------------------- loading


@rule
def is_guarded(s: State, gang: int, whose: int, district: int) -> bool:
    """A bodyguard in the district keeps a colour's gangsters from others, but not from the
    colours of the same player. [G14]"""
    return (
        s.car[whose] == district
        and has_kind(s, whose, Kind.BODYGUARD)
        and s.owner[whose] != s.owner[gang]
    )


@rule
def in_range(box: Box, s: State, gang: int) -> int:
    """The districts a colour may load foreign gangsters from: where its car stands, with a tommy
    gun also those one road away. [G8, G16]"""
    here = s.car[gang]
    if here == GOLD_COAST:
        return 0
    if has_kind(s, gang, Kind.TOMMY_GUN):
        return 1 << here | box.neighbours[here]
    return 1 << here


@rule
def unguarded(s: State, gang: int, district: int) -> int:
    """The fields with foreign gangsters whom no bodyguard protects. [G8, G14]"""
    fields = 0
    for whose in range(s.gangs):
        if whose != gang and not is_guarded(s, gang, whose, district):
            fields |= s.standing[district, whose]
    return fields


@rule
def offer_loads(box: Box, s: State, out: Out, n: int) -> int:
    """Own gangsters where the car stands; foreign ones in range, if the trunk has room. [G8]"""
    gang = s.gang
    room = has_room(box, s, gang)
    districts = in_range(box, s, gang)
    while districts:
        district = lowest_bit(districts)
        districts &= districts - 1
        fields = 0
        if room:
            fields = unguarded(s, gang, district)
        if district == s.car[gang]:
            fields |= s.standing[district, gang]
        n = offer_set(out, n, Act.LOAD + district * FIELDS, fields)
    return n


@rule
def why_not_load(box: Box, s: State, district: int, field: int) -> int:
    """[G8, G14, G16, G17]"""
    gang = s.gang
    whose = gang_on(s, district, field)
    if whose == NONE:
        return Reason.NOBODY_THERE
    if whose == gang:
        return 0 if district == s.car[gang] else Reason.OWN_ELSEWHERE
    if not has(in_range(box, s, gang), district):
        return why_out_of_range(s, gang)
    if not has_room(box, s, gang):
        return Reason.TRUNK_FULL
    return 0 if has(unguarded(s, gang, district), field) else Reason.GUARDED


@rule
def why_out_of_range(s: State, gang: int) -> int:
    """[G8, G16]"""
    if not has_kind(s, gang, Kind.TOMMY_GUN):
        return Reason.TOO_FAR
    return Reason.GUN_AT_GOLD_COAST if s.car[gang] == GOLD_COAST else Reason.GUN_TOO_FAR


@rule
def load(box: Box, s: State, district: int, field: int, log: Log) -> None:
    """Own gangsters get into the car, foreign ones into the trunk. [G8, G9]"""
    gang = s.gang
    whose = gang_on(s, district, field)
    s.standing[district, whose] &= ~(1 << field)
    if s.rules >= FRONTS:
        draw_front_back(s, district, field)
    look_for_next(box, s, district)
    if whose == gang:
        s.crew[gang] += 1
    else:
        s.trunk[gang, whose] += 1
    s.quiet += 1
    note5(log, Event.LOADED, gang, whose, district, field, s.on_turn)
