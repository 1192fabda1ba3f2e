"""A small training loop: `python examples/train.py [--games N] [--batch N] [--seed N]`.

A policy learns to beat `random` by policy gradient (REINFORCE), with NumPy alone. Many games run at
once; in each the learner has one seat, and the other seat plays at random. The policy is a softmax
over a linear function of a few features of each action, its traits; only their weights are learned.
Every game sums the gradients of the learner's choices; at its end they are multiplied by the margin
of the final scores.
"""

import argparse
import sys
import time
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from codex_naturalis import RETAIL, CodexError
from codex_naturalis.env import Batch
from codex_naturalis.env.actions import FIRST_DRAW
from codex_naturalis.env.fields import FACE_NUMBERS, MAX_SLOTS, REACH

Numbers = npt.NDArray[np.float64]
Fields = dict[str, npt.NDArray[np.int16]]
PLACE, DRAW = 1, 2
TRAITS = {
    PLACE: ("points", "front", "gold front", "visible corners", "symbols", "covered", "far out"),
    DRAW: ("gold", "points", "from a deck", "symbols missing"),
}
RATE = 0.2
FRONT, FLAT, OBJECTS, PER_CORNER, VISIBLE, SYMBOLS, COST = 0, 1, slice(2, 5), 5, 6, 7, slice(8, 12)


def face_table() -> Numbers:
    """What counts of every face, by its number in an observation."""
    table = np.zeros((FACE_NUMBERS + 1, 12))
    for card in RETAIL.cards.values():
        for side, face in enumerate(card.faces):
            row = table[2 * card.id - 1 + side]
            row[FRONT] = side == 0
            if face.counted is not None:
                row[2 + ("quill", "inkwell", "manuscript").index(face.counted)] = face.points
            else:
                row[FLAT if face.scoring == "flat" else PER_CORNER] = face.points
            row[VISIBLE] = sum(face.open)
            row[SYMBOLS] = len(face.symbol_indices)
            row[COST] = face.cost[:4]
    return table


FACES = face_table()


def touched(seen: Fields) -> npt.NDArray[np.int64]:
    """How many cards lie around each slot."""
    game = np.arange(len(seen["slots"]))[:, None]
    laid = np.zeros((len(game), 2 * REACH + 3, 2 * REACH + 3), np.int8)
    _, x, y = np.moveaxis(seen["areas"][:, 0], 2, 0)
    laid[game, x, y] = 1  # where no more cards are laid it says 0, 0: there lies the starter
    x, y = np.moveaxis(seen["slots"], 2, 0)
    steps = ((-1, -1), (-1, 1), (1, -1), (1, 1))
    around: npt.NDArray[np.int64]
    around = np.sum([laid[game, x + across, y + up] for across, up in steps], 0)
    return around


def place_traits(seen: Fields) -> Numbers:
    cards = seen["hands"][:, 0, :, 1]
    faces = FACES[np.stack([2 * cards - 1, 2 * cards], 2).clip(0)].reshape(-1, 6, 1, 12)
    around = touched(seen)[:, None, :]
    objects = (faces[..., OBJECTS] * seen["tally"][:, 0, None, None, 4:]).sum(-1)
    front = faces[..., FRONT]
    traits = (
        faces[..., FLAT] + objects + faces[..., PER_CORNER] * around,
        front,
        front * (cards > 40).repeat(2, 1)[..., None],
        faces[..., VISIBLE] / 4,
        faces[..., SYMBOLS] / 3,
        around / 4,
        np.abs(seen["slots"]).max(2)[:, None, :] / 8,
    )
    shape = len(cards), 6, MAX_SLOTS
    whole = np.stack([np.broadcast_to(trait, shape) for trait in traits], -1)
    return whole.reshape(len(cards), FIRST_DRAW, len(traits))


def draw_traits(seen: Fields) -> Numbers:
    market = seen["market"]
    cards = np.concatenate([np.zeros_like(market[:, :2]), market], 1)
    faces = FACES[(2 * cards - 1).clip(0)]
    gold = np.broadcast_to([0, 1, 0, 0, 1, 1], cards.shape)
    points = faces[..., FLAT] + faces[..., OBJECTS].sum(-1) + 2 * faces[..., PER_CORNER]
    missing = (faces[..., COST] - seen["tally"][:, 0, None, :4]).clip(0).sum(-1)
    return np.stack([gold, points, cards == 0, missing], -1)


class Learner:
    """Has one seat of every game of a batch; the other plays at random."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.rng = np.random.default_rng(seed)
        self.seat = np.arange(len(batch)) % 2
        self.weights = {kind: np.zeros(len(names)) for kind, names in TRAITS.items()}
        self.gradients = {
            kind: np.zeros((len(batch), len(names))) for kind, names in TRAITS.items()
        }

    def step(self) -> npt.NDArray[np.intp]:
        """A step of all games; returns those that have ended."""
        batch = self.batch
        actions = batch.sample()
        for kind in TRAITS:
            phase = batch.fields["phase"][:, 0]
            mine = np.flatnonzero((phase == kind) & (batch.seat == self.seat))
            actions[mine] = self.choose(mine, kind)
        batch.step(actions)
        return np.flatnonzero(batch.terminations)

    def choose(self, games: npt.NDArray[np.intp], kind: int) -> npt.NDArray[np.intp]:
        """Sample actions from the policy, and note the gradients of their log-probability."""
        seen = {name: field[games] for name, field in self.batch.fields.items()}
        traits = place_traits(seen) if kind == PLACE else draw_traits(seen)
        first = 0 if kind == PLACE else FIRST_DRAW
        legal = self.batch.masks[games, first : first + traits.shape[1]]
        scores = np.where(legal, traits @ self.weights[kind], -np.inf)
        chosen: npt.NDArray[np.intp] = (scores + self.rng.gumbel(size=scores.shape)).argmax(1)
        chance = np.exp(scores - scores.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        expected = np.einsum("ga,gat->gt", chance, traits)
        self.gradients[kind][games] += traits[np.arange(len(games)), chosen] - expected
        return chosen + first

    def learn(self, margins: Numbers, gradients: dict[int, Numbers]) -> None:
        """From some games that ended: more of what was done in those that ended well."""
        well = (margins - margins.mean()) / (margins.std() + 1e-9)
        for kind, slopes in gradients.items():
            scale = np.sqrt((slopes**2).mean(0)) + 1e-9
            self.weights[kind] += RATE * (well[:, None] * slopes).mean(0) / scale


def train(learner: Learner, games: int) -> Iterator[tuple[int, float]]:
    """After about as many games as the batch has: how many there were, and what share of the
    victories in the last of them the learner had."""
    batch = learner.batch
    played = 0
    while played < games:
        margins: list[Numbers] = []
        victories: list[Numbers] = []
        gradients: dict[int, list[Numbers]] = {kind: [] for kind in TRAITS}
        while sum(map(len, margins)) < len(batch):
            ended = learner.step()
            seat = learner.seat[ended]
            scores = batch.scores[ended].astype(float)
            row = np.arange(len(ended))
            margins.append(scores[row, seat] - scores[row, 1 - seat])
            victories.append((1.0 + batch.rewards[ended, seat]) / 2)
            for kind in TRAITS:
                gradients[kind].append(learner.gradients[kind][ended])
                learner.gradients[kind][ended] = 0
        learner.learn(
            np.concatenate(margins),
            {kind: np.concatenate(parts) for kind, parts in gradients.items()},
        )
        played += sum(map(len, margins))
        yield played, float(np.concatenate(victories).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--batch", type=int, default=250, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("compiling, which takes half a minute the first time …", flush=True)
    batch = Batch(arguments.batch, seats=2)
    batch.reset(arguments.seed)
    learner = Learner(batch, arguments.seed)
    begun = time.perf_counter()
    for played, share in train(learner, arguments.games):
        seconds = time.perf_counter() - begun
        print(f"{played:7} games  {seconds:5.0f} s  won {share:6.1%}", flush=True)
    for kind, names in TRAITS.items():
        weights = zip(names, learner.weights[kind], strict=True)
        print("placing:" if kind == PLACE else "drawing:", end=" ")
        print(", ".join(f"{name} {value:+.2f}" for name, value in weights))


if __name__ == "__main__":
    try:
        main()
    except CodexError as error:
        sys.exit(f"train: {error}")
