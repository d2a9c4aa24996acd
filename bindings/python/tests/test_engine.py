"""The engine through Python."""

import numpy as np
import orrery
import pytest
from native import ROOT, Rng

CONFIGS = ["yinsh", "lyngk:seed=1", "kulami"]


def after(config: str, actions: int, seed: int = 1) -> orrery.State:
    state, rng = orrery.load_game(config).new_initial_state(), Rng(seed)
    for _ in range(actions):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("config", CONFIGS)
def test_lines_can_be_played(config: str) -> None:
    state = after(config, 14)
    lines = orrery.analyse(state, nodes=3000, lines=3)
    assert len(lines) == 3
    assert len({line.actions[0] for line in lines}) == 3
    for line in lines:
        assert sum(line.wdl) == 1000 and -1 <= line.expectation <= 1
        played = state.clone()
        played.apply_actions(line.actions)
        assert [state.action_to_string(action) for action in line.actions] == line.texts
    again = orrery.analyse(state, nodes=3000, lines=3)
    assert [line.texts for line in again] == [line.texts for line in lines], "the same effort finds the same"
    assert orrery.analyse(state, depth=1) and orrery.analyse(state, time=0.01) and orrery.analyse(state, nodes=500, method="uct")
    assert orrery.analyse(state, nodes=2000, threads=2)


@pytest.mark.parametrize("config", CONFIGS)
def test_levels_play(config: str) -> None:
    state = after(config, 12)
    for level in range(1, 10):
        action = orrery.best_action(state, level=level, seed=3, nodes=2000)
        assert action in state.legal_actions()
        assert action == orrery.best_action(state, level=level, seed=3, nodes=2000)
    assert orrery.best_action(state, method="random", seed=1) in state.legal_actions()


def test_a_level_beats_chance() -> None:
    won = 0.0
    for game in range(6):
        state, rng = orrery.load_game("kulami").new_initial_state(), Rng(game)
        while not state.is_terminal():
            legal = state.legal_actions()
            level = state.current_player() == game % 2
            state.apply_action(orrery.best_action(state, level=3) if level else legal[rng.below(len(legal))])
        won += state.returns()[game % 2]
    assert won >= 4


def test_endings_of_kulami_are_solved() -> None:
    solved = 0
    for seed in range(8):
        state, rng = orrery.load_game("kulami").new_initial_state(), Rng(seed)
        while not state.is_terminal() and state.move_number() < 40:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
        if state.is_terminal() or (line := orrery.solve(state)) is None:
            continue
        solved += 1
        assert line.proved and line.margin is not None
        mover = state.current_player()
        for action in line.actions:
            state.apply_action(action)
        assert state.is_terminal()
        assert state.score[mover] - state.score[1 - mover] == line.margin
    assert solved >= 4
    assert orrery.solve(after("yinsh", 20), nodes=100) is None


def test_nets_are_those_that_play() -> None:
    for name in ("yinsh", "lyngk", "kulami"):
        net = orrery.net(name)
        assert net is not None
        file = (ROOT / "data" / f"{name}.net").read_bytes()
        order = ["rows", "bias", "direct", "out", "kinds", "gains", "stages"]
        assert file[-8 - sum(net[part].nbytes for part in order) : -8] == b"".join(net[part].tobytes() for part in order)
        inputs, stage, base = orrery.net_inputs(after(name if name != "lyngk" else "lyngk:seed=1", 16))
        assert max(inputs) < len(net["direct"]) and stage < len(net["stages"])
        hidden = net["bias"].astype(np.int64)
        for number in inputs:
            if number < len(net["rows"]):
                hidden = hidden + net["rows"][number]
        assert np.isfinite(hidden).all() and isinstance(base, int)
    assert orrery.net("lyngk:seed=1;six") is None


def test_selfplay_is_a_series() -> None:
    played = list(orrery.selfplay("yinsh:blitz", 4, nodes=30, seed=2))
    assert [game.number for game in played] == [1, 2, 3, 4]
    threaded = list(orrery.selfplay("yinsh:blitz", 3, nodes=30, seed=2, first=2, threads=2))
    for one, other in zip(played[1:], threaded):
        assert one.number == other.number and (one.actions == other.actions).all()
    for game in played:
        *_, last = game.states()
        assert last.history() == game.actions.tolist()
        assert sum(game.returns) == 0 and not np.isnan(game.values[game.drawn + 4 : -1]).all()
    endless = orrery.selfplay("lyngk", nodes=5)
    assert next(endless).config != next(endless).config


def test_pictures() -> None:
    for config in CONFIGS:
        state = after(config, 20)
        svg = state._repr_svg_()
        assert svg.startswith("<svg") and svg.endswith("</svg>") and "var(" not in svg
        assert state.svg("dark") != svg
        picture = state.rgb_array(200)
        assert picture.shape == (200, 200, 3) and picture.dtype == np.uint8 and picture.std() > 10
        assert (picture != orrery.load_game(config).new_initial_state().rgb_array(200)).any()
