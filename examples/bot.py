"""An outside bot: plays one seat of a table through the API, with a token.

    python examples/bot.py http://localhost:8010 TABLE SEAT TOKEN

The token comes from the table's host or from who sits there: POST /api/tables/T/seats/N/token.
"""

import json
import random
import sys
import urllib.request
import uuid
from typing import Any

Json = dict[str, Any]

server, table, seat, token = sys.argv[1:]


def call(path: str, body: Json | None = None) -> Json:
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/{path}",
        data=json.dumps(body).encode() if body else None,
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        told: Json = json.load(answer)
        return told


state = call(f"state?seat={seat}")
while state["view"] is None or not state["view"]["over"]:
    if state["ask"] is not None:
        # Here a better idea could stand: `view` is all the seat knows.
        action = random.choice(state["view"]["legal"])["text"]
        command = {"id": str(uuid.uuid4()), "seat": int(seat), "ask": state["ask"]}
        call("commands", {**command, "action": action, "confirm": "yes"})
    # Waits until something happens that this seat may know of.
    state = call(f"events?seat={seat}&after={state['number']}&wait=20")["state"]
print("over:", state["view"]["scores"])
