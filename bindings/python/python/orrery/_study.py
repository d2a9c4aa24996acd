"""Reviews of games and puzzles of days."""

import datetime
from typing import NamedTuple

from orrery._native import Puzzle, ReviewedTurn, State, puzzle_of_day, review_turns


class Review(NamedTuple):
    """What a review found out about a game."""

    turns: list[ReviewedTurn]
    """The turns of both players, as they were played."""
    turning_points: tuple[list[int], list[int]]
    """For each player the turns that cost most, as places in `turns`: at most three."""
    lost_slowly: tuple[bool, bool]
    """Whether a player lost without a marked turn: the turning points are the worst all the same."""


def review(state: State, *, effort: int = 1, result: str | None = None) -> Review:
    """Looks at every turn of a game that was played, and grades it (docs/REVIEW.md).

    It says the same as `orrery review` and the app. `effort` multiplies how many positions are searched; `result` says how
    the game ended where the state does not, as after a resignation: "1-0", "0-1" or "1/2-1/2".

    >>> import orrery
    >>> state = orrery.deserialize_state("kulami,d4,d8,d6")
    >>> reviewed = orrery.review(state)
    >>> [turn.texts for turn in reviewed.turns], {turn.grade for turn in reviewed.turns} <= {"fine", "slip", "mistake", "blunder"}
    ([['d4'], ['d8'], ['d6']], True)
    """
    turns, (first, second), (first_slow, second_slow) = review_turns(state, effort, result)
    return Review(turns, (first, second), (first_slow, second_slow))


def daily_puzzle(day: datetime.date | None = None, game: str | None = None) -> Puzzle:
    """The puzzle of a day, the same as on the page; without a day of today by UTC.

    Without a game the games take turns. The first day is 19 November 2026.

    >>> import datetime
    >>> import orrery
    >>> puzzle = orrery.daily_puzzle(datetime.date(2026, 11, 19))
    >>> orrery.puzzle(puzzle.id).code == puzzle.code
    True
    """
    day = datetime.datetime.now(datetime.UTC).date() if day is None else day
    return puzzle_of_day((day - datetime.date(1970, 1, 1)).days, game)
