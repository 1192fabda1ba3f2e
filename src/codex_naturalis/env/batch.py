"""Thousands of games at once, compiled: the fast environment for learning.

    from codex_naturalis.env import Batch

    batch = Batch(2048, seats=2)
    batch.reset(seed=7)
    batch.step(batch.sample())

In every game one seat is to move. `step` takes an action for each game and writes into the same
arrays every time (copy what you want to keep), a row for each game:

observations  int16 × WIDTH    of the seat to move: the fields of `env.fields`, one after another;
                               `fields` has them by name
masks         int8 × ACTIONS   1 for its legal actions (`env.actions`)
seat          int8             the seat to move
rewards       float32 × seats  of the last step, by seat; 0 except at the end (`env.rewards`)
terminations  bool             the game ended with this step, and a new one is dealt already
truncations   bool             it was truncated: a seat was to place in an area of 40 cards
refused       bool             the action was illegal, and the game is unchanged
scores        int16 × parties  final scores of the last game that ended here, Tybor's last in solo

A game depends on its index in the batch, on the seed and on its actions, not on how many others
there are. Batches in several threads run in parallel.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.engine.deal import Deal, check_seats
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import make_options
from codex_naturalis.engine.state import Mode, Phase, TieBreak
from codex_naturalis.engine.state import State as EngineState
from codex_naturalis.engine.supply import Refill
from codex_naturalis.env.actions import ACTIONS
from codex_naturalis.env.batch_step import (
    StepOutput,
    begin_games,
    observe_game,
    step,
    step_randomly,
)
from codex_naturalis.env.fields import MAX_CARDS, WIDTH, Row, named
from codex_naturalis.env.games import Games, sort_slots
from codex_naturalis.env.sampling import Actions, sample_actions
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.deal import DEAL_GOLD, DEAL_OBJECTIVES, DEAL_SIZE, DEAL_STARTERS
from codex_naturalis.kernel.rules.encoding import (
    CARD_IDS,
    MODES,
    OBJECTIVE_IDS,
    REFILLS,
    TIE_BREAKS,
    encode,
    face_number,
)
from codex_naturalis.kernel.rules.layout import (
    FIRST_STARTER,
    MODE,
    REFILL,
    SEATS,
    TIE_BREAK,
    state_size,
)
from codex_naturalis.kernel.rules.playout import unshuffled_deal
from codex_naturalis.kernel.rules.random_numbers import Rng, seeded


class Batch:
    def __init__(
        self,
        games: int,
        seats: int | None = None,
        *,
        mode: str = Mode.TABLE,
        tie_break: str = TieBreak.POINTS,
        refill: str = Refill.SAME,
    ) -> None:
        """Games with 2 (or `seats`) seats at a table, or with 1 in a solo mode."""
        self.options = make_options(mode, tie_break, refill)
        self.seats = seats if seats is not None else 1 if self.options.solo else 2
        check_seats(self.seats, self.options)
        if games < 1:
            raise BadOptions(f"a batch has at least 1 game, not {games}")
        self._games = Games(
            states=np.zeros((games, state_size(self.seats)), np.int16),
            deals=np.zeros((games, DEAL_SIZE), np.int16),
            deal_rng=np.zeros((games, 1), np.uint64),
            action_rng=np.zeros((games, 1), np.uint64),
            areas=np.zeros((games, self.seats, 3 * MAX_CARDS), np.int16),
        )
        self._output = StepOutput(
            observations=np.zeros((games, WIDTH), np.int16),
            masks=np.zeros((games, ACTIONS), np.int8),
            seat=np.zeros(games, np.int8),
            rewards=np.zeros((games, self.seats), np.float32),
            terminations=np.zeros(games, np.bool_),
            truncations=np.zeros(games, np.bool_),
            refused=np.zeros(games, np.bool_),
            scores=np.zeros((games, self.seats + self.options.solo), np.int16),
        )
        (
            self.observations,
            self.masks,
            self.seat,
            self.rewards,
            self.terminations,
            self.truncations,
            self.refused,
            self.scores,
        ) = self._output
        self.fields: dict[str, Row] = named(self.observations)
        """The observations by name: views, not copies."""
        self._sampled: Actions = np.zeros(games, np.int64)
        self._is_reset = False

    def __len__(self) -> int:
        return len(self.observations)

    def reset(self, seed: int) -> None:
        """Deal all games; the same seed gives the same games."""
        games = self._games
        games.deal_rng[:] = _seeds(2 * int(seed), len(self))
        games.action_rng[:] = _seeds(2 * int(seed) + 1, len(self))
        games.deals[:] = unshuffled_deal()
        games.states[:, SEATS] = self.seats
        games.states[:, MODE] = MODES.index(self.options.mode)
        games.states[:, TIE_BREAK] = TIE_BREAKS.index(self.options.tie_break)
        games.states[:, REFILL] = REFILLS.index(self.options.refill)
        for array in self._output:
            array[:] = 0
        begin_games(games, self._output, card_tables())
        self._is_reset = True

    def step(self, actions: npt.ArrayLike) -> None:
        """Play an action in each game."""
        self._check_reset()
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {len(self)} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        step(self._games, self._output, card_tables(), np.ascontiguousarray(chosen, np.int64))

    def sample(self) -> Actions:
        """A random legal action for each game, all equally likely; each game has its own generator.
        Always the same array."""
        self._check_reset()
        sample_actions(self.masks, self._games.action_rng, self._sampled)
        return self._sampled

    def step_randomly(self, steps: int) -> None:
        """Sample and step that many times, game by game. Spreads the games over all phases."""
        self._check_reset()
        step_randomly(self._games, self._output, card_tables(), steps)

    def _check_reset(self) -> None:
        if not self._is_reset:
            raise RuntimeError("reset the batch first: nothing is dealt yet")

    def deal(self, game: int) -> Deal:
        """The decks of a game as dealt: `Game.new(deal=…)` plays the same cards."""
        cards = self._games.deals[game].tolist()
        return Deal(
            tuple(CARD_IDS[card] for card in cards[:DEAL_GOLD]),
            tuple(CARD_IDS[card] for card in cards[DEAL_GOLD:DEAL_STARTERS]),
            tuple(CARD_IDS[FIRST_STARTER + card] for card in cards[DEAL_STARTERS:DEAL_OBJECTIVES]),
            tuple(OBJECTIVE_IDS[objective] for objective in cards[DEAL_OBJECTIVES:]),
        )

    def load(self, game: int, state: EngineState) -> None:
        """Set a game to a position with the same seats and options, in which a seat is to move. The
        next game is dealt as usual."""
        self._check_reset()
        if len(state.players) != self.seats or state.options != self.options:
            raise BadOptions("the position has other seats or options than the batch")
        largest = max(len(player.area.cards) for player in state.players)
        if state.phase is Phase.OVER or largest >= MAX_CARDS:
            raise BadOptions(f"a game of {state.phase}, the largest area of {largest} cards")
        games = self._games
        games.states[game] = encode(state)
        games.areas[game] = 0
        for seat, player in enumerate(state.players):
            for index, (at, face) in enumerate(player.area.cards.items()):
                laid = face_number(face.card, face.side) + 1, *at
                games.areas[game, seat, 3 * index : 3 * index + 3] = laid
            sort_slots(games.states[game], seat)
        observe_game(games, self._output, card_tables().faces, game)


def _seeds(number: int, games: int) -> Rng:
    """A generator for each game; it does not depend on how many games there are."""
    first = int(seeded(number)[0])
    return np.stack([seeded(first + game) for game in range(games)])
