"""What each seat may see. A view is built by adding, never by deleting; seat None is a spectator.

R12: a starter's face is chosen before hands and objectives are seen, so to a seat that has not
chosen, nothing later in the setup has been dealt yet. To a spectator it is dealt when all have.
"""

from __future__ import annotations

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.scoring import outcome
from codex_naturalis.engine.state import OVER, Phase, Player, State, Tybor
from codex_naturalis.engine.supply import Supply
from codex_naturalis.engine.tybor import resources
from codex_naturalis.engine.view import DeckView, HandFace, Held, Laid, PlayerView, TyborView, View


def view_of(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    if seat is not None and not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat}")
    me = None if seat is None else state.players[seat]
    waiting = (me,) if me is not None else state.players
    dealt = all(player.begun for player in waiting)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        to_move=state.to_move,
        round=state.round,
        last_round=state.last_round,
        ended=state.ended,
        players=tuple(
            _player_view(player, player is me, dealt, state.phase) for player in state.players
        ),
        tybor=None if state.tybor is None else _tybor_view(state.tybor),
        decks=_deck_views(state.supply, dealt),
        market=tuple(None if card is None else card.id for card in state.supply.market),
        objectives=tuple(goal.id for goal in state.objectives) if dealt else (),
        faces=_hand_faces(me) if me is not None and dealt else (),
        slots=tuple(sorted(me.area.slots)) if me is not None and dealt else (),
        draws=tuple(state.supply.sources),
        outcome=outcome(state) if state.phase is OVER else None,
    )


def _player_view(player: Player, mine: bool, dealt: bool, phase: Phase) -> PlayerView:
    hand: tuple[Held, ...] = ()
    if dealt:
        hand = tuple(
            Held(card.shown, card.id if mine or seen else None, seen)
            for card in player.hand
            for seen in (card.id in player.seen,)
        )
    objective = player.objective if mine or phase is OVER else None
    return PlayerView(
        points=player.points,
        tally=player.area.tally,
        cards=tuple(Laid(face.card, face.side, at) for at, face in player.area.cards.items()),
        hand=hand,
        starter=player.starter.id if mine or player.begun else None,
        offered=tuple(goal.id for goal in player.offered) if mine and dealt else (),
        objective=None if objective is None else objective.id,
        settled=player.settled,
    )


def _hand_faces(player: Player) -> tuple[HandFace, ...]:
    tally = player.area.tally
    return tuple(
        HandFace(card.id, side, card.face(side).missing(tally))
        for card in player.hand
        for side in Side
    )


def _deck_views(supply: Supply, dealt: bool) -> tuple[DeckView, DeckView]:
    resource, gold = (
        DeckView(len(deck), deck[0].shown if deck and dealt else None)
        for deck in (supply.resource, supply.gold)
    )
    return resource, gold


def _tybor_view(tybor: Tybor) -> TyborView:
    return TyborView(
        points=tybor.points,
        resources=tuple(resources(tybor).values()),
        dealt=tuple(card.shown for card in tybor.dealt),
        taken=tuple(card.id for card in tybor.taken),
        scored=tuple(card.id for card in tybor.scored),
    )
