"""The games for OpenSpiel: importing this registers them in `pyspiel`.

`pyspiel.load_game("python_orrery_yinsh")`, `python_orrery_lyngk` and `python_orrery_kulami`; the parameter `options` is what
stands after the colon of a config, with `+` for `;` and `~` for `=`: `python_orrery_kulami(options=board~irregular+level2)`.
A layout that is not given is the one of the parameter `seed`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from orrery import Game, State, deserialize_state

__all__ = ["OrreryGame", "OrreryState", "NAMES", "load_game"]

NAMES = {name: f"python_orrery_{name}" for name in ("yinsh", "lyngk", "kulami")}
_TITLES = {"yinsh": "YINSH", "lyngk": "LYNGK", "kulami": "Kulami"}
_TYPES = {
    name: pyspiel.GameType(
        short_name=short,
        long_name=f"{_TITLES[name]} (Orrery)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"options": "", "seed": 1},
    )
    for name, short in NAMES.items()
}


class OrreryGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games as OpenSpiel has games."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = str(given.get("options", "")).replace("+", ";").replace("~", "=")
        config = f"{self.name}:{options}" if options else self.name
        drawn = Game(config, 0)
        # Every state of a game of OpenSpiel begins alike.
        self.start = drawn.new_initial_state(seed=int(given.get("seed", 1)))
        self.native = Game(self.start.config, 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.native.num_distinct_actions(),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.native.max_game_length(),
        )
        super().__init__(_TYPES[self.name], info, given)

    def new_initial_state(self, state: Any = None) -> OrreryState:
        """The state before the first action, or the one that `serialize` of the native state wrote."""
        return OrreryState(self, self.start.clone() if state is None else deserialize_state(str(state)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What `State.observation_tensor` says."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(self.native)
        from open_spiel.python.observation import IIGObserverForPublicInfoGame

        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class OrreryState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A state as OpenSpiel has states; `native` is ours."""

    def __init__(self, game: OrreryGame, native: State) -> None:
        super().__init__(game)
        self.native = native

    def current_player(self) -> int:
        """Who decides."""
        return self.native.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.native.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.native.apply_action(action)

    def undo_action(self, player: int, action: int) -> None:
        """Takes the last action back."""
        self.native.undo_action(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.native.action_to_string(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.native.is_terminal()

    def returns(self) -> list[float]:
        """1, 0 or -1 for each player."""
        return self.native.returns()

    def __str__(self) -> str:
        return self.native.code


class _Observer:
    def __init__(self, game: Game) -> None:
        self.planes = np.zeros(game.observation_tensor_shape(), np.uint8)
        self.tensor = np.zeros(self.planes.size, np.float32)
        self.dict = {"observation": self.tensor.reshape(self.planes.shape)}

    def set_from(self, state: OrreryState, player: int) -> None:
        state.native.observation_tensor(player, out=self.planes)
        self.dict["observation"][...] = self.planes

    def string_from(self, state: OrreryState, player: int) -> str:
        return state.native.observation_string(player)


def load_game(config: str, seed: int = 1) -> Any:
    """The game of a config in OpenSpiel.

    >>> from orrery import openspiel
    >>> openspiel.load_game("kulami:board=irregular;level2").num_distinct_actions()
    101
    """
    name, _, options = config.partition(":")
    if name not in NAMES:
        Game(config, seed)  # says what is wrong
    parameters = {"options": options.replace(";", "+").replace("=", "~"), "seed": seed}
    return pyspiel.load_game(NAMES[name], parameters)


for _name, _short in NAMES.items():
    pyspiel.register_game(_TYPES[_name], type(f"Orrery{_TITLES[_name]}", (OrreryGame,), {"name": _name}))
