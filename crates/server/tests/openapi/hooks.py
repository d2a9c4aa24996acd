"""Lets schemathesis in: a player with a token, and names of games that exist.

`cargo xtask test --full` runs it; ORRERY_SERVER is the address of a server without limits.
"""

import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request

import schemathesis

SERVER = os.environ["ORRERY_SERVER"]
NAME = re.compile("[0-9a-hjkmnp-tv-z]{10}")


def call(method, path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    headers |= {"Origin": SERVER, "Content-Type": "application/json"}
    request = urllib.request.Request(SERVER + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.loads(answer.read() or b"null"), answer.headers


def new_player(name):
    _, headers = call("POST", "/api/v1/me", {"name": name})
    cookie = headers["Set-Cookie"].split(";")[0]
    made, _ = call("POST", "/api/v1/tokens", {"label": "schemathesis"}, Cookie=cookie)
    return made["token"]


class Player:
    """The player that asks. Some of the requests revoke the token, so it is looked at before each."""

    token = None
    games = []

    def get(self, case, context):
        if Player.token is None or not self.is_known():
            Player.token = new_player("schemathesis")
            self.set_up()
        return Player.token

    def set(self, case, token, context):
        case.headers["Authorization"] = f"Bearer {token}"

    def is_known(self):
        try:
            call("GET", "/api/v1/me", Authorization=f"Bearer {Player.token}")
            return True
        except urllib.error.HTTPError:
            return False

    def set_up(self):
        """One game that is open, one that is played, one that is over."""
        mine, other = Player.token, new_player("other")
        games = []
        for config in ["yinsh", "kulami", "lyngk"]:
            body = {"config": config, "side": "first", "listed": True}
            made, _ = call("POST", "/api/v1/games", body, Authorization=f"Bearer {mine}")
            games.append(made["game"])
        for game in games[1:]:
            call("POST", f"/api/v1/games/{game}/join", {}, Authorization=f"Bearer {other}")
        act = {"act": "resign"}
        call("POST", f"/api/v1/games/{games[2]}/acts", act, Authorization=f"Bearer {other}")
        Player.games = games


schemathesis.auth(refresh_interval=None)(Player)


@schemathesis.hook
def map_path_parameters(context, parameters):
    """Three of four well-formed names of games become names of games that there are."""
    name = (parameters or {}).get("game")
    if Player.games and isinstance(name, str) and NAME.fullmatch(name):
        number = sum(name.encode()) % 4
        if number < len(Player.games):
            parameters["game"] = Player.games[number]
    return parameters


@schemathesis.hook
def filter_query(context, query):
    """A longer head is refused with 431 before anybody reads the address, so the document says nothing of it."""
    return len(urllib.parse.urlencode(query or {}, doseq=True)) < 8000


@schemathesis.deserializer("application/x-ndjson")
def first_line(context, response):
    """The document describes a line; where there is none, nothing can be wrong with it."""
    nothing = b'{"seq": 0, "link": "", "body": ""}'
    return json.loads(response.content.split(b"\n")[0] or nothing)
