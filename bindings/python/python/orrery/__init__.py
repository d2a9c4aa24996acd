"""YINSH, LYNGK and Kulami: rules, environments for learning, vectors of games, and an engine.

>>> import orrery
>>> state = orrery.load_game("yinsh:blitz").new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
0.0

Games are named by configs (docs/NOTATION.md): `yinsh`, `yinsh:blitz`, `lyngk`, which draws a layout, `lyngk:seed=1`,
`kulami:board=irregular;level2`. Actions are numbers, fixed for ever (docs/PYTHON.md).
"""

import secrets

from orrery._load import load as _load

_load()

from orrery._native import (  # noqa: E402
    BusyError,
    ClosedError,
    ConfigError,
    Game,
    IllegalAction,
    Line,
    OrreryError,
    Puzzle,
    RecordError,
    ReviewedTurn,
    State,
    __version__,
    analyse,
    best_action,
    net,
    net_inputs,
    puzzle,
    puzzles,
    read_records,
    solve,
    target_cpu,
)
from orrery._selfplay import Played, selfplay  # noqa: E402
from orrery._study import Review, daily_puzzle, review  # noqa: E402
from orrery._vector import VectorEnv  # noqa: E402

__all__ = [
    "BusyError",
    "ClosedError",
    "ConfigError",
    "Game",
    "IllegalAction",
    "Line",
    "OrreryError",
    "Played",
    "Puzzle",
    "RecordError",
    "Review",
    "ReviewedTurn",
    "State",
    "VectorEnv",
    "__version__",
    "analyse",
    "best_action",
    "daily_puzzle",
    "deserialize_state",
    "load_game",
    "net",
    "net_inputs",
    "puzzle",
    "puzzles",
    "read_records",
    "review",
    "selfplay",
    "solve",
    "target_cpu",
]


def load_game(config: str, seed: int | None = None) -> Game:
    """The game that a config asks for.

    What the config leaves open, as the layout of a bare `lyngk`, is drawn for each new state, in a series that begins
    with `seed`; without one, by chance.

    >>> load_game("lyngk", seed=1).new_initial_state() == load_game("lyngk", seed=1).new_initial_state()
    True
    >>> load_game("chess")
    Traceback (most recent call last):
    ...
    orrery.ConfigError: there is no game `chess`; the games are yinsh, lyngk and kulami
    """
    return Game(config, secrets.randbits(64) if seed is None else seed)


def deserialize_state(text: str) -> State:
    """The state that `State.serialize` wrote; a config or a position code opens one as well.

    >>> deserialize_state("kulami,d4,d8").current_player()
    0
    """
    return State.deserialize(text)
