"""A language model plays against random bots: what it reads, and how its answers become actions.

    python examples/language_model.py --game snakes --players 2 --seed 3

This file contains no model. `by_rule` stands in for one: a few lines that read the page as a model would and answer as
it should. Put the call to a real model into `ask_model`; nothing else has to change.
"""

from __future__ import annotations

import argparse
import re

from fidchell.arena.bout import play
from fidchell.bots.player import Player, make
from fidchell.core.registry import game
from fidchell.research.text import Reader, primer

EAGER = ("claim", "play", "attack", "convert", "prepare", "place", "keep")  # what the stand-in prefers, best first


def ask_model(prompt: str) -> str:
    """The reply of a model to a prompt.

    Call a real one here, with any library, as long as text goes in and text comes out:

        return client.complete(prompt)

    It may think aloud, if it ends with `Answer:` and an option. A reply that cannot be understood comes back as a
    prompt with the reason; let network errors through, or catch them and return an empty reply.
    """
    return by_rule(prompt)


def by_rule(prompt: str) -> str:
    """The first option that begins with the most preferred word; the first of all if none does."""
    options = re.findall(r"^\d+\. (.+)$", prompt.rpartition("Options:")[2], re.MULTILINE)
    liked = [words for verb in EAGER for words in options if words.startswith(verb)]
    return f"I had {len(options)} options.\nAnswer: {(liked or options)[0]}"


def main() -> None:
    """Play a game, and print the first page with its answer and the outcome."""
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flags.add_argument("--game", default="inis", choices=("inis", "snakes"))
    flags.add_argument("--players", type=int, default=3)
    flags.add_argument("--seed", type=int, default=1)
    flags.add_argument("--smoke", action="store_true", help="two players, for a quick test")
    chosen = flags.parse_args()

    rules = game(chosen.game)
    options = rules.settle_options({"players": 2 if chosen.smoke else chosen.players})
    asked: list[tuple[str, str]] = []

    def answer(prompt: str) -> str:
        asked.append((prompt, ask_model(prompt)))
        return asked[-1][1]

    reader = Reader(answer, briefing=primer(rules, options))
    others: list[Player] = [make("random", seed) for seed in range(1, int(options["players"]))]
    state = rules.new(chosen.seed, options)
    play(state, [reader, *others])

    prompt, reply = asked[0]
    words = sum(len(page.split()) for page, _ in asked) / len(asked)
    print(f"{prompt}\n\n{reply}\n\n{rules.outcome(state)}; the model sits at {rules.seat_names[0]}.")
    print(f"It was asked {len(asked)} times, in {words:.0f} words on average; {reader.lapses} answers were unreadable.")


if __name__ == "__main__":
    main()
