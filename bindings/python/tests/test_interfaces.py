"""The interface tests of PettingZoo, Gymnasium and OpenSpiel themselves."""

import warnings

import numpy as np
import orrery
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from orrery import ClosedError, IllegalAction, openspiel
from orrery.gymnasium import Env
from orrery.pettingzoo import env as aec

with warnings.catch_warnings():
    # Their tests import games of their own in a way that they warn of, where what these need is installed.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

CONFIGS = ["yinsh", "yinsh:blitz", "lyngk", "lyngk:seed=1;six", "kulami", "kulami:board=random-square;level2;swap"]


@pytest.mark.parametrize("config", CONFIGS)
def test_pettingzoo(config: str) -> None:
    api_test(aec(config), num_cycles=300)
    seed_test(lambda: aec(config), num_cycles=500)


@pytest.mark.parametrize("config", CONFIGS)
@pytest.mark.parametrize("level", [0, 1])
def test_gymnasium(config: str, level: int) -> None:
    name = f"orrery/{config.partition(':')[0]}-v1"
    check_env(gymnasium.make(name, config=config, level=level).unwrapped)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "svg"])
def test_render_modes(mode: str) -> None:
    for env in (aec("kulami", mode), Env("kulami", render_mode=mode)):
        env.reset(seed=1)
        shown = env.render()
        assert shown.shape == (480, 480, 3) if mode == "rgb_array" else isinstance(shown, str)
    assert Env("kulami", render_mode=None).reset(seed=1)
    with pytest.raises(ValueError, match="render modes"):
        aec("kulami", "human")


def test_an_illegal_action_is_named() -> None:
    env = aec("yinsh")
    with pytest.raises(ClosedError, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="not legal"):
        env.step(2141)
    with pytest.raises(IllegalAction, match="player_0 is to act"):
        env.step(None)
    env.close()
    with pytest.raises(ClosedError, match="closed"):
        env.step(0)
    lost = Env("yinsh", 0, side=0)
    lost.reset(seed=1)
    _, reward, terminated, _, info = lost.step(np.int64(2141))
    assert reward == -1 and terminated and "not legal" in info["illegal"]
    with pytest.raises(IllegalAction, match="call reset"):
        lost.step(np.int64(0))
    strict = Env("yinsh", 0, side=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(np.int64(2141))
    strict.close()
    with pytest.raises(ClosedError):
        strict.reset()
    for wrong in ({"level": 11}, {"side": 2}, {"illegal": "pass"}, {"render_mode": "tv"}):
        with pytest.raises(ValueError):
            Env("yinsh", **wrong)


def test_a_game_of_gymnasium_ends() -> None:
    env = Env("yinsh:blitz", 0)
    ends = set()
    for seed in range(20):
        _, info = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            action = env.action_space.sample(info["action_mask"])
            _, reward, terminated, truncated, info = env.step(action)
            assert not truncated
        ends.add((info["player"], reward))
    assert {player for player, _ in ends} == {0, 1} and {1.0, -1.0} <= {reward for _, reward in ends}
    assert isinstance(env, gymnasium.Env)


SPIEL = ["yinsh", "yinsh:blitz", "lyngk:seed=1", "lyngk", "kulami", "kulami:board=irregular;level2"]


@pytest.mark.parametrize("config", SPIEL)
def test_openspiel(config: str) -> None:
    game = openspiel.load_game(config)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("config", SPIEL[:4:2] + ["kulami"])
def test_bots_of_openspiel_play(config: str) -> None:
    game = openspiel.load_game(config)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(6):
        action = bot.step(state)
        assert action in state.native.legal_actions()
        state.apply_action(action)
    native = orrery.deserialize_state(state.native.serialize())
    assert native.history() == state.history()
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert (observer.dict["observation"] == native.observation_tensor(1)).all()


def test_openspiel_says_what_is_wrong() -> None:
    with pytest.raises(orrery.ConfigError):
        openspiel.load_game("chess")
