"""A bot account that others can seat: it waits for tables, and plays at all of them, taking any option at random.

FIDCHELL_TOKEN=fidchell_… python examples/bot_account.py --server http://127.0.0.1:8765
"""

import argparse
import asyncio
import json
import random

import httpx
from bot import TOKEN, play  # type: ignore[import-not-found]  # the other sample, beside this one

PLAYING: dict[str, asyncio.Task] = {}  # by table


async def begin(server: str, web: httpx.AsyncClient, table: str, finished: asyncio.Event) -> None:
    """Play at a table, unless it does already."""
    if table in PLAYING:
        return
    about = (await web.get(f"/api/tables/{table}")).raise_for_status().json()
    if about["phase"] in ("gathering", "playing"):
        PLAYING[table] = asyncio.create_task(finish(server, about, finished))


async def finish(server: str, about: dict, finished: asyncio.Event) -> None:
    """Play to the end of a game, and say how it ended."""
    print(about["id"], await play(server, about), flush=True)
    finished.set()


async def listen(server: str, finished: asyncio.Event) -> None:
    """Follow the stream of events, and go on after the last one whenever the connection breaks."""
    last = ""
    async with httpx.AsyncClient(base_url=server, headers=TOKEN, timeout=httpx.Timeout(60)) as web:
        while True:
            try:
                async with web.stream("GET", "/api/me/events", headers={"last-event-id": last}) as stream:
                    stream.raise_for_status()
                    async for line in stream.aiter_lines():
                        field, _, value = line.partition(": ")
                        last = value if field == "id" else last
                        news = json.loads(value) if field == "data" else {}
                        if news.get("resumed") is False:  # something may have happened in the meantime
                            for about in (await web.get("/api/tables/mine")).json():
                                await begin(server, web, about["id"], finished)
                        elif "table" in news:
                            await begin(server, web, news["table"], finished)
            except httpx.TransportError:
                pass
            await asyncio.sleep(1 + random.random())


async def main() -> None:
    """Play at every table where somebody seats this bot, or only at the first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="http://127.0.0.1:8765")
    parser.add_argument("--once", action="store_true", help="stop after one game")
    given, finished = parser.parse_args(), asyncio.Event()
    listening = asyncio.create_task(listen(given.server, finished))
    if given.once:
        await asyncio.wait([listening, asyncio.create_task(finished.wait())], return_when=asyncio.FIRST_COMPLETED)
    else:
        await listening


if __name__ == "__main__":
    asyncio.run(main())
