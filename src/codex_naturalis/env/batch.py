"""Thousands of games at once, compiled: the fast road for learning.

    from codex_naturalis.env import Batch

    batch = Batch(2048, seats=2)
    batch.reset(seed=7)
    batch.step(batch.sample())

Every game waits for one seat's half-move. `step` takes an action for each and writes into the same
arrays every time (copy what you want to keep), a row a game:

observations  int16 × WIDTH    of the seat to move: the fields of `env.fields`, one after another;
                               `fields` has them by name
masks         int8 × ACTIONS   1 for its legal actions (`env.actions`)
seat          int8             which seat that is
rewards       float32 × seats  of the step that was made, by seat; 0 but at the end (`env.ending`)
terminations  bool             the game ended with this step, and a new one is dealt already
truncations   bool             it was cut off: an area of 40 cards was to grow
refused       bool             the action was illegal, and the game stands as it stood
scores        int16 × parties  final scores of the last game that ended here, Tybor's last in solo

What happens in a game depends on its place in the batch, on the seed and on its actions, not on how
many others there are. Batches in several threads run side by side.
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
from codex_naturalis.env.fields import MOST_CARDS, WIDTH, Row, named
from codex_naturalis.env.games import Games, sort_slots
from codex_naturalis.env.picking import Actions, pick_all
from codex_naturalis.env.stepping import Told, begin, look, step, wander
from codex_naturalis.kernel.dealing import DECKS
from codex_naturalis.kernel.encoding import (
    GOAL_IDS,
    IDS,
    MODES,
    REFILLS,
    TIES,
    encode,
    face_number,
)
from codex_naturalis.kernel.layout import MODE, REFILL, SEATS, TIE, state_size
from codex_naturalis.kernel.playout import fresh_deal
from codex_naturalis.kernel.random_numbers import Seed, seeded
from codex_naturalis.kernel.tables import tables


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
        """That many games of 2 (or `seats`) at a table, or of 1 in a solo mode."""
        self.options = make_options(mode, tie_break, refill)
        self.seats = seats if seats is not None else 1 if self.options.solo else 2
        check_seats(self.seats, self.options)
        if games < 1:
            raise BadOptions(f"a batch has at least 1 game, not {games}")
        self._games = Games(
            states=np.zeros((games, state_size(self.seats)), np.int16),
            deals=np.zeros((games, DECKS), np.int16),
            shuffling=np.zeros((games, 1), np.uint64),
            picking=np.zeros((games, 1), np.uint64),
            areas=np.zeros((games, self.seats, 3 * MOST_CARDS), np.int16),
        )
        self._told = Told(
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
        ) = self._told
        self.fields: dict[str, Row] = named(self.observations)
        """The observations by name: the same numbers, without copying."""
        self._picked: Actions = np.zeros(games, np.int64)
        self._begun = False

    def __len__(self) -> int:
        return len(self.observations)

    def reset(self, seed: int) -> None:
        """New games everywhere; the same seed gives the same."""
        games = self._games
        games.shuffling[:] = _seeds(2 * int(seed), len(self))
        games.picking[:] = _seeds(2 * int(seed) + 1, len(self))
        games.deals[:] = fresh_deal()
        games.states[:, SEATS] = self.seats
        games.states[:, MODE] = MODES.index(self.options.mode)
        games.states[:, TIE] = TIES.index(self.options.tie_break)
        games.states[:, REFILL] = REFILLS.index(self.options.refill)
        for array in self._told:
            array[:] = 0
        begin(games, self._told, tables())
        self._begun = True

    def step(self, actions: npt.ArrayLike) -> None:
        """An action for each game."""
        self._check_begun()
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {len(self)} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        step(self._games, self._told, tables(), np.ascontiguousarray(chosen, np.int64))

    def sample(self) -> Actions:
        """A legal action for each game, all equally likely; each game has its own luck. Always the
        same array."""
        self._check_begun()
        pick_all(self.masks, self._games.picking, self._picked)
        return self._picked

    def wander(self, steps: int) -> None:
        """Sample and step, that many times, game by game: spreads the games over all phases."""
        self._check_begun()
        wander(self._games, self._told, tables(), steps)

    def _check_begun(self) -> None:
        if not self._begun:
            raise RuntimeError("reset the batch first: nothing is dealt yet")

    def deal(self, game: int) -> Deal:
        """The decks of a game as it was dealt: `Game.new(deal=…)` plays the same."""
        cards = self._games.deals[game].tolist()
        return Deal(
            tuple(IDS[card] for card in cards[:40]),
            tuple(IDS[card] for card in cards[40:80]),
            tuple(IDS[80 + card] for card in cards[80:86]),
            tuple(GOAL_IDS[goal] for goal in cards[86:]),
        )

    def load(self, game: int, state: EngineState) -> None:
        """Put a game into a position of the same seats and options, in which somebody is to move;
        the one after it is dealt as ever."""
        self._check_begun()
        if len(state.players) != self.seats or state.options != self.options:
            raise BadOptions("the position has other seats or options than the batch")
        largest = max(len(player.area.cards) for player in state.players)
        if state.phase is Phase.OVER or largest >= MOST_CARDS:
            raise BadOptions(f"a game of {state.phase}, the largest area of {largest} cards")
        games = self._games
        games.states[game] = encode(state)
        games.areas[game] = 0
        for seat, player in enumerate(state.players):
            for index, (at, face) in enumerate(player.area.cards.items()):
                laid = face_number(face.card, face.side) + 1, *at
                games.areas[game, seat, 3 * index : 3 * index + 3] = laid
            sort_slots(games.states[game], seat)
        look(games, self._told, tables().faces, game)


def _seeds(number: int, games: int) -> Seed:
    """A generator for each game, whatever their number."""
    first = int(seeded(number)[0])
    return np.stack([seeded(first + game) for game in range(games)])
