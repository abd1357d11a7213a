"""Players of the house: `player("boss").choose(knowledge)` is the text of a legal action.

    match = backroom.game("bosses").deal(seats=3, seed=7)
    boss = player("boss")
    match.play(0, boss.choose(knowledge(match, seat=0, seed=1)))

Names: `players()` lists those offered at a table, `players_of(game)` those of one game;
`search:2000` thinks for so many simulations, `search:100ms` for so long; so does `consigliere:…`.
"""

from backroom.bots.knowledge import Knowledge, knowledge
from backroom.bots.registry import DEFAULT, LEVELS, STAND_IN, player, players, players_of, strongest
from backroom.bots.search import Budget, Explanation, Move, Searcher
from backroom.bots.simple import Player

__all__ = [
    "DEFAULT",
    "LEVELS",
    "STAND_IN",
    "Budget",
    "Explanation",
    "Knowledge",
    "Move",
    "Player",
    "Searcher",
    "knowledge",
    "player",
    "players",
    "players_of",
    "strongest",
]
