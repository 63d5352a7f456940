"""Takes film strips of scenes: `python tests/take_strips.py [FOLDER]` plays both games in a real browser, scenes on.

Each strip is six pictures of one thing that happens (a card that is cancelled, a clash, a conversion, an ending), at
the size of a desktop and of a phone. The page's clock is turned by hand, so a strip shows the same
moments on any machine.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browser import Visitor, chromium  # noqa: E402
from dealt import DealtServer  # noqa: E402
from patience import until  # noqa: E402
from PIL import Image  # noqa: E402
from staged import in_clash, named, on_turn, reached, staged  # noqa: E402

from fidchell.core.match import Match  # noqa: E402

FRAMES = 6
APART = 350  # milliseconds of the page's clock between two pictures
WIDTHS = {"desktop": 720, "phone": 300}  # of one picture
MOST = 3000  # choices, and steps of the clock
CUE = "() => document.querySelector('.stage-over')?.dataset.cue ?? ''"
# By name: the game, its options, where it begins, who plays, and the kind of scene with which the strip begins.
STRIPS: dict[str, tuple[str, dict[str, str | int], Callable[[Match], bool], str, str]] = {
    "geis": ("inis", {"players": 4}, on_turn, "m111", "cancel"),
    "clash": ("inis", {"players": 3}, in_clash, "m11", "clash"),
    "conversion": (
        "snakes",
        {"players": 3},
        lambda match: len(match.acts) > 40 and match.asked == [0],
        "m22",
        "attempt",
    ),
    "ending": ("inis", {"players": 2, "seasons": 1}, lambda match: on_turn(match, season=1), "m1", "end"),
}


def happens(visitor: Visitor) -> str:
    """The kind of scene that is on, or what was done because there is none; empty while nothing happens."""
    said: str = visitor.page.evaluate(CUE) or visitor.step(9)
    return "" if said == "waits" else said


def played_to(visitor: Visitor, kind: str) -> bool:
    """Play, with scenes, until one of a kind begins; whether it did."""
    for _ in range(MOST):
        said = until(lambda: happens(visitor), "a scene or a choice")
        if said in (kind, "over"):
            return said == kind
        visitor.page.clock.run_for(100)
    return False


def strip(visitor: Visitor, kind: str, width: int) -> Image.Image | None:
    """Six pictures side by side, from the beginning of a scene on."""
    if not played_to(visitor, kind):
        return None
    taken: list[Image.Image] = []
    for _ in range(FRAMES):
        picture = Image.open(BytesIO(visitor.page.screenshot())).convert("RGB")
        taken.append(picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS))
        visitor.page.clock.run_for(APART)
    columns = FRAMES if width < 400 else FRAMES // 2
    whole = Image.new("RGB", (width * columns, taken[0].height * (FRAMES // columns)))
    for i, picture in enumerate(taken):
        whole.paste(picture, (i % columns * width, i // columns * picture.height))
    return whole


def main(words: list[str]) -> None:
    """Take all strips."""
    folder = Path(words[0] if words else ROOT / "build/strips")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as held, chromium() as browser:
        server = DealtServer(f"sqlite:///{held}/tables.db").start()
        for name, (game, options, begins, seats, kind) in STRIPS.items():
            match = reached(game, begins, Random(6), 300, **options)
            for size, width in WIDTHS.items():
                visitor = named(Visitor(browser, server.url, size, pace="normal", locale="en-GB"))
                visitor.page.clock.install(time=0)
                visitor.page.clock.pause_at(1)
                visitor.visit(f"/t/{staged(visitor, match, seats)['id']}")
                found = strip(visitor, kind, width)
                visitor.context.close()
                if found:
                    found.save(folder / f"{name}-{size}.png")
                print(f"{name}-{size}: {'taken' if found else 'nothing of the kind happened'}", flush=True)
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
