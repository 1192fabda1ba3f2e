"""Points and symbols of all players, Tybor's cards, and the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.scoring import Outcome, SeatScore
from codex_naturalis.engine.state import Options
from codex_naturalis.engine.symbols import SYMBOLS, Tally
from codex_naturalis.engine.view import TyborView, View
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.canvas import (
    BOLD,
    GOLD,
    Canvas,
    Signs,
    Word,
    above,
    beside,
    paragraph,
    styled,
    tint,
)
from codex_naturalis.notation.faces import letter_of, short_back
from codex_naturalis.notation.names import NAME_COLUMNS, columns
from codex_naturalis.notation.words import kingdom_name

ENDS = {
    EndReason.POINTS: "table-end-twenty",
    EndReason.DECKS: "table-end-decks",
    EndReason.BLOCKED: "log-voice-end-blocked",
}
"""Why a game ends, by the message that says so."""
NONE: list[Word] = [("-", "")]
POINTS_WIDTH = 6
"""Columns of the points and their heading."""


def _legend(words: Words) -> list[Word]:
    """What each letter and sign of a drawing means."""
    return [
        *((f"{symbol.letter} {kingdom_name(symbol, words)}", tint(symbol)) for symbol in SYMBOLS),
        (f"* {words('board-kind-starter')}", ""),
        (f"o {words('terminal-legend-empty')}", ""),
        (f"# {words('terminal-legend-hidden')}", ""),
        (f"1/Q {words('terminal-legend-quill')}", ""),
        (f"2/c {words('terminal-legend-covered')}", ""),
    ]


def _scores(view: View, names: Sequence[str], words: Words) -> Canvas:
    """One line per player: points, then the number of each symbol; for Tybor only resources."""
    sheet = Canvas()
    sheet.write(0, NAME_COLUMNS, words("terminal-points").rjust(POINTS_WIDTH))
    _symbol_row(sheet, 0, [symbol.letter for symbol in SYMBOLS])
    rows: list[tuple[int, Sequence[int]]] = [
        (player.points, player.tally) for player in view.players
    ]
    if view.tybor is not None:
        rows.append((view.tybor.points, view.tybor.resources))
    for seat, (points, tally) in enumerate(rows):
        style = BOLD if seat == view.seat else ""
        sheet.write(seat + 1, 0, ">" if seat in view.to_move else " ", BOLD)
        sheet.write(seat + 1, 1, names[seat], style)
        sheet.write(seat + 1, NAME_COLUMNS + 2, f"{points:4}", style)
        _symbol_row(sheet, seat + 1, [str(count) for count in tally])
    return sheet


def _symbol_row(sheet: Canvas, row: int, texts: Sequence[str]) -> None:
    column = NAME_COLUMNS + POINTS_WIDTH
    for symbol, text in zip(SYMBOLS, texts, strict=False):
        column = sheet.write(row, column, f"{text:>3}", tint(symbol))


def draw_scoreboard(view: View, names: Sequence[str], width: int, words: Words) -> Canvas:
    """The scores and the legend: beside the scores in two columns if there is room, else below."""
    scores, beside_it, signs = _scores(view, names, words), Canvas(), _legend(words)
    half = len(signs) // 2
    right = max(columns(text) for text, _ in signs[:half]) + 2
    for place, (text, style) in enumerate(signs):
        column, row = divmod(place, half)
        beside_it.write(row, column * right, text, style)
    if scores.width + beside_it.width + 3 <= width:
        return beside([scores, beside_it], width, 3)
    legend = Canvas()
    legend.flow(0, 0, width, [*((f"{text},", style) for text, style in signs[:-1]), signs[-1]])
    return above([scores, legend], gap=1)


def tally_words(tally: Tally) -> list[Word]:
    """`F3 P1 Q2`, or a dash for none."""
    owned = [
        (f"{symbol.letter}{count}", tint(symbol))
        for symbol, count in zip(SYMBOLS, tally, strict=True)
        if count
    ]
    return owned or NONE


def draw_tybor(monk: TyborView, width: int, words: Words) -> Canvas:
    """The cards that give his resources, and the cards that he has scored."""
    dealt = [(f"[{short_back(back, words)}]", tint(back.kingdom)) for back in monk.dealt]
    rows = {"dealt": dealt, "taken": _cards(monk.taken), "scored": _cards(monk.scored)}
    sheet = Canvas()
    row = 0
    for name, cards in rows.items():
        heading = styled(words(f"terminal-tybor-{name}"))
        row = sheet.flow(row, 0, width, [*heading, *(cards or NONE)], hang=2)
    return sheet


def _cards(ids: Sequence[int]) -> list[Word]:
    cards = [RETAIL.cards[number] for number in ids]
    return [(f"{letter_of(card.kingdom)}{card.id}", tint(card.kingdom)) for card in cards]


def draw_outcome(
    outcome: Outcome,
    options: Options,
    names: Sequence[str],
    width: int,
    signs: Signs,
    words: Words,
) -> Canvas:
    """Points and objectives of each seat, the winners, and what decided a tie."""
    indent = max(map(columns, names)) + 1
    over = f"{words('log-voice-over')} {words(ENDS[outcome.reason])}"
    sheets = [paragraph(over, width)]
    for seat, score in enumerate(outcome.scores):
        line = Canvas()
        style = BOLD if seat in outcome.winners else ""
        line.write(0, 0, names[seat], style)
        line.flow(0, indent, width - indent, _sum_words(score, signs, style))
        sheets.append(line)
    winners = [names[seat] for seat in outcome.winners]
    won = "end-won" if len(winners) == 1 else "end-shared"
    result = (
        f"{words(won, names=words.list(winners))}. {_tie_words(outcome, options, names, words)}"
    )
    sheets.append(paragraph(result, width, GOLD))
    return above(sheets)


def _sum_words(score: SeatScore, signs: Signs, style: str) -> list[Word]:
    words = [(f"{score.track:2}", "")]
    for one in score.objectives:
        each = RETAIL.objective_by_id[one.objective].points
        words.append((f"+ {one.points} ({one.objective}: {one.times}{signs.times}{each})", ""))
    return [*words, (f"= {score.total}", style)]


def _tie_words(outcome: Outcome, options: Options, names: Sequence[str], words: Words) -> str:
    """Empty where there was no tie."""
    if len(outcome.winners) > 1:
        return words("end-tie-shared")
    if not outcome.tie_broken:
        return ""
    if options.solo:
        return words("end-tie-tybor")
    winner = words.list(names[seat] for seat in outcome.winners)
    return words(f"end-tie-{options.tie_break.value}", name=winner)
