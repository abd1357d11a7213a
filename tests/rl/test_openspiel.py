"""The door to OpenSpiel, by OpenSpiel's own tests, its bots, and ours."""

import copy
import pickle
import re
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import backroom
from backroom.rl import openspiel as door
from tests.rl.tables import IS_SOAK, every_table

# Moves of a playthrough before which the whole state is told.
SHOWN = (0, 10, 30)
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
# Whole random games that OpenSpiel plays for each table.
GAMES = 10 if IS_SOAK else 1
# Decisions of each of its searching bots, that many simulations each.
DECISIONS, SIMULATIONS = (10**6, 20) if IS_SOAK else (5, 4)

if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()  # `generate_playthrough` reads one


def loaded(name: str, **words: Any) -> pyspiel.Game:
    inside = ",".join(f"{word}={value}" for word, value in words.items())
    return pyspiel.load_game(f"backroom_{name}({inside})")


def at_random(state: pyspiel.State, dice: np.random.RandomState) -> int:
    """An action or outcome, each as likely as it is."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choice(outcomes, p=weights))
    return int(dice.choice(state.legal_actions()))


def somewhere(game: pyspiel.Game, steps: int, seed: int = 1) -> pyspiel.State:
    """A state in the middle of a game, where a player is asked."""
    dice = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.move_number() < steps or state.is_chance_node():
        state.apply_action(at_random(state, dice))
    return state


@pytest.mark.slow
@every_table
def test_openspiel_finds_nothing_wrong(game: str, seats: int, options: dict[str, Any]) -> None:
    made = loaded(game, players=seats, **options)
    pyspiel.random_sim_test(made, num_sims=GAMES, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", backroom.game_names())
def test_playthroughs_are_as_they_were(game: str) -> None:
    """`python -m tests.rl.test_openspiel` writes them anew."""
    kept = (PLAYTHROUGHS / f"{game}.txt").read_text(encoding="utf-8")
    actions = [int(code) for code in re.findall(r"^action: (\d+)$", kept, re.MULTILINE)]
    assert playthrough(game, actions) == kept


def playthrough(game: str, actions: list[int] | None = None) -> str:
    """A game from start to end, a few of its states in full: OpenSpiel would tell one in ten."""

    def is_shown(state: pyspiel.State) -> bool:
        return state.move_number() in SHOWN or state.is_terminal()

    name = door.short_name(backroom.game(game))
    tracker = mock.Mock(return_value=is_shown)
    with mock.patch.object(generate_playthrough, "ShouldDisplayStateTracker", tracker):
        return generate_playthrough.playthrough(name, actions, seed=1)


# ------------------------------------------------------------------ bots


def searching(kind: str, game: pyspiel.Game, dice: np.random.RandomState) -> pyspiel.Bot:
    judge = mcts.RandomRolloutEvaluator(1, dice)
    if kind == "mcts":
        return mcts.MCTSBot(game, 2.0, SIMULATIONS, judge, random_state=dice)
    return ismcts.ISMCTSBot(
        game, judge, 2.0, SIMULATIONS, random_state=dice, use_observation_string=True
    )


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
@pytest.mark.parametrize("game", backroom.game_names())
def test_searching_bots_of_openspiel_play(game: str, kind: str) -> None:
    """Against chance and players who choose at random; not to the end but under `make soak`."""
    made = loaded(game)
    dice = np.random.RandomState(1)
    bot = searching(kind, made, dice)
    state = made.new_initial_state()
    decided = 0
    while not state.is_terminal() and decided < DECISIONS:
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            decided += 1
        else:
            action = at_random(state, dice)
        state.apply_action(action)
    assert state.is_terminal() or decided == DECISIONS


@pytest.mark.parametrize("game", backroom.game_names())
def test_another_world_looks_the_same_to_the_player(game: str) -> None:
    for steps in (5, 20, 40):
        state = somewhere(loaded(game), steps)
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        for _ in range(5):
            world = state.resample_from_infostate(player, sampler)
            assert world.current_player() == player
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()


# ------------------------------------------------------------------ states


@pytest.mark.parametrize("game", backroom.game_names())
def test_it_is_the_game_of_the_house(game: str) -> None:
    """The same record, played there and here, comes to the same end."""
    made = loaded(game)
    dice = np.random.RandomState(1)
    state = made.new_initial_state()
    match = backroom.game(game).deal(made.num_players(), chance="manual")
    while not state.is_terminal():
        player, action = state.current_player(), at_random(state, dice)
        text = state.action_to_string(player, action)
        assert player == (match.to_act[0] if match.to_act else pyspiel.PlayerId.CHANCE)
        if player >= 0:
            assert state.observation_tensor(player) == match.observe(player).tolist()
        match.play(player if player >= 0 else "*", text)
        state.apply_action(action)
    assert match.over
    won = [seat in match.winners for seat in range(match.seats)]
    assert state.returns() == [is_won / len(match.winners) for is_won in won]


def test_a_clone_goes_its_own_way_and_costs_nothing() -> None:
    state = somewhere(loaded("bosses"), 20)
    clone = state.clone()
    assert clone._at is state._at
    assert copy.deepcopy(state._at) is state._at
    clone.apply_action(clone.legal_actions()[0])
    assert clone.move_number() == state.move_number() + 1
    assert str(clone) != str(state)


def test_states_and_games_are_pickled() -> None:
    game = loaded("chicago_gangsters", players=4, talk=True)
    state = somewhere(game, 30)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_observations_come_in_blocks() -> None:
    game = loaded("bosses")
    observer = game.make_py_observer()
    assert list(observer.dict) == [block.name for block in backroom.game("bosses").features]
    state = somewhere(game, 20)
    observer.set_from(state, 1)
    whole = np.concatenate([block.reshape(-1) for block in observer.dict.values()])
    assert whole.tolist() == state.observation_tensor(1)


# ------------------------------------------------------------------ bad input


def test_an_illegal_action_is_refused() -> None:
    state = somewhere(loaded("bosses"), 20)
    illegal = next(code for code in range(376) if code not in state.legal_actions())
    before = str(state), state.history()
    with pytest.raises(backroom.Refused, match="is not possible"):
        state.apply_action(illegal)
    with pytest.raises(backroom.Refused, match="There is no action 9999"):
        state.apply_action(9999)
    assert (str(state), state.history()) == before
    first = loaded("bosses").new_initial_state()
    with pytest.raises(backroom.Refused, match="cannot come up now"):
        first.apply_action(max(code for code, _ in first.chance_outcomes()) + 1)
    assert first.history() == []


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(backroom.Refused, match="is for 2, 3, 4 players, not 7"):
        loaded("bosses", players=7)
    with pytest.raises(backroom.Refused, match="has no edition “gold”"):
        loaded("bosses", edition="gold")
    with pytest.raises(backroom.Refused, match="Option “godfather” is not for 5 players"):
        loaded("chicago_gangsters", players=5, godfather=True)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'jokers'"):
        loaded("bosses", jokers=True)
    with pytest.raises(ValueError, match="no parameters of observations"):
        loaded("bosses").make_py_observer(None, {"all": True})


def test_every_game_is_registered() -> None:
    assert {f"backroom_{name}" for name in backroom.game_names()} <= set(pyspiel.registered_names())
    assert loaded("don_pepe").get_type().long_name == "Backroom: Don Pepe"


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name in backroom.game_names():
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
