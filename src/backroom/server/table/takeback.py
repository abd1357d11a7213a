"""Taking a confirmed turn back: which one can be, who must agree, and when the request lapses.

A person's last turn can be taken back while nothing random and nothing hidden has come up since,
and nobody else has decided anything. What bots have answered is taken back with it, but only where
no hands are hidden: what a bot does tells something of what it holds.

All of it follows from what everybody knows. Where seats act under cover or at the same time there
is nothing to take back, else it would tell who has answered: drafts are for that.
"""

from __future__ import annotations

from backroom.engine.lines import Line
from backroom.server.clock import DAY, SECOND
from backroom.server.games import has_secrets
from backroom.server.problems import Problem
from backroom.server.table.document import Doc, LastTurn, Takeback
from backroom.server.table.position import Position

# How long the others may think about it.
LIMIT = 60 * SECOND


# ------------------------------------------------------------------ what can be taken back


def follow(
    doc: Doc, before: Position | None, after: Position, actor: int | None, told: bool
) -> None:
    """A turn is played, and perhaps everybody is `told`: which one can be taken back now? `doc` is
    as it was before the turn."""
    last, doc.last_turn = doc.last_turn, None
    if not told:
        return
    _pass_by(doc)
    if before is None or actor is None:
        return
    by_bot = doc.players[actor].by_bot
    if by_bot and (last is None or has_secrets(after.game)):
        return
    if not _is_open(doc, before, after, actor):
        return
    goes_on = last is not None and last.seat == last.latest == actor and not last.refused
    if last is not None and (by_bot or goes_on):
        last.latest = actor
        doc.last_turn = last
        return
    owner, number = doc.players[actor].owner, doc.numbers[actor] + 1
    doc.last_turn = LastTurn(actor, owner, doc.lines, doc.turns, number, latest=actor)


def _is_open(doc: Doc, before: Position, after: Position, actor: int) -> bool:
    """Whether a turn brought up nothing that cannot be taken back, and nobody acts under cover."""
    if doc.asked != [actor] or _is_covered(before) or _is_covered(after):
        return False
    if len(after.to_act) != 1:
        return False
    lines = after.match.lines
    if any(line.actor != actor for line in lines):
        return False
    return not any(_reveals(before, line) for line in lines)


def _is_covered(position: Position) -> bool:
    return position.phase() in position.game.phases.covered()


def _reveals(position: Position, line: Line) -> bool:
    """Whether an action showed its seat something new."""
    game, seat = position.game, line.actor
    code = game.actions.codes[line.text]
    if not isinstance(seat, int) or not game.actions.verbs[code].reveals:
        return False
    match = position.match.fork()
    match.restore(line.before)
    return match.reveals(seat, code)


def number_of(doc: Doc, seat: int | None) -> int | None:
    """What the holder of a seat calls the turn that they may take back."""
    last = doc.last_turn
    if last is None or last.seat != seat or last.refused:
        return None
    return last.number


# ------------------------------------------------------------------ asking for it


def people_beside(doc: Doc, seat: int) -> list[int]:
    """The seats of the other people, who must agree. Bots do, also those that stand in."""
    owner = doc.players[seat].owner
    return [
        other
        for other, player in enumerate(doc.players)
        if other != seat and player.holders and not player.by_bot and player.owner != owner
    ]


def is_asked(doc: Doc) -> bool:
    """Whether somebody is to answer."""
    return doc.takeback is not None and doc.takeback.state == "asked"


def ask(doc: Doc, seat: int, id_: str, now: int) -> None:
    if is_asked(doc):
        raise Problem("takeback_asked")
    until = now + (DAY if doc.settings.clock.kind == "day" else LIMIT)
    doc.takeback = Takeback(id_, seat, "asked", people_beside(doc, seat), [], None, until)


def answer(doc: Doc, seat: int, request: str, agree: bool) -> None:
    """What somebody says to it, for all seats they hold; who asked may leave it at that."""
    asked = doc.takeback
    if asked is None or asked.state != "asked" or asked.id != request:
        raise Problem("takeback_over")
    if not agree:
        asked.state, asked.by = ("withdrawn" if seat == asked.seat else "refused"), seat
        if doc.last_turn is not None and asked.state == "refused":
            doc.last_turn.refused = True
        return
    if seat not in asked.waiting:
        raise Problem("takeback_over")
    owner = doc.players[seat].owner
    theirs = [other for other in asked.waiting if doc.players[other].owner == owner]
    asked.agreed = sorted([*asked.agreed, *theirs])
    asked.waiting = [other for other in asked.waiting if other not in theirs]


def is_agreed(doc: Doc) -> bool:
    return is_asked(doc) and doc.takeback is not None and not doc.takeback.waiting


# ------------------------------------------------------------------ when it lapses


def lapse(doc: Doc, now: int) -> None:
    """Not everybody has answered in time."""
    if doc.takeback is None or not is_asked(doc) or doc.takeback.until > now:
        raise Problem("takeback_over")
    doc.takeback.state = "lapsed"


def _pass_by(doc: Doc) -> None:
    """The match goes on: a request that nobody has answered lapses, an older one is forgotten."""
    if doc.takeback is not None and is_asked(doc):
        doc.takeback.state = "lapsed"
    else:
        doc.takeback = None


def review(doc: Doc, changed_hands: list[int]) -> None:
    """Other people sit there than before: the turn is not theirs, nor is the request."""
    last, asked = doc.last_turn, doc.takeback
    if last is not None:
        player = doc.players[last.seat]
        if player.owner != last.owner or player.by_bot:
            last = doc.last_turn = None
    if asked is None or not is_asked(doc):
        return
    put_to = sorted([*asked.waiting, *asked.agreed])
    others = last is None or put_to != people_beside(doc, asked.seat)
    if others or doc.state != "running" or not set(put_to).isdisjoint(changed_hands):
        asked.state = "lapsed"
