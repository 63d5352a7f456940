"""A trained policy as a bot: a small network, stored as plain arrays, that sees only the observation of its seat.

`policy:file=build/ppo/policy.npz` plays the most probable option; with `:chance=1` it samples, as in training.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from zipfile import BadZipFile

from fidchell.core.errors import BadOption
from fidchell.core.information_state import InformationState
from fidchell.core.registry import Game, game, home_of
from fidchell.core.types import Action

FORM = 1  # the version of the file format
NETS = 16  # networks cached in memory: more than any table has seats
MISSING = "the bot policy needs NumPy, which is not installed; try: pip install 'fidchell[research]'"


def numpy() -> Any:
    """NumPy, or a refusal if it is not installed."""
    try:
        return import_module("numpy")
    except ImportError:
        raise BadOption(MISSING) from None


def save(path: Path, found: Game, most: Any, layers: Sequence[tuple[Any, Any]]) -> None:
    """Save a network: the divisors of its inputs, then weights and biases of each layer; ReLU in between."""
    assert found.encoding
    head = {"form": FORM, "game": found.key, "version": found.version, "encoding": found.encoding.version}
    arrays = {f"{name}{i}": array for i, pair in enumerate(layers) for name, array in zip("wb", pair, strict=True)}
    numpy().savez(path, most=most, layers=len(layers), **head, **arrays)


class Net:
    """A network loaded from a file."""

    def __init__(self, name: str) -> None:
        self.np = numpy()
        kept = opened(self.np, name)
        check(kept, name)
        self.key = str(kept["game"])
        self.scale = (1.0 / kept["most"]).astype(self.np.float32)
        self.layers = layers_in(kept, name)
        if not all(self.np.isfinite(array).all() for pair in [*self.layers, (self.scale,)] for array in pair):
            raise BadOption(f"{name!r} contains NaN or infinite numbers; train it again")

    def logits(self, seen: Any) -> Any:
        """The logit of each action, given an observation."""
        found = seen * self.scale
        for i, (weights, shifts) in enumerate(self.layers):
            found = weights @ (self.np.maximum(found, 0.0) if i else found) + shifts
        return found


def net_in(name: str) -> Net:
    """The network in a file; it is read again only if the file has changed."""
    try:
        found = Path(name).stat()
    except (OSError, ValueError):
        return Net(name)  # raises the refusal
    return read_once(name, found.st_ino, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=NETS)
def read_once(name: str, *_state: int) -> Net:
    """The network in a file, cached by the file's state."""
    return Net(name)


class Policy:
    """Plays the most probable option of a network, or samples from them."""

    def __init__(self, seed: int, file: str = "", chance: int = 0) -> None:
        if not file:
            raise BadOption("the bot policy needs a file, such as policy:file=build/ppo/policy.npz")
        self.net = net_in(file)
        self.drawing = bool(chance)
        self.chance = Random(seed)

    def choose(self, seen: InformationState) -> Action:
        """One of the seat's options."""
        if len(seen.options) == 1:
            return seen.options[0]
        if home_of(seen.home) != self.net.key:
            raise BadOption(f"this policy was trained on {self.net.key}, not {home_of(seen.home)}")
        logits = [float(each) for each in self.net.logits(self.observation(seen))[seen.options]]
        if not self.drawing:
            return seen.options[logits.index(max(logits))]
        weights = self.net.np.exp(self.net.np.array(logits) - max(logits))
        return self.chance.choices(seen.options, weights.tolist())[0]

    def observation(self, seen: InformationState) -> Any:
        """The observation of the seat: the same in any determinization."""
        room = self.net.np.empty(len(self.net.scale), self.net.np.uint8)
        seen.determinize(0).observe_into(seen.seat, room)
        return room


def layers_in(kept: dict[str, Any], name: str) -> list[tuple[Any, Any]]:
    """The weights and biases of each layer; the sizes of consecutive layers must match."""
    width, found = len(kept["most"]), []
    for i in range(int(kept["layers"])):
        weights, shifts = kept.get(f"w{i}"), kept.get(f"b{i}")
        if weights is None or shifts is None or weights.shape != (len(shifts), width):
            raise BadOption(f"{name!r} is broken: layer {i} does not fit; train it again")
        width = len(shifts)
        found.append((weights, shifts))
    if width != game(str(kept["game"])).actions:
        raise BadOption(f"{name!r} is broken: its last layer does not cover all actions; train it again")
    return found


def opened(np: Any, name: str) -> Any:
    """The file of a network, or a refusal."""
    try:
        with np.load(name, allow_pickle=False) as kept:
            return dict(kept)
    except (OSError, ValueError, EOFError, TypeError, AttributeError, BadZipFile) as why:
        raise BadOption(f"{name!r} holds no policy ({why}); name a file that examples/ppo.py wrote") from None


def check(kept: Any, name: str) -> None:
    """Refuse a network that was made for something else."""
    if not {"form", "game", "version", "encoding", "most", "layers"} <= kept.keys() or int(kept["form"]) != FORM:
        raise BadOption(f"{name!r} holds no policy; name a file that examples/ppo.py wrote")
    found = game(str(kept["game"]))
    versions = (int(kept["version"]), int(kept["encoding"]))
    if not found.encoding or versions != (found.version, found.encoding.version):
        raise BadOption(f"{name!r} was trained with another version of {found.key} or of its encoding; train it again")
    if kept["most"].shape != (found.encoding.size,):
        raise BadOption(f"{name!r} does not fit the observations of {found.key}; train it again")
