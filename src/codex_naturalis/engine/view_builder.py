"""What each seat may see. A view is built by adding what is visible, never by removing what is
hidden; seat None is a spectator.

R12: the face of the starter is chosen before hands and objectives are seen. A seat that has not
chosen therefore sees nothing that is dealt later; a spectator sees it when all seats have chosen.
"""

from __future__ import annotations

from codex_naturalis.engine.area import Area, points_at
from codex_naturalis.engine.cards import Face, Kind, Objective, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.objective_gains import ObjectiveGains
from codex_naturalis.engine.scoring import ObjectiveScore, outcome, score_seat
from codex_naturalis.engine.state import OVER, Player, State, Tybor
from codex_naturalis.engine.supply import Source, Supply
from codex_naturalis.engine.symbols import NOTHING
from codex_naturalis.engine.tybor import can_pay, resources
from codex_naturalis.engine.view import DeckView, HandFace, Held, Laid, PlayerView, TyborView, View

_Hand = tuple[tuple[HandFace, ...], tuple[Cell, ...], tuple[ObjectiveScore, ...]]
_SupplyView = tuple[tuple[DeckView, DeckView], tuple[int | None, ...], tuple[Source, ...]]


def view_of(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    return ViewBuilder().view(state, seat)


class ViewBuilder:
    """Builds the views of one game as it goes on. A half-move changes one player: the views of the
    other players are reused, and so is what belongs to an area that has not changed."""

    __slots__ = ("_areas", "_hands", "_players", "_supplies")

    def __init__(self) -> None:
        self._areas: dict[int, _AreaView] = {}
        self._players: dict[tuple[int, bool, bool, bool], tuple[Player, PlayerView]] = {}
        self._hands: dict[int, tuple[Player, _Hand]] = {}
        self._supplies: dict[bool, tuple[Supply, _SupplyView]] = {}

    def view(self, state: State, seat: int | None) -> View:
        players = state.players
        if seat is not None and not 0 <= seat < len(players):
            raise ValueError(f"there is no seat {seat}")
        me = None if seat is None else players[seat]
        dealt = (
            all(player.starter_placed for player in players) if me is None else me.starter_placed
        )
        faces: tuple[HandFace, ...] = ()
        slots: tuple[Cell, ...] = ()
        scores: tuple[ObjectiveScore, ...] = ()
        if seat is not None and me is not None and dealt:
            faces, slots, scores = self._hand(state, seat, me)
        supply, phase = state.supply, state.phase
        over = phase is OVER
        decks, market, draws = self._supply(supply, dealt)
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
            tybor=None if state.tybor is None else _tybor_view(state.tybor, supply),
            decks=decks,
            market=market,
            objectives=tuple([objective.id for objective in state.objectives]) if dealt else (),
            faces=faces,
            slots=slots,
            draws=draws,
            objective_scores=scores,
            outcome=outcome(state) if over else None,
        )

    def _supply(self, supply: Supply, dealt: bool) -> _SupplyView:
        seen = self._supplies.get(dealt)
        if seen is None or seen[0] is not supply:
            market = tuple([None if card is None else card.id for card in supply.market])
            view = _deck_views(supply, dealt), market, supply.sources
            seen = self._supplies[dealt] = supply, view
        return seen[1]

    def _player(
        self, owner: int, player: Player, mine: bool, dealt: bool, over: bool
    ) -> PlayerView:
        seen = self._players.get((owner, mine, dealt, over))
        if seen is not None and seen[0] is player:
            return seen[1]
        cards = self._area(owner, player.area).cards
        view = _player_view(player, cards, mine, dealt, over)
        self._players[owner, mine, dealt, over] = player, view
        return view

    def _area(self, owner: int, area: Area) -> _AreaView:
        known = self._areas.get(owner)
        if known is None or known.area is not area:
            known = self._areas[owner] = _AreaView(area, _laid_cards(area, known))
        return known

    def _hand(self, state: State, seat: int, me: Player) -> _Hand:
        """Both faces of every card in the hand, the slots, and the scores of the objectives."""
        seen = self._hands.get(seat)
        if seen is None or seen[0] is not me:
            area = self._area(seat, me.area)
            if area.scored_for is not me.objective or not area.slots:
                area.slots = tuple(sorted(me.area.slots))
                area.scores = score_seat(state, seat).objectives
                area.scored_for = me.objective
                area.gains = None
                area.faces.clear()
            seen = self._hands[seat] = me, (_hand_faces(area, me), area.slots, area.scores)
        return seen[1]


class _AreaView:
    """What belongs to an area as it is. All but the cards is for its owner's eyes, and is filled in
    when it is first needed."""

    __slots__ = ("area", "cards", "faces", "gains", "scored_for", "scores", "slots")

    def __init__(self, area: Area, cards: tuple[Laid, ...]) -> None:
        self.area = area
        self.cards = cards
        self.scored_for: Objective | None = None
        """The owner's secret objective, of which the scores know."""
        self.slots: tuple[Cell, ...] = ()
        self.scores: tuple[ObjectiveScore, ...] = ()
        self.gains: ObjectiveGains | None = None
        self.faces: dict[tuple[int, Side], HandFace] = {}


def _laid_cards(area: Area, before: _AreaView | None) -> tuple[Laid, ...]:
    """The cards of an area. Most often it is the area before with one more card: only the last card
    could have been taken back since."""
    if before is not None and len(area.cards) == len(before.cards) + 1:
        last = before.cards[-1:]
        if all(area.cards.get(laid.at) is before.area.cards[laid.at] for laid in last):
            at, face = next(reversed(area.cards.items()))
            return (*before.cards, Laid(face.card, face.side, at))
    return tuple([Laid(face.card, face.side, at) for at, face in area.cards.items()])


def _player_view(
    player: Player, cards: tuple[Laid, ...], mine: bool, dealt: bool, over: bool
) -> PlayerView:
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
        cards=cards,
        hand=hand,
        starter=player.starter.id if mine or player.starter_placed else None,
        offered=tuple(objective.id for objective in player.offered) if mine and dealt else (),
        objective=None if objective is None else objective.id,
        settled=player.settled,
    )


def _hand_faces(area: _AreaView, player: Player) -> tuple[HandFace, ...]:
    faces = []
    for card in player.hand:
        for face in card.faces:
            key = card.id, face.side
            shown = area.faces.get(key)
            if shown is None:
                shown = area.faces[key] = _hand_face(area, face)
            faces.append(shown)
    return tuple(faces)


def _hand_face(area: _AreaView, face: Face) -> HandFace:
    tally = area.area.tally
    for place, need in face.cost_items:
        if tally[place] < need:
            return HandFace(face.card, face.side, face.missing(tally))
    points: tuple[int, ...] = ()
    if face.points:
        points = tuple([points_at(area.area, face, at) for at in area.slots])
    if area.gains is None:
        known = [RETAIL.objective_by_id[score.objective] for score in area.scores]
        area.gains = ObjectiveGains(area.area, area.slots, known, area.scores)
    return HandFace(face.card, face.side, NOTHING, points, area.gains.of(face))


def _deck_views(supply: Supply, dealt: bool) -> tuple[DeckView, DeckView]:
    resource, gold = supply.resource, supply.gold
    return (
        DeckView(len(resource), resource[0].shown if resource and dealt else None),
        DeckView(len(gold), gold[0].shown if gold and dealt else None),
    )


def _tybor_view(tybor: Tybor, supply: Supply) -> TyborView:
    gold = [card for card in supply.market if card is not None and card.kind is Kind.GOLD]
    return TyborView(
        points=tybor.points,
        resources=tuple(resources(tybor).values()),
        dealt=tuple(card.shown for card in tybor.dealt),
        taken=tuple(card.id for card in tybor.taken),
        scored=tuple(card.id for card in tybor.scored),
        affordable=tuple(card.id for card in gold if can_pay(tybor, card)),
    )
