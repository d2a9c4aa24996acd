"""What the environments show of a state."""

from typing import Any

from orrery._native import State

MODES = ["ansi", "rgb_array", "svg"]


def check(mode: str | None) -> None:
    """Refuses a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"the render modes are {', '.join(MODES)}, not {mode!r}")


def render(state: State, mode: str | None) -> Any:
    """The state as text, as an array of points or as SVG; nothing where no mode was chosen."""
    match mode:
        case "ansi":
            return str(state)
        case "rgb_array":
            return state.rgb_array()
        case "svg":
            return state.svg()
        case _:
            return None
