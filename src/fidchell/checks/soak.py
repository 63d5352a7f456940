"""Plays many games fast, in both manners of play, with determinizations and observations, singly and in batches: for
the build that checks memory.

`python -m fidchell soak GAME --games 10000`
"""

from array import array
from random import Random

import fidchell
from fidchell.checks.laws import fixed_by, random_options
from fidchell.core.batch import begin_games, needed, opened, random_steps
from fidchell.core.errors import BadOption
from fidchell.core.flags import Flags
from fidchell.core.limits import EVERY_SEAT
from fidchell.core.parts import Options
from fidchell.core.registry import Game, game

SIDE_BY_SIDE = 8  # games of one batch


def soak(game_: Game, games: int, seed: int, fixed: Options | None = None) -> int:
    """Play random games, in which some options may be fixed; the number of decisions."""
    decisions = 0
    for i in range(games):
        chance = Random(seed + i)
        options = random_options(game_, chance, fixed)
        state = game_.new(chance.getrandbits(63), options)
        state.sit(i % 4 == 0)
        state.listen(i % 8 == 0)
        while not state.done:
            state.act(chance.choice(state.legal()))
            decisions += 1
            if game_.encoding and chance.random() < 0.05:
                state.observe_into(chance.randrange(int(options["players"])), bytearray(game_.encoding.size))
            if chance.random() < 0.01:
                guess = state.determinize(state.seat, chance.getrandbits(63))
                for _ in range(20):
                    if not guess.done:
                        guess.act(chance.choice(guess.legal()))
            if state.listening:
                state.heard()
    return decisions


def soak_batch(game_: Game, steps: int, seed: int, fixed: Options | None = None) -> int:
    """Take `steps` random steps in each game of a batch; the number of decisions."""
    chance, games = Random(seed), SIDE_BY_SIDE
    if not game_.encoding:
        return 0
    root, width = game_.boxed(random_options(game_, chance, fixed)), game_.encoding.size
    arrays = {name: array(kind, [0] * count) for name, (kind, count) in needed(games, game_.actions, width).items()}
    arrays["own"] = array("B", [EVERY_SEAT] * games)
    arrays["seeds"] = array("q", [chance.getrandbits(62) for _ in range(games)])
    batch = opened(root, games, game_.actions, width, arrays)
    begin_games(batch, 0, games)
    random_steps(batch, 0, games, steps, seed)
    return games * steps


def flags() -> Flags:
    """The command line of `fidchell soak`."""
    parser = Flags(prog="fidchell soak", description="Play many games fast, for the build that checks memory.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", metavar="FILE", help="use this content file, in games that allow it")
    return parser


def run(words: list[str]) -> int:
    """Soak the game named on the command line."""
    chosen = flags().parse_args(words)
    if chosen.games < 1:
        raise BadOption(f"--games should be 1 or more, not {chosen.games}")
    found = game(chosen.game)
    fixed = fixed_by(found, chosen.content)
    decisions = soak(found, chosen.games, chosen.seed, fixed)
    decisions += sum(soak_batch(found, 1000, chosen.seed + i, fixed) for i in range(chosen.games // 500))
    print(f"{chosen.games} games, {decisions:,} decisions, compiled: {fidchell.COMPILED}")
    return 0
