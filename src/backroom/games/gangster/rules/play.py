"""What may be done in each step, and what then happens."""

from __future__ import annotations

from backroom.engine.declare import NOT_ASKED, NOT_THIS_STEP, OVER_ALREADY
from backroom.engine.interface import CHANCE, OVER
from backroom.engine.rule import NONE, Log, Out, note, offer, rule, weigh

from .box import Box
from .driving import drive, legal_push, offer_drives, push, why_not_drive, why_not_push
from .harbour import (
    drop,
    dump,
    keep,
    legal_drop,
    legal_take,
    refill,
    take,
    why_not_drop,
    why_not_take,
)
from .loading import (
    load,
    offer_loads,
    offer_unloads,
    take_out,
    unload,
    why_not_load,
    why_not_second_unload,
    why_not_unload,
)
from .reckoning import chance_casino, reckon
from .setting_up import (
    chance_deal,
    chance_equip,
    chance_start,
    chance_table,
    deal,
    equip,
    fill_harbour,
    lay_table,
    open_stage,
    start,
    weigh_deck,
    weigh_supply,
)
from .state import State, owner
from .turns import choose, draw_district, draw_policeman, end_turn, must_drive
from .words import (
    CASINO,
    CHOOSE,
    CHOOSING,
    COLOURS_OF_TWO,
    DEAL,
    DEALING,
    DECLINED,
    DISTRICTS,
    DONE,
    DOUBLE,
    DOUBLING,
    DRAW_CASINO,
    DRIVE,
    DROP,
    DROPPING,
    DUMP,
    DUMPING,
    EQUIP,
    EQUIPPING,
    FIELDS,
    HARBOUR,
    KEEP,
    KINDS,
    LAY_OPEN,
    LAY_TABLE,
    LAYING,
    LOAD,
    MUST_DRIVE,
    NOT_YOUR_GANG,
    PLACES,
    POLICE,
    PUSH,
    PUSHING,
    REFILL,
    SECOND_UNLOAD,
    STAGE,
    START,
    STARTING,
    TABLES,
    TAKE,
    TAKING,
    TURN,
    UNLOAD,
    VERB_OF,
)


@rule
def to_act(box: Box, s: State) -> int:
    return s.waiting


# ---------------------------------------------------------------------------- legal


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if s.waiting < 0 or s.on_turn != seat:
        return 0
    if s.phase == TURN:
        return legal_turn(box, s, out)
    if s.phase == CHOOSING:
        return legal_choice(s, seat, out)
    if s.phase == PUSHING:
        return legal_push(box, s, out)
    if s.phase == SECOND_UNLOAD:
        return offer(out, offer(out, 0, UNLOAD, s.gang), DONE, 0)
    if s.phase == DUMPING:
        return offer(out, offer(out, 0, DUMP, 0), KEEP, 0)
    if s.phase == TAKING:
        return legal_take(s, out)
    return legal_drop(s, out)


@rule
def legal_turn(box: Box, s: State, out: Out) -> int:
    """Exactly one of drive, unload, load; passing is not allowed. [G6, G8, G26]"""
    n = offer_drives(box, s, out)
    if must_drive(box, s):
        return n
    return offer_loads(box, s, out, offer_unloads(box, s, out, n))


@rule
def legal_choice(s: State, seat: int, out: Out) -> int:
    """Both own colours, always. [G25]"""
    n = 0
    for gang in range(COLOURS_OF_TWO):
        if owner(s, gang) == seat:
            n = offer(out, n, CHOOSE, gang)
    return n


# ---------------------------------------------------------------------------- why not


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return OVER_ALREADY
    if s.waiting == CHANCE or s.on_turn != seat:
        return NOT_ASKED
    verb = VERB_OF[a]
    arg = a - verb
    if s.phase == TURN:
        return why_not_turn(box, s, verb, arg)
    if s.phase == CHOOSING and verb == CHOOSE:
        return 0 if owner(s, arg) == seat else NOT_YOUR_GANG
    if s.phase == PUSHING and verb == PUSH:
        return why_not_push(box, s, arg // DISTRICTS, arg % DISTRICTS)
    if s.phase == SECOND_UNLOAD and verb == UNLOAD:
        return why_not_second_unload(s, arg)
    if s.phase == TAKING and verb == TAKE:
        return why_not_take(s, arg)
    if s.phase == DROPPING and verb == DROP:
        return why_not_drop(s, arg)
    if s.phase == DUMPING and verb in (DUMP, KEEP):
        return 0
    if s.phase in (PUSHING, SECOND_UNLOAD) and verb == DONE:
        return 0
    return NOT_THIS_STEP


@rule
def why_not_turn(box: Box, s: State, verb: int, arg: int) -> int:
    """[G6, G8, G26]"""
    if verb == DRIVE:
        return why_not_drive(box, s, arg // PLACES, arg % PLACES)
    if verb == UNLOAD:
        reason = why_not_unload(box, s, arg)
    elif verb == LOAD:
        reason = why_not_load(box, s, arg // FIELDS, arg % FIELDS)
    else:
        return NOT_THIS_STEP
    return MUST_DRIVE if reason == 0 and must_drive(box, s) else reason


# ---------------------------------------------------------------------------- chance


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    if s.phase == DOUBLING:
        n = weigh_deck(s, out, weights, DOUBLE)
        return weigh(out, weights, n, POLICE, 0, s.police)
    if s.phase in (HARBOUR, REFILL):
        return weigh_supply(s, out, weights, LAY_OPEN)
    if s.phase == EQUIPPING:
        return chance_equip(s, out, weights)
    if s.phase == LAYING:
        return chance_table(box, s, out, weights)
    if s.phase == STARTING:
        return chance_start(s, out, weights)
    if s.phase == DEALING:
        return chance_deal(s, out, weights)
    if s.phase == STAGE:
        return weigh_deck(s, out, weights, DOUBLE)
    return chance_casino(s, out, weights)


@rule
def apply_chance(box: Box, s: State, outcome: int, log: Log) -> None:
    if s.phase == DOUBLING:
        if outcome == POLICE:
            draw_policeman(s, log)
        else:
            draw_district(box, s, outcome - DOUBLE, log)
    elif s.phase == REFILL:
        refill(box, s, outcome - LAY_OPEN, log)
    elif s.phase == LAYING:
        lay_table(box, s, (outcome - LAY_TABLE) // TABLES, (outcome - LAY_TABLE) % TABLES, log)
    elif s.phase == DEALING:
        deal(box, s, (outcome - DEAL) % DISTRICTS, log)
    elif s.phase == EQUIPPING:
        equip(box, s, (outcome - EQUIP) % KINDS, log)
    elif s.phase == HARBOUR:
        fill_harbour(box, s, outcome - LAY_OPEN, log)
    elif s.phase == STAGE:
        open_stage(box, s, outcome - DOUBLE, log)
    elif s.phase == CASINO:
        reckon(box, s, outcome - DRAW_CASINO, log)
    else:
        start(box, s, outcome - START, log)


# ---------------------------------------------------------------------------- what is done


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    """What nobody is asked about any more is over: the turn ends."""
    s.waiting = 0
    if seat == NONE:
        apply_chance(box, s, a, log)
    else:
        apply_action(box, s, VERB_OF[a], a - VERB_OF[a], log)
    if s.waiting == 0:
        end_turn(box, s, log)


@rule
def apply_action(box: Box, s: State, verb: int, arg: int, log: Log) -> None:
    if verb == DRIVE:
        drive(box, s, arg // PLACES, arg % PLACES, log)
    elif verb == LOAD:
        load(s, arg // FIELDS, arg % FIELDS, log)
    elif verb == UNLOAD:
        if s.phase == TURN:
            unload(box, s, arg, log)
        else:
            take_out(box, s, arg, log)
    elif verb == CHOOSE:
        choose(s, arg, log)
    elif verb == PUSH:
        push(s, arg // DISTRICTS, arg % DISTRICTS, log)
    elif verb == TAKE:
        take(box, s, arg, log)
    elif verb == DUMP:
        dump(s, log)
    elif verb == KEEP:
        keep(s, log)
    elif verb == DROP:
        drop(box, s, arg, log)
    else:
        note(log, DECLINED, s.gang, NONE, NONE)
