"""The analysis board: trees of half-moves, positions in them, and what a search finds there."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.engine.events import Event
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.state import Mode, Options
from codex_naturalis.engine.symbols import Tally
from codex_naturalis.engine.view import Laid, View
from codex_naturalis.notation.game_tree import MOST_NODES, MOST_NOTE
from codex_naturalis.notation.possibility import Fault
from codex_naturalis.protocol.people import Millis

Text = Annotated[str, Meta(min_length=1, max_length=200_000)]
"""A record or a position, also with variations and notes."""
Note = Annotated[str, Meta(max_length=MOST_NOTE)]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
AnalysisId = Annotated[str, Meta(min_length=1, max_length=40)]


class TriedMove(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=3)]
    move: Annotated[str, Meta(min_length=1, max_length=40)]


Moves = Annotated[tuple[TriedMove, ...], Meta(max_length=400)]


class AnalysedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Half-moves from a start."""

    start: Text
    """A record or position; of a record only the deal counts, not its half-moves."""
    moves: Moves = ()


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A new game to analyse."""

    players: Annotated[int, Meta(ge=1, le=4)] | None = None
    """null: two, or one in a solo mode."""
    mode: Mode = Mode.TABLE


class AnalysisText(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class NewNode(Struct, frozen=True, forbid_unknown_fields=True):
    """One half-move of a tree. Nodes are numbered from 1; 0 is the start."""

    parent: Annotated[int, Meta(ge=0, le=MOST_NODES)]
    """A node before this one in the list."""
    seat: Annotated[int, Meta(ge=0, le=3)]
    move: Annotated[str, Meta(min_length=1, max_length=40)]
    note: Note = ""


class NewTree(Struct, frozen=True, forbid_unknown_fields=True):
    start: Text
    nodes: Annotated[tuple[NewNode, ...], Meta(max_length=MOST_NODES)] = ()
    note: Note = ""
    """To the start."""


class TreeNode(Struct, frozen=True):
    parent: int
    seat: int
    move: str
    note: str
    round: int
    """In which it is made; 0 in the setup."""
    points: int
    """That it brings on the track."""


class AnalysisTree(Struct, frozen=True):
    """A whole tree. The first child of a node goes on with its line."""

    start: str
    """The text of the start, without half-moves."""
    names: tuple[str, ...]
    options: Options
    nodes: tuple[TreeNode, ...]
    note: str
    main: int
    """The last node of the main line."""


class AnalysisStep(Struct, frozen=True):
    """A position of a tree, with every card open: whoever asks has sent them all."""

    seat: int | None
    """Whose half-move it is; null when the game is over."""
    mover: int | None
    move: str | None
    round: int
    """In which the half-move that led here was made; 0 in the setup."""
    points: int
    """That it brought on the track."""
    events: tuple[Event, ...]
    view: View
    """That of the seat to move; of a spectator when the game is over."""
    hands: tuple[tuple[int, ...], ...]
    offered: tuple[tuple[int, ...], ...]
    secrets: tuple[int | None, ...]
    dealt: tuple[int, ...]
    """Tybor's first cards; none at a table."""
    position: str
    """As text."""


class SetupArea(Struct, frozen=True):
    """An area as far as its cards can be laid."""

    cards: tuple[Laid, ...]
    slots: tuple[Cell, ...]
    tally: Tally
    points: int


class SetupResult(Struct, frozen=True):
    """What came of a position that is set up by hand."""

    areas: tuple[SetupArea, ...]
    faults: tuple[Fault, ...]
    """What contradicts the rules; the cases are those of BAD_RECORD."""
    position: str | None
    """As text, when nothing does."""


class AnalysisStatus(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    """It has thought as long as it may about one position."""
    SPENT = "spent"
    """The person has used up the thinking of the hour."""
    BUSY = "busy"
    """Games and others take all the time of the server."""
    REPLACED = "replaced"
    """The same person has begun another one."""
    FAILED = "failed"


class SavedAnalysis(Struct, frozen=True):
    id: str
    title: str
    at: Millis
    """When it was saved last."""


class OpenedAnalysis(Struct, frozen=True):
    saved: SavedAnalysis
    text: str


class NewAnalysis(Struct, frozen=True, forbid_unknown_fields=True):
    title: Title
    text: Text
    id: AnalysisId | None = None
    """An analysis of mine that it replaces."""
