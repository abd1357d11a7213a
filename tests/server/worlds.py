"""Two matches that one audience cannot tell apart, and differ in what it may not know.

They are played side by side by hand. Where a seat or chance does something whose face the audience
does not see, the second match does something else; and what leaves no trace at all is done in one
of them only, so that the numbers of covered cards and the order of covered answers differ too.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from backroom.engine.game import Game
from backroom.server.table.document import Doc, Settings
from backroom.server.table.position import Position, first_match


@dataclass
class Pair:
    """The lines of both worlds in blocks: what stands in one block looks the same."""

    options: dict
    blocks: list[tuple[list[str], list[str]]] = field(default_factory=list)
    differences: int = 0
    # Whether the match is over at the end of them, and everything is told.
    over: bool = False


def table(game: Game, seats: int, options: dict) -> Doc:
    box = game.edition()
    return Doc(
        "t", "c", "i", game.name, game.rules_number, box.name, box.hash, seats, options,
        Settings(), "open", "h", "h", [], "", "", 0, 0,
    )  # fmt: skip


def seen(before: Position, after: Position, audience: int | None) -> tuple:
    """What an audience gets of a step; the onlookers' part decides what counts as public."""
    public = after.match.events_for(None), before.visible(None) != after.visible(None)
    own = audience in after.to_act
    return after.match.events_for(audience), after.visible(audience), public, own, _whose(after)


def _whose(position: Position) -> tuple[bool, bool]:
    """Whether chance is due, and whether the match is over."""
    return position.match.is_chance, position.over


def step(match: Position, actor: int | str, text: str) -> Position:
    after = match.fork()
    after.play(actor, text)  # type: ignore[arg-type]
    return after


def leaves_no_trace(before: Position, after: Position, audience: int | None) -> bool:
    events, known, (told, changed), own, whose = seen(before, after, audience)
    was_own = audience in before.to_act
    same = known == before.visible(audience) and own == was_own and whose == _whose(before)
    return not events and not told and not changed and same


def make_pair(game: Game, seats: int, audience: int | None, seed: int, most: int = 90) -> Pair:
    """The worlds are one for a while, else they would part at the first cards that are shown."""
    rng = random.Random(seed)
    together = rng.choice([0, 0, 20, 40, 60])
    options = {
        option.name: rng.choice(option.values)
        for option in game.options.options.values()
        if option.fits(seats)
    }
    doc = table(game, seats, options)
    worlds = [Position(first_match(game, doc)) for _ in range(2)]
    pair = Pair(options)
    for _ in range(together):
        if worlds[0].over:
            pair.over = True
            return pair
        actor, text = _any_step(worlds[0], rng)
        worlds = [step(match, actor, text) for match in worlds]
        pair.blocks.append(([f"{actor} {text}"], [f"{actor} {text}"]))
    whole = len(pair.blocks) if not worlds[0].match.is_chance else 0
    # What was done under cover in one world, and not yet in the other.
    owed: tuple[list[str], list[str]] = ([], [])
    while len(pair.blocks) < together + most and not worlds[0].over:
        hidden: tuple[list[str], list[str]] = ([], [])
        for number in (0, 1):
            _do_covered(worlds, number, audience, hidden[number], rng)
            owed[1 - number].extend(hidden[number])
        if any(hidden):
            pair.blocks.append(hidden)
            pair.differences += hidden[0] != hidden[1]
        found = _both(worlds, audience, rng) or _last_answers(worlds, audience, owed)
        if found is None:
            caught_up = tuple(_catch_up(worlds, n, audience, owed[n]) for n in (0, 1))
            if not any(caught_up):
                break
            pair.blocks.append((caught_up[0], caught_up[1]))
            continue
        lines, worlds[:] = found
        pair.blocks.append(([lines[0]], [lines[1]]))
        pair.differences += lines[0] != lines[1]
        if not worlds[0].match.is_chance:
            whole = len(pair.blocks)
    # A pair that breaks off while outcomes are due is cut back to before them.
    pair.over = worlds[0].over
    pair.blocks = pair.blocks[:whole]
    return pair


def _do_covered(
    worlds: list[Position], number: int, audience: int | None, lines: list[str], rng: random.Random
) -> None:
    """Now and then something in one world alone that the audience cannot notice."""
    match = worlds[number]
    for seat in match.to_act:
        if seat == audience or rng.random() < 0.5:
            continue
        action = rng.choice(match.legal(seat))
        after = step(match, seat, action)
        if after.to_act and leaves_no_trace(match, after, audience):
            lines.append(f"{seat} {action}")
            worlds[number] = match = after


def _catch_up(
    worlds: list[Position], number: int, audience: int | None, owed: list[str]
) -> list[str]:
    """Do under cover what was done so in the other world: sooner or later everybody answers."""
    lines = []
    for line in list(owed):
        after = _owed_step(worlds[number], line)
        if after is not None and after.to_act:
            if not leaves_no_trace(worlds[number], after, audience):
                continue
            worlds[number] = after
            lines.append(line)
        if after is None or after is worlds[number]:
            owed.remove(line)
    return lines


def _last_answers(
    worlds: list[Position], audience: int | None, owed: tuple[list[str], list[str]]
) -> tuple[tuple[str, str], list[Position]] | None:
    """The answers that uncover all: in each world that of another seat, but all of them alike."""
    for line in owed[0]:
        for twin in owed[1]:
            after = _owed_step(worlds[0], line), _owed_step(worlds[1], twin)
            if after[0] is None or after[1] is None:
                continue
            if seen(worlds[0], after[0], audience) == seen(worlds[1], after[1], audience):
                owed[0].remove(line)
                owed[1].remove(twin)
                return (line, twin), [after[0], after[1]]
    return None


def _owed_step(match: Position, line: str) -> Position | None:
    """The match after the line; None where it cannot be played any more."""
    seat, _, text = line.partition(" ")
    if int(seat) not in match.to_act or text not in match.legal(int(seat)):
        return None
    return step(match, int(seat), text)


def _both(
    worlds: list[Position], audience: int | None, rng: random.Random
) -> tuple[tuple[str, str], list[Position]] | None:
    """A step of both worlds that looks the same, with different faces where there are such."""
    one, other = worlds
    for _ in range(6):
        actor, text = _any_step(one, rng)
        after = step(one, actor, text)
        wanted = seen(one, after, audience)
        if actor == audience:
            candidates = [text]
        elif actor == "*":
            candidates = list(other.match.chance()) if other.match.is_chance else []
        else:
            candidates = list(map(str, other.legal(int(actor))))
        rng.shuffle(candidates)
        # Another face first, the same one last.
        candidates.sort(key=lambda candidate: candidate == text)
        for candidate in candidates[:60] + ([text] if text in candidates[60:] else []):
            twin = step(other, actor, candidate)
            if seen(other, twin, audience) == wanted:
                return (f"{actor} {text}", f"{actor} {candidate}"), [after, twin]
    return None


def _any_step(match: Position, rng: random.Random) -> tuple[int | str, str]:
    if match.match.is_chance:
        possible = match.match.chance()
        return "*", rng.choices(list(possible), list(possible.values()))[0]
    seat = rng.choice(match.to_act)
    return seat, str(rng.choice(match.legal(seat)))
