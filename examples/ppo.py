"""Learn Inis from scratch with PPO on the vector environment, against three random players.

python examples/ppo.py --minutes 10 --out build/ppo        trains, and saves policy.npz and curve.csv there
python examples/ppo.py --rounds 400 --out build/ppo        the same, for a number of rounds instead of minutes
fidchell arena inis --players policy:file=build/ppo/policy.npz,random,random,random --games 200

If matplotlib is installed, it also draws the curve as curve.png.
"""

from __future__ import annotations

import argparse
import csv
import signal
import time
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from fidchell.bots.policy import save
from fidchell.research.vector import Vector


class Net(nn.Module):
    """From the observation of a seat to the logits of the actions and the value."""

    def __init__(self, most: np.ndarray, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(1.0 / most.astype(np.float32)))
        self.body = nn.Sequential(nn.Linear(len(most), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probabilities of all actions, masked for illegal ones, and the value."""
        found = self.body(seen.float() * self.scale)
        appeal = self.policy(found).masked_fill(masks == 0, -1e9)
        return appeal.log_softmax(1), self.value(found).squeeze(1)


class Rollout:
    """Some steps of many games: rows are steps, columns are games."""

    def __init__(self, steps: int, games: int, width: int, actions: int) -> None:
        self.seen = torch.zeros(steps, games, width, dtype=torch.uint8)
        self.masks = torch.zeros(steps, games, actions, dtype=torch.uint8)
        self.actions = torch.zeros(steps, games, dtype=torch.int64)
        self.logs = torch.zeros(steps, games)
        self.values = torch.zeros(steps + 1, games)
        self.rewards = torch.zeros(steps, games)
        self.terminated = torch.zeros(steps, games)

    def advantages(self, gamma: float, smoothing: float) -> Tensor:
        """The generalized advantage estimates."""
        found = torch.zeros_like(self.rewards)
        later = torch.zeros(self.rewards.shape[1])
        for step in reversed(range(len(found))):
            goes_on = 1.0 - self.terminated[step]
            surprise = self.rewards[step] + gamma * goes_on * self.values[step + 1] - self.values[step]
            later = surprise + gamma * smoothing * goes_on * later
            found[step] = later
        return found


class Learner:
    """PPO for one seat of each game; the other seats play at random, in the core."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        torch.manual_seed(chosen.seed)
        self.world = Vector(chosen.game, chosen.games, chosen.seed, own=0, players=chosen.players)
        self.most = self.world.env_spec.most()
        self.bytes = self.world.dense_masks()  # their rows are filled up to a multiple of eight
        self.dense = torch.from_numpy(self.bytes)[:, : self.world.game.actions]
        self.net = Net(self.most, self.dense.shape[1], chosen.hidden)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=chosen.rate, eps=1e-5)
        self.seen = torch.from_numpy(self.world.observations)  # shared memory, no copy
        self.lane = np.arange(chosen.games)
        self.won: list[float] = []
        self.decisions = 0
        self.rounds = 0

    def share_done(self, minutes: float) -> float:
        """The progress of training, from 0 to 1; by rounds, if given."""
        return self.rounds / self.chosen.rounds if self.chosen.rounds else minutes / self.chosen.minutes

    @torch.no_grad()
    def act(self) -> tuple[Tensor, Tensor, Tensor]:
        """An action for each game, its log-probability, and the value of the position."""
        self.world.dense_masks(self.bytes)
        logs, values = self.net(self.seen, self.dense)
        actions = torch.multinomial(logs.exp(), 1).squeeze(1)
        return actions, logs.gather(1, actions[:, None]).squeeze(1), values

    def gather(self) -> Rollout:
        """Collect some steps of every game."""
        rows = Rollout(self.chosen.steps, self.chosen.games, self.seen.shape[1], self.dense.shape[1])
        for step in range(self.chosen.steps):
            actions, rows.logs[step], rows.values[step] = self.act()
            rows.seen[step], rows.masks[step], rows.actions[step] = self.seen, self.dense, actions
            seats = self.world.seats.copy()
            self.world.step(actions.numpy())
            rewards = self.world.rewards[self.lane, seats]
            rows.rewards[step] = torch.from_numpy(rewards)
            rows.terminated[step] = torch.from_numpy(self.world.terminated)
            self.won += rewards[self.world.terminated == 1].tolist()
        rows.values[-1] = self.act()[2]
        self.decisions += rows.actions.numel()
        return rows

    def learn(self, rows: Rollout) -> None:
        """Update the policy and the value with PPO."""
        gains = rows.advantages(self.chosen.gamma, self.chosen.smoothing).flatten()
        wanted = gains + rows.values[:-1].flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        seen, masks = rows.seen.flatten(0, 1), rows.masks.flatten(0, 1)
        actions, logs = rows.actions.flatten(), rows.logs.flatten()
        for _ in range(self.chosen.epochs):
            for some in torch.randperm(len(gains)).split(self.chosen.batch):
                now, values = self.net(seen[some], masks[some])
                ratio = (now.gather(1, actions[some, None]).squeeze(1) - logs[some]).exp()
                kept = torch.minimum(ratio * gains[some], ratio.clamp(0.8, 1.2) * gains[some]).mean()
                entropy = -(now.exp() * now).sum(1).mean()
                loss = (values - wanted[some]).square().mean() - kept - self.chosen.curiosity * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
        self.rounds += 1


def train(chosen: argparse.Namespace) -> Learner:
    """Train for some minutes or rounds; prints a line every half minute, and adds a row to the curve every round."""
    learner, began, told, stopped = Learner(chosen), time.monotonic(), 0.0, []
    signal.signal(signal.SIGINT, lambda *_: stopped.append(True))  # Ctrl-C stops early, and the policy is saved
    with (chosen.out / "curve.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", "games", "won"])
        while (done := learner.share_done(spent := (time.monotonic() - began) / 60)) < 1 and not stopped:
            for group in learner.optimizer.param_groups:  # smaller steps towards the end
                group["lr"] = chosen.rate * max(1.0 - done, 0.05)
            learner.learn(learner.gather())
            recent = learner.won[-1000:]
            share = sum(recent) / max(len(recent), 1)
            curve.writerow([round(spent, 3), learner.decisions, len(learner.won), round(share, 4)])
            if spent - told >= 0.5 or not told:
                told = spent
                print(f"{spent:5.1f} min {learner.decisions:9,} decisions {len(learner.won):6,} games {share:6.1%} won")
    return learner


def keep(learner: Learner, path: Path) -> None:
    """Save the network as plain arrays, which `fidchell.bots.policy` plays without torch."""
    body = [layer for layer in learner.net.body if isinstance(layer, nn.Linear)] + [learner.net.policy]
    layers = [(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in body]
    save(path, learner.world.game, learner.most, layers)


def draw(learner: Learner, folder: Path) -> None:
    """Draw the learning curve; the dotted line is the share that a random player wins."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    with (folder / "curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    pyplot.figure(figsize=(7, 4))
    pyplot.plot([float(row["minutes"]) for row in rows], [float(row["won"]) for row in rows], color="#2e6b4f")
    players = learner.chosen.players
    if not learner.world.game.shared:
        pyplot.axhline(1 / players, color="#999999", linestyle=":")
    pyplot.xlabel("minutes")
    pyplot.ylabel(f"games won where {players - 1} of {players} players choose at random")
    pyplot.ylim(0, 1)
    pyplot.grid(alpha=0.3)
    pyplot.savefig(folder / "curve.png", dpi=120, bbox_inches="tight")


def flags() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="inis")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=0, help="rounds of training, in place of minutes")
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="games played side by side")
    parser.add_argument("--steps", type=int, default=64, help="steps of each game per round")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--gamma", type=float, default=0.999)
    parser.add_argument("--smoothing", type=float, default=0.95)
    parser.add_argument("--curiosity", type=float, default=0.01)
    parser.add_argument("--smoke", action="store_true", help="a few rounds, for a quick test")
    chosen = parser.parse_args()
    if chosen.smoke:
        chosen.rounds, chosen.games, chosen.steps = 3, 16, 16
    chosen.out.mkdir(parents=True, exist_ok=True)
    return chosen


def main() -> None:
    """Train, and save the policy."""
    chosen = flags()
    learner = train(chosen)
    keep(learner, chosen.out / "policy.npz")
    if find_spec("matplotlib"):
        draw(learner, chosen.out)
    print(f"saved the policy in {chosen.out}")


if __name__ == "__main__":
    main()
