"""What the documents show is so: docstrings, docs/PYTHON.md, the examples; and both builds of the module."""

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import orrery
import pytest
from native import ROOT

EXAMPLES = ROOT / "bindings" / "python" / "examples"
MODULES = ["orrery", "orrery._native", "orrery._selfplay", "orrery._study", "orrery._vector"]
MODULES += ["orrery.gymnasium", "orrery.openspiel", "orrery.pettingzoo"]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    module = importlib.import_module(name)
    finder = doctest.DocTestFinder(exclude_empty=True)
    runner = doctest.DocTestRunner()
    tests = finder.find(module, name)
    if name == "orrery._native":
        # What is written in Rust belongs to no module that doctest would know.
        for item in vars(module).values():
            for part in [item, *(vars(item).values() if isinstance(item, type) else [])]:
                text = getattr(part, "__doc__", None) or ""
                if ">>>" in text:
                    parser = doctest.DocTestParser()
                    tests.append(parser.get_doctest(text, {}, getattr(part, "__name__", "?"), None, None))
    assert tests
    for test in tests:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0
    assert runner.tries > 0


def test_everything_public_is_documented() -> None:
    for name in orrery.__all__:
        item = getattr(orrery, name)
        if name in ("__version__", "target_cpu"):
            continue
        assert item.__doc__, name
        if isinstance(item, type):
            for key, part in vars(item).items():
                if not key.startswith("_") and (callable(part) or isinstance(part, property)):
                    assert part.__doc__, f"{name}.{key}"


def blocks(path: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ["docs/PYTHON.md", "bindings/python/README.md"])
def test_documents_run(name: str) -> None:
    found = blocks(ROOT / name)
    assert found
    for block in found:
        exec(compile(block, name, "exec"), {"__name__": "__doc__"})


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_examples_run(path: Path) -> None:
    if "torch" in path.stem or "server" in path.stem:
        compile(path.read_text(), str(path), "exec")
        return
    done = subprocess.run([sys.executable, str(path), "--quick"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.strip(), done.stderr


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


PLAY = """
import orrery
env = orrery.VectorEnv("lyngk:seed=1", 8, seed=1)
for _ in range(200):
    env.step_random()
state = orrery.load_game("yinsh").new_initial_state()
print(orrery.target_cpu, env.observations.sum(), orrery.analyse(state, nodes=500)[0].texts)
"""


def test_both_builds_play_the_same() -> None:
    usual, masked = run(PLAY), run(PLAY, ORRERY_CPU="baseline")
    assert masked.split()[0] == "baseline"
    assert usual.split()[1:] == masked.split()[1:]
    if orrery.target_cpu != "baseline":
        assert usual.split()[0] == "x86-64-v3"


def test_a_wrong_choice_of_build_is_told() -> None:
    code = "import orrery"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"ORRERY_CPU": "z80"},
    )
    assert done.returncode == 1 and "ORRERY_CPU is 'z80'" in done.stderr
