"""A bot that plays on a server through its API: `python server_bot.py URL --games 1`.

It takes a name, makes a token, sets up a game against the server's own engine and plays it with a level of the engine
here. `docs/API.md` has the messages.
"""

import argparse
import json
import urllib.request
from typing import Any

import orrery


class Server:
    """Requests to the API, as a player with a token."""

    def __init__(self, url: str) -> None:
        self.url, self.token = url.rstrip("/"), ""

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[Any, Any]:
        """What a function answers, and the headers."""
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null"), answer.headers

    def register(self, name: str) -> None:
        """Takes a name, and a token that proves it."""
        _, headers = self.call("POST", "/api/v1/me", {"name": name}, Origin=self.url)
        cookie = headers["Set-Cookie"].split(";")[0]
        made, _ = self.call("POST", "/api/v1/tokens", {"label": name}, Origin=self.url, Cookie=cookie)
        self.token = made["token"]

    def stream(self, game: str) -> Any:
        """What happens in a game, a message a line, until it is over."""
        headers = {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(f"{self.url}/api/v1/games/{game}/stream?since=0", headers=headers)
        with urllib.request.urlopen(request, timeout=60) as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def play(server: Server, config: str, level: int, opponent: int) -> str:
    """Plays a game against the engine of the server; its result."""
    made, _ = server.call(
        "POST", "/api/v1/games", {"config": config, "side": "first", "opponent": {"computer": opponent}}
    )
    name = made["game"]
    for _ in server.stream(name):
        # Every message says that something has happened; how the game stands is asked for.
        now, _ = server.call("GET", f"/api/v1/games/{name}")
        if now["stage"] == "over":
            return str(now["score"])
        if now["stage"] != "playing" or now["to_act"] != now["you"]:
            continue
        state = orrery.deserialize_state(",".join([now["config"], *now["actions"]]))
        me, turn = state.current_player(), []
        while state.current_player() == me:
            action = orrery.best_action(state, level=level)
            turn.append(state.action_to_string(action))
            state.apply_action(action)
        act = {"act": "turn", "base": now["base"], "turn_id": f"t{now['seq']}", "actions": turn}
        answer, _ = server.call("POST", f"/api/v1/games/{name}/acts", act)
        if answer["state"]["stage"] == "over":
            return str(answer["state"]["score"])
    return "*"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--config", default="yinsh:blitz")
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--opponent", type=int, default=1)
    given = parser.parse_args()
    server = Server(given.url)
    server.register("Python bot")
    for number in range(given.games):
        print(number + 1, play(server, given.config, given.level, given.opponent), flush=True)


if __name__ == "__main__":
    main()
