"""The course of the game: the state after a half-move, and what follows without a choice."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.engine import tybor
from codex_naturalis.engine.area import lay
from codex_naturalis.engine.cards import FRONT
from codex_naturalis.engine.events import (
    CardDrawn,
    CardPlaced,
    DrawSkipped,
    EndReason,
    EndTriggered,
    Event,
    GameEnded,
    MarketRefilled,
    ObjectiveKept,
    StarterPlaced,
    TurnSkipped,
)
from codex_naturalis.engine.geometry import ORIGIN
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import DRAW, OVER, PLACE, Player, State
from codex_naturalis.engine.supply import INDEX, Supply

END_POINTS = 20
TYBOR_SEAT = 1


Log = list[Event] | None
"""Where events are appended; None when nobody needs them, which is faster."""


class Transition(Struct, frozen=True, gc=False):
    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


def apply(state: State, move: Move, seat: int | None = None) -> Transition:
    """Make a half-move and everything that follows without a choice. The half-move is not checked:
    use `Game.push` unless it is known to be legal. In the setup the seats choose in any order, so
    `seat` may be given; otherwise it is `state.seat`."""
    if seat is None:
        seat = state.seat
    events: list[Event] = []
    after = advance(state, move, seat, events)
    return Transition(state, seat, move, after, tuple(events))


def advance(state: State, move: Move, seat: int, events: Log = None) -> State:
    """The same, but only the next state, for simulations; events are appended to `events`."""
    if isinstance(move, Place):
        return _place(state, move, events)
    if isinstance(move, Draw):
        return _draw(state, move, events)
    if isinstance(move, ChooseStarter):
        return _choose_starter(state, move, seat, events)
    return _choose_objective(state, move, seat, events)


def _tell(events: Log, *happened: Event) -> None:
    if events is not None:
        events += happened


def _with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    players = list(state.players)
    players[seat] = player
    return tuple(players)


def _choose_starter(state: State, move: ChooseStarter, seat: int, events: Log) -> State:
    player = state.players[seat]
    laying = lay(player.area, player.starter.face(move.side), ORIGIN)
    _tell(events, StarterPlaced(seat, player.starter.id, move.side))
    return replace(state, players=_with_player(state, seat, replace(player, area=laying.area)))


def _choose_objective(state: State, move: ChooseObjective, seat: int, events: Log) -> State:
    player = state.players[seat]
    kept = next(objective for objective in player.offered if objective.id == move.objective)
    _tell(events, ObjectiveKept(seat, kept.id))
    state = replace(state, players=_with_player(state, seat, replace(player, objective=kept)))
    owing = state.to_move
    if owing:
        return replace(state, seat=owing[0])
    state = replace(state, seat=0, phase=PLACE)
    return _skip_turn(state, events) if state.players[0].area.blocked else state


def _place(state: State, move: Place, events: Log) -> State:
    seat, number = state.seat, move.card
    player = state.players[seat]
    area, hand, seen = player.area, player.hand, player.seen
    index = 0
    while hand[index].id != number:
        index += 1
    card = hand[index]
    laying = lay(area, card.front if move.side is FRONT else card.back, move.at)
    if events is not None:
        covered, lost = area.under(move.at), area.symbols_under(move.at)
        events.append(CardPlaced(seat, number, move.side, move.at, covered, lost, laying.points))
    if number in seen:
        spot = seen.index(number)
        seen = seen[:spot] + seen[spot + 1 :]
    points = player.points + laying.points
    players = [*state.players]
    players[seat] = Player(
        player.starter,
        laying.area,
        hand[:index] + hand[index + 1 :],
        seen,
        player.offered,
        player.objective,
        points,
    )
    if points >= END_POINTS:
        state = _trigger(state, seat, EndReason.POINTS, events)
    supply = state.supply
    if state.round == state.last_round:
        return _end_turn(state, players, supply, events)  # R42: nobody draws in the last round
    if not supply.resource and supply.empty:
        _tell(events, DrawSkipped(seat))  # R32
        return _end_turn(state, players, supply, events)
    return replace(state, players=tuple(players), phase=DRAW)


def _draw(state: State, move: Draw, events: Log) -> State:
    seat, source = state.seat, move.source
    player = state.players[seat]
    card, refilled, supply = state.supply.draw(source, state.options.refill)
    if events is not None:
        events.append(CardDrawn(seat, source, card.shown, card.id))
        if refilled is not None:
            events.append(MarketRefilled(source, refilled.id))
    players = [*state.players]
    players[seat] = Player(
        player.starter,
        player.area,
        (*player.hand, card),
        (*player.seen, card.id) if source in INDEX else player.seen,
        player.offered,
        player.objective,
        player.points,
    )
    if not supply.resource and supply.decks_empty:
        state = _trigger(state, seat, EndReason.DECKS, events)
    return _end_turn(state, players, supply, events)


def _trigger(state: State, seat: int, reason: EndReason, events: Log) -> State:
    """R40, R41: the round is completed, then everybody has one more turn."""
    if state.last_round is not None:
        return state
    last_round = state.round + 1
    _tell(events, EndTriggered(seat, reason, last_round))
    return replace(state, last_round=last_round, ended=reason)


def _end_turn(state: State, players: list[Player], supply: Supply, events: Log) -> State:
    """Pass the turn on: in solo to Tybor first, then to the next seat, or end the game."""
    if state.tybor is not None:
        state = _tybor_turn(state, supply, events)
        supply = state.supply
    seat, number = state.seat + 1, state.round
    if seat == len(players):
        if number == state.last_round:
            assert state.ended is not None
            _tell(events, GameEnded(state.ended))
            return replace(state, players=tuple(players), supply=supply, phase=OVER)
        seat, number = 0, number + 1
    state = replace(
        state, players=tuple(players), supply=supply, seat=seat, phase=PLACE, round=number
    )
    return state if players[seat].area.slots else _skip_turn(state, events)


def _skip_turn(state: State, events: Log) -> State:
    """R33: a blocked player is skipped; when all are, the game ends at once (not in solo)."""
    if state.tybor is None and all(player.area.blocked for player in state.players):
        ended = state.ended or EndReason.BLOCKED
        _tell(events, GameEnded(ended))
        return replace(state, phase=OVER, ended=ended)
    _tell(events, TurnSkipped(state.seat))
    return _end_turn(state, [*state.players], state.supply, events)


def _tybor_turn(state: State, supply: Supply, events: Log) -> State:
    monk = state.tybor
    assert monk is not None
    monk, supply, taken = tybor.play_turn(monk, supply, state.objectives)
    _tell(events, *taken)
    state = replace(state, tybor=monk, supply=supply)
    if monk.points >= END_POINTS:
        return _trigger(state, TYBOR_SEAT, EndReason.POINTS, events)
    if supply.decks_empty:
        return _trigger(state, TYBOR_SEAT, EndReason.DECKS, events)
    return state
