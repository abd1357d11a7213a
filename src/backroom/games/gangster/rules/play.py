"""What may be done in each step, and what then happens."""

from __future__ import annotations

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Log, Out, note2, offer, rule, weigh

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
from .state import State
from .turns import choose, draw_district, draw_policeman, end_turn, must_drive
from .words import (
    COLOURS_OF_TWO,
    DISTRICTS,
    FIELDS,
    KINDS,
    PLACES,
    TABLES,
    VERB_OF,
    Act,
    Event,
    Outcome,
    Phase,
    Reason,
)

# ---------------------------------------------------------------------------- legal


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if s.waiting < 0 or s.on_turn != seat:
        return 0
    if s.phase == Phase.TURN:
        return legal_turn(box, s, out)
    if s.phase == Phase.GANG:
        return legal_choice(s, seat, out)
    if s.phase == Phase.PUSH:
        return legal_push(box, s, out)
    if s.phase == Phase.DOOR:
        return offer(out, offer(out, 0, Act.UNLOAD, s.gang), Act.DONE, 0)
    if s.phase == Phase.DUMP:
        return offer(out, offer(out, 0, Act.DUMP, 0), Act.KEEP, 0)
    if s.phase == Phase.TAKE:
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
        if s.owner[gang] == seat:
            n = offer(out, n, Act.GANG, gang)
    return n


# ---------------------------------------------------------------------------- why not


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if s.waiting == CHANCE or s.on_turn != seat:
        return NotNow.NOT_ASKED
    verb = VERB_OF[a]
    arg = a - verb
    if s.phase == Phase.TURN:
        return why_not_turn(box, s, verb, arg)
    if s.phase == Phase.GANG and verb == Act.GANG:
        return 0 if s.owner[arg] == seat else Reason.NOT_YOUR_GANG
    if s.phase == Phase.PUSH and verb == Act.PUSH:
        return why_not_push(box, s, arg // DISTRICTS, arg % DISTRICTS)
    if s.phase == Phase.DOOR and verb == Act.UNLOAD:
        return why_not_second_unload(s, arg)
    if s.phase == Phase.TAKE and verb == Act.TAKE:
        return why_not_take(s, arg)
    if s.phase == Phase.DROP and verb == Act.DROP:
        return why_not_drop(s, arg)
    if s.phase == Phase.DUMP and verb in (Act.DUMP, Act.KEEP):
        return 0
    if s.phase in (Phase.PUSH, Phase.DOOR) and verb == Act.DONE:
        return 0
    return NotNow.NOT_THIS_STEP


@rule
def why_not_turn(box: Box, s: State, verb: int, arg: int) -> int:
    """[G6, G8, G26]"""
    if verb == Act.DRIVE:
        return why_not_drive(box, s, arg // PLACES, arg % PLACES)
    if verb == Act.UNLOAD:
        reason = why_not_unload(box, s, arg)
    elif verb == Act.LOAD:
        reason = why_not_load(box, s, arg // FIELDS, arg % FIELDS)
    else:
        return NotNow.NOT_THIS_STEP
    return Reason.MUST_DRIVE if reason == 0 and must_drive(box, s) else reason


# ---------------------------------------------------------------------------- chance


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    if s.phase == Phase.DOUBLE:
        n = weigh_deck(s, out, weights, Outcome.DOUBLE)
        return weigh(out, weights, n, Outcome.POLICE, 0, s.police)
    if s.phase in (Phase.HARBOUR, Phase.REFILL):
        return weigh_supply(s, out, weights, Outcome.HARBOUR)
    if s.phase == Phase.EQUIP:
        return chance_equip(s, out, weights)
    if s.phase == Phase.TABLE:
        return chance_table(box, s, out, weights)
    if s.phase == Phase.START:
        return chance_start(s, out, weights)
    if s.phase == Phase.DEAL:
        return chance_deal(s, out, weights)
    if s.phase == Phase.STAGE:
        return weigh_deck(s, out, weights, Outcome.DOUBLE)
    return chance_casino(s, out, weights)


@rule
def apply_chance(box: Box, s: State, outcome: int, log: Log) -> None:
    if s.phase == Phase.DOUBLE:
        if outcome == Outcome.POLICE:
            draw_policeman(s, log)
        else:
            draw_district(box, s, outcome - Outcome.DOUBLE, log)
    elif s.phase == Phase.REFILL:
        refill(box, s, outcome - Outcome.HARBOUR, log)
    elif s.phase == Phase.TABLE:
        lay_table(
            box, s, (outcome - Outcome.TABLE) // TABLES, (outcome - Outcome.TABLE) % TABLES, log
        )
    elif s.phase == Phase.DEAL:
        deal(box, s, (outcome - Outcome.DEAL) % DISTRICTS, log)
    elif s.phase == Phase.EQUIP:
        equip(box, s, (outcome - Outcome.EQUIP) % KINDS, log)
    elif s.phase == Phase.HARBOUR:
        fill_harbour(box, s, outcome - Outcome.HARBOUR, log)
    elif s.phase == Phase.STAGE:
        open_stage(box, s, outcome - Outcome.DOUBLE, log)
    elif s.phase == Phase.CASINO:
        reckon(box, s, outcome - Outcome.CASINO, log)
    else:
        start(box, s, outcome - Outcome.START, log)


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
    if verb == Act.DRIVE:
        drive(box, s, arg // PLACES, arg % PLACES, log)
    elif verb == Act.LOAD:
        load(box, s, arg // FIELDS, arg % FIELDS, log)
    elif verb == Act.UNLOAD:
        if s.phase == Phase.TURN:
            unload(box, s, arg, log)
        else:
            take_out(box, s, arg, log)
    elif verb == Act.GANG:
        choose(s, arg, log)
    elif verb == Act.PUSH:
        push(s, arg // DISTRICTS, arg % DISTRICTS, log)
    elif verb == Act.TAKE:
        take(box, s, arg, log)
    elif verb == Act.DUMP:
        dump(s, log)
    elif verb == Act.KEEP:
        keep(s, log)
    elif verb == Act.DROP:
        drop(box, s, arg, log)
    else:
        note2(log, Event.DECLINED, s.gang, s.on_turn)
