"""Takes the screenshots of the README: `python tests/take_pictures.py` plays both games in a real browser."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browser import SIZES, Visitor, chromium  # noqa: E402
from dealt import DealtServer  # noqa: E402
from visits import play_until, set_table  # noqa: E402

PICTURES = ROOT / "docs/pictures"


def keep(visitor: Visitor, name: str, size: str = "desktop", theme: str = "vellum") -> None:
    """Save a screenshot, at a size and in a theme."""
    visitor.page.set_viewport_size(SIZES[size])
    visitor.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    visitor.painted()
    visitor.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)
    visitor.page.set_viewport_size(SIZES["desktop"])


def inis(visitor: Visitor) -> None:
    """A season and a clash of Inis."""
    set_table(visitor, "inis", ["mine", "casual", "casual", "casual"])
    lands = "() => document.querySelectorAll('[data-land]').length"
    visitor.play(5, lambda: visitor.page.evaluate(lands) >= 7)
    play_until(visitor, ".table:not(.at-draft, .at-clash) .card.playable + .card", 5)
    keep(visitor, "inis")
    keep(visitor, "inis-phone", "phone")
    play_until(visitor, ".table.at-clash [data-act]", 6)
    keep(visitor, "inis-clash", theme="peat")


def snakes(visitor: Visitor) -> None:
    """A Saint's actions in Banish the Snakes."""
    set_table(visitor, "snakes", ["mine", "merciless", "merciless"])
    play_until(visitor, ".snakes.acting [data-key]", 13)
    keep(visitor, "snakes")
    keep(visitor, "snakes-phone", "phone", "peat")


def main() -> None:
    """Take all screenshots."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = DealtServer(f"sqlite:///{folder}/tables.db").start()
        visitor = Visitor(browser, server.url, locale="en-GB")
        visitor.visit("/").page.wait_for_selector(".game")
        keep(visitor, "lobby")
        inis(visitor)
        snakes(visitor)
        visitor.close()
        server.stop()


if __name__ == "__main__":
    main()
