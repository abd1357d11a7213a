"""How connect four is searched: rollouts to the end of the game, nothing is known beside."""

from __future__ import annotations

# What one core makes in about 100 ms.
SIMULATIONS = 60_000
EXPLORATION = 0.7
