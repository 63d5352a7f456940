"""A process pool on a Ray cluster."""

import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from socket import create_connection
from typing import Any, TypeVar

from fidchell import __version__
from fidchell.core.errors import BadOption, FidchellError

Portion = TypeVar("Portion")
Done = TypeVar("Done")

LOCAL = "local"  # the address of a temporary cluster on this machine
BATCHES = 4  # per processor, so that none waits long for the last one
LARGEST = 25  # portions in one task
PATIENCE = 5  # seconds to wait for a connection


def each(
    work: Callable[[Portion], Done], portions: Sequence[Portion], jobs: int, address: str = LOCAL
) -> Iterator[Done]:
    """The results of all portions, in any order; on the cluster at an address, or on `jobs` local processors."""
    ray = joined(jobs, address)
    try:
        task = ray.remote(batch)
        batches = cut(portions, BATCHES * int(ray.cluster_resources().get("CPU", 1)))
        pending = [task.remote(work, part, __version__) for part in batches]
        while pending:
            ready, pending = ray.wait(pending)
            yield from ray.get(ready[0])
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, FidchellError) else error from None
    except ray.exceptions.RayError as why:
        raise FidchellError(f"the Ray cluster gave up: {str(why).strip().partition(chr(10))[0]}") from None
    finally:
        ray.shutdown()


def joined(jobs: int, address: str) -> Any:
    """Ray, connected to a cluster."""
    if not find_spec("ray"):
        raise BadOption("--ray needs Ray, which is not installed; try: pip install 'fidchell[ray]'")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # otherwise Ray reports every cluster to its makers
    ray = import_module("ray")
    alone = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **alone)
    except (OSError, ValueError, RuntimeError, ImportError, ray.exceptions.RayError) as why:
        first = str(why).strip().partition("\n")[0]
        advice = "leave out the address to use this machine, or set RAY_AUTH_MODE=token if the cluster wants a token"
        raise BadOption(f"no Ray cluster answers at {address!r} ({first}); {advice}") from None
    return ray


def knock(address: str) -> None:
    """Fail at once if nothing listens at an address; Ray itself would wait for many minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        create_connection((host, int(port)), PATIENCE).close()


def cut(portions: Sequence[Portion], count: int) -> list[Sequence[Portion]]:
    """The portions in about `count` batches, or in more if these would be too large."""
    size = min(max(len(portions) // max(count, 1), 1), LARGEST)
    return [portions[first : first + size] for first in range(0, len(portions), size)]


def batch(work: Callable[[Portion], Done], portions: Sequence[Portion], version: str) -> list[Done]:
    """The results of some portions; refused if another version of the program is installed there."""
    if version != __version__:
        raise FidchellError(
            f"this is fidchell {version}, but a machine of the cluster has {__version__}; install the same version"
        )
    return [work(portion) for portion in portions]
