"""A bot of your own, from outside: python examples/bot.py http://127.0.0.1:8000/ TABLE SEAT."""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(scene: dict[str, list[object]]) -> int:
    """Your ideas go here: `scene` is what your seat sees, its `options` are what you may do; say which."""
    return random.randrange(len(scene["options"]))


def play(address: str, table: str, seat: int) -> object:
    """Sit down at an open seat, answer until the game is over, and give the result."""
    sit = Request(f"{address}api/tables/{table}/sit", b'{"seat": %d}' % seat, {"Content-Type": "application/json"})
    cookie = {"Cookie": urlopen(sit).headers["Set-Cookie"].partition(";")[0]}
    with connect(f"ws{address[4:]}ws/tables/{table}?plain=1", additional_headers=cookie, max_size=None) as socket:
        while True:
            scene = json.loads(socket.recv()).get("scene") or {}
            if "result" in scene:
                return scene["result"]
            if scene.get("options"):
                said = {"type": "answer", "id": str(scene["number"]), "number": scene["number"], "index": choose(scene)}
                socket.send(json.dumps(said))


print(json.dumps(play(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
