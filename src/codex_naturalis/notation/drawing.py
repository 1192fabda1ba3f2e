"""The table in characters, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from codex_naturalis.engine.state import Mode, Phase
from codex_naturalis.engine.view import View
from codex_naturalis.notation import market
from codex_naturalis.notation.canvas import (
    ASCII,
    BOLD,
    BOX,
    Canvas,
    Section,
    Signs,
    above,
    arrange_sections,
    paragraph,
)
from codex_naturalis.notation.hand import draw_hand, draw_starter, hand_words
from codex_naturalis.notation.lattice import COMPACT, FULL, MEDIUM, draw_area
from codex_naturalis.notation.objectives import draw_objectives
from codex_naturalis.notation.scoreboard import (
    draw_outcome,
    draw_scoreboard,
    draw_tybor,
    tally_words,
)
from codex_naturalis.notation.words import ENDS, listed, name_of, number_of

LEAST_WIDTH = 40
OBJECTIVES_WIDTH = 38
"""Objectives are drawn beside the market when at least this width is left."""
GAP = 3


def draw(
    view: View,
    *,
    width: int = 80,
    colour: bool = False,
    ascii_only: bool = False,
    names: Sequence[str] = (),
) -> str:
    """The table as text, no line longer than `width` (at least 40). `colour` adds the escape codes
    of a terminal. `names` are those of the seats."""
    table = _Table(
        view,
        max(width, LEAST_WIDTH),
        ASCII if ascii_only else BOX,
        _names(view, names, ascii_only),
    )
    return "\n".join(table.drawn().lines(colour)) + "\n"


def _names(view: View, names: Sequence[str], ascii_only: bool) -> list[str]:
    """The names of the seats as they are drawn; in solo Tybor is the last."""
    given = [*names, *[""] * len(view.players)][: len(view.players)]
    called = [name_of(seat, given) for seat in range(len(given) + view.options.solo)]
    if ascii_only:
        called = [
            name.replace(BOX.more, ASCII.more).encode("ascii", "replace").decode()
            for name in called
        ]
    return called


class _Table(Struct, frozen=True):
    view: View
    width: int
    signs: Signs
    names: Sequence[str]

    def drawn(self) -> Canvas:
        """What is needed least often comes first, what is needed for a half-move comes last."""
        view = self.view
        others = [self.player(seat) for seat in range(len(view.players)) if seat != view.seat]
        if view.tybor is not None:
            points = number_of(view.tybor.points, "point")
            others.append(Section(f"Tybor: {points}", draw_tybor(view.tybor, self.width)))
        sheets = [
            self.heading(),
            draw_scoreboard(view, self.names, self.width),
            self.sections(*others),
            self.supply(),
        ]
        if view.seat is not None:
            sheets.append(self.sections(self.mine(view.seat)))
        if view.faces:
            hand = draw_hand(view, self.width, self.signs)
            sheets.append(self.sections(Section("Your hand", hand)))
        if view.outcome is not None:
            end = draw_outcome(view.outcome, view.options, self.names, self.width, self.signs)
            sheets.append(self.sections(Section("The end", end)))
        elif view.my_turn:
            sheets.append(paragraph(self.prompt(), self.width, BOLD))
        return above(sheets, gap=1)

    def sections(self, *sections: Section) -> Canvas:
        return arrange_sections(sections, self.width, self.signs, GAP)

    def heading(self) -> Canvas:
        view = self.view
        mode = view.options.mode.value
        if view.options.mode is Mode.TABLE:
            mode = f"{mode} of {len(view.players)}"
        moment = "setup" if view.phase is Phase.SETUP else f"round {view.round}"
        lines = [f"Codex Naturalis, {mode}, {moment}", self.turn()]
        if view.phase is not Phase.OVER and view.ended is not None:
            near = f"{ENDS[view.ended]}: round {view.last_round} is the last.".capitalize()
            last = view.round == view.last_round
            lines.append("Last round: nobody draws." if last else near)
        styles = (BOLD, "", BOLD)
        pairs = zip(lines, styles, strict=False)
        return above(paragraph(line, self.width, style) for line, style in pairs)

    def turn(self) -> str:
        view = self.view
        if view.phase is Phase.OVER:
            return "The game is over."
        movers = [
            f"{self.names[seat]} (you)" if seat == view.seat else self.names[seat]
            for seat in view.to_move
        ]
        return f"{listed(movers)} to {'choose' if view.phase is Phase.SETUP else view.phase.value}."

    def prompt(self) -> str:
        moves = [str(move) for move in self.view.legal_moves]
        match self.view.phase:
            case Phase.PLACE:
                return " such as ".join(["Your turn: place a card,", *moves[:1]])
            case Phase.DRAW:
                return f"Your turn: draw one of {' '.join(moves)}"
            case _:
                return f"Your choice: {' or '.join(moves)}"

    def player(self, seat: int) -> Section:
        """The section of another player; for a spectator, of any player."""
        player = self.view.players[seat]
        scales = (FULL, MEDIUM, COMPACT) if self.view.seat is None else (COMPACT,)
        facts = Canvas()
        row = 0
        if player.cards:
            row = facts.flow(row, 0, self.width, tally_words(player.tally))
            area = draw_area(player.area, (), self.width, self.signs, scales)
        else:
            area = paragraph("has not laid the starter yet", self.width)
        if player.hand:
            facts.flow(row, 0, self.width, hand_words(player), hang=5)
        title = f"{self.names[seat]}: {number_of(player.points, 'point')}"
        return Section(title, above([facts, area]))

    def supply(self) -> Canvas:
        rest = self.width - market.WIDTH - GAP
        width = rest if rest >= OBJECTIVES_WIDTH else self.width
        return self.sections(
            Section("Market", market.draw_market(self.view, self.signs)),
            Section("Objectives", draw_objectives(self.view, self.names, width)),
        )

    def mine(self, seat: int) -> Section:
        view = self.view
        title = f"{self.names[seat]}: your area"
        if not view.me.cards:
            assert view.me.starter is not None, "one's own starter is dealt first"
            return Section(title, draw_starter(view.me.starter, self.width, self.signs))
        slots = () if view.phase is Phase.OVER else view.slots
        scales = (FULL, MEDIUM, COMPACT)
        return Section(title, draw_area(view.me.area, slots, self.width, self.signs, scales))
