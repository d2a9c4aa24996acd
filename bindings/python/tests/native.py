"""What Rust says, and the one generator of Orrery, written once more from docs/NOTATION.md."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
TESTDATA = ROOT / "testdata"
MASK = 2**64 - 1


class Rng:
    """SplitMix64."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
        return z ^ z >> 31

    def below(self, bound: int) -> int:
        wide = self.next() * bound
        while wide & MASK < 2**64 % bound:
            wide = self.next() * bound
        return wide >> 64


def random_games() -> list[dict[str, Any]]:
    """The sums of random games that Rust has committed."""
    games: list[dict[str, Any]] = json.loads((TESTDATA / "random-games.json").read_text())
    return games
