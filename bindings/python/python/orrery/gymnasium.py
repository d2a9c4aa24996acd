"""A game against a level of the engine as a Gymnasium environment: `orrery.gymnasium.Env("yinsh", level=3)`.

Importing this registers `orrery/yinsh-v1`, `orrery/lyngk-v1` and `orrery/kulami-v1`, so that
`gymnasium.make("orrery/kulami-v1", config="kulami:level2", level=3)` makes one as well.
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt

from orrery import ClosedError, Game, IllegalAction, State, best_action
from orrery._render import MODES, check, render

__all__ = ["Env"]

Observation = npt.NDArray[np.uint8]


class Env(gymnasium.Env[Observation, np.int64]):
    """A game against a level, 1 to 10, or against chance, level 0.

    An observation is what `State.observation_tensor` says to the agent, the reward 1, 0 or -1 at the end.
    `info["action_mask"]` has 1 for each legal action; `env.action_space.sample(info["action_mask"])` draws one of them.
    Who begins is drawn at each reset, unless `side` says it: 0 or 1.

    An illegal action loses the game, so that every agent that can be written may be tried; `illegal="raise"` raises
    `IllegalAction` instead. The reason is `info["illegal"]`.

    >>> from orrery.gymnasium import Env
    >>> env = Env("kulami", level=1, side=0)
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        config: str,
        level: int = 1,
        *,
        side: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        check(render_mode)
        if not 0 <= level <= 10:
            raise ValueError(f"levels go from 1 to 10, and 0 plays by lot: {level}")
        if side not in (None, 0, 1):
            raise ValueError(f"the sides are 0 and 1, or None to draw one: {side}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"an illegal action can 'lose' or 'raise': {illegal!r}")
        self.game = Game(config, 0)
        self.level, self.side, self.illegal = level, side, illegal
        self.render_mode = render_mode
        shape = tuple(self.game.observation_tensor_shape())
        self.observation_space = gymnasium.spaces.Box(0, self.game.max_plane_value(), shape, np.uint8)
        self.action_space = gymnasium.spaces.Discrete(self.game.num_distinct_actions())
        self.state: State | None = None
        self.agent = 0
        self.over = True
        self.closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game: the seed draws who begins, what the config leaves open, and what the level overlooks."""
        if self.closed:
            raise ClosedError("this environment was closed")
        super().reset(seed=seed)
        self.state = self.game.new_initial_state(seed=int(self.np_random.integers(2**63)))
        self.agent = int(self.np_random.integers(2)) if self.side is None else self.side
        self.over = False
        self._answer(self.state)
        return self._see(self.state)

    def step(self, action: np.int64) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Plays an action, and then for the other side until the agent is to act again."""
        if self.closed:
            raise ClosedError("this environment was closed")
        if self.state is None or self.over:
            raise IllegalAction("the game is over or was not begun: call reset()")
        state = self.state
        try:
            state.apply_action(int(action))
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            self.over = True
            observation, info = self._see(state)
            return observation, -1.0, True, False, info | {"illegal": str(refusal)}
        self._answer(state)
        self.over = state.is_terminal()
        observation, info = self._see(state)
        return observation, float(state.returns()[self.agent]), self.over, False, info

    def _answer(self, state: State) -> None:
        while state.current_player() == 1 - self.agent:
            if self.level == 0:
                state.apply_action(int(self.np_random.choice(state.legal_actions())))
            else:
                seed = int(self.np_random.integers(2**63))
                state.apply_action(best_action(state, level=self.level, seed=seed))

    def _see(self, state: State) -> tuple[Observation, dict[str, Any]]:
        mask = state.legal_actions_mask(self.agent).view(np.int8)
        return state.observation_tensor(self.agent), {"action_mask": mask, "player": self.agent}

    def render(self) -> Any:
        """The board as text, array or SVG, by `render_mode`."""
        if self.state is None:
            raise ClosedError("this environment was not reset: call reset() first")
        return render(self.state, self.render_mode)

    def close(self) -> None:
        """Ends it: whoever uses it afterwards is told."""
        self.closed = True


for _name in ("yinsh", "lyngk", "kulami"):
    # The module named before the colon is imported by `gymnasium.make` itself.
    gymnasium.register(f"orrery/{_name}-v1", "orrery.gymnasium:Env", kwargs={"config": _name})
