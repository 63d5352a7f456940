"""A bot that plays whole games on a server, written from the docs alone: it takes any option at random.

FIDCHELL_TOKEN=fidchell_… python examples/bot.py --server http://127.0.0.1:8765 --game inis
"""

import argparse
import asyncio
import json
import os
import random
from itertools import count

import httpx
from websockets.asyncio.client import connect

TOKEN = {"authorization": f"Bearer {os.environ.get('FIDCHELL_TOKEN', '')}"}
NUMBERS = count(1)
PREFIX = f"{random.getrandbits(48):x}"  # no id is ever used again, not even by the next run


def table(server: str, game: str) -> dict:
    """Set up a table with two of the weakest bots, and sit down at it."""
    seats = [{"kind": "mine"}, *[{"kind": "bot", "level": "beginner"}] * 2]
    wanted = {"game": game, "seats": seats, "window": 0}
    answer = httpx.post(f"{server}/api/tables", json=wanted, headers=TOKEN | {"fidchell-protocol": "1"})
    return answer.raise_for_status().json()


def choice(ask: dict | None) -> dict | None:
    """The answer to a question, if there is one and it is not answered yet."""
    if not ask or not ask.get("options") or ask.get("answered") is not None:
        return None
    option = random.choice(ask["options"])
    return {"type": "act", "id": f"{PREFIX}-{next(NUMBERS)}", "token": ask["token"], "action": option["action"]}


async def play(server: str, about: dict) -> str:
    """Play until the game is over; how it ended."""
    seen, (seat, *_) = 0, about["mine"]
    while True:  # connect again whenever the connection breaks
        where = f"{server.replace('http', 'ws', 1)}/api/tables/{about['id']}/wire?seat={seat}&seen={seen}&protocol=1"
        async with connect(where, additional_headers=TOKEN, max_size=None) as wire:
            async for frame in wire:
                message = json.loads(frame)
                if message["type"] == "refused" and message["error"]["id"] != "refused-stale":
                    raise SystemExit(message["text"])
                seen = message.get("version", seen)
                if message["type"] != "update":
                    continue
                if message["phase"] in ("over", "stopped"):
                    return message["outcome"]
                if answer := choice(message["ask"]):
                    await wire.send(json.dumps(answer))
        await asyncio.sleep(1 + random.random())


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="http://127.0.0.1:8765")
    parser.add_argument("--game", default="inis")
    given = parser.parse_args()
    print(asyncio.run(play(given.server, table(given.server, given.game))))


if __name__ == "__main__":
    main()
