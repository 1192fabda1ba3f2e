"""What each seat may see. A view is built by adding, never by deleting; seat None is a spectator.

R12: a starter's face is chosen before hands and objectives are seen, so to a seat that has not
chosen, nothing later in the setup has been dealt yet. To a spectator it is dealt when all have.
"""

from __future__ import annotations

from codex_naturalis.engine.area import Area, lay, points_at
from codex_naturalis.engine.cards import Face
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import Position
from codex_naturalis.engine.scoring import ObjectiveScore, outcome, score_objective, score_seat
from codex_naturalis.engine.state import OVER, Player, State, Tybor
from codex_naturalis.engine.supply import Supply
from codex_naturalis.engine.symbols import NOTHING
from codex_naturalis.engine.tybor import resources
from codex_naturalis.engine.view import DeckView, HandFace, Held, Laid, PlayerView, TyborView, View

_Hand = tuple[tuple[HandFace, ...], tuple[Position, ...], tuple[ObjectiveScore, ...]]


def view_of(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    return Sight().view(state, seat)


class Sight:
    """Views of one game as it goes on. A half-move changes one player: what is seen of the others
    is not built again."""

    __slots__ = ("_hands", "_players")

    def __init__(self) -> None:
        self._players: dict[tuple[int, bool, bool, bool], tuple[Player, PlayerView]] = {}
        self._hands: dict[int, tuple[Player, bool, _Hand]] = {}

    def view(self, state: State, seat: int | None) -> View:
        players = state.players
        if seat is not None and not 0 <= seat < len(players):
            raise ValueError(f"there is no seat {seat}")
        me = None if seat is None else players[seat]
        dealt = all(player.begun for player in players) if me is None else me.begun
        faces: tuple[HandFace, ...] = ()
        slots: tuple[Position, ...] = ()
        goals: tuple[ObjectiveScore, ...] = ()
        if seat is not None and me is not None and dealt:
            faces, slots, goals = self._hand(state, seat, me)
        supply, phase = state.supply, state.phase
        over = phase is OVER
        return View(
            seat=seat,
            options=state.options,
            phase=phase,
            to_move=state.to_move,
            round=state.round,
            last_round=state.last_round,
            ended=state.ended,
            players=tuple(
                [
                    self._player(owner, player, player is me, dealt, over)
                    for owner, player in enumerate(players)
                ]
            ),
            tybor=None if state.tybor is None else _tybor_view(state.tybor),
            decks=_deck_views(supply, dealt),
            market=tuple([None if card is None else card.id for card in supply.market]),
            objectives=tuple([goal.id for goal in state.objectives]) if dealt else (),
            faces=faces,
            slots=slots,
            draws=supply.sources,
            goals=goals,
            outcome=outcome(state) if over else None,
        )

    def _player(
        self, owner: int, player: Player, mine: bool, dealt: bool, over: bool
    ) -> PlayerView:
        seen = self._players.get((owner, mine, dealt, over))
        if seen is not None and seen[0] is player:
            return seen[1]
        view = _player_view(player, mine, dealt, over)
        self._players[owner, mine, dealt, over] = player, view
        return view

    def _hand(self, state: State, seat: int, me: Player) -> _Hand:
        """Both faces of every card in the hand, the slots for them, and how the goals stand."""
        last = state.round == state.last_round
        seen = self._hands.get(seat)
        if seen is None or seen[0] is not me or seen[1] != last:
            slots = tuple(sorted(me.area.slots))
            goals = score_seat(state, seat).objectives
            faces = _hand_faces(me, slots, goals if last else ())
            seen = self._hands[seat] = me, last, (faces, slots, goals)
        return seen[2]


def _player_view(player: Player, mine: bool, dealt: bool, over: bool) -> PlayerView:
    hand: tuple[Held, ...] = ()
    if dealt:
        hand = tuple(
            [
                Held(card.shown, card.id if mine or seen else None, seen)
                for card in player.hand
                for seen in (card.id in player.seen,)
            ]
        )
    objective = player.objective if mine or over else None
    return PlayerView(
        points=player.points,
        tally=player.area.tally,
        cards=tuple([Laid(face.card, face.side, at) for at, face in player.area.cards.items()]),
        hand=hand,
        starter=player.starter.id if mine or player.begun else None,
        offered=tuple(goal.id for goal in player.offered) if mine and dealt else (),
        objective=None if objective is None else objective.id,
        settled=player.settled,
    )


def _hand_faces(
    player: Player, slots: tuple[Position, ...], goals: tuple[ObjectiveScore, ...]
) -> tuple[HandFace, ...]:
    area = player.area
    tally = area.tally
    faces = []
    for card in player.hand:
        for face in card.faces:
            missing = NOTHING
            for place, need in face.bill:
                if tally[place] < need:
                    missing = face.missing(tally)
                    break
            points: tuple[int, ...] = ()
            gains: tuple[int, ...] = ()
            if missing is NOTHING:
                if face.points:
                    points = tuple([points_at(area, face, at) for at in slots])
                if goals:
                    gains = _gains(area, face, slots, goals)
            faces.append(HandFace(card.id, face.side, missing, points, gains))
    return tuple(faces)


def _gains(
    area: Area, face: Face, slots: tuple[Position, ...], goals: tuple[ObjectiveScore, ...]
) -> tuple[int, ...]:
    """What laying a face would bring in objectives, slot by slot: too dear to tell every turn."""
    known = [RETAIL.goals[goal.objective] for goal in goals]
    now = sum([goal.points for goal in goals])
    gains = tuple(
        [
            sum([score_objective(goal, laid).points for goal in known]) - now
            for laid in [lay(area, face, at).area for at in slots]
        ]
    )
    return gains if any(gains) else ()


def _deck_views(supply: Supply, dealt: bool) -> tuple[DeckView, DeckView]:
    resource, gold = supply.resource, supply.gold
    return (
        DeckView(len(resource), resource[0].shown if resource and dealt else None),
        DeckView(len(gold), gold[0].shown if gold and dealt else None),
    )


def _tybor_view(tybor: Tybor) -> TyborView:
    return TyborView(
        points=tybor.points,
        resources=tuple(resources(tybor).values()),
        dealt=tuple(card.shown for card in tybor.dealt),
        taken=tuple(card.id for card in tybor.taken),
        scored=tuple(card.id for card in tybor.scored),
    )
