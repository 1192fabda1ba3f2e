"""Updates as the bytes that go out: encoded once for everybody with the same viewpoint."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Raw, Struct

from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import DeckView, TyborView, View
from codex_naturalis.engine.view_builder import ViewBuilder
from codex_naturalis.protocol.clocks import Clocks
from codex_naturalis.protocol.messages import TableEvent, Update
from codex_naturalis.server.tables.audience import Viewpoint
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.history import redacted
from codex_naturalis.server.tables.projection import clocks_of

_encode: Callable[[object], bytes] = msgspec.json.Encoder().encode


class _View(Struct, frozen=True):
    """A `View` whose larger parts are encoded already."""

    seat: int | None
    options: Raw
    phase: Phase
    to_move: tuple[int, ...]
    round: int
    last_round: int | None
    ended: EndReason | None
    players: list[Raw]
    tybor: TyborView | None
    decks: tuple[DeckView, DeckView]
    market: tuple[int | None, ...]
    objectives: tuple[int, ...]
    faces: Raw
    slots: Raw
    draws: Raw
    objective_scores: Raw
    outcome: Outcome | None


class _Update(Struct, frozen=True, tag_field="type", tag="update"):
    """An `Update` of such a view."""

    table: str
    seat: int | None
    version: int
    events: tuple[TableEvent, ...]
    view: _View
    clocks: Clocks


assert _View.__struct_fields__ == View.__struct_fields__
assert _Update.__struct_fields__ == Update.__struct_fields__


class UpdateFrames:
    """Of one table. Parts of a view that have not changed are neither built nor encoded again: they
    are the same objects from half-move to half-move."""

    __slots__ = ("_builder", "_parts")

    def __init__(self) -> None:
        self._builder = ViewBuilder()
        self._parts: dict[tuple[str, Viewpoint], tuple[object, Raw]] = {}

    def frame(
        self, course: Course, viewpoint: Viewpoint, events: tuple[TableEvent, ...], now: int
    ) -> bytes:
        assert course.state is not None
        return _encode(
            _Update(
                table=course.head.id,
                seat=viewpoint,
                version=course.version,
                events=tuple([redacted(event, viewpoint) for event in events]),
                view=self._encoded(self._builder.view(course.state, viewpoint), viewpoint),
                clocks=clocks_of(course, now),
            )
        )

    def _encoded(self, view: View, viewpoint: Viewpoint) -> _View:
        part = self._part
        return _View(
            seat=view.seat,
            options=part("options", None, view.options),
            phase=view.phase,
            to_move=view.to_move,
            round=view.round,
            last_round=view.last_round,
            ended=view.ended,
            players=[
                part("me" if owner == viewpoint else "other", owner, player)
                for owner, player in enumerate(view.players)
            ],
            tybor=view.tybor,
            decks=view.decks,
            market=view.market,
            objectives=view.objectives,
            faces=part("faces", viewpoint, view.faces),
            slots=part("slots", viewpoint, view.slots),
            draws=part("draws", None, view.draws),
            objective_scores=part("objective_scores", viewpoint, view.objective_scores),
            outcome=view.outcome,
        )

    def _part(self, name: str, seat: Viewpoint, part: object) -> Raw:
        """Encoded, unless it is what this part was the last time."""
        known = self._parts.get((name, seat))
        if known is None or known[0] is not part:
            known = self._parts[name, seat] = part, Raw(_encode(part))
        return known[1]
