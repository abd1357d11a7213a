"""The game in order: who is asked, what may be done, what is done, and what comes next."""

from __future__ import annotations

from backroom.engine.asking import OVER, ask_chance, ask_seat, is_asked
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Log, Out, rule

from .cards import apply_draw, begin_draws, chance_draw, offer_hand
from .godfather import (
    apply_duel,
    apply_window,
    begin_declaring,
    begin_duel,
    begin_joining,
    contenders,
    legal_window,
    pass_window,
    settle_duel,
    why_not_duel,
    why_not_window,
)
from .laying import (
    apply_laying,
    apply_mrx_laying,
    apply_thug,
    begin_laying,
    begin_mrx_laying,
    begin_mrx_thug,
    begin_second_look,
    begin_thug,
    legal_laying,
    legal_mrx_laying,
    legal_thug,
    show_numbers,
    why_not_laying,
    why_not_mrx_laying,
)
from .loot import (
    FIRST,
    apply_pay,
    apply_take,
    begin_sharing,
    change_mrx,
    go_on_sharing,
    is_all_shared,
    legal_pay,
    legal_take,
    ranked,
    why_not_pay,
)
from .opening import (
    apply_clan,
    apply_coalition,
    apply_district,
    apply_hire,
    apply_loot,
    apply_mrx,
    apply_person,
    begin_coalition,
    chance_clan,
    chance_coalition,
    chance_hire,
    chance_left,
    chance_mrx,
)
from .position import Box, State
from .round_end import (
    apply_round_end,
    begin_round_end,
    end_round,
    legal_round_end,
    make_ordinary_draw,
    why_not_round_end,
)
from .showdown import hold_showdown
from .strength import announce, compare
from .talk import apply_talk, begin_talk, legal_talk, why_not_talk
from .words import VERB_OF, Act, Outcome, Phase, Side


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if not is_asked(s, seat):
        return 0
    if s.phase == Phase.LAY or s.phase == Phase.SECOND_LOOK:
        return legal_laying(box, s, seat, out)
    if s.phase == Phase.ROUND_END:
        return legal_round_end(box, s, seat, out)
    if s.phase == Phase.TAKE:
        return legal_take(out)
    if s.phase == Phase.TALK:
        return legal_talk(s, seat, out)
    if s.phase == Phase.MRX_LAYS:
        return legal_mrx_laying(s, seat, out)
    if s.phase == Phase.DECLARE or s.phase == Phase.JOIN:
        return legal_window(s, out)
    if s.phase == Phase.DUEL:
        return offer_hand(s, seat, out, 0, Act.DUEL)
    if s.phase == Phase.PAY:
        return legal_pay(box, s, out)
    return legal_thug(out)


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if not is_asked(s, seat):
        return NotNow.NOT_ASKED
    verb = VERB_OF[a]
    arg = a - verb
    if s.phase == Phase.LAY or s.phase == Phase.SECOND_LOOK:
        return why_not_laying(box, s, seat, verb, arg)
    if s.phase == Phase.ROUND_END:
        return why_not_round_end(box, s, seat, verb, arg)
    if s.phase == Phase.TAKE:
        return 0 if verb == Act.TAKE else NotNow.NOT_THIS_STEP
    if s.phase == Phase.TALK:
        return why_not_talk(s, seat, verb, arg)
    if s.phase == Phase.MRX_LAYS:
        return why_not_mrx_laying(s, seat, verb, arg)
    if s.phase == Phase.DECLARE or s.phase == Phase.JOIN:
        return why_not_window(s, verb)
    if s.phase == Phase.DUEL:
        return why_not_duel(s, seat, verb, arg)
    if s.phase == Phase.PAY:
        return why_not_pay(box, s, verb, arg)
    return 0 if verb == Act.THUG else NotNow.NOT_THIS_STEP


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    if s.phase == Phase.DRAW:
        return chance_draw(s, out, weights)
    if s.phase == Phase.COALITION:
        return chance_coalition(box, s, out, weights)
    if s.phase == Phase.DISTRICT:
        return chance_left(s.district_deck, Outcome.DISTRICT, out, weights)
    if s.phase == Phase.LOOT:
        return chance_left(s.loot_deck, Outcome.LOOT, out, weights)
    if s.phase == Phase.PERSON:
        return chance_left(s.person_deck, Outcome.PERSON, out, weights)
    if s.phase == Phase.HIRE:
        return chance_hire(s, out, weights)
    if s.phase == Phase.CLAN:
        return chance_clan(s, out, weights)
    return chance_mrx(s, out, weights)


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        apply_chance(box, s, a, log)
    else:
        apply_action(box, s, seat, VERB_OF[a], a - VERB_OF[a], log)
    while s.waiting == 0:
        go_on(box, s, log)


@rule
def apply_chance(box: Box, s: State, outcome: int, log: Log) -> None:
    if s.phase == Phase.DRAW:
        apply_draw(box, s, outcome, log)
    elif s.phase == Phase.COALITION:
        apply_coalition(box, s, outcome, log)
    elif s.phase == Phase.DISTRICT:
        apply_district(box, s, outcome, log)
    elif s.phase == Phase.LOOT:
        apply_loot(s, outcome, log)
    elif s.phase == Phase.PERSON:
        apply_person(s, outcome, log)
    elif s.phase == Phase.HIRE:
        apply_hire(s, outcome, log)
    elif s.phase == Phase.CLAN:
        apply_clan(s, outcome, log)
    else:
        apply_mrx(s, outcome, log)


@rule
def apply_action(box: Box, s: State, seat: int, verb: int, arg: int, log: Log) -> None:
    if s.phase == Phase.LAY or s.phase == Phase.SECOND_LOOK:
        apply_laying(s, seat, verb, arg, log)
    elif s.phase == Phase.ROUND_END:
        apply_round_end(box, s, seat, verb, arg, log)
    elif s.phase == Phase.TAKE:
        apply_take(box, s, seat, arg, log)
    elif s.phase == Phase.TALK:
        apply_talk(box, s, seat, verb, arg, log)
    elif s.phase == Phase.MRX_LAYS:
        apply_mrx_laying(s, seat, verb, arg, log)
    elif s.phase == Phase.DECLARE or s.phase == Phase.JOIN:
        apply_window(s, seat, verb, log)
    elif s.phase == Phase.DUEL:
        apply_duel(s, seat, arg, log)
    elif s.phase == Phase.PAY:
        apply_pay(box, s, seat, arg, log)
    else:
        apply_thug(s, seat, arg, log)


# ------------------------------------------------------------------ what comes next


@rule
def go_on(box: Box, s: State, log: Log) -> None:
    """Nobody is left to answer: the next phase begins. [CS3]"""
    if s.phase == Phase.DRAW:
        s.phase = s.after_draws
        s.after_draws = NONE
    elif s.phase == Phase.ROUND_END:
        go_on_round_end(box, s, log)
    elif s.phase == Phase.LAY:
        show_numbers(box, s, log)
        begin_second_look(s)
    elif s.phase == Phase.SECOND_LOOK:
        show_numbers(box, s, log)
        begin_thug(s)
    elif s.phase == Phase.THUG:
        end_turn(box, s, log)
    elif s.phase == Phase.TALK:
        begin_laying(s)
    elif s.phase == Phase.DECLARE or s.phase == Phase.JOIN or s.phase == Phase.DUEL:
        go_on_window(box, s, log)
    elif s.phase == Phase.TAKE:
        if is_all_shared(s):
            end_sharing(box, s, log)
        else:
            go_on_sharing(box, s, log)
    elif s.phase == Phase.MRX_THUG:
        compare(box, s, log)
        begin_sharing(s)
    elif s.phase == Phase.PERSON:
        begin_mrx_laying(s)
    elif s.phase == Phase.MRX_LAYS:
        begin_declaring(s)
    elif s.phase == Phase.COALITION:
        hold_showdown(box, s, log)
    else:
        go_on_setup(box, s, log)


@rule
def go_on_setup(box: Box, s: State, log: Log) -> None:
    """Clans, then four cards for each seat in turn, then a person each. [CS1]"""
    if s.phase == Phase.CLAN:
        begin_draws(box, s, 0, box.dealt, Phase.DEAL, log)
    elif s.phase == Phase.HIRE:
        begin_coalition(s)
    elif s.on_turn + 1 < s.seats:
        begin_draws(box, s, s.on_turn + 1, box.dealt, Phase.DEAL, log)
    else:
        s.on_turn = 0
        ask_chance(s, Phase.HIRE)


@rule
def go_on_window(box: Box, s: State, log: Log) -> None:
    """Declare, join, duel; then the side that plays talks. [CG1, CG3, CG4]"""
    who = contenders(s)
    if who == 0:
        pass_window(s, log)
        begin_talk(box, s)
    elif s.phase == Phase.DECLARE:
        begin_joining(s, log)
    elif s.phase == Phase.JOIN:
        begin_duel(s, log)
    elif settle_duel(s, log):
        begin_draws(box, s, s.godfather, 1, Phase.DUEL, log)


@rule
def end_turn(box: Box, s: State, log: Log) -> None:
    """A side's cards are turned up; the defenders play after the challengers. [CS3, CR14]"""
    announce(box, s, s.turn, log)
    if s.turn == Side.CHALLENGERS:
        s.turn = Side.DEFENDERS
        begin_declaring(s)
    else:
        begin_mrx_thug(s)


@rule
def end_sharing(box: Box, s: State, log: Log) -> None:
    """The round end starts with the winner who chose first. [CL4, CX6]"""
    s.served = 0
    s.starter = ranked(box, s, s.winners, FIRST)
    change_mrx(box, s, log)
    begin_round_end(s, s.starter)


@rule
def go_on_round_end(box: Box, s: State, log: Log) -> None:
    """The seat goes on, or draws at last, or the next one clockwise begins. [CL4, CL8]"""
    if s.ended == 0:
        ask_seat(s, Phase.ROUND_END, s.on_turn)
        return
    if s.drawn == 0:
        make_ordinary_draw(box, s, log)
        return
    after = s.on_turn + 1 if s.on_turn + 1 < s.seats else 0
    if after != s.starter:
        begin_round_end(s, after)
    else:
        end_round(s, log)
        begin_coalition(s)
