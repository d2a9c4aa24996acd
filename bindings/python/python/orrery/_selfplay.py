"""Games of the engine against itself."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from orrery._native import SelfPlay, State


class Played(NamedTuple):
    """A game that the engine played against itself."""

    number: int
    """Its place in the series: with the seed it says how the game goes."""
    config: str
    """The config, with what was drawn spelled out."""
    actions: npt.NDArray[np.int32]
    """All actions."""
    values: npt.NDArray[np.float32]
    """What the player to act could expect before each action, from -1 to 1; NaN where nothing was searched."""
    drawn: int
    """How many actions come up to the last that was drawn by lot."""
    returns: tuple[float, float]
    """How it ended, or was judged to end, for each player."""

    def states(self) -> Iterator[State]:
        """The states before each action, and the last one."""
        state = State.deserialize(self.config)
        yield state.clone()
        for action in self.actions:
            state.apply_action(int(action))
            yield state.clone()


def selfplay(
    config: str,
    games: int | None = None,
    *,
    nodes: int = 200,
    seed: int = 1,
    first: int = 1,
    threads: int = 1,
    resign: int | None = None,
    net: str = "usual",
) -> Iterator[Played]:
    """Games of the engine against itself, so many or without end (docs/TRAINING.md).

    Each depends on its number and the seed, and on nothing else: the same on any number of threads, which play so many
    games at a time. `nodes` is the effort for an action; a game is given up when several searches in a row see one side
    ahead by `resign` thousandths of the logarithm of the odds.

    >>> import orrery
    >>> [played] = orrery.selfplay("kulami", 1, nodes=20)
    >>> len(played.actions) == len(played.values), sum(played.returns)
    (True, 0.0)
    """
    made: Any
    for made in SelfPlay(config, first, games, nodes, seed, threads, resign, net):
        made["returns"] = tuple(made["returns"])
        yield Played(**made)
