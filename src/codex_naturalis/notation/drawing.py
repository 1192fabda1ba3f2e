"""The table in characters, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.locale.words import ENGLISH_WORDS, Words
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
from codex_naturalis.notation.names import name_of
from codex_naturalis.notation.objectives import draw_objectives
from codex_naturalis.notation.plain_text import ascii_of
from codex_naturalis.notation.scoreboard import (
    ENDS,
    draw_outcome,
    draw_scoreboard,
    draw_tybor,
    tally_words,
)

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
    words: Words = ENGLISH_WORDS,
) -> str:
    """The table as text, no line longer than `width` (at least 40). `colour` adds the escape codes
    of a terminal. `names` are those of the seats, `words` those of a language."""
    signs = ASCII if ascii_only else BOX
    called = _names(view, names, signs, words)
    table = _Table(view, max(width, LEAST_WIDTH), signs, called, words)
    text = "\n".join(table.drawn().lines(colour)) + "\n"
    return _plain(text) if ascii_only else text


def _plain(text: str) -> str:
    """In ASCII, each character in the column where it was."""
    return "".join(ascii_of(sign)[:1] for sign in text)


def _names(view: View, names: Sequence[str], signs: Signs, words: Words) -> list[str]:
    """The names of the seats as they are drawn; in solo Tybor is the last."""
    given = [*names, *[""] * len(view.players)][: len(view.players)]
    called = [name_of(seat, given, words) for seat in range(len(given) + view.options.solo)]
    return (
        called if signs is BOX else [_plain(name.replace(BOX.more, signs.more)) for name in called]
    )


class _Table(Struct, frozen=True):
    view: View
    width: int
    signs: Signs
    names: Sequence[str]
    words: Words

    def drawn(self) -> Canvas:
        """What is needed least often comes first, what is needed for a half-move comes last."""
        view, words = self.view, self.words
        others = [self.player(seat) for seat in range(len(view.players)) if seat != view.seat]
        if view.tybor is not None:
            title = self.title(self.names[-1], view.tybor.points)
            others.append(Section(title, draw_tybor(view.tybor, self.width, words)))
        sheets = [
            self.heading(),
            draw_scoreboard(view, self.names, self.width, words),
            self.sections(*others),
            self.supply(),
        ]
        if view.seat is not None:
            sheets.append(self.sections(self.mine()))
        if view.faces:
            hand = draw_hand(view, self.width, self.signs, words)
            sheets.append(self.sections(Section(words("board-hand"), hand)))
        if view.outcome is not None:
            end = draw_outcome(
                view.outcome, view.options, self.names, self.width, self.signs, words
            )
            sheets.append(self.sections(Section(words("end-scoring"), end)))
        elif view.my_turn:
            sheets.append(paragraph(self.prompt(), self.width, BOLD))
        return above(sheets, gap=1)

    def sections(self, *sections: Section) -> Canvas:
        return arrange_sections(sections, self.width, self.signs, GAP)

    def title(self, name: str, points: int) -> str:
        return self.words("table-chip", name=name, n=points)

    def heading(self) -> Canvas:
        view, words = self.view, self.words
        mode = words("table-term-players", n=len(view.players))
        if view.options.solo:
            mode = words(f"table-tybor-{view.options.mode.value}")
        moment = words("replay-setup")
        if view.phase is not Phase.SETUP:
            moment = words("replay-round", n=view.round)
        lines = [" · ".join([words("title-full"), mode, moment]), self.turn()]
        if view.phase is not Phase.OVER and view.ended is not None:
            last = view.round == view.last_round
            near = f"{words(ENDS[view.ended])} {words('table-end-near-rule')}"
            lines.append(words("board-market-spent") if last else near)
        styles = (BOLD, "", BOLD)
        pairs = zip(lines, styles, strict=False)
        return above(paragraph(line, self.width, style) for line, style in pairs if line)

    def turn(self) -> str:
        """Whose turn it is; empty where nobody is to move."""
        view, words = self.view, self.words
        if view.phase is Phase.OVER:
            return words("log-voice-over")
        if view.my_turn:
            return words("table-status-setup" if view.phase is Phase.SETUP else "table-your-turn")
        if view.phase is Phase.SETUP:
            return words("table-setup-watch")
        return "".join(
            words("table-status-turn-of", name=self.names[seat]) for seat in view.to_move
        )

    def prompt(self) -> str:
        """What is to be done, and in brackets how it is typed."""
        view, words = self.view, self.words
        moves = [str(move) for move in view.legal_moves]
        match view.phase:
            case Phase.PLACE:
                what, moves = "table-choose", [*moves[:1], self.signs.more]
            case Phase.DRAW:
                what = "table-draw-title"
            case _:
                what = "table-setup-objective" if view.me.cards else "table-setup-starter"
        return f"{words(what)} ({' '.join(moves)})"

    def player(self, seat: int) -> Section:
        """The section of another player; for a spectator, of any player."""
        player = self.view.players[seat]
        scales = (FULL, MEDIUM, COMPACT) if self.view.seat is None else (COMPACT,)
        facts = Canvas()
        row = 0
        if player.cards:
            row = facts.flow(row, 0, self.width, tally_words(player.tally))
            area = draw_area(player.area, (), self.width, self.signs, scales, self.words)
        else:
            area = paragraph(self.words("board-list-empty"), self.width)
        if player.hand:
            facts.flow(row, 0, self.width, hand_words(player, self.words), hang=5)
        return Section(self.title(self.names[seat], player.points), above([facts, area]))

    def supply(self) -> Canvas:
        words = self.words
        rest = self.width - market.WIDTH - GAP
        width = rest if rest >= OBJECTIVES_WIDTH else self.width
        return self.sections(
            Section(words("board-market"), market.draw_market(self.view, self.signs, words)),
            Section(
                words("table-objectives"),
                draw_objectives(self.view, self.names, width, words),
            ),
        )

    def mine(self) -> Section:
        view, title = self.view, self.words("table-my-area")
        if not view.me.cards:
            assert view.me.starter is not None, "one's own starter is dealt first"
            return Section(title, draw_starter(view.me.starter, self.width, self.signs))
        slots = () if view.phase is Phase.OVER else view.slots
        scales = (FULL, MEDIUM, COMPACT)
        area = draw_area(view.me.area, slots, self.width, self.signs, scales, self.words)
        return Section(title, area)
