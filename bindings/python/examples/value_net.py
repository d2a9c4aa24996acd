"""A small value net of numpy, learned from self-play, that plays against level 2.

It looks three actions ahead and asks the net what it thinks of what is there.
"""

import sys
import time

import numpy as np
import orrery

CONFIG = "kulami"


def samples(games: int, nodes: int) -> tuple[np.ndarray, np.ndarray]:
    """Planes of positions, and the mean of what the search said and how the game ended, for the player to act."""
    planes, targets = [], []
    for played in orrery.selfplay(CONFIG, games, nodes=nodes, seed=1, threads=1):
        for state, value in zip(played.states(), played.values):
            if not np.isnan(value):
                planes.append(state.observation_tensor().ravel())
                targets.append((value + played.returns[state.current_player()]) / 2)
    return np.array(planes, np.float32), np.array(targets, np.float32)


class Net:
    """One hidden layer, learned by Adam."""

    def __init__(self, inputs: int, units: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, (2 / inputs) ** 0.5 / 4, (inputs, units)).astype(np.float32),
            np.zeros(units, np.float32),
            rng.normal(0, units**-0.5, units).astype(np.float32),
            np.zeros((), np.float32),
        ]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.mean, self.scale = np.zeros(inputs, np.float32), np.ones(inputs, np.float32)
        self.steps = 0

    def look_at(self, planes: np.ndarray) -> None:
        """Takes the numbers of each cell to be round 0; what never changes says nothing."""
        deviation = planes.std(axis=0)
        self.mean = planes.mean(axis=0)
        self.scale = np.where(deviation > 0, 1 / np.maximum(deviation, 0.1), 0).astype(np.float32)

    def __call__(self, planes: np.ndarray) -> np.ndarray:
        first, bias, second, last = self.weights
        hidden = np.maximum((planes - self.mean) * self.scale @ first + bias, 0)
        return np.tanh(hidden @ second + last)

    def learn(self, planes: np.ndarray, targets: np.ndarray, rate: float) -> float:
        """A step; the mean square error before it."""
        first, bias, second, last = self.weights
        planes = (planes - self.mean) * self.scale
        hidden = np.maximum(planes @ first + bias, 0)
        value = np.tanh(hidden @ second + last)
        error = value - targets
        slope = 2 * error * (1 - value**2) / len(targets)
        back = np.outer(slope, second) * (hidden > 0)
        gradients = [planes.T @ back, back.sum(0), hidden.T @ slope, slope.sum()]
        self.steps += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            corrected = square / (1 - 0.999**self.steps)
            weight -= rate * mean / (1 - 0.9**self.steps) / (np.sqrt(corrected) + 1e-8)
        return float((error**2).mean())


def values(net: Net, state: orrery.State, depth: int) -> np.ndarray:
    """What the player to act can expect after each legal action, looking so many actions ahead."""
    player = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    found = np.empty(len(children))
    asked = []
    for place, child in enumerate(children):
        if child.is_terminal():
            found[place] = child.player_return(player)
        elif depth > 1:
            found[place] = values(net, child, depth - 1).max()
        else:
            asked.append(place)
    if asked:
        found[asked] = net(np.array([children[place].observation_tensor().ravel() for place in asked], np.float32))
    # What is good for the opponent is bad.
    signs = [1 if child.is_terminal() or child.current_player() == player else -1 for child in children]
    return found * signs


def choose(net: Net, state: orrery.State, depth: int) -> int:
    """The action that promises most."""
    return state.legal_actions()[int(values(net, state, depth).argmax())]


def match(net: Net, depth: int, level: int, games: int) -> float:
    """The share of points against a level, from both sides."""
    points = 0.0
    for number in range(games):
        state, side = orrery.load_game(CONFIG).new_initial_state(), number % 2
        while not state.is_terminal():
            is_net = state.current_player() == side
            action = choose(net, state, depth) if is_net else orrery.best_action(state, level=level, seed=number)
            state.apply_action(action)
        points += (1 + state.returns()[side]) / 2
    return points / games


def main() -> None:
    quick = "--quick" in sys.argv
    begun = time.perf_counter()
    planes, targets = samples(6 if quick else 1500, 20 if quick else 100)
    rng = np.random.default_rng(1)
    net = Net(planes.shape[1], 32, rng)
    held = len(planes) // 10
    net.look_at(planes[held:])
    for epoch in range(1 if quick else 4):
        order = rng.permutation(len(planes) - held) + held
        for batch in np.array_split(order, max(1, len(order) // 128)):
            net.learn(planes[batch], targets[batch], 0.0005 * 0.6**epoch)
    error = float(((net(planes[:held]) - targets[:held]) ** 2).mean())
    plain = float((targets[:held] ** 2).mean())
    games = 4 if quick else 100
    share = match(net, 1 if quick else 3, 2, games)
    spent = time.perf_counter() - begun
    print(f"{len(planes)} positions, error {error:.3f} (always 0 has {plain:.3f})")
    print(f"against level 2: {100 * share:.0f} % of {games} games; {spent:.0f} s in all")


if __name__ == "__main__":
    main()
