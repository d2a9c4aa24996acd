"""Wrong use is an exception that names it."""

import os
import threading

import numpy as np
import orrery
import pytest
from orrery import BusyError, ClosedError, ConfigError, IllegalAction, RecordError, VectorEnv


def begun(config: str = "yinsh") -> orrery.State:
    return orrery.load_game(config).new_initial_state()


@pytest.mark.parametrize("config", ["", "chess", "yinsh:fast", "lyngk:layout=IBR", "kulami:board=AB", "yinsh:blitz:x"])
def test_configs(config: str) -> None:
    with pytest.raises(ConfigError):
        orrery.load_game(config)
    with pytest.raises(ConfigError):
        VectorEnv(config, 2)
    with pytest.raises(ConfigError):
        list(orrery.selfplay(config, 1))


def test_actions() -> None:
    state = begun()
    for action in (-1, 2142, 10**15):
        with pytest.raises(IllegalAction, match="is no action of yinsh: they go from 0 to 2141"):
            state.apply_action(action)
        with pytest.raises(IllegalAction, match="is no action"):
            state.action_to_string(action)
    with pytest.raises(IllegalAction, match=r"action 2141 \(pass\) is not legal: "):
        state.apply_action(2141)
    with pytest.raises((TypeError, OverflowError)):
        state.apply_action("f6")  # type: ignore[arg-type]
    with pytest.raises((TypeError, OverflowError)):
        state.apply_action(10**30)
    with pytest.raises(IllegalAction, match="legal in no position"):
        state.string_to_action("a2-c7")
    with pytest.raises(IllegalAction, match='"f66": column 1: '):
        state.string_to_action("f66")
    assert state.move_number() == 0, "nothing was played"
    with pytest.raises(ValueError, match="no player 2"):
        state.observation_tensor(2)


def test_finished_games() -> None:
    state = begun("kulami")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == -4 and state.legal_actions() == []
    with pytest.raises(IllegalAction):
        state.apply_action(0)
    for search in (orrery.analyse, orrery.best_action, orrery.solve, orrery.net_inputs):
        with pytest.raises(IllegalAction, match="over"):
            search(state)


def test_arrays_of_single_states() -> None:
    state = begun()
    with pytest.raises(TypeError, match="uint8"):
        state.observation_tensor(out=np.zeros((16, 11, 11), np.float32))
    with pytest.raises(ValueError, match=r"shape \[16, 11, 11\]"):
        state.observation_tensor(out=np.zeros((15, 11, 11), np.uint8))
    frozen = np.zeros(2142, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="read only"):
        state.legal_actions_mask(out=frozen)
    with pytest.raises(TypeError):
        state.legal_actions_mask(out=[0] * 2142)  # type: ignore[arg-type]


def test_text() -> None:
    for text in ("", "yinsh,", "yinsh,f6,f6", "yinsh|x", "\0", "kulami,ž"):
        with pytest.raises(ConfigError):
            orrery.deserialize_state(text)
    with pytest.raises(ConfigError, match="a state of kulami, not of yinsh"):
        orrery.load_game("yinsh").deserialize_state("kulami")
    for text in ("1. f6", '[Config "yinsh"]\n\n1. f6 f6 *', "[Config"):
        with pytest.raises(RecordError):
            orrery.read_records(text)
    with pytest.raises(ValueError, match="themes"):
        begun().svg("blue")
    with pytest.raises(ValueError, match="points a side"):
        begun().rgb_array(5)


def test_searches() -> None:
    state = begun()
    for wrong in ({"lines": 0}, {"threads": 0}, {"method": "guess"}, {"net": "/nowhere.net"}, {"time": -1.0}):
        with pytest.raises(ValueError):
            orrery.analyse(state, **wrong)
    for level in (0, 11):
        with pytest.raises(ValueError, match="levels go from 1 to 10"):
            orrery.best_action(state, level=level)
    with pytest.raises(ValueError):
        list(orrery.selfplay("yinsh", 1, nodes=0))


def test_vectors() -> None:
    with pytest.raises(ValueError, match="num_envs"):
        VectorEnv("yinsh", 0)
    with pytest.raises(ValueError, match="threads"):
        VectorEnv("yinsh", 2, 0)
    with pytest.raises(ValueError, match="no array 'mask'"):
        VectorEnv("yinsh", 2, out={"mask": np.zeros((2, 2142), np.uint8)})
    with pytest.raises(ValueError, match=r"masks: shape \[2, 2142\] is wanted, not \[2, 2141\]"):
        VectorEnv("yinsh", 2, out={"masks": np.zeros((2, 2141), np.uint8)})
    with pytest.raises(TypeError, match="masks: the array has the wrong dtype"):
        VectorEnv("yinsh", 2, out={"masks": np.zeros((2, 2142), np.float32)})
    with pytest.raises(ValueError, match="writable and contiguous"):
        VectorEnv("yinsh", 2, out={"masks": np.zeros((2, 4284), np.uint8)[:, ::2]})
    env = VectorEnv("yinsh", 3)
    before = env.observations.copy()
    with pytest.raises(IllegalAction, match=r"environment 1: action 2141 \(pass\) is not legal: .*; nothing was played"):
        env.step(np.array([0, 2141, 0]))
    with pytest.raises(IllegalAction, match="environment 2: 2142 is no action"):
        env.step(np.array([0, 0, 2142]))
    with pytest.raises(ValueError, match=r"actions: shape \[3\] is wanted, not \[2\]"):
        env.step(np.array([0, 0]))
    with pytest.raises(TypeError, match="int32 or int64"):
        env.step(np.array([0.0, 0.0, 0.0]))
    with pytest.raises(TypeError, match="int32 or int64"):
        env.step([0, 0, 0])  # type: ignore[arg-type]
    assert (env.observations == before).all()
    with pytest.raises(ValueError, match="no environment 3"):
        env.code(3)
    env.close()
    env.close()
    for use in (env.step_random, lambda: env.reset(1), lambda: env.code(0)):
        with pytest.raises(ClosedError, match="closed"):
            use()


def test_two_threads_on_a_vector() -> None:
    """Who comes while another thread steps is told; nobody waits and nothing breaks."""
    env = VectorEnv("yinsh", 20_000, seed=1)
    told, stop, faults = threading.Event(), threading.Event(), []

    def use() -> None:
        while not stop.is_set():
            try:
                env.step_random()
            except BusyError as error:
                assert "another thread" in str(error)
                told.set()
            except BaseException as error:
                faults.append(error)
                raise

    threads = [threading.Thread(target=use) for _ in range(2)]
    for thread in threads:
        thread.start()
    # A limit only against a hang.
    met = told.wait(120)
    stop.set()
    for thread in threads:
        thread.join()
    assert met and not faults


def test_two_threads_on_a_state() -> None:
    """Each action is played as a whole or refused."""
    state = begun()
    refused: list[str] = []
    faults: list[BaseException] = []

    def play() -> None:
        for action in range(85):
            try:
                state.apply_action(action)
            except IllegalAction as error:
                refused.append(str(error))
            except BaseException as error:
                faults.append(error)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults and state.move_number() + len(refused) == 4 * 85
    assert orrery.deserialize_state(state.serialize()) == state


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_vector_does_not_cross_a_fork() -> None:
    env = VectorEnv("kulami", 8, 2)
    child = os.fork()
    if child == 0:
        try:
            env.step_random()
        except BusyError as error:
            os._exit(0 if "fork" in str(error) else 1)
        os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    env.step_random()
