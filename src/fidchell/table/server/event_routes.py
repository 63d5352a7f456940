"""The route of an account's stream of events."""

from __future__ import annotations

from collections.abc import AsyncIterator

from litestar import Request, get
from litestar.datastructures import State
from litestar.response import Stream as Streaming

from fidchell.table.live.news import Stream
from fidchell.table.live.tables import Tables
from fidchell.table.log.clocks import clock
from fidchell.table.server.accounts import Person, fingerprint
from fidchell.table.server.settings import Settings
from fidchell.table.server.token_routes import account
from fidchell.table.store import bot_queries

LONGEST_ID = 40
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # proxies must not wait for the end


@get("/api/me/events", tags=["events"], media_type="text/event-stream")
async def my_events(request: Request[Person | None, str, State], tables: Tables, settings: Settings) -> Streaming:
    """What happens at my tables, as server-sent events; Last-Event-ID says after which to go on."""
    person, last = account(request), request.headers.get("last-event-id", "")
    stream = tables.events.listen(person.id, fingerprint(request.auth))
    await tables.events.introduce(person.id)
    return Streaming(followed(tables, person, stream, last[:LONGEST_ID], settings.beat), headers=HEADERS)


async def followed(tables: Tables, person: Person, stream: Stream, last: str, beat: int) -> AsyncIterator[bytes]:
    """The frames of a stream; as long as a bot listens, others may seat it."""
    said = 0
    try:
        async for frame in tables.events.frames(person.id, stream, last, beat):
            if person.owner and clock() - said >= beat * 500:
                said = clock()
                await tables.store.write(bot_queries.bot_seen(person.id, said))
            yield frame
    finally:
        if tables.events.leave(person.id, stream) and person.owner and not tables.stopping:
            tables.start(tables.store.write(bot_queries.bot_seen(person.id, 0)))
