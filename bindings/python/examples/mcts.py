"""Monte Carlo tree search in a hundred lines, against chance."""

from __future__ import annotations

import math
import random
import sys

import orrery


class Node:
    """A position of the tree: how often it was met, and what came of it for the player who led to it."""

    def __init__(self, state: orrery.State, player: int) -> None:
        self.player = player
        self.visits, self.total = 0, 0.0
        self.untried = state.legal_actions()
        random.shuffle(self.untried)
        self.children: dict[int, Node] = {}

    def best_child(self) -> tuple[int, Node]:
        """The child that promises most, or was seldom tried (UCT)."""
        log = math.log(self.visits)
        return max(
            self.children.items(),
            key=lambda entry: entry[1].total / entry[1].visits + math.sqrt(2 * log / entry[1].visits),
        )


def rollout(state: orrery.State) -> list[float]:
    """What a random game comes to."""
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return state.returns()


def search(root: orrery.State, playouts: int) -> int:
    """The action that was tried most often."""
    tree = Node(root, -1)
    for _ in range(playouts):
        state, node, path = root.clone(), tree, [tree]
        while not node.untried and node.children:
            action, node = node.best_child()
            state.apply_action(action)
            path.append(node)
        if node.untried:
            action = node.untried.pop()
            player = state.current_player()
            state.apply_action(action)
            node.children[action] = Node(state, player)
            path.append(node.children[action])
        returns = rollout(state)
        for node in path:
            node.visits += 1
            node.total += returns[node.player]
    return max(tree.children.items(), key=lambda entry: entry[1].visits)[0]


def main() -> None:
    quick = "--quick" in sys.argv
    random.seed(1)
    games, playouts = (2, 20) if quick else (20, 400)
    won = 0.0
    for number in range(games):
        state = orrery.load_game("kulami").new_initial_state()
        while not state.is_terminal():
            if state.current_player() == number % 2:
                state.apply_action(search(state, playouts))
            else:
                state.apply_action(random.choice(state.legal_actions()))
        won += state.returns()[number % 2]
    print(f"Monte Carlo with {playouts} playouts against chance: {won:+.0f} of {games}")


if __name__ == "__main__":
    main()
