"""The games as PettingZoo environments: `orrery.pettingzoo.env("yinsh")`.

Agents are `player_0` and `player_1`. An observation is what `State.observation_tensor` says; `infos[agent]["action_mask"]`
has 1 for each legal action, and only 0 for who is not to act. A player may act several times in a row.
"""

from __future__ import annotations

from typing import Any

import gymnasium.spaces
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from orrery import ClosedError, Game, IllegalAction, State
from orrery._render import MODES, check, render

__all__ = ["OrreryEnv", "env", "raw_env"]


class OrreryEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """A game between two agents who act one after the other.

    >>> from orrery.pettingzoo import env
    >>> game = env("kulami")
    >>> game.reset(seed=1)
    >>> observation, reward, termination, truncation, info = game.last()
    >>> observation.shape, int(info["action_mask"].sum())
    ((18, 10, 10), 64)
    """

    metadata = {"name": "orrery_v1", "render_modes": MODES, "is_parallelizable": False}

    def __init__(self, config: str, render_mode: str | None = None) -> None:
        super().__init__()
        check(render_mode)
        self.game = Game(config, 0)
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        shape = tuple(self.game.observation_tensor_shape())
        high = self.game.max_plane_value()
        self.observation_spaces = {
            agent: gymnasium.spaces.Box(0, high, shape, np.uint8) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.num_distinct_actions()) for agent in self.possible_agents
        }
        self.state_: State | None = None
        self.closed = False
        self.rng = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; the seed draws what the config leaves open. `options["state"]` may hold a state to begin from."""
        if self.closed:
            raise ClosedError("this environment was closed")
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        given = (options or {}).get("state")
        if given is not None and given.name != self.game.name:
            raise ValueError(f"options: a state of {self.game.name} is wanted, not of {given.name}")
        drawn = int(self.rng.integers(2**63))
        self.state_ = given.clone() if given is not None else self.game.new_initial_state(seed=drawn)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def _now(self) -> State:
        if self.closed:
            raise ClosedError("this environment was closed")
        if self.state_ is None:
            raise ClosedError("this environment was not reset: call reset() first")
        return self.state_

    def _tell(self) -> None:
        """Says who is to act, and what is legal."""
        state = self._now()
        player = state.current_player()
        # In a finished game both agents act once more, with nothing to decide.
        self.agent_selection = self.agents[max(player, 0)] if len(self.agents) == 2 else self.agents[0]
        self.infos = {
            agent: {"action_mask": state.legal_actions_mask(number).view(np.int8)}
            for number, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def observe(self, agent: str) -> npt.NDArray[np.uint8]:
        """What the agent sees, whoever is to act."""
        return self._now().observation_tensor(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays an action of the agent that is to act. An illegal one raises `IllegalAction`, and nothing is played."""
        state = self._now()
        if not self.agents:
            raise IllegalAction("the game is over, and both agents are gone: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"None is no action: {agent} is to act")
        state.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        returns = state.returns()
        over = state.is_terminal()
        for number, agent in enumerate(self.agents):
            self.rewards[agent] = returns[number] if over else 0.0
            self.terminations[agent] = over
        self._tell()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board as text, array or SVG, by `render_mode`."""
        return render(self._now(), self.render_mode)

    def close(self) -> None:
        """Ends it: whoever uses it afterwards is told."""
        self.closed = True

    def __str__(self) -> str:
        return f"orrery {self.game.config}"


def env(config: str, render_mode: str | None = None) -> OrreryEnv:
    """An environment of the game that a config asks for."""
    return OrreryEnv(config, render_mode)


raw_env = env
