"""Which half-moves are legal, and why the others are not.

Legal placements are (faces that can be paid) × (open slots): neither depends on the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Side
from codex_naturalis.engine.errors import Violation, ViolationCode
from codex_naturalis.engine.geometry import Cell, on_lattice
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import DRAW, OVER, PLACE, SETUP, Phase, Player, State
from codex_naturalis.engine.supply import INDEX, SOURCES, Source
from codex_naturalis.engine.symbols import SYMBOLS


def payable_faces(player: Player) -> list[Face]:
    """The faces of the hand that can be placed: fronts that can be paid (R26), all backs (R21)."""
    tally = player.area.tally
    payable: list[Face] = []
    for card in player.hand:
        for symbol, needed in card.front.cost_items:
            if tally[symbol] < needed:
                payable.append(card.back)
                break
        else:
            payable += card.faces
    return payable


class LegalMoves:
    """The legal half-moves of one seat. `in`, `len` and `sample` do not list them all. Iteration is
    in canonical order: by card, front first, by x, by y."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    @property
    def faces(self) -> list[Face]:
        """The faces that may be placed now; empty when the seat is not to place a card."""
        state = self.state
        if state.phase is not PLACE or state.seat != self.seat:
            return []
        return payable_faces(state.players[self.seat])

    @property
    def slots(self) -> list[Cell]:
        """Where a card may be placed, now or later."""
        player = self.state.players[self.seat]
        return list(player.area.slots) if player.starter_placed else []

    @property
    def choices(self) -> list[Move]:
        """The legal half-moves other than placements."""
        state, player = self.state, self.state.players[self.seat]
        if state.phase is DRAW and state.seat == self.seat:
            return [Draw(source) for source in state.supply.sources]
        if state.phase is not SETUP or player.settled:
            return []
        if not player.starter_placed:
            return [ChooseStarter(side) for side in Side]
        return [ChooseObjective(objective.id) for objective in player.offered]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, ChooseStarter | ChooseObjective | Place | Draw):
            return False
        return not why_not(self.state, move, self.seat)

    def __len__(self) -> int:
        if self.state.phase is PLACE:
            return len(self.faces) * len(self.slots)
        return len(self.choices)

    def __bool__(self) -> bool:
        return self.seat in self.state.to_move

    def __iter__(self) -> Iterator[Move]:
        if self.state.phase is not PLACE:
            yield from self.choices
            return
        slots = sorted(self.slots)
        for face in sorted(self.faces, key=lambda face: (face.card, face.side is Side.BACK)):
            for at in slots:
                yield Place(face.card, face.side, at)

    def __repr__(self) -> str:
        return f"<LegalMoves of seat {self.seat}: {' '.join(map(str, self))}>"

    def sample(self, rng: Random) -> Move:
        """One of them at random, all equally likely."""
        return sample(self.state, self.seat, rng)


def sample(state: State, seat: int, rng: Random) -> Move:
    """One of the legal half-moves of a seat at random, all equally likely."""
    if state.seat == seat:
        phase = state.phase
        if phase is PLACE:
            player = state.players[seat]
            faces, slots = payable_faces(player), [*player.area.slots]
            width = len(slots)
            index = int(rng.random() * (len(faces) * width))
            face = faces[index // width]
            return Place(face.card, face.side, slots[index % width])
        if phase is DRAW:
            supply = state.supply
            sources = SOURCES if supply.resource and supply.gold else supply.sources
            return Draw(sources[int(rng.random() * len(sources))])
    choices = LegalMoves(state, seat).choices
    if not choices:
        raise IndexError(f"seat {seat} has no legal half-move now")
    return choices[int(rng.random() * len(choices))]


def why_not(state: State, move: Move, seat: int) -> list[Violation]:
    """Every reason why a half-move is illegal, in order; an empty list when it is legal."""
    if not 0 <= seat < len(state.players):
        return [Violation(ViolationCode.NO_SUCH_SEAT, f"there is no seat {seat}")]
    if state.phase is OVER:
        return [Violation(ViolationCode.GAME_OVER, "the game is over")]
    if isinstance(move, Place):
        return _turn_reasons(state, PLACE, seat) + _placement_reasons(state.players[seat], move)
    if isinstance(move, Draw):
        return _turn_reasons(state, DRAW, seat) + _draw_reasons(state, move)
    return _setup_reasons(state, move, seat)


def _turn_reasons(state: State, wanted: Phase, seat: int) -> list[Violation]:
    if state.phase is SETUP:
        return [Violation(ViolationCode.SETUP_NOT_OVER, "the setup is not over")]
    if seat != state.seat:
        return [Violation(ViolationCode.NOT_YOUR_TURN, f"it is the turn of seat {state.seat}")]
    if state.phase is wanted:
        return []
    if wanted is PLACE:
        return [Violation(ViolationCode.DRAW_FIRST, "a card is placed already: now draw one")]
    return [Violation(ViolationCode.PLACE_FIRST, "place a card before drawing one")]


def _placement_reasons(player: Player, move: Place) -> list[Violation]:
    reasons = []
    area = player.area
    face = None
    for card in player.hand:
        if card.id == move.card:
            face = card.face(move.side)
    if face is None:
        reasons.append(Violation(ViolationCode.NOT_IN_HAND, f"card {move.card} is not in the hand"))
    if move.at not in area.slots or not player.starter_placed:
        reasons.append(_spot_reason(area, move.at))
    if face is not None and face.cost_items and not face.affordable(area.tally):
        missing = zip(SYMBOLS, face.missing(area.tally), strict=True)
        needs = " and ".join(f"{number} more {symbol}" for symbol, number in missing if number)
        reasons.append(Violation(ViolationCode.COST, f"card {move.card} needs {needs}"))
    return reasons


def _spot_reason(area: Area, at: Cell) -> Violation:
    """Why a cell is not an open slot: the first reason that holds."""
    where = f"{at[0]},{at[1]}"
    if not on_lattice(at):
        return Violation(ViolationCode.OFF_LATTICE, f"{where} is no position: the sum must be even")
    if at in area.cards:
        return Violation(ViolationCode.OCCUPIED, f"{where} is taken by card {area.cards[at].card}")
    if not area.touches(at):
        return Violation(ViolationCode.NOT_ADJACENT, f"no card lies next to {where}")
    under = ", ".join(str(area.cards[spot].card) for spot in area.hidden_under(at))
    return Violation(
        ViolationCode.HIDDEN_CORNER, f"a hidden corner of card {under} lies under {where}"
    )


def _draw_reasons(state: State, move: Draw) -> list[Violation]:
    if state.supply.holds(move.source):
        return []
    if move.source in INDEX:
        return [Violation(ViolationCode.SLOT_EMPTY, f"no card lies at {move.source.value}")]
    deck = "resource" if move.source is Source.RESOURCE_DECK else "gold"
    return [Violation(ViolationCode.DECK_EMPTY, f"the {deck} deck is empty")]


def _setup_reasons(
    state: State, move: ChooseStarter | ChooseObjective, seat: int
) -> list[Violation]:
    player = state.players[seat]
    reasons = []
    if state.phase is not SETUP:
        reasons.append(Violation(ViolationCode.SETUP_OVER, "the setup is over"))
    if isinstance(move, ChooseStarter):
        if player.starter_placed:
            reasons.append(Violation(ViolationCode.STARTER_CHOSEN, "the starter is placed already"))
        return reasons
    if not player.starter_placed:
        reasons.append(Violation(ViolationCode.STARTER_FIRST, "choose the starter's face first"))
    if player.settled:
        reasons.append(Violation(ViolationCode.OBJECTIVE_CHOSEN, "the objective is chosen already"))
    if all(objective.id != move.objective for objective in player.offered):
        reasons.append(
            Violation(ViolationCode.NOT_OFFERED, f"objective {move.objective} was not offered")
        )
    return reasons
