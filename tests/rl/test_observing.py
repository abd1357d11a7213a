"""An observation is the view and the box as numbers, turned to the looker: read off them here a
second time, block by block."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import pytest

import backroom
from backroom.engine.match import Match
from backroom.games.bosses.rules import words as bosses
from backroom.games.chicago_gangsters.rules import words as chicago
from backroom.games.cosa_nostra.rules import words as cosa
from backroom.games.don_pepe.rules import words as don_pepe
from backroom.games.gangster.rules import words as gangster

View = dict[str, Any]
Blocks = dict[str, Any]


def one_of(value: object, words: Iterable[str]) -> list[bool]:
    return [word == value for word in words]


def some_of(values: Sequence[str], words: Iterable[str]) -> list[bool]:
    return [word in values for word in words]


def turned(by_seat: Sequence[Any], seat: int, most: int) -> list[Any]:
    """The own seat first, then clockwise, then blanks for seats that are not taken."""
    blank = (np.array(by_seat[0]) * 0).tolist()
    return [*by_seat[seat:], *by_seat[:seat], *[blank] * (most - len(by_seat))]


def who(view: View, field: str, seat: int, seats: int, most: int) -> list[bool]:
    return turned([view[field] == other for other in range(seats)], seat, most)


def of_bosses(match: Match, view: View, seat: int) -> Blocks:
    box, seats, gangs = match.figures, match.seats, bosses.Gang.names.words
    order = [*gangs[seat:seats], *gangs[:seat], *gangs[seats:]]
    kinds = [f"{gang}{power}" for gang in order for power in "123"]
    players = str(seats)
    return {
        "board": [one_of(kind, kinds) for kind in view["board"].values()],
        "dead": some_of(view["dead"], bosses.FIELD),
        "fresh": one_of(view["fresh"], bosses.FIELD),
        "crossing": one_of(view["crossing"], bosses.FIELD),
        "unseen": [view["unseen"][kind] / box["gangsters"][kind[-1]] for kind in kinds],
        "drawn": one_of(view["drawn"], kinds),
        "pair": [one_of(view["pair"][side], kinds) for side in ("left", "right")],
        "stacks": [height / 36 for height in view["stacks"].values()],
        "stock": turned([list(stock.values()) for stock in view["stock"]], seat, 4),
        "bullets": turned([n / box["bullets"][players] for n in view["bullets"]], seat, 4),
        "rank": turned([rank / box["track_end"] for rank in view["rank"]], seat, 4),
        "reached_at": turned([n / 12 for n in view["reached_at"]], seat, 4),
        "on_turn": who(view, "on_turn", seat, seats, 4),
        "phase": one_of(view["phase"], bosses.Phase.names),
        "moves": view["moves"] / (box["guard_turns"] * seats),
        "tied_gangs_vanish": view["tied_gangs_vanish"],
    }


def of_gangster(match: Match, view: View, seat: int) -> Blocks:
    box, seats, colours = match.figures, match.seats, gangster.Gang.names.words
    there = 4 if seats == 2 else seats
    order = [*colours[seat:there], *colours[:seat], *colours[there:]]
    ever, kinds = sum(box["gangsters"]), gangster.Kind.names
    owners = [(place + seat) % there % seats for place in range(there)]
    return {
        "standing": [
            [some_of(standing[gang], gangster.FIELD) for gang in order]
            for standing in view["standing"].values()
        ],
        "front": [some_of(front, gangster.FIELD) for front in view["front"].values()],
        "table": [one_of(number, gangster.TABLE) for number in view["table"].values()],
        "doubled": some_of(view["doubled"], gangster.DISTRICT),
        "deck": some_of(view["deck"], gangster.DISTRICT),
        "car": [one_of(view["car"][gang], gangster.PLACE) for gang in order],
        "cards": [some_of(view["cards"][gang], gangster.CARD) for gang in order],
        "slots": [[one_of(kind, kinds) for kind in view["slots"][g].values()] for g in order],
        "trunk": [
            [view["trunk"][one][other] / box["trunk_room"]["with"] for other in order]
            for one in order
        ],
        "crew": [view["crew"][gang] / ever for gang in order],
        "drowned": [view["drowned"][gang] / ever for gang in order],
        "owner": [
            [place < there and (owners[place] - seat) % seats == other for other in range(5)]
            for place in range(5)
        ],
        "acting": one_of(view["gang"], order),
        "harbour": [n / box["laid_open"] for n in view["harbour"].values()],
        "supply": [n / box["equipment"][kind] for kind, n in view["supply"].items()],
        "casino": [n / box["casino"][value] for value, n in view["casino"].items()],
        "influence": turned([min(n, 250) / 250 for n in view["influence"]], seat, 5),
        "on_turn": who(view, "on_turn", seat, seats, 5),
        "phase": one_of(view["phase"], gangster.Phase.names),
        "police": view["police"] / box["police"][str(seats)],
        "days": view["days"] / 3,
        "quiet": min(1, view["quiet"] / (box["guard_turns"] * there)),
    }


def of_don_pepe(match: Match, view: View, seat: int) -> Blocks:
    box, seats, chairs = match.figures, match.seats, don_pepe.CHAIR
    pot, men, deck = box["pots"][str(seats)], box["gangs"][str(seats)], box["deck"]
    kinds, cards = don_pepe.Kind.names, don_pepe.Card.names
    return {
        "men": turned([some_of(men, chairs) for men in view["men"]], seat, 6),
        "cake": turned([one_of(chair, chairs) for chair in view["cake"]], seat, 6),
        "kinds": [some_of(view["kinds"][kind], chairs) for kind in kinds],
        "asleep": some_of(view["asleep"], chairs),
        "served": some_of(view["served"], chairs),
        "rising": one_of(view["rising"], chairs),
        "moved": one_of(view["moved"], chairs),
        "unseated": turned(
            [
                [[out[sleep][kind] / men[kind] for kind in kinds] for sleep in ("awake", "asleep")]
                for out in view["unseated"]
            ],
            seat,
            6,
        ),
        "in_hand": turned([sum(h.values()) / box["hand"] for h in view["hands"]], seat, 6),
        "drawn_by": turned([sum(drawn.values()) / 60 for drawn in view["drawn"]], seat, 6),
        "money": turned([money / pot for money in view["money"]], seat, 6),
        "left_at": turned([n / 30 for n in view["left_at"]], seat, 6),
        "last_men": turned([n / 30 for n in view["last_men"]], seat, 6),
        "on_turn": who(view, "on_turn", seat, seats, 6),
        "hand": [view["hands"][seat][card] / box["hand"] for card in cards],
        "drawn": [view["drawn"][seat][card] / deck[card] for card in cards],
        "discards": [view["discards"][card] / deck[card] for card in cards],
        "shuffled": [view["shuffled"][card] / deck[card] for card in cards],
        "phase": one_of(view["phase"], don_pepe.Phase.names),
        "pile": sum(view["pile"].values()) / 60,
        "pot": view["pot"] / pot,
        "idle": view["idle"] / box["idle_limit"],
        "missing": view["missing"] / box["hand"],
        "cops_gone": view["cops_gone"] > 0,
        "free_seating": view["free_seating"],
    }


def of_cosa_nostra(match: Match, view: View, seat: int) -> Blocks:
    box, seats, gangs = match.figures, match.seats, cosa.Gang.names.words
    own = next(n for n, gang in enumerate(gangs) if view["owner"][gang] == seat)
    order = [*gangs[own:], *gangs[:own]]
    spaces = [str((box["fronts"][gangs[own]] + n) % box["ring"]) for n in range(box["ring"])]
    beyond = [0] * (len(cosa.SPACE) - box["ring"])

    def followers(gang: str, space: str) -> int:
        free = (space in view["standing"][gang]) + (space in view["pairs"][gang])
        free += space in view["pairs"][gang] and space in view["trios"]
        return free - (view["boss"][gang] == space and space in view["standing"][gang])

    played = [gang for gang in order if view["owner"][gang] is not None]
    there = {gang: gang in played for gang in order}
    return {
        "followers": [[*(followers(g, space) / 3 for space in spaces), *beyond] for g in order],
        "prisoners": [[*some_of(view["prisoners"][g], spaces), *beyond] for g in order],
        "boss": [[*one_of(view["boss"][gang], spaces), *beyond] for gang in order],
        "to_go": [there[gang] * view["to_go"][gang] / (box["ring"] + 2) for gang in order],
        "hq": [there[gang] * view["hq"][gang] / box["followers"] for gang in order],
        "banished": [view["banished"][gang] / box["followers"] for gang in order],
        "owner": [
            [there[g] and (view["owner"][g] - seat) % seats == other for other in range(4)]
            for g in order
        ],
        "moving": one_of(view["gang"], order),
        "first": [*one_of(view["first"], spaces), *beyond, *one_of(view["first"], ("hq", "boss"))],
        "shown": [*one_of(view["shown"], spaces), *beyond],
        "on_turn": who(view, "on_turn", seat, seats, 4),
        "low": view["low"] / 6,
        "high": view["high"] / 6,
        "left": view["left"] / 6,
        "boss_waits": view["boss_waits"],
        "phase": one_of(view["phase"], cosa.Phase.names),
    }


def of_chicago_gangsters(match: Match, view: View, seat: int) -> Blocks:
    box, seats, cards, limit = match.figures, match.seats, chicago.CARD, match.figures["hand_limit"]
    onlooker, card = match.view(None), view["coalition"]
    is_open = card in box["mark"]
    marked = [is_open and box["mark"][card] == clan is not None for clan in view["clan"]]
    ties = [
        is_open and clan is not None and box["tie"][card][side] == clan
        for clan, side in zip(view["clan"], view["side"], strict=True)
    ]
    asked = view["to_act"] if isinstance(view["to_act"], list) else []
    packages = box["packages"].get(view["loot"])
    # The veiled deck holds all cards out of sight; in the showdown hands lie open.
    shown = [0 if n == seat or not view["over"] else 1 for n in range(seats)]

    def held(face: str) -> int:
        return int(sum(n * hand[face] for n, hand in zip(shown, view["hand"], strict=True)))

    by_seat: dict[str, list[Any]] = {
        "clan": [one_of(clan, chicago.Clan.names) for clan in view["clan"]],
        "side": [one_of(side, chicago.Side.names) for side in view["side"]],
        "mark": marked,
        "tie": ties,
        "asked": [other in asked for other in range(seats)],
        "said": [n / box["statements"] for n in view["said"]],
        "pledged_points": [n / 30 for n in view["pledged_points"]],
        "pledged_cards": [n / 10 for n in view["pledged_cards"]],
        "asked_points": [n / 30 for n in view["asked_points"]],
        "aim": [one_of(aim, chicago.Aim.names) for aim in view["aim"]],
        "stance": [one_of(stance, chicago.Stance.names) for stance in view["stance"]],
        "alcohol": [min(n, 50) / 50 for n in view["alcohol"]],
        "godfather_points": [n / 12 for n in view["godfather_points"]],
        "contribution": [min(n, 60) / 60 for n in view["contribution"]],
        "in_hand": [sum(hand.values()) / limit for hand in onlooker["hand"]],
        "on_table": [sum(laid.values()) / limit for laid in onlooker["laid"]],
        "persons": [some_of(persons, chicago.Person.names) for persons in view["persons"]],
        "known": [[known[face] / limit for face in cards] for known in view["known"]],
        "open": [[laid[face] / limit for face in cards] for laid in onlooker["laid"]],
    }
    roles = ("lone", "mrx", "godfather", "ousted", "thug", "on_turn", "starter")
    return {
        **{name: turned(values, seat, 5) for name, values in by_seat.items()},
        **{role: who(view, role, seat, seats, 5) for role in roles},
        "hand": [view["hand"][seat][face] / limit for face in cards],
        "laid": [view["laid"][seat][face] / limit for face in cards],
        "hidden": [marked[seat] and view["hidden"] == face for face in cards],
        "symbols": some_of(box["symbols"].get(view["district"], []), chicago.Symbol.names),
        "packages": [
            [
                [packages[result][n][good] / 9 if packages else 0 for good in chicago.Good.names]
                for n in chicago.PACKAGE
            ]
            for result in chicago.Result.names
        ],
        "offer": one_of(view["offer"], chicago.Person.names),
        "pile": [view["pile"][face] / box["cards"][face] for face in cards],
        "unseen": [(view["deck"][face] + held(face)) / box["cards"][face] for face in cards],
        "coalition": one_of(view["coalition"], chicago.REVEALED),
        "coalition_deck": some_of(view["coalition_deck"], chicago.REVEALED),
        "district_deck": some_of(view["district_deck"], chicago.DISTRICT),
        "loot_deck": some_of(view["loot_deck"], chicago.LOOT),
        "person_deck": some_of(view["person_deck"], chicago.Person.names),
        "phase": one_of(view["phase"], chicago.Phase.names),
        "strength": [min(n, 60) / 60 for n in view["strength"].values()],
        "turn": one_of(view["turn"], chicago.Side.names),
        "winners": one_of(view["winners"], chicago.Side.names),
        "round": view["round_number"] / 12,
        "deck": view["deck_size"] / 127,
        "face_down": view["turn"] == "defenders" and view["hidden"] is not None,
        "shut": view["shut"],
        "passes": view["passes"] / 5,
        "drawn": view["drawn"] / 5,
        "step": view["step"] / 5,
        "total": min(view["total"], 30) / 30,
        "used": some_of(view["used"], chicago.Ability.names),
        "busy": one_of(view["busy"], chicago.Ability.names),
        "taken": one_of(view["taken"], chicago.PACKAGE),
        "paid": one_of(view["paid"], chicago.Good.names),
        "options": [view["talk"], view["second_look"], view["godfather_rule"]],
    }


TOLD: dict[str, Callable[[Match, View, int], Blocks]] = {
    "bosses": of_bosses,
    "gangster": of_gangster,
    "don_pepe": of_don_pepe,
    "cosa_nostra": of_cosa_nostra,
    "chicago_gangsters": of_chicago_gangsters,
}


def test_every_game_is_here() -> None:
    assert sorted(TOLD) == backroom.game_names()


@pytest.mark.parametrize(
    "name, seats, options",
    [
        ("bosses", 2, {}),
        ("bosses", 3, {"tied_gangs_vanish": True}),
        ("bosses", 4, {}),
        ("gangster", 2, {}),
        ("gangster", 3, {}),
        ("gangster", 5, {}),
        ("don_pepe", 3, {"seating": "free"}),
        ("don_pepe", 6, {}),
        ("cosa_nostra", 2, {}),
        ("cosa_nostra", 2, {"two_gangs": True}),
        ("cosa_nostra", 3, {}),
        ("cosa_nostra", 4, {}),
        ("chicago_gangsters", 3, {"talk": False, "second_look": True, "godfather": True}),
        ("chicago_gangsters", 4, {"talk": True, "second_look": False, "godfather": False}),
        ("chicago_gangsters", 4, {"talk": False, "second_look": True, "godfather": True}),
        ("chicago_gangsters", 5, {"talk": True, "second_look": True}),
    ],
)
def test_a_network_is_told_what_the_view_says(name: str, seats: int, options: View) -> None:
    game = backroom.game(name)
    match, dice = game.deal(seats, seed=3, options=options), random.Random(seats)
    while asked := match.to_act:
        seat = dice.choice(asked)
        match.play(seat, dice.choice(match.legal(seat)))
        if dice.random() > 0.1 and not match.over:
            continue
        for seat in range(seats):
            expected = TOLD[name](match, match.view(seat), seat)
            found = game.split(match.observe(seat))
            assert set(found) == set(expected)
            for block, numbers in found.items():
                wanted = np.array(expected[block], np.float32).reshape(numbers.shape)
                assert numbers.tolist() == wanted.tolist(), block
