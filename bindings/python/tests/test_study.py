"""Reviews and puzzles through Python."""

import datetime

import orrery
import pytest
from test_engine import CONFIGS, after


@pytest.mark.parametrize("config", CONFIGS)
def test_reviews(config: str) -> None:
    state = after(config, 12)
    turns, points, slow = orrery.review(state)
    assert [action for turn in turns for action in turn.actions] == state.history()
    assert [turn.start for turn in turns[1:]] == [turn.end for turn in turns[:-1]]
    assert len(slow) == 2
    for turn in turns:
        assert turn.grade in ("fine", "slip", "mistake", "blunder")
        assert turn.lost == max(0, turn.before - turn.after) and 0 <= turn.after <= 1000
        assert (turn.why is None) or turn.why[0].startswith("why-")
        before = orrery.deserialize_state(state.config)
        before.apply_actions(state.history()[: turn.start])
        assert before.current_player() == turn.player
        assert [before.action_to_string(action) for action in turn.actions] == turn.texts
        played = before.clone()
        played.apply_actions(turn.actions + turn.reply)
        before.apply_actions(turn.best + turn.line)
    for player, places in enumerate(points):
        assert len(places) <= 3 and all(turns[place].player == player for place in places)
    again = orrery.review(state).turns
    assert [(turn.lost, turn.best) for turn in again] == [(turn.lost, turn.best) for turn in turns]


def test_who_resigned_has_lost() -> None:
    state = after("kulami", 9)
    assert any(orrery.review(state, result="0-1").turning_points[0])


@pytest.mark.parametrize("game", ["yinsh", "lyngk", "kulami"])
def test_puzzles(game: str) -> None:
    puzzles = orrery.puzzles(game)
    assert len(puzzles) >= 2000 and len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.rating for puzzle in puzzles] == sorted(puzzle.rating for puzzle in puzzles)
    theme = puzzles[-1].themes[0]
    assert {puzzle.id for puzzle in orrery.puzzles(game, theme)} == {puzzle.id for puzzle in puzzles if theme in puzzle.themes}
    for puzzle in puzzles[::211]:
        state = puzzle.state()
        assert state.code == puzzle.code and orrery.puzzle(puzzle.id).code == puzzle.code
        assert puzzle.aim in ("draw", "guard") or len(puzzle.aim) == 1
        for numbers, texts in zip(puzzle.solutions, puzzle.solution_texts, strict=True):
            assert puzzle.solves(numbers)
            solved = state.clone()
            for number, text in zip(numbers, texts, strict=True):
                assert solved.action_to_string(number) == text
                solved.apply_action(number)
        first = {numbers[0] for numbers in puzzle.solutions}
        wrong = next(action for action in state.legal_actions() if action not in first)
        assert not puzzle.solves([wrong]) and not puzzle.solves([])


def test_days() -> None:
    days = [datetime.date(2026, 11, 19) + datetime.timedelta(days=day) for day in range(3)]
    assert {orrery.daily_puzzle(day).config.split(":")[0] for day in days} == {"yinsh", "lyngk", "kulami"}
    assert orrery.daily_puzzle(days[0], "lyngk:seed=1").config.startswith("lyngk")
    with pytest.raises(ValueError, match="19 November 2026"):
        orrery.daily_puzzle(datetime.date(2026, 11, 18))
    with pytest.raises(ValueError, match="19 November 2026"):
        orrery.daily_puzzle(datetime.date(1, 1, 1))


def test_wrong_use() -> None:
    with pytest.raises(ValueError, match="no theme"):
        orrery.puzzles("yinsh", "trick")
    with pytest.raises(orrery.ConfigError, match="no game"):
        orrery.puzzles("chess")
    for name in ("", "aaaaaaaa", "ä"):
        with pytest.raises(KeyError):
            orrery.puzzle(name)
    puzzle = orrery.puzzles("yinsh")[0]
    with pytest.raises(orrery.IllegalAction, match="not legal"):
        puzzle.solves([0])
    state = orrery.load_game("yinsh").new_initial_state()
    with pytest.raises(ValueError, match="nothing was played"):
        orrery.review(state)
    state.apply_action(0)
    with pytest.raises(ValueError, match="effort"):
        orrery.review(state, effort=0)
    with pytest.raises(ValueError, match="results are"):
        orrery.review(state, result="won")
