"""What takes longer: run with `--long`."""

import gc
import os
import shutil
import subprocess
import sys

import orrery
import pytest
from native import Rng

pytestmark = pytest.mark.long


def resident() -> int:
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def steps(count: int) -> None:
    games = [orrery.load_game(name, seed=1) for name in ("yinsh", "lyngk", "kulami")]
    rng, done = Rng(1), 0
    while done < count:
        for game in games:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.observation_tensor()
                state.legal_actions_mask()
                if done % 64 == 0:
                    orrery.deserialize_state(state.serialize()).clone().undo_action() if state.history() else None
                state.apply_action(legal[rng.below(len(legal))])
                done += 1


def vectors(count: int) -> None:
    for name in ("yinsh", "lyngk", "kulami"):
        with orrery.VectorEnv(name, 64, 2, seed=1) as env:
            for _ in range(count // 64):
                env.step_random()


def test_a_million_steps_leak_nothing() -> None:
    steps(100_000)
    vectors(100_000)
    gc.collect()
    before = resident()
    steps(1_000_000)
    vectors(1_000_000)
    for _ in range(200):
        orrery.VectorEnv("yinsh", 64, 2).close()
    gc.collect()
    grown = resident() - before
    # A byte for every second step would show.
    assert grown < 1_000_000, f"{grown} bytes more"


def test_a_processor_without_v3_runs_the_package() -> None:
    qemu = shutil.which("qemu-x86_64") or shutil.which("qemu-x86_64-static")
    if qemu is None:
        pytest.skip("qemu-user is not installed")
    code = (
        "import orrery; state = orrery.load_game('yinsh').new_initial_state();"
        "env = orrery.VectorEnv('kulami', 4);"
        "[env.step_random() for _ in range(50)];"
        "print(orrery.target_cpu, orrery.best_action(state, level=1) in state.legal_actions())"
    )
    # What numpy multiplies with takes the emulated processor for another one: it is told.
    done = subprocess.run(
        [qemu, "-cpu", "Nehalem", sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"OPENBLAS_CORETYPE": "Nehalem"},
    )
    assert done.stdout.split() == ["baseline", "True"], done.stderr
