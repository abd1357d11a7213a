"""Every picture of a rulebook page shows what its example says: what may be done there, what comes
of it, and what the position holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.pictures import positions


@dataclass(frozen=True)
class Says:
    """`may` are all that may be done with their verbs; `then` are lines to go on with, after which
    `holds` is what an onlooker sees, by the path to it."""

    may: str = ""
    then: str = ""
    holds: dict[str, Any] = field(default_factory=dict)


def says(may: str = "", then: str = "", /, **holds: Any) -> Says:
    return Says(may, then, {path.replace("__", "."): value for path, value in holds.items()})


BOSSES = {
    "the-dead-do-not-count": says(rank=[1, 0]),
    "two-lines-at-once": says("", "0 place own1 f1; 0 score row", rank=[3, 3]),
    "fresh": says("move b2 a2; move b2 b1; move b2 c2; shoot b3", board__b3="blue1"),
    "whom-red-may-shoot": says("shoot c2; shoot d3"),
    "moving-into-a-line": says(board__f2="yellow2", board__f1=None),
    "two-empty-fields": says("move b1 a1; move b1 b2; move a2 a1; move a2 b2"),
    "both-last-turns": says(board__a1=None, board__f6=None, pair__left=None, pair__right=None),
    "only-one-may-move": says(board__a1=None, board__b1=None, board__c2=None),
    "first-turns": says("move b2 a2; move b2 c2; move b2 b3; shoot b1; shoot d1; shoot f1"),
}
COSA_NOSTRA = {
    "first-throw": says(
        "move red 2; move red 5; move red 7; boss red 2; boss red 5; boss red 7",
    ),
    "one-die-would-be-lost": says("move 9 2; move 9 6; move 7 4"),
    "only-with-the-boss": says("boss red 2; boss red 5", banished__red=8),
    "who-brings-one-back": says("", "* roll 1 4; 0 move 31 1", banished__red=2),
    "two-and-three-on-a-space": says(pairs__red=["18"], pairs__yellow=["21"], trios=["21"]),
    "comrades-behind-them": says(
        "", "* roll 3 6; 0 move 17 3", banished__yellow=1, prisoners__red=[]
    ),
    "both-dice-of-a-double": says("", "0 move 17 3; 0 move 17 3", banished__yellow=1),
    "a-guard-and-a-prisoner": says(standing__blue=["11"], prisoners__red=["11"]),
    "a-boss-and-three-followers": says(boss__red="21", hq__red=3, banished__red=2),
    "whom-a-boss-leaves-free": says(
        boss__blue="17",
        standing__blue=["17", "20"],
        prisoners__yellow=["20"],
        standing__green=["23"],
        prisoners__blue=["23"],
    ),
    "a-guard-before-the-wheel": says(standing__yellow=["19"], prisoners__blue=["19"]),
    "the-freed-boss-must-move": says("move 8 2", "0 move 8 2; * wheel 15; 0 boss red 6"),
    "two-on-fate": says("", "0 move 4 2; * wheel 6", banished__red=7, standing__red=["6"]),
    "out-of-the-hq-onto-fate": says("", "0 move red 3; * wheel 5", boss__red="hq", hq__red=8),
    "a-boss-on-danger": says(boss__blue="13", pairs__blue=["13"], standing__blue=["13", "20"]),
    "blue-chooses": says(boss__blue="9", trios=["9"], pairs__blue=["9"]),
    "four-steps-from-home": says("", "* roll 1 3; 0 boss red 4", boss__red="home"),
    "on-the-front-after-a-lap": says(boss__red="0", to_go__red=1),
    "home-or-on": says("", "0 boss red 4", boss__red="home"),
    "home-with-all-its-gang": says("", "0 boss red 4", standing__red=[], prisoners__blue=[]),
    "one-owner-two-gangs": says(
        standing__yellow=["9", "11", "13"], pairs__yellow=["13"], prisoners__red=["9"]
    ),
}
DRIVES = "west_side the_loop little_italy"
FAR = "north_side west_side the_loop cicero little_italy south_side stickney chinatown gold_coast"
GANGSTER = {
    "driving": says(
        "; ".join(
            [f"drive 1 {to}" for to in DRIVES.split()]
            + [f"drive 2 {to}" for to in FAR.split() if to not in DRIVES]
            + [f"drive 3 {to}" for to in [*DRIVES.split(), "little_africa"]]
        )
    ),
    "driving-with-a-motor": says(slots__grey__left="motor", car__grey="greek_town"),
    "filling-a-table": says(next__north_side="6", table__north_side="1"),
    "gaps-stay-gaps": says(next__north_side="6", table__north_side="1"),
    "the-last-field": says(next__north_side="4", table__north_side="1"),
    "rank": says(standing__north_side__green=["16"], table__north_side="15"),
    "tommy-gun-and-bodyguard": says("load the_loop 2; load little_italy 1"),
    "nothing-to-take": says(harbour__motor=2, harbour__door=1),
    "three-of-a-kind": says(harbour__door=2, harbour__bumper=1),
    "bumper": says("push green north_side; push green greek_town; push green chinatown"),
    "door": says(next__north_side="6", slots__grey__left="door"),
    "scoring-a-district": says(doubled=["north_side"], table__north_side="12"),
    "the-eighth-doubler": says("", "* casino 5", influence=[3, 12, 6, 5]),
    "two-players": says(doubled=["west_side"], next__west_side=None, table__west_side="2"),
    "bodyguard-with-two-players": says("load the_loop 1; load the_loop 2"),
    "cicero-with-three-players": says("load west_side 1; load little_italy 1"),
    "all-fields-occupied": says(next__north_side=None),
}
DON_PEPE = {
    "six-scenes": says(cake=["19", "1", "23", None, None, None], asleep=["8", "20"]),
    "scene-yellow": says(men__1=["3", "7", "17", "23"], men__4=["5", "21"], money__0=2_000),
    "scene-orange": says(money__4=5_000),
    "scene-purple": says("knife 21; knife 23", money__5=2_000),
    "scene-blue": says(men__5=["8", "28"], men__1=["3", "7", "17", "19"], money__2=1_000),
    "scene-green": says(men__3=["15", "18"], money__3=1_000),
    "first-turn": says(
        "knife 3; knife 5; knife 7; knife 9; knife 11; knife 26; knife 28;"
        "pistol 3; pistol 5; pistol 22; pistol 24",
        pot=117_000,
    ),
    "income": says(money__0=13_000),
    "heads": says(men__0=["7", "30"], men__1=["1", "12"], cake=[None, "30", None]),
    "passing-a-cake": says(
        men=[["1"], ["22", "23"], ["28"]],
        cake=[None, "23", "26"],
        kinds__jim=["1", "22", "23", "28"],
    ),
    "cocktail": says(men=[["1"], ["4", "13"], ["8"]], asleep=["4"]),
    "two-moves": says("move 3", men__0=["3", "12"]),
    "own-goal": says(men__0=["1"], cake__1="2"),
    "a-cake-without-an-owner": says(men__1=[], cake__1="20"),
}
CHICAGO_GANGSTERS = {
    "a-card-face-down": says(strength__challengers=29, strength__defenders=15),
    "the-bombers-weapons": says(strength__challengers=4, known__1__w4=1, known__0__w4=0),
    "a-lone-challenger": says("lay w4; lay e3", lone=0),
    "mr-x-and-two-clans": says(contribution=[6, 6, 3, 5, 6], to_act=[4]),
    "bomber-and-driver": says(strength__challengers=2, persons__0=["bomber", "driver"]),
    "a-lone-player-with-the-judge": says(strength__challengers=18, contribution__0=18),
    "ousted": says("lay w4; lay e1", ousted=0, godfather=1),
    "one-comes-back": says(known__0__w4=1, strength__challengers=1),
    "covered-once": says("", "0 done; 1 lay w2; 1 done", strength__challengers=6, known__0__s1=1),
    "a-second-look": says("lay w4", to_act=[0]),
}
SAID = {
    "bosses": BOSSES,
    "chicago_gangsters": CHICAGO_GANGSTERS,
    "cosa_nostra": COSA_NOSTRA,
    "don_pepe": DON_PEPE,
    "gangster": GANGSTER,
}


@pytest.mark.parametrize("name", SAID)
def test_something_is_said_of_every_picture(name: str) -> None:
    assert list(SAID[name]) == list(positions(backroom.game(name)))


@pytest.mark.parametrize(
    "game, name", [(game, name) for game, said in SAID.items() for name in said]
)
def test_the_picture_shows_what_is_said(game: str, name: str) -> None:
    found = backroom.game(game)
    match, said = positions(found)[name].play(found), SAID[game][name]
    may = {part.strip() for part in said.may.split(";") if part.strip()}
    verbs = {found.actions.verbs[found.actions.code(text)].name for text in may}
    assert {str(one) for one in allowed(match) if one.verb in verbs} == may
    match.play_lines(part.strip() for part in said.then.split(";") if part.strip())
    view = match.view(None)
    assert {path: held(view, path) for path in said.holds} == said.holds


def allowed(match: Match) -> list[Any]:
    return match.legal(match.to_act[0]) if match.to_act else []


def held(view: Any, path: str) -> Any:
    for step in path.split("."):
        view = view[int(step) if isinstance(view, list) else step]
    return view


# ------------------------------------------------------------------ drawn by hand, and right


def test_tables_of_gangster_are_filled_as_the_rules_fill_them() -> None:
    from backroom.games.gangster.rules.loading import look_for_next
    from backroom.games.gangster.rules.words import DISTRICT

    gangster = backroom.game("gangster")
    for name, one in positions(gangster).items():
        match = one.play(gangster)
        before = match.snapshot()
        for district in range(len(DISTRICT)):
            if match.view(None)["table"][DISTRICT[district]] is not None:
                look_for_next(match.edition.box, match.state, district)
        assert match.snapshot() == before, name
