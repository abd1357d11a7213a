"""The course of a turn: chance, actions, and what follows of itself."""

from __future__ import annotations

from backroom.engine.asking import ask_seat
from backroom.engine.rule import NONE, Log, Out, note1, note3, note4, rule

from .attacks import stabber
from .box import Box
from .cakes import explode, is_on_table, pass_cake, put_cake
from .cards import begin_draws, chance_draw, discard, draw, play_card
from .ending import finish, kill
from .income import collect
from .position import State, kind_at, sit_down
from .seating import begin_reseating, begin_seating, chance_start, end_dealing, place
from .sleep import give_pill, may_give_pill, wake
from .words import (
    CARD_OF,
    CARDS,
    CHAIRS,
    DIRECTIONS,
    PILL_AT,
    PISTOL_AT,
    VERB_OF,
    Act,
    Cause,
    Ending,
    Event,
    Outcome,
    Phase,
    Sleep,
)


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    if s.phase == Phase.START:
        return chance_start(s, out, weights)
    return chance_draw(s, out, weights)


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        apply_chance(box, s, a, log)
    else:
        apply_action(box, s, seat, a, log)
    while s.waiting == 0:
        begin_turn(box, s, log)


@rule
def apply_chance(box: Box, s: State, outcome: int, log: Log) -> None:
    if s.phase == Phase.START:
        begin_seating(s, outcome - Outcome.START, log)
        return
    draw(s, outcome % CARDS, log)
    if s.missing > 0:
        return
    if s.phase == Phase.DEAL:
        end_dealing(box, s, log)
    else:
        end_turn(box, s, log)


@rule
def apply_action(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    verb = VERB_OF[a]
    arg = a - verb
    if CARD_OF[a] != NONE:
        play_card(s, seat, CARD_OF[a], log)
        apply_card(box, s, seat, verb, arg, log)
    elif verb == Act.END:
        note1(log, Event.STOPPED, seat)
        begin_draws(s, Phase.DRAW)
    elif verb == Act.DISCARD:
        discard(s, seat, arg, log)
        begin_draws(s, Phase.DRAW)
    elif verb == Act.TO:
        move_to(s, seat, arg, log)
    elif verb == Act.PILL:
        give_pill(s, seat, PILL_AT[arg], log)
        go_on_with_pills(box, s, log)
    elif verb == Act.PLACE:
        place(s, seat, Sleep.AWAKE, arg // CHAIRS, arg % CHAIRS, log)
    else:
        place(s, seat, Sleep.ASLEEP, arg // CHAIRS, arg % CHAIRS, log)


@rule
def apply_card(box: Box, s: State, seat: int, verb: int, arg: int, log: Log) -> None:
    """A card does what it says at once, or asks for more. [P6, P9–P16]"""
    if verb == Act.MOVE:
        s.rising = arg
        note3(log, Event.ROSE, seat, kind_at(s, arg), arg)
        ask_seat(s, Phase.TO, s.on_turn)
        return
    if verb == Act.COCKTAIL:
        ask_seat(s, Phase.PILL, s.on_turn)
        return
    if verb == Act.COPS:
        begin_reseating(s, log)
        return
    if verb == Act.KNIFE:
        kill(s, 1 << arg, Cause.KNIFE, seat, stabber(box, s, seat, arg), log)
    elif verb == Act.PISTOL:
        victim = PISTOL_AT[arg]
        kill(s, 1 << victim, Cause.PISTOL, seat, box.facing[victim], log)
    elif verb == Act.CAKE:
        put_cake(s, seat, arg, log)
    elif verb == Act.PASS_CAKE:
        pass_cake(s, seat, arg // DIRECTIONS, arg % DIRECTIONS, log)
    else:
        explode(box, s, arg, seat, log)
    end_card(box, s, log)


@rule
def end_card(box: Box, s: State, log: Log) -> None:
    """After the first card a Move may follow, unless the turn or the game has ended. [P6, P8]"""
    if s.phase == Phase.OVER:
        return
    if s.men[s.on_turn] == 0:
        end_turn(box, s, log)
    else:
        ask_seat(s, Phase.SECOND, s.on_turn)


@rule
def go_on_with_pills(box: Box, s: State, log: Log) -> None:
    """The next pill is asked for, while the player and the game last. [P8, P14, P19]"""
    if s.phase == Phase.OVER:
        return
    if s.men[s.on_turn] != 0 and may_give_pill(box, s):
        return
    s.served = 0
    end_card(box, s, log)


@rule
def move_to(s: State, seat: int, chair: int, log: Log) -> None:
    """A man changes chairs; after the first Move another man may do so. [P6, P16]"""
    origin = s.rising
    kind = kind_at(s, origin)
    s.rising = NONE
    s.men[seat] &= ~(1 << origin)
    s.kinds[kind] &= ~(1 << origin)
    sit_down(s, seat, kind, chair)
    note4(log, Event.MOVED, seat, kind, origin, chair)
    if is_second_card(s):
        begin_draws(s, Phase.DRAW)
    else:
        s.moved = chair
        ask_seat(s, Phase.SECOND, s.on_turn)


@rule
def is_second_card(s: State) -> bool:
    """The hand lacks a card for each that was played this turn. [P6]"""
    return s.missing > 1


@rule
def begin_turn(box: Box, s: State, log: Log) -> None:
    """The own cake goes off, income is paid, a card is asked for. [P3, P4, P5, P8]"""
    seat = s.on_turn
    note1(log, Event.TURN, seat)
    s.idle += 1
    if is_on_table(s, seat):
        explode(box, s, seat, seat, log)
        if s.phase == Phase.OVER:
            return
        if s.men[seat] == 0:
            end_turn(box, s, log)
            return
    collect(box, s, seat, log)
    if s.phase != Phase.OVER:
        ask_seat(s, Phase.CARD, s.on_turn)


@rule
def end_turn(box: Box, s: State, log: Log) -> None:
    """Sleepers wake; the next player clockwise who has men follows. [P7, P18, P26]"""
    s.missing = 0
    s.moved = NONE
    wake(s, s.on_turn, log)
    if s.idle >= box.idle_limit:
        finish(s, Ending.STANDSTILL, log)
        return
    s.waiting = 0
    s.on_turn = (s.on_turn + 1) % s.seats
    while s.men[s.on_turn] == 0:
        s.on_turn = (s.on_turn + 1) % s.seats
