"""Plays on a server with a client that `openapi-python-client` made from its document: `generated_client.py URL`.

The client is to be on the path as `orrery_api`, generated with `client.yml`.
"""

import importlib
import pkgutil
import sys
from typing import Any


def main() -> None:
    package = importlib.import_module("orrery_api.api")
    found = [module.name for module in pkgutil.walk_packages(package.__path__, "orrery_api.api.") if not module.ispkg]
    functions: dict[str, Any] = {name.rsplit(".", 1)[1]: importlib.import_module(name) for name in found}
    assert len(functions) >= 16 and all(hasattr(function, "sync_detailed") for function in functions.values())
    models = importlib.import_module("orrery_api.models")
    api = importlib.import_module("orrery_api")
    client = api.Client(base_url=sys.argv[1], headers={"Origin": sys.argv[1]}, raise_on_unexpected_status=True)
    nobody = functions["who"].sync_detailed(client=client)
    assert nobody.status_code == 401, nobody

    named = functions["take_name"].sync_detailed(client=client, body=models.NewPlayer.from_dict({"name": "Ann"}))
    assert named.status_code in (200, 201) and named.parsed.name == "Ann", named
    cookie = named.headers["set-cookie"].split(";")[0]
    made = functions["new_token"].sync_detailed(
        client=client.with_headers({"Cookie": cookie}), body=models.NewToken.from_dict({"label": "generated"})
    )
    assert made.status_code == 201, made
    client = api.AuthenticatedClient(base_url=sys.argv[1], token=made.parsed.token, raise_on_unexpected_status=True)

    challenges = functions["open_challenges"].sync_detailed(client=client)
    assert challenges.status_code == 200 and challenges.parsed is not None, challenges
    request = models.AnalyseRequest.from_dict({"config": "kulami", "actions": ["d4"], "nodes": 1000})
    thought = functions["analyse"].sync_detailed(client=client, body=request)
    assert thought.status_code == 200 and thought.parsed.to_dict()["lines"], thought
    print(f"{len(functions)} functions; the engine thinks {thought.parsed.to_dict()['lines'][0]}")


if __name__ == "__main__":
    main()
