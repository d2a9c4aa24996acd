"""Random games of all three kinds, and who won how many."""

import random
import sys
from collections import Counter

import orrery


def main() -> None:
    games = 20 if "--quick" in sys.argv else 500
    for config in ("yinsh:blitz", "lyngk", "kulami"):
        game = orrery.load_game(config)
        results: Counter[float] = Counter()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
            results[state.returns()[0]] += 1
        print(f"{config}: first won {results[1.0]}, second {results[-1.0]}, drawn {results[0.0]}")


if __name__ == "__main__":
    main()
