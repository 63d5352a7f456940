"""Structured logs, without secrets."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any

import structlog

LEVELS = ("debug", "info", "warning", "error")
SECRETS = ("password", "key", "token", "cookie", "seed", "invite", "link", "db")


def without_secrets(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Redact what must not be logged."""
    for word in event:
        if any(secret in word.lower() for secret in SECRETS):
            event[word] = "…"
    return event


def set_up(level: str, as_json: bool) -> None:
    """Set up logging at `level`."""
    logging.basicConfig(level=level.upper(), format="%(message)s")
    for noisy in ("alembic", "httpx", "asyncio", "saq", "uvicorn"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    last = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        cache_logger_on_first_use=True,
    )
