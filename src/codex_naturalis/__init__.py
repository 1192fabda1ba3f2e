"""Codex Naturalis: the rules, records, and bots, for players and researchers.

>>> import codex_naturalis as codex
>>> codex.Game.new(players=2, seed=6)
<Game: table of 2, round 1, seat 0 to choose, 0 half-moves made>

Public are the names in `__all__` here, and the documented names of these subpackages: `engine`
(the rules), `notation` (text), `art` (pictures), `bots` (players), `analysis` (hints and reviews),
`env` (environments for learning), `protocol` (what goes over the wire) and `client` (a client of
the server). `kernel`, `lab`, `server`, `cli` and all names that begin with an underscore may change
without notice.
"""

from importlib import import_module

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import Deal
from codex_naturalis.engine.errors import (
    BadDeal,
    BadOptions,
    BadText,
    CodexError,
    IllegalMove,
    Violation,
    ViolationCode,
)
from codex_naturalis.engine.events import Event, redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import (
    ChooseObjective,
    ChooseStarter,
    Draw,
    Move,
    Place,
    parse_move,
)
from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.engine.state import Phase, State
from codex_naturalis.engine.supply import Source
from codex_naturalis.engine.symbols import Symbol
from codex_naturalis.engine.view import View
from codex_naturalis.notation.drawing import draw
from codex_naturalis.notation.game_tree import GameTree
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.position import read_position, write_position
from codex_naturalis.notation.record import load_record, read_record, write_record
from codex_naturalis.notation.variations import read_tree, write_tree

__version__ = "0.1.0"

__all__ = [
    "RETAIL",
    "BadDeal",
    "BadOptions",
    "BadRecord",
    "BadText",
    "ChooseObjective",
    "ChooseStarter",
    "CodexError",
    "Deal",
    "Draw",
    "Event",
    "Game",
    "GameTree",
    "IllegalMove",
    "Move",
    "Outcome",
    "Phase",
    "Place",
    "Side",
    "Source",
    "State",
    "Symbol",
    "View",
    "Violation",
    "ViolationCode",
    "draw",
    "load_record",
    "parse_move",
    "read_position",
    "read_record",
    "read_tree",
    "redact",
    "write_position",
    "write_record",
    "write_tree",
]


def _repr_svg_(shown: Game | View) -> str:
    """The table as a picture, for notebooks. The engine does not draw, and `art` is imported only
    when a notebook asks for a picture."""
    drawn: str = import_module("codex_naturalis.art").table(shown)
    return drawn


for _shown in (Game, View):
    setattr(_shown, _repr_svg_.__name__, _repr_svg_)
