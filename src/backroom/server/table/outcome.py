"""What a finished match counts for, seat by seat: who played, and what came of it for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from backroom.server.table.document import Doc, Player


@dataclass(frozen=True)
class Outcome:
    """One seat. It counts for `person` or for the `bot` of that name; for neither where nobody can
    say who played: a seat of an outside bot, of somebody whom the host removed, or of a device that
    plays several. `unfinished`: the person resigned, or a bot stood in at the end, which is a loss
    whatever the bot made of it. `rank` is the place that ratings go by."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    place: int
    rank: int
    # Of the win: a part where several share it.
    share: float
    unfinished: bool


def outcomes(doc: Doc) -> list[Outcome]:
    """By seat; nothing of a match that counts for nobody: called off, from a record or a branch, or
    without a person who held one seat."""
    result = doc.result
    if result is None or doc.called_off is not None or doc.analysis:
        return []
    held = Counter(player.owner for player in doc.players)
    found = []
    for seat, player in enumerate(doc.players):
        person = _person(player) if held[player.owner] == 1 else None
        unfinished = person is not None and player.by_bot
        place = result.places[seat]
        wins = seat in result.winners and not unfinished
        found.append(
            Outcome(
                seat,
                person,
                player.name if person else None,
                player.bot if player.kind == "bot" else None,
                place,
                # Behind everybody who played to the end.
                doc.seats + 1 if unfinished else place,
                1 / len(result.winners) if wins else 0.0,
                unfinished,
            )
        )
    return found if any(one.person for one in found) else []


def _person(player: Player) -> str | None:
    return player.owner if player.kind == "person" and not player.outside else None
