"""The game as one seat may know it.

`view_builder` decides what each seat may see; here is what can be done with that: list the legal
half-moves, preview a placement, and deal the hidden cards at random (`resample`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from random import Random

from msgspec import Struct

from codex_naturalis.engine.area import Area, build_area, lay
from codex_naturalis.engine.cards import Back, Card, Kind, Objective, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.scoring import ObjectiveScore, Outcome, score_objective
from codex_naturalis.engine.state import Options, Phase, Player, State, Tybor
from codex_naturalis.engine.supply import Source, Supply
from codex_naturalis.engine.symbols import Symbol, Tally


class Laid(Struct, frozen=True, gc=False):
    """A card in an area."""

    card: int
    side: Side
    at: Cell


class Held(Struct, frozen=True, gc=False):
    """A card in a hand; `card` is None where the viewer does not know it."""

    back: Back
    card: int | None
    seen: bool
    """Everybody saw it being taken from the market."""


class HandFace(Struct, frozen=True, gc=False):
    """A face of a card in my hand, and the symbols that are missing to pay for it."""

    card: int
    side: Side
    missing: Tally
    points: tuple[int, ...] = ()
    """The points that placing it would bring, for each of `View.slots`; empty when it cannot be
    paid or brings nothing anywhere."""
    gains: tuple[tuple[int, ...], ...] = ()
    """How often more, or less, I would fulfil each of `View.objective_scores`, for each of
    `View.slots`; empty for an objective that would not change anywhere, and when none would."""

    @property
    def payable(self) -> bool:
        return not any(self.missing)


class DeckView(Struct, frozen=True, gc=False):
    count: int
    top: Back | None


class PlayerView(Struct, frozen=True, dict=True):
    points: int
    tally: Tally
    cards: tuple[Laid, ...]
    """The area in the order of laying."""
    hand: tuple[Held, ...]
    starter: int | None
    offered: tuple[int, ...]
    objective: int | None
    """The secret objective: shown to its owner, and to everybody when the game is over (R50)."""
    settled: bool

    @cached_property
    def area(self) -> Area:
        return build_area(
            [(RETAIL.cards[laid.card].face(laid.side), laid.at) for laid in self.cards]
        )


class TyborView(Struct, frozen=True, gc=False):
    points: int
    resources: tuple[int, ...]
    """His cards of each kingdom, in the order of KINGDOMS."""
    dealt: tuple[Back, ...]
    """His first cards, whose fronts nobody saw."""
    taken: tuple[int, ...]
    scored: tuple[int, ...]
    affordable: tuple[int, ...]
    """The gold cards of the market that he could pay for now (R62)."""


class Preview(Struct, frozen=True):
    """What a placement of mine would bring."""

    points: int
    covered: tuple[Cell, ...]
    lost: tuple[Symbol, ...]
    tally: Tally
    slots: tuple[Cell, ...]
    objective_points: int
    """The points that my objectives, common and secret, would give then."""


class View(Struct, frozen=True):
    seat: int | None
    options: Options
    phase: Phase
    to_move: tuple[int, ...]
    round: int
    last_round: int | None
    ended: EndReason | None
    players: tuple[PlayerView, ...]
    tybor: TyborView | None
    decks: tuple[DeckView, DeckView]
    market: tuple[int | None, ...]
    objectives: tuple[int, ...]
    faces: tuple[HandFace, ...]
    """Both faces of each card in my hand; a payable one may be placed in any of `slots`."""
    slots: tuple[Cell, ...]
    draws: tuple[Source, ...]
    """Where a card can be drawn."""
    objective_scores: tuple[ObjectiveScore, ...]
    """My objectives as they stand: common, then secret; empty for a spectator."""
    outcome: Outcome | None

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat is None else f"seat {self.seat}"
        movers = ", ".join(map(str, self.to_move)) or "none"
        return (
            f"<View of {viewer}: {len(self.players)} players, round {self.round}, "
            f"{self.phase.value}, to move: {movers}>"
        )

    @property
    def me(self) -> PlayerView:
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.players[self.seat]

    @property
    def my_turn(self) -> bool:
        return self.seat in self.to_move

    def progress(self, area: Area) -> tuple[ObjectiveScore, ...]:
        """My objectives, counted in another area."""
        return tuple(
            score_objective(RETAIL.objective_by_id[score.objective], area)
            for score in self.objective_scores
        )

    def preview(self, move: Place) -> Preview:
        """What a placement would bring, also before my turn. `move` must combine a payable one of
        `faces` with one of `slots`."""
        payable = {(face.card, face.side) for face in self.faces if face.payable}
        if (move.card, move.side) not in payable or move.at not in self.slots:
            raise ValueError(f"{move} is not a placement of this view")
        area = self.me.area
        laying = lay(area, RETAIL.cards[move.card].face(move.side), move.at)
        return Preview(
            points=laying.points,
            covered=area.under(move.at),
            lost=area.symbols_under(move.at),
            tally=laying.area.tally,
            slots=tuple(sorted(laying.area.slots)),
            objective_points=sum(score.points for score in self.progress(laying.area)),
        )

    @property
    def legal_moves(self) -> Iterator[Move]:
        """My legal half-moves, in canonical order."""
        if self.seat is None or not self.my_turn:
            return
        match self.phase:
            case Phase.SETUP if not self.me.cards:
                yield from map(ChooseStarter, Side)
            case Phase.SETUP:
                yield from map(ChooseObjective, self.me.offered)
            case Phase.PLACE:
                for face in sorted(self.faces, key=lambda face: face.card):
                    if face.payable:
                        for at in self.slots:
                            yield Place(face.card, face.side, at)
            case _:
                yield from map(Draw, self.draws)

    def resample(self, rng: Random) -> State:
        """A possible state: one whose view from this seat is this view. The hidden cards are dealt
        at random, consistent with the backs of hands and deck tops and with all cards seen."""
        return _resample(self, rng)


class _Unseen:
    """The cards that the viewer has not seen, in random order, by their back."""

    def __init__(self, view: View, rng: Random) -> None:
        seen: set[int | None] = set(view.market)
        for player in view.players:
            seen.update(laid.card for laid in player.cards)
            seen.update(held.card for held in player.hand)
        if view.tybor is not None:
            seen.update(view.tybor.taken, view.tybor.scored)
        self.rng = rng
        self.by_back: defaultdict[Back, list[Card]] = defaultdict(list)
        for card in (*RETAIL.resource, *RETAIL.gold):
            if card.id not in seen:
                self.by_back[card.shown].append(card)
        for cards in self.by_back.values():
            rng.shuffle(cards)

    def take(self, back: Back) -> Card:
        return self.by_back[back].pop()

    def rest(self, kind: Kind) -> list[Card]:
        cards = [card for back, held in self.by_back.items() if back.kind is kind for card in held]
        self.rng.shuffle(cards)
        return cards


def _resample(view: View, rng: Random) -> State:
    unseen = _Unseen(view, rng)
    hands = [
        tuple(
            unseen.take(held.back) if held.card is None else RETAIL.cards[held.card]
            for held in player.hand
        )
        for player in view.players
    ]
    tybor = None
    if view.tybor is not None:
        tybor = Tybor(
            dealt=tuple(map(unseen.take, view.tybor.dealt)),
            taken=tuple(RETAIL.cards[card] for card in view.tybor.taken),
            scored=tuple(RETAIL.cards[card] for card in view.tybor.scored),
            points=view.tybor.points,
        )
    tops = [[] if deck.top is None else [unseen.take(deck.top)] for deck in view.decks]
    resource = tops[0] + unseen.rest(Kind.RESOURCE)
    gold = tops[1] + unseen.rest(Kind.GOLD)
    if not view.objectives:  # a seat that has not placed its starter sees no hands yet (R12)
        hands = [(resource.pop(), resource.pop(), gold.pop()) for _ in hands]
    common, offered = _objectives(view, rng)
    starters = _starters(view, rng)
    return State(
        players=tuple(
            _player(player, starter, hand, offers, rng)
            for player, starter, hand, offers in zip(
                view.players, starters, hands, offered, strict=True
            )
        ),
        tybor=tybor,
        supply=Supply(
            tuple(resource),
            tuple(gold),
            tuple(None if card is None else RETAIL.cards[card] for card in view.market),
        ),
        objectives=common,
        seat=view.to_move[0] if view.to_move else len(view.players) - 1,
        phase=view.phase,
        round=view.round,
        last_round=view.last_round,
        ended=view.ended,
        options=view.options,
    )


Pair = tuple[Objective, Objective]


def _objectives(view: View, rng: Random) -> tuple[Pair, list[Pair]]:
    """The common objectives, and two for each seat to choose from, the known ones among them."""
    known = {*view.objectives}
    for player in view.players:
        known.update(player.offered)
        if player.objective is not None:
            known.add(player.objective)
    spare = [objective for objective in RETAIL.objectives if objective.id not in known]
    rng.shuffle(spare)

    def pair(ids: tuple[int, ...]) -> Pair:
        first, second, *_ = [RETAIL.objective_by_id[objective] for objective in ids] + spare[
            : 2 - len(ids)
        ]
        del spare[: 2 - len(ids)]
        return first, second

    common = pair(view.objectives)
    return common, [
        pair(player.offered or ((player.objective,) if player.objective is not None else ()))
        for player in view.players
    ]


def _starters(view: View, rng: Random) -> list[Card]:
    known = {player.starter for player in view.players}
    spare = [card for card in RETAIL.starters if card.id not in known]
    rng.shuffle(spare)
    return [
        spare.pop() if player.starter is None else RETAIL.cards[player.starter]
        for player in view.players
    ]


def _player(
    player: PlayerView, starter: Card, hand: tuple[Card, ...], offered: Pair, rng: Random
) -> Player:
    kept = None
    if player.objective is not None:
        kept = RETAIL.objective_by_id[player.objective]
    elif player.settled:
        kept = rng.choice(offered)
    return Player(
        starter=starter,
        area=player.area,
        hand=hand,
        seen=tuple(card.id for card, held in zip(hand, player.hand, strict=False) if held.seen),
        offered=offered,
        objective=kept,
        points=player.points,
    )
