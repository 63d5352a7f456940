"""Makes the animation in the README: bots play both games in a real browser.

python tests/take_film.py writes docs/pictures/both-games.webp. It needs Pillow and a Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browser import Visitor, chromium  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import ViewportSize  # noqa: E402
from tableside import Server  # noqa: E402

from fidchell.bots.player import make  # noqa: E402
from fidchell.core.information_state import information_state_of  # noqa: E402
from fidchell.core.match import Match  # noqa: E402
from fidchell.core.record import to_text  # noqa: E402
from fidchell.core.registry import game  # noqa: E402

FILM = ROOT / "docs/pictures/both-games.webp"
SCREEN: ViewportSize = {"width": 1280, "height": 800}
PICTURE = (800, 500)
FRAMES = 18  # frames of each game
MILLISECONDS = 900  # duration of each frame
QUALITY = 55
GAMES: dict[str, tuple[str, int, dict[str, str | int]]] = {
    "inis": ("skilled", 3, {"players": 4}),
    "snakes": ("merciless", 7, {"players": 3, "level": "beginner"}),
}
WHERE = "() => Number(/\\/at\\/(\\d+)/.exec(location.pathname)?.[1] ?? 0)"
# The versions of a game at which the seat noticed something.
LOG = """async (path) => {
    const { events } = await (await fetch(path)).json();
    return [...new Set(events.map((each) => each.at))].sort((one, other) => one - other);
}"""


def played(key: str) -> str:
    """The record of a game between bots."""
    bot, seed, options = GAMES[key]
    match = Match(game(key), seed, options)
    bots = [make(bot, seed + seat) for seat in range(match.players)]
    while not match.done:
        seat = match.asked[0]
        match.act(seat, bots[seat].choose(information_state_of(match.state, seat)))
    return to_text(match)


def filmed(visitor: Visitor, record: Path) -> list[Image.Image]:
    """Screenshots of a game as the first seat saw it, from near its beginning to its end."""
    page = visitor.visit("/").page
    page.locator("input[type=file]").set_input_files(record)
    table = visitor.table()
    told = page.evaluate(LOG, f"/api/tables/{table}/log?seat=green&since=0")
    taken = []
    for i in range(FRAMES):
        step = told[(len(told) - 1) * (i + 1) // FRAMES]
        visitor.visit(f"/t/{table}/at/{step}?seat=green")
        page.locator(".controls").wait_for()
        visitor.until(f"() => ({WHERE})() === {step}")
        page.locator(".controls").evaluate("(controls) => (controls.style.display = 'none')")
        visitor.painted()
        taken.append(Image.open(BytesIO(page.screenshot())).convert("RGB").resize(PICTURE, Image.Resampling.LANCZOS))
    return taken


def main() -> None:
    """Play both games, take the screenshots and save the animation."""
    pictures: list[Image.Image] = []
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(f"sqlite:///{folder}/tables.db").start()
        visitor = Visitor(browser, server.url, locale="en-GB")
        visitor.page.set_viewport_size(SCREEN)
        for key in GAMES:
            record = Path(folder, f"{key}.txt")
            record.write_text(played(key), encoding="utf-8")
            pictures += filmed(visitor, record)
        visitor.close()
        server.stop()
    first, *others = pictures
    first.save(FILM, save_all=True, append_images=others, duration=MILLISECONDS, loop=0, quality=QUALITY, method=6)
    print(f"{FILM.relative_to(ROOT)}: {len(pictures)} pictures, {FILM.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
