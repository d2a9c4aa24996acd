"""The rules through Python are the rules of Rust."""

import copy
import pickle
import re

import numpy as np
import orrery
import pytest
from native import MASK, TESTDATA, Rng, random_games

PLAYTHROUGHS = sorted(TESTDATA.glob("*/playthrough-*.txt"))
CONFIGS = ["yinsh", "yinsh:blitz", "lyngk:seed=1", "lyngk:seed=2;six", "lyngk:seed=3;collect-on-claim", "kulami"]
CONFIGS += ["kulami:board=irregular;level2;swap", "kulami:board=example;area"]


@pytest.mark.parametrize("series", random_games(), ids=lambda series: series["config"])
def test_random_games_are_the_native_ones(series: dict) -> None:
    total, played = 0xCBF29CE484222325, 0
    words: dict[int, int] = {}
    for number in range(1, series["games"] + 1):
        state = orrery.load_game(series["config"].replace("*", str(number))).new_initial_state()
        rng = Rng(number)
        claims = state.name == "lyngk"
        while not state.is_terminal():
            legal = state.legal_actions()
            if claims:
                # The notation lists claims before moves, numbers have them behind.
                legal = [a for a in legal if 1849 <= a < 1854] + [a for a in legal if a < 1849 or a == 1854]
            action = legal[rng.below(len(legal))]
            if action not in words:
                words[action] = int.from_bytes(state.action_to_string(action).encode(), "little")
            total = ((total ^ words[action]) * 0x100000001B3) & MASK
            state.apply_action(action)
            played += 1
        result = {1.0: 1, -1.0: 2, 0.0: 3}[state.returns()[0]]
        total = ((total ^ result) * 0x100000001B3) & MASK
    assert (played, f"{total:016x}") == (series["actions"], series["sum"])


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_playthroughs_are_those_of_rust(path) -> None:
    text = path.read_text()
    config = re.match(r"config: (.*)\n", text)[1]
    state = orrery.load_game(config).new_initial_state()
    blocks = 0
    for part in text.split("\n\n"):
        for line in part.splitlines():
            if found := re.match(r"(\d+)\. (first|second) of (\d+): (.*)", line):
                assert state.move_number() + 1 == int(found[1])
                assert state.current_player() == ["first", "second"].index(found[2])
                assert len(state.legal_actions()) == int(found[3])
                state.apply_action(state.string_to_action(found[4]))
            elif line.startswith("code: "):
                assert line == f"code: {state.code}"
                assert text.count(str(state).rstrip("\n")) >= 1
                blocks += 1
            elif line.startswith("score: "):
                assert line == "score: {} {}".format(*state.score)
            elif line.startswith("legal: "):
                legal = line.removeprefix("legal: ").split()
                assert legal == state.legal_strings()
                assert sorted(map(state.string_to_action, legal)) == state.legal_actions()
            elif line.startswith("result: "):
                assert state.is_terminal()
                result = {"1-0": [1, -1], "0-1": [-1, 1], "1/2-1/2": [0, 0]}[line.removeprefix("result: ")]
                assert state.returns() == result
    assert blocks > 3


@pytest.mark.parametrize("config, count", [("yinsh", 2142), ("lyngk:seed=1", 1855), ("kulami", 101)])
def test_every_number_is_an_action_and_back(config: str, count: int) -> None:
    game = orrery.load_game(config)
    assert game.num_distinct_actions() == count
    texts = [game.action_to_string(action) for action in range(count)]
    assert len(set(texts)) == count
    assert [game.string_to_action(text) for text in texts] == list(range(count))


def test_numbers_mean_the_same_for_ever() -> None:
    text = {
        "yinsh": {0: "a2", 84: "k10", 85: "a2-a3", 1932: "k10-k9", 1933: "xa2-e6", 2055: "xk7-k10", 2141: "pass"},
        "lyngk": {0: "a1-a1", 1: "a1-b1", 1848: "i1-i1", 1849: "^i", 1853: "^k", 1854: "pass"},
        "kulami": {0: "a1", 9: "a10", 10: "b1", 99: "j10", 100: "swap"},
    }
    for name, actions in text.items():
        game = orrery.load_game(name, seed=1)
        assert game.code_version() == 1
        for action, expected in actions.items():
            if (name, action) in {("yinsh", 2055), ("yinsh", 1933)}:
                # The first and the last row, whatever they are called: five points of a line.
                assert re.fullmatch(r"x[a-k]\d+-[a-k]\d+", game.action_to_string(action))
                continue
            assert game.action_to_string(action) == expected, (name, action)
    yinsh = orrery.load_game("yinsh")
    rows = [yinsh.action_to_string(action) for action in range(1933, 2056)]
    assert rows[0].startswith("xa2-") and all(text[0] == "x" and "-" in text for text in rows)
    assert yinsh.action_to_string(2056) == "xa2" and yinsh.action_to_string(2140) == "xk10"


def random_states(config: str, games: int = 3):
    for seed in range(games):
        state, rng = orrery.load_game(config).new_initial_state(), Rng(seed)
        while not state.is_terminal():
            yield state
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
        yield state


@pytest.mark.parametrize("config", CONFIGS)
def test_masks_are_the_legal_actions(config: str) -> None:
    for state in random_states(config):
        mask = state.legal_actions_mask()
        assert mask.dtype == np.uint8 and mask.max() <= 1
        assert np.flatnonzero(mask).tolist() == state.legal_actions()
        player = state.current_player()
        if player >= 0:
            assert state.legal_actions(player) == state.legal_actions()
            assert state.legal_actions(1 - player) == [] and not state.legal_actions_mask(1 - player).any()


@pytest.mark.parametrize("config", CONFIGS)
def test_a_state_is_what_it_is_written_as(config: str) -> None:
    for state in random_states(config, 1):
        for again in (
            orrery.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
            copy.copy(state),
            copy.deepcopy(state),
            state.clone(),
        ):
            assert again == state and again.code == state.code and again.history() == state.history()
            assert hash(again) == hash(state)
        assert orrery.deserialize_state(state.code).code == state.code
    game = orrery.load_game(config)
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize("config", CONFIGS)
def test_undo_takes_back_one_action_after_the_other(config: str) -> None:
    state = orrery.load_game(config).new_initial_state()
    start, codes, players, rng = state.clone(), [], [], Rng(5)
    while not state.is_terminal():
        codes.append(state.code)
        players.append(state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    while codes:
        last = state.history()[-1]
        with pytest.raises(orrery.IllegalAction, match="last action"):
            state.undo_action(players[-1], last + 1)
        state.undo_action(players.pop(), last)
        assert state.code == codes.pop()
    assert state == start
    with pytest.raises(orrery.IllegalAction, match="no action to take back"):
        state.undo_action()


def test_records_are_read_back() -> None:
    for config in CONFIGS:
        *_, state = random_states(config, 1)
        text = state.record("Ann", "Bob")
        [(again, tags, result)] = orrery.read_records(text)
        assert again == state and tags["Second"] == "Bob"
        assert result == {1: "1-0", -1: "0-1", 0: "1/2-1/2"}[int(state.returns()[0])]
    for path in sorted((TESTDATA / "records").glob("*.txt")):
        assert orrery.read_records(path.read_text())


def test_a_bare_lyngk_draws_by_its_seed() -> None:
    game = orrery.load_game("lyngk", seed=4)
    assert game.is_drawn and game.config == "lyngk:random"
    first, second = game.new_initial_state(), game.new_initial_state()
    assert first.config != second.config
    again = orrery.load_game("lyngk", seed=4)
    assert [again.new_initial_state().config for _ in range(2)] == [first.config, second.config]
    fixed = orrery.load_game("lyngk:seed=9").new_initial_state()
    assert game.new_initial_state(seed=9) == fixed


@pytest.mark.parametrize("config", CONFIGS)
def test_symmetries_turn_play_and_planes(config: str) -> None:
    game = orrery.load_game(config)
    symmetries = game.symmetries()
    assert len(symmetries) == (8 if game.name == "kulami" else 12) and symmetries[0]["keeps"]
    for number, symmetry in enumerate(symmetries):
        actions, cells, planes = symmetry["actions"], symmetry["cells"], symmetry["planes"]
        for permutation in (actions, cells, planes):
            assert sorted(permutation.tolist()) == list(range(len(permutation)))
        image = orrery.deserialize_state(symmetry["start"])
        state, rng = game.new_initial_state(), Rng(number)
        while not state.is_terminal():
            seen = state.observation_tensor().reshape(len(planes), -1)
            turned = np.zeros_like(seen)
            turned[planes[:, None], cells[None, :]] = seen
            assert (turned == image.observation_tensor().reshape(turned.shape)).all()
            legal = state.legal_actions()
            assert sorted(actions[legal].tolist()) == image.legal_actions()
            action = legal[rng.below(len(legal))]
            state.apply_action(action)
            image.apply_action(int(actions[action]))
        assert image.is_terminal() and image.returns() == state.returns()
