"""Thousands of games stepped at once."""

from collections.abc import Mapping
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery._native import Game, Vector


class VectorEnv:
    """Thousands of games stepped at once, written into arrays that stay where they are.

    After `reset` and every step these arrays say, for each game:

    - `observations` (uint8, planes × columns × rows): what the player to act sees;
    - `masks` (uint8): 1 for each legal action;
    - `players` (int8): who is to act, 0 or 1;
    - `rewards` (float32, one for each player) and `terminations` (uint8): what the last action brought;
    - `actions` (int32): the action that `step_random` played.

    A game that is over begins again in the same step: its reward stands beside the first observation of the next game.

    `out` gives arrays of your own by these names, contiguous and of these types and shapes; `None` leaves one out. Arrays
    are shared with PyTorch or JAX by DLPack, without a copy: `torch.from_dlpack(env.observations)`. Other threads of Python
    run while games are stepped.

    >>> import orrery
    >>> env = orrery.VectorEnv("kulami", num_envs=4, seed=1)
    >>> env.step_random()
    >>> env.players.tolist(), bool(env.masks.sum(axis=1).max() <= 14)
    ([1, 1, 1, 1], True)
    """

    autoreset_mode = "SameStep"
    """As Gymnasium calls it: a game that is over begins again in the same step."""

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.uint8]
    players: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    terminations: npt.NDArray[np.uint8]
    actions: npt.NDArray[np.int32]

    def __init__(
        self,
        config: str,
        num_envs: int,
        threads: int = 1,
        *,
        seed: int = 0,
        out: Mapping[str, Any] | None = None,
    ) -> None:
        game = Game(config, seed)
        self.config = game.config
        self.num_envs = num_envs
        self.num_actions = game.num_distinct_actions()
        self.observation_shape = tuple(game.observation_tensor_shape())
        shapes: dict[str, tuple[type[Any], tuple[int, ...]]] = {
            "observations": (np.uint8, (num_envs, *self.observation_shape)),
            "masks": (np.uint8, (num_envs, self.num_actions)),
            "players": (np.int8, (num_envs,)),
            "rewards": (np.float32, (num_envs, 2)),
            "terminations": (np.uint8, (num_envs,)),
            "actions": (np.int32, (num_envs,)),
        }
        given = dict(out or {})
        unknown = given.keys() - shapes.keys()
        if unknown:
            raise ValueError(f"out: there is no array {sorted(unknown)[0]!r}, only {', '.join(shapes)}")
        if num_envs < 1:
            raise ValueError(f"num_envs goes from 1 to {1 << 20}: {num_envs}")
        for name, (dtype, shape) in shapes.items():
            if name not in given:
                given[name] = np.zeros(shape, dtype)
        self._vector = Vector(config, num_envs, threads, seed, **given)
        for name, array in given.items():
            setattr(self, name, array)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew. The same seed draws the same, on any number of threads."""
        self._vector.reset(seed)

    def step(self, actions: npt.NDArray[np.int32] | npt.NDArray[np.int64]) -> None:
        """Plays an action in each game. If one of them is not legal, nothing is played, and `IllegalAction` says which."""
        self._vector.step(actions)

    def step_random(self) -> None:
        """Plays an action in each game that is drawn from the legal ones, each as likely."""
        self._vector.step_random()

    def code(self, index: int) -> str:
        """The position code of a game: `orrery.deserialize_state` opens it."""
        return self._vector.code(index)

    def close(self) -> None:
        """Ends the threads and lets the arrays go; what is in them stays."""
        self._vector.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"orrery.VectorEnv({self.config!r}, {self.num_envs})"
