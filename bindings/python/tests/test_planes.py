"""Planes against position codes: read here from the text, written there from bits."""

import numpy as np
import orrery
import pytest
from native import Rng

COLUMNS = {
    "yinsh": [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)],
    "lyngk": [(6, 1), (4, 4), (2, 7), (2, 6), (1, 7), (1, 6), (0, 7), (1, 4), (2, 1)],
}


def columns(text: str) -> list[list[str]]:
    """What stands on the points of each column: a letter, the letters of a stack, or nothing."""
    read = []
    for column in text.split("/"):
        points, place = [], 0
        while place < len(column):
            if column[place] == "(":
                end = column.index(")", place)
                points.append(column[place + 1 : end])
                place = end
            elif column[place].isdigit():
                end = place
                while end + 1 < len(column) and column[end + 1].isdigit():
                    end += 1
                points += [""] * int(column[place : end + 1])
                place = end
            else:
                points.append(column[place])
            place += 1
        read.append(points)
    return read


def yinsh(code: str, viewer: int, over: bool) -> np.ndarray:
    config, state = code.split("|")
    board, side, phase, removed = state.split(";")
    planes = np.zeros((16, 11, 11), np.uint8)
    own, other = [("W", "w"), ("B", "b")][:: 1 if viewer == 0 else -1]
    letters = {own[0]: 1, other[0]: 2, own[1]: 3, other[1]: 4}
    markers = 0
    for column, points in enumerate(columns(board)):
        first = COLUMNS["yinsh"][column][0]
        for row, piece in enumerate(points):
            planes[0, column, first - 1 + row] = 1
            if piece:
                planes[letters[piece], column, first - 1 + row] = 1
                markers += piece in "wb"
    kinds = {"place": 5, "move": 6, "passed": 6, "row": 7, "gift-row": 7, "ring": 8, "gift-ring": 8}
    if phase in kinds:
        planes[kinds[phase]] = 1
    planes[9] = phase.startswith("gift")
    planes[10] = phase == "passed"
    planes[11] = not over and side == "wb"[viewer]
    taken = [int(number) for number in removed.split("-")]
    planes[12], planes[13] = taken[viewer], taken[1 - viewer]
    planes[14] = 1 if "blitz" in config else 3
    planes[15] = 51 - markers
    return planes


def lyngk(code: str, viewer: int, over: bool) -> np.ndarray:
    config, state = code.split("|")
    board, side, phase, claims, won = state.split(";")
    planes = np.zeros((35, 9, 9), np.uint8)
    owned = [text.upper() for text in claims.split("-")]
    for column, points in enumerate(columns(board)):
        first = COLUMNS["lyngk"][column][0]
        for row, stack in enumerate(points):
            cell = (column, first + row)
            planes[(0, *cell)] = 1
            for height in range(len(stack)):
                planes[(1 + height, *cell)] = 1
            for piece in stack:
                if piece != "J":
                    planes[(7 + "IBRGK".index(piece), *cell)] = 1
            if stack and stack[-1] != "J":
                planes[(12 + "IBRGK".index(stack[-1]), *cell)] = 1
                planes[(17, *cell)] = stack[-1] in owned[viewer]
                planes[(18, *cell)] = stack[-1] in owned[1 - viewer]
    for n, owner in enumerate((viewer, 1 - viewer)):
        for colour in owned[owner]:
            planes[19 + 5 * n + "IBRGK".index(colour)] = 1
    planes[29] = phase == "move"
    planes[30] = not over and side == "12"[viewer]
    stacks = [int(number) for number in won.split("-")]
    planes[31], planes[32] = stacks[viewer], stacks[1 - viewer]
    planes[33], planes[34] = "six" in config, "collect" in config
    return planes


def kulami(code: str, viewer: int, over: bool, rows: list[str], legal: list[str]) -> np.ndarray:
    config, state = code.split("|")
    board, turn, last, previous, *swapped = state.split(";")
    planes = np.zeros((18, 10, 10), np.uint8)
    own = viewer ^ bool(swapped)
    tiles = {}
    for row, (letters, marbles) in enumerate(zip(reversed(rows), reversed(board.split("/")))):
        for column, (tile, marble) in enumerate(zip(letters, marbles)):
            if tile != ".":
                tiles[column, row] = tile
                planes[0, column, row] = 1
                planes[1, column, row] = marble == "RB"[own]
                planes[2, column, row] = marble == "RB"[1 - own]
    cell = lambda text: (ord(text[0]) - ord("a"), int(text[1:]) - 1)  # noqa: E731
    for text in legal:
        if text != "swap":
            planes[(3, *cell(text))] = 1
    for plane, text in ((4, last), (5, previous)):
        if text != "-":
            planes[(plane, *cell(text))] = 1
            for other, tile in tiles.items():
                planes[(6, *other)] |= tile == tiles[cell(text)]
    for (column, row), tile in tiles.items():
        for way, (dx, dy) in enumerate([(0, 1), (1, 0), (0, -1), (-1, 0)]):
            planes[7 + way, column, row] = tiles.get((column + dx, row + dy)) == tile
        planes[11, column, row] = list(tiles.values()).count(tile)
    planes[12] = 28 - planes[1].sum()
    planes[13] = 28 - planes[2].sum()
    planes[14] = "swap" in legal
    planes[15] = not over and (turn == ["red", "black"][own])
    planes[16] = "level" in config or "area" in config
    planes[17] = "level2" in config or "lines" in config
    return planes


BOARDS = {
    "kulami:swap": "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ",
    "kulami:board=example;level2": "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..",
}


@pytest.mark.parametrize("config", ["yinsh", "yinsh:blitz", "lyngk:seed=1", "lyngk:seed=2;six", *BOARDS])
def test_planes_show_the_position(config: str) -> None:
    for seed in range(4):
        state, rng = orrery.load_game(config).new_initial_state(), Rng(seed)
        while True:
            for viewer in (0, 1):
                over = state.is_terminal()
                if state.name == "kulami":
                    rows = BOARDS[config].split("/")
                    expected = kulami(state.code, viewer, over, rows, state.legal_strings())
                else:
                    expected = {"yinsh": yinsh, "lyngk": lyngk}[state.name](state.code, viewer, over)
                seen = state.observation_tensor(viewer)
                wrong = np.flatnonzero((seen != expected).any(axis=(1, 2)))
                names = orrery.load_game(config).plane_names()
                assert not len(wrong), (state.code, viewer, [names[plane] for plane in wrong])
                assert seen.max() <= orrery.load_game(config).max_plane_value()
            if state.is_terminal():
                break
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])


def test_planes_have_names() -> None:
    for config in ("yinsh", "lyngk", "kulami"):
        game = orrery.load_game(config, seed=1)
        names = game.plane_names()
        assert len(names) == game.observation_tensor_shape()[0] == len(set(names))
