"""Which half-moves are legal, and why the others are not.

Legal placements are (faces that can be paid) × (open positions): neither depends on the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Side
from codex_naturalis.engine.errors import Reason, Refusal
from codex_naturalis.engine.geometry import Position, on_lattice
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import DRAW, OVER, PLACE, SETUP, Phase, Player, State
from codex_naturalis.engine.supply import INDEX, SOURCES, Source
from codex_naturalis.engine.symbols import SYMBOLS


def payable_faces(player: Player) -> list[Face]:
    """The faces of the hand that can be laid: fronts that can be paid (R26), all backs (R21)."""
    tally = player.area.tally
    payable: list[Face] = []
    for card in player.hand:
        for symbol, needed in card.front.bill:
            if tally[symbol] < needed:
                payable.append(card.back)
                break
        else:
            payable += card.faces
    return payable


class LegalMoves:
    """The legal half-moves of one seat; `in`, `len`, iteration and `sample` each take the
    cheapest road. Iteration is in canonical order: by card, front first, by x, by y."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    @property
    def faces(self) -> list[Face]:
        """What may be placed now; empty when it is not time to place."""
        state = self.state
        if state.phase is not PLACE or state.seat != self.seat:
            return []
        return payable_faces(state.players[self.seat])

    @property
    def slots(self) -> list[Position]:
        """Where a card may be placed, now or later."""
        player = self.state.players[self.seat]
        return list(player.area.slots) if player.begun else []

    @property
    def choices(self) -> list[Move]:
        """The legal half-moves other than placements."""
        state, player = self.state, self.state.players[self.seat]
        if state.phase is DRAW and state.seat == self.seat:
            return [Draw(source) for source in state.supply.sources]
        if state.phase is not SETUP or player.settled:
            return []
        if not player.begun:
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
        """One of them, each as likely as the other."""
        return sample(self.state, self.seat, rng)


def sample(state: State, seat: int, rng: Random) -> Move:
    """One of the legal half-moves of a seat, each as likely as the other."""
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


def why_not(state: State, move: Move, seat: int) -> list[Reason]:
    """Every reason why a half-move is refused, in order; none when it is legal."""
    if not 0 <= seat < len(state.players):
        return [Reason(Refusal.NO_SUCH_SEAT, f"there is no seat {seat}")]
    if state.phase is OVER:
        return [Reason(Refusal.GAME_OVER, "the game is over")]
    if isinstance(move, Place):
        return _turn_reasons(state, PLACE, seat) + _placement_reasons(state.players[seat], move)
    if isinstance(move, Draw):
        return _turn_reasons(state, DRAW, seat) + _draw_reasons(state, move)
    return _setup_reasons(state, move, seat)


def _turn_reasons(state: State, wanted: Phase, seat: int) -> list[Reason]:
    if state.phase is SETUP:
        return [Reason(Refusal.SETUP_NOT_OVER, "the setup is not over")]
    if seat != state.seat:
        return [Reason(Refusal.NOT_YOUR_TURN, f"it is the turn of seat {state.seat}")]
    if state.phase is wanted:
        return []
    if wanted is PLACE:
        return [Reason(Refusal.DRAW_FIRST, "a card is placed already: now draw one")]
    return [Reason(Refusal.PLACE_FIRST, "place a card before drawing one")]


def _placement_reasons(player: Player, move: Place) -> list[Reason]:
    reasons = []
    area = player.area
    face = None
    for card in player.hand:
        if card.id == move.card:
            face = card.face(move.side)
    if face is None:
        reasons.append(Reason(Refusal.NOT_IN_HAND, f"card {move.card} is not in the hand"))
    if move.at not in area.slots or not player.begun:
        reasons.append(_spot_reason(area, move.at))
    if face is not None and face.bill and not face.affordable(area.tally):
        lacking = zip(SYMBOLS, face.missing(area.tally), strict=True)
        needs = " and ".join(f"{number} more {symbol}" for symbol, number in lacking if number)
        reasons.append(Reason(Refusal.COST, f"card {move.card} needs {needs}"))
    return reasons


def _spot_reason(area: Area, at: Position) -> Reason:
    """Why a position is not open: the first of these that holds."""
    where = f"{at[0]},{at[1]}"
    if not on_lattice(at):
        return Reason(Refusal.OFF_LATTICE, f"{where} is no position: the sum must be even")
    if at in area.cards:
        return Reason(Refusal.OCCUPIED, f"{where} is taken by card {area.cards[at].card}")
    if not area.touches(at):
        return Reason(Refusal.NOT_ADJACENT, f"no card lies next to {where}")
    under = ", ".join(str(area.cards[spot].card) for spot in area.hidden_under(at))
    return Reason(Refusal.HIDDEN_CORNER, f"a hidden corner of card {under} lies under {where}")


def _draw_reasons(state: State, move: Draw) -> list[Reason]:
    if state.supply.holds(move.source):
        return []
    if move.source in INDEX:
        return [Reason(Refusal.SLOT_EMPTY, f"no card lies at {move.source.value}")]
    deck = "resource" if move.source is Source.RESOURCE_DECK else "gold"
    return [Reason(Refusal.DECK_EMPTY, f"the {deck} deck is empty")]


def _setup_reasons(state: State, move: ChooseStarter | ChooseObjective, seat: int) -> list[Reason]:
    player = state.players[seat]
    reasons = []
    if state.phase is not SETUP:
        reasons.append(Reason(Refusal.SETUP_OVER, "the setup is over"))
    if isinstance(move, ChooseStarter):
        if player.begun:
            reasons.append(Reason(Refusal.STARTER_CHOSEN, "the starter is placed already"))
        return reasons
    if not player.begun:
        reasons.append(Reason(Refusal.STARTER_FIRST, "choose the starter's face first"))
    if player.settled:
        reasons.append(Reason(Refusal.OBJECTIVE_CHOSEN, "the objective is chosen already"))
    if all(objective.id != move.objective for objective in player.offered):
        reasons.append(Reason(Refusal.NOT_OFFERED, f"objective {move.objective} was not offered"))
    return reasons
