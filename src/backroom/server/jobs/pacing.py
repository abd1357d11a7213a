"""When a bot's answer comes: at a moment that depends on what everybody knows, and on nothing else.

Answers lie on a grid: it begins with the last thing that everybody was shown, and its step follows
from the table's pace, the phase, and which bots are asked. What a bot holds, how many cards it
lays, whether it had a choice and how long it thought decide nothing, as long as it has thought
enough when its step comes. If it has not, the answer waits for the next one.
"""

from __future__ import annotations

import math

from backroom.bots import players
from backroom.bots.levels import Levelled
from backroom.bots.simple import Greedy, Random
from backroom.bots.trained import Consigliere, NetPlayer
from backroom.server.clock import SECOND
from backroom.server.games import has_secrets
from backroom.server.table.change import PACE
from backroom.server.table.document import Doc
from backroom.server.table.position import Position

# Bots that think at the same time.
THREADS = 2
# The share of the time to think that one thought of a house player has; a covered ask has it all.
ONE_THOUGHT = 0.25
# Seconds. Bots that answer at the same moment do so in the order of their seats, and not in that in
# which they finished.
APART = 0.002


def is_covered(position: Position) -> bool:
    return position.phase() in position.game.phases.covered()


def step_of(doc: Doc, position: Position, seat: int, think: float) -> float:
    """Seconds from one moment of the grid to the next; 0 where there is none."""
    pace = PACE[doc.settings.pace] / SECOND
    if not pace:
        return 0.0
    asked = [other for other in {*doc.asked, seat} if doc.players[other].by_bot]
    needed = max(_needed(doc.players[other].bot or "", position, think) for other in asked)
    if is_covered(position):
        needed *= math.ceil(len(asked) / THREADS)
    return pace * max(1, math.ceil(needed / pace))


def _needed(bot: str, position: Position, think: float) -> float:
    """Seconds that a bot may need for its answer, so that nothing is told by those it does."""
    player = players().get(bot)
    if isinstance(player, Random | Greedy | NetPlayer) or not has_secrets(position.game):
        return 0.0
    if isinstance(player, Levelled | Consigliere) and not is_covered(position):
        return think * ONE_THOUGHT
    return think


def moment(shown: float, ready: float, step: float, seat: int) -> float:
    """The first moment of the grid at which an answer that is `ready` may come."""
    if not step:
        return ready
    # Time is binary, steps are decimal: a hair after a moment of the grid is that moment.
    count = max(1, math.ceil((ready - shown) / step - 1e-9))
    return shown + count * step + seat * APART
