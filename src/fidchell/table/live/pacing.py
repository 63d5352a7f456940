"""When bots answer: at a moment that is set before they think, so that it tells nothing about what they hold."""

from __future__ import annotations

import asyncio
from secrets import randbits

import structlog

from fidchell.bots.player import make
from fidchell.bots.thinker import SearchConfig
from fidchell.core.information_state import InformationState
from fidchell.core.types import Action
from fidchell.table.server.refusal import Refusal

LONGEST = 5.0  # seconds that a bot may take, however many are waiting
SEARCH, INSTINCT = 0.8, 0.1  # parts of a bot's pace: for its search, and kept for those who got no thread
QUICK = "beginner:sims=8:time=0.01"  # a bot that needs no thread
LOG = structlog.get_logger("pacing")


def in_time(level: str, pace: float) -> str:
    """A bot of a level that decides well before its time is up."""
    return f"{level}:time={min(max(SEARCH * pace, 0.001), SearchConfig.time):.4g}"


def answer_after(delay: float, pace: float, crowding: int) -> float:
    """After how many seconds a bot answers; a window has a delay of its own."""
    return max(delay, min(pace * crowding, LONGEST))


def answered(thinking: asyncio.Future[Action], seen: InformationState, passing: Action | None) -> Action:
    """What a bot has decided by now; otherwise a pass, or where it cannot pass, the first thing that comes to mind."""
    if not thinking.done():
        thinking.cancel()
    elif not thinking.exception():
        return thinking.result()
    elif not isinstance(thinking.exception(), Refusal):  # a refusal: too many bots of the same person think already
        LOG.error("a bot could not decide", exc_info=thinking.exception())
    return instinct(seen) if passing is None else passing


def instinct(seen: InformationState) -> Action:
    """What a bot does that had no time to think."""
    return make(QUICK, randbits(48)).choose(seen)
