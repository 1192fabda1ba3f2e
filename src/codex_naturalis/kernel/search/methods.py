"""Two ways to search: with the network, and the baseline."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.evaluation.children import new_scratch
from codex_naturalis.kernel.evaluation.evaluator import Evaluator
from codex_naturalis.kernel.evaluation.feature_columns import Vector
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import decode_move
from codex_naturalis.kernel.rules.layout import state_size
from codex_naturalis.kernel.rules.moves import MAX_MOVES, Moves, list_moves
from codex_naturalis.kernel.rules.random_numbers import Rng, seeded
from codex_naturalis.kernel.search.baseline import new_baseline_scratch, run_baseline
from codex_naturalis.kernel.search.belief import update_belief
from codex_naturalis.kernel.search.information_set import (
    MAX_SEATS,
    InformationSet,
    information_set_of,
)
from codex_naturalis.kernel.search.mcts import run
from codex_naturalis.kernel.search.parameters import PARAMETERS, SearchParameters
from codex_naturalis.kernel.search.root import evaluate_root
from codex_naturalis.kernel.search.tree import Tree

WORLDS = 8
"""In how many worlds the belief and the priors of the root are computed before a search."""


class SearchMethod(Protocol):
    moves: Moves
    """Those of the root."""
    priors: Vector
    """Their prior values; zeros if the method has none."""
    own_moves_only: bool
    """Whether the tree has only half-moves of the searching seat. Then it is of no use after the
    other seats have moved."""

    def prepare_root(self, known: InformationSet, rng: Rng) -> int:
        """Writes the half-moves of the root and their priors; returns how many."""
        ...

    def run(
        self, known: InformationSet, tree: Tree, rng: Rng, root: int, choices: int, number: int
    ) -> None:
        """Run that many simulations."""
        ...


class NetworkSearch:
    """Leaves are evaluated by the network."""

    own_moves_only = True

    def __init__(self, evaluator: Evaluator, parameters: SearchParameters = PARAMETERS) -> None:
        self.evaluator = evaluator
        self.parameters = parameters
        self._scratch = new_scratch(state_size(MAX_SEATS))
        self.moves = self._scratch.root_moves
        self.priors = self._scratch.root_priors

    def prepare_root(self, known: InformationSet, rng: Rng) -> int:
        update_belief(known, self.evaluator, self._scratch, rng, WORLDS)
        return evaluate_root(known, self.evaluator, self._scratch, rng, WORLDS)

    def evaluate_moves(self, view: View, seed: int) -> list[tuple[Move, float]]:
        """The half-moves of a seat, each with its prior value, without a search."""
        count = self.prepare_root(information_set_of(view), seeded(seed))
        priors = self.priors[:count].tolist()
        return [(decode_move(code), prior) for code, prior in zip(self.moves, priors, strict=False)]

    def run(
        self, known: InformationSet, tree: Tree, rng: Rng, root: int, choices: int, number: int
    ) -> None:
        run(known, self.evaluator, tree, self._scratch, self.parameters, rng, root, choices, number)


class BaselineSearch:
    """Leaves are evaluated by playouts."""

    own_moves_only = False

    def __init__(self) -> None:
        self._scratch = new_baseline_scratch(state_size(MAX_SEATS))
        self.moves: Moves = np.zeros(MAX_MOVES, np.int32)
        self.priors: Vector = np.zeros(MAX_MOVES, np.float32)

    def prepare_root(self, known: InformationSet, rng: Rng) -> int:
        return list_moves(known.state, card_tables().faces, known.seat, self.moves)

    def run(
        self, known: InformationSet, tree: Tree, rng: Rng, root: int, choices: int, number: int
    ) -> None:
        run_baseline(known, *card_tables(), tree, self._scratch, rng, root, number)
