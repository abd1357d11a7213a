"""The yardstick: OpenSpiel's connect_four, played at random from Python."""

from __future__ import annotations

import random
import time


def openspiel_moves_per_second(seconds: float) -> float:
    """Random play with full legal lists, one core, the loop in Python."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    pick = random.Random(1).choice
    moves = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(pick(state.legal_actions()))
            moves += 1
    return moves / spent
