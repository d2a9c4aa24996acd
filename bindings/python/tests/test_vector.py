"""Vectors of games do what single states do."""

import numpy as np
import orrery
import pytest
from native import Rng

CONFIGS = ["yinsh", "yinsh:blitz", "lyngk:seed=1", "lyngk", "lyngk:random;six", "kulami", "kulami:level2;swap"]
CONFIGS += ["kulami:board=random-irregular"]


def same(env: orrery.VectorEnv, index: int, state: orrery.State) -> None:
    assert env.code(index) == state.code
    assert env.players[index] == state.current_player()
    assert (env.masks[index] == state.legal_actions_mask()).all()
    assert (env.observations[index] == state.observation_tensor()).all()


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("config", CONFIGS)
def test_a_vector_plays_what_states_play(config: str, threads: int) -> None:
    env = orrery.VectorEnv(config, 7, threads, seed=3)
    # A code of LYNGK has no layout, and its board is the same game.
    states = [orrery.deserialize_state(env.code(index)) for index in range(7)]
    ended = 0
    for _ in range(200):
        for index, state in enumerate(states):
            same(env, index, state)
        masks = env.masks.copy()
        env.step_random()
        for index, state in enumerate(states):
            assert masks[index, env.actions[index]] == 1
            state.apply_action(int(env.actions[index]))
            assert env.terminations[index] == state.is_terminal()
            assert env.rewards[index].tolist() == state.returns()
            if state.is_terminal():
                ended += 1
                states[index] = orrery.deserialize_state(env.code(index))
                assert states[index].current_player() == 0
    assert ended >= 7


@pytest.mark.parametrize("config", CONFIGS)
def test_seeds_and_threads(config: str) -> None:
    def run(threads: int, seed: int) -> list[bytes]:
        with orrery.VectorEnv(config, 9, threads, seed=seed) as env:
            seen = []
            for _ in range(150):
                env.step_random()
                seen.append(env.actions.tobytes() + env.observations.tobytes() + env.rewards.tobytes())
            return seen

    assert run(1, 5) == run(4, 5)
    assert run(1, 5) != run(1, 6)
    env = orrery.VectorEnv(config, 9, 2, seed=5)
    begun = env.observations.copy()
    for _ in range(30):
        env.step_random()
    env.reset(5)
    assert (env.observations == begun).all() and not env.terminations.any() and not env.rewards.any()


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_given_actions_are_played(dtype: type) -> None:
    given = orrery.VectorEnv("yinsh:blitz", 16, 2, seed=1)
    drawn = orrery.VectorEnv("yinsh:blitz", 16, 1, seed=1)
    for _ in range(100):
        drawn.step_random()
        given.step(drawn.actions.astype(dtype))
        assert (given.observations == drawn.observations).all()
        assert (given.masks == drawn.masks).all()
        assert (given.rewards == drawn.rewards).all()


def test_arrays_of_the_caller_are_written() -> None:
    masks = np.full((5, 101), 9, np.uint8)
    players = np.full(5, 9, np.int8)
    env = orrery.VectorEnv("kulami", 5, out={"masks": masks, "players": players, "observations": None})
    assert env.masks is masks and env.observations is None
    assert masks.sum() == 5 * 64 and not players.any()
    env.step_random()
    assert (players == 1).all()
    env.close()
    assert masks.any(), "what is in the arrays stays"


def test_arrays_are_shared_by_dlpack() -> None:
    env = orrery.VectorEnv("kulami", 4)
    shared = np.from_dlpack(env.observations)
    env.step_random()
    assert (shared == env.observations).all() and np.shares_memory(shared, env.observations)


def test_draws_are_even() -> None:
    env = orrery.VectorEnv("kulami", 64_000, seed=11)
    env.step_random()
    counts = np.bincount(env.actions, minlength=101)
    used = counts[counts > 0]
    assert len(used) == 64 and used.min() > 800 and used.max() < 1200


def test_results_are_those_of_random_games() -> None:
    env = orrery.VectorEnv("kulami", 512, seed=2)
    ended, lead = 0, 0.0
    for _ in range(400):
        env.step_random()
        ended += int(env.terminations.sum())
        lead += float(env.rewards[:, 0].sum())
        assert (env.rewards.sum(axis=1) == 0).all()
    rng, first, games = Rng(8), 0.0, 400
    for _ in range(games):
        state = orrery.load_game("kulami").new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
        first += state.returns()[0]
    # Four standard deviations of the mean of so many results of at most one.
    assert ended > 3000 and abs(lead / ended - first / games) < 4 / games**0.5
