"""Steps a second of random legal play, beside what others make of their games: `python bench/steps.py`.

Everything is measured in one run, the best of several rounds that take turns, because other programs may be running: the
steps in a second, and in a second that the process had a core, which counts on a machine that is shared. What is not
installed is left out. EnvPool and pgx need an environment of their own: `--only` names what to measure.
"""

import argparse
import os
import time
from collections.abc import Callable

import numpy as np

Run = Callable[[float], tuple[float, float]]


def timed(step: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Steps a second, and a second of a core: `step` says how many it made."""
    begun, worked, steps = time.perf_counter(), time.process_time(), 0
    while (spent := time.perf_counter() - begun) < seconds:
        steps += step()
    return steps / spent, steps / max(time.process_time() - worked, 1e-9)


def vector(config: str, threads: int, given: bool = False, count: int = 256) -> Run:
    import orrery

    env = orrery.VectorEnv(config, count, threads, seed=1)
    rng = np.random.default_rng(1)

    def drawn() -> int:
        for _ in range(20):
            env.step_random()
        return 20 * count

    def sampled() -> int:
        # An action for each row with one random number: the n-th 1 of the mask.
        sums = env.masks.sum(axis=1, dtype=np.int64)
        places = np.cumsum(sums) - sums + (rng.random(count) * sums).astype(np.int64)
        env.step(np.flatnonzero(env.masks.view(bool))[places] % env.num_actions)
        return count

    return lambda seconds: timed(sampled if given else drawn, seconds)


def single(config: str) -> Run:
    import random

    import orrery

    game = orrery.load_game(config, seed=1)
    planes = np.zeros(game.observation_tensor_shape(), np.uint8)
    mask = np.zeros(game.num_distinct_actions(), np.uint8)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor(out=planes)
            state.legal_actions_mask(out=mask)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda seconds: timed(play, seconds)


def openspiel(name: str) -> Run:
    import random

    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda seconds: timed(play, seconds)


def pettingzoo(make: Callable[[], object]) -> Run:
    import random

    def play() -> int:
        env, steps = make(), 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))
            steps += 1
        return steps

    return lambda seconds: timed(play, seconds)


def classic(name: str) -> Run:
    import importlib

    return pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env)


def ours(config: str) -> Run:
    from orrery.pettingzoo import env

    return pettingzoo(lambda: env(config))


def pgx(name: str, count: int = 1024) -> Run:
    import jax
    import pgx as library

    env = library.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    key = jax.random.PRNGKey(1)

    @jax.jit
    def act(state, key):  # type: ignore[no-untyped-def]
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.random.categorical(key, logits, axis=1)

    def play() -> int:
        nonlocal key
        state, steps = init(jax.random.split(key, count)), 0
        for _ in range(60):
            key, sub = jax.random.split(key)
            state = step(state, act(state, sub))
            steps += count
        jax.block_until_ready(state.observation)
        return steps

    play()
    return lambda seconds: timed(play, seconds)


def envpool(name: str, count: int = 1024) -> Run:
    import envpool as library

    env = library.make(name, env_type="gymnasium", num_envs=count, num_threads=1)
    rng = np.random.default_rng(1)
    info = env.reset()[1]

    def play() -> int:
        nonlocal info
        mask = np.asarray(info["legal_action_mask"], bool)
        # A finished game has nothing legal until it begins anew.
        mask[~mask.any(axis=1), 0] = True
        sums = mask.sum(axis=1)
        places = np.cumsum(sums) - sums + (rng.random(count) * sums).astype(np.int64)
        info = env.step((np.flatnonzero(mask)[places] % mask.shape[1]).astype(np.int32))[4]
        return count

    return lambda seconds: timed(play, seconds)


CASES: dict[str, Callable[[], Run]] = {}
for _config in ("yinsh", "lyngk:seed=1", "kulami"):
    _name = _config.split(":")[0]
    CASES |= {
        f"VectorEnv {_name}, one thread": lambda config=_config: vector(config, 1),
        f"VectorEnv {_name}, two threads": lambda config=_config: vector(config, 2, count=1024),
        f"VectorEnv {_name}, one thread, 1,024 games": lambda config=_config: vector(config, 1, count=1024),
        f"VectorEnv {_name}, one thread, actions from numpy": lambda config=_config: vector(config, 1, True),
        f"orrery state {_name}": lambda config=_config: single(config),
        f"orrery PettingZoo {_name}": lambda config=_config: ours(config),
    }
for _name in ("hex(board_size=11)", "othello", "chess", "hive"):
    CASES[f"OpenSpiel {_name}"] = lambda name=_name: openspiel(name)
for _name in ("tictactoe_v3", "connect_four_v3", "chess_v6"):
    CASES[f"PettingZoo {_name}"] = lambda name=_name: classic(name)
for _name in ("Hex-v1", "Othello-v1"):
    CASES[f"EnvPool {_name}, one thread, actions from numpy"] = lambda name=_name: envpool(name)
for _name in ("hex", "othello", "connect_four"):
    CASES[f"pgx {_name}"] = lambda name=_name: pgx(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="measure what has one of these in its name, with commas between them")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; the best of {given.rounds} rounds of {given.seconds} s")
    runs: dict[str, Run] = {}
    best: dict[str, tuple[float, float]] = {}
    for name, make in CASES.items():
        if not any(part in name.lower() for part in given.only.lower().split(",")):
            continue
        try:
            runs[name] = make()
        except Exception as error:  # noqa: BLE001: whatever keeps one of them from running, the others are measured
            print(f"left out: {name} ({type(error).__name__}: {str(error)[:80]})")
    for _ in range(given.rounds):
        for name, run in runs.items():
            wall, core = run(given.seconds)
            before = best.get(name, (0.0, 0.0))
            best[name] = (max(before[0], wall), max(before[1], core))
    print(f"{'':52} {'steps/s':>12} {'a core':>12}")
    for name, (wall, core) in best.items():
        print(f"{name:52} {wall:12,.0f} {core:12,.0f}")
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
