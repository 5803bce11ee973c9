"""A bot of your own, from outside: python examples/bot.py http://127.0.0.1:8000/ TABLE SEAT."""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def choose(scene: dict[str, Any]) -> int:
    """Your ideas go here: `scene` is what your seat sees, its `options` are what you may do; say which."""
    return random.randrange(len(scene["options"]))


def play(address: str, table: str, seat: int) -> Any:
    """Sit down at an open seat, answer until the game is over, and give the result."""
    body = json.dumps({"seat": seat}).encode()
    sit = urllib.request.Request(f"{address}api/tables/{table}/sit", body, {"Content-Type": "application/json"})
    cookie = urllib.request.urlopen(sit).headers["Set-Cookie"].partition(";")[0]
    where = address.replace("http", "ws", 1) + f"ws/tables/{table}?plain=1"
    with connect(where, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        for count, message in enumerate(map(json.loads, socket)):
            scene = message.get("scene") or {}
            if "result" in scene:
                return scene["result"]
            if scene.get("options"):
                answer = {"type": "answer", "id": str(count), "number": scene["number"], "index": choose(scene)}
                socket.send(json.dumps(answer))
    raise SystemExit("the table has closed before the game was over")


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
