"""Points and symbols of all players, Tybor's cards, and the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.scoring import Outcome, SeatScore
from codex_naturalis.engine.state import Options, TieBreak
from codex_naturalis.engine.symbols import SYMBOLS, Tally
from codex_naturalis.engine.view import TyborView, View
from codex_naturalis.notation.canvas import (
    BOLD,
    GOLD,
    Canvas,
    Signs,
    Word,
    above,
    beside,
    paragraph,
    tint,
)
from codex_naturalis.notation.faces import letter_of, short_back
from codex_naturalis.notation.words import ENDS, NAME_COLUMNS, columns, listed

LEGEND = (
    *((f"{symbol.letter} {symbol.value}", tint(symbol)) for symbol in SYMBOLS),
    ("* starter", ""),
    ("o empty corner", ""),
    ("# hidden corner", ""),
    ("1/Q 1 per quill", ""),
    ("2/c 2 per covered corner", ""),
)
LEGEND_COLUMN = 12


def _scores(view: View, names: Sequence[str]) -> Canvas:
    """One line per player: points, then the number of each symbol; for Tybor only resources."""
    sheet = Canvas()
    sheet.write(0, NAME_COLUMNS, "points")
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
    column = NAME_COLUMNS + 6
    for symbol, text in zip(SYMBOLS, texts, strict=False):
        column = sheet.write(row, column, f"{text:>3}", tint(symbol))


def draw_scoreboard(view: View, names: Sequence[str], width: int) -> Canvas:
    """The scores and the legend: beside the scores in two columns if there is room, else below."""
    scores, legend = _scores(view, names), Canvas()
    for place, (text, style) in enumerate(LEGEND):
        right, down = divmod(place, len(LEGEND) // 2)
        legend.write(down, right * LEGEND_COLUMN, text, style)
    if scores.width + legend.width + 3 <= width:
        return beside([scores, legend], width, 3)
    legend = Canvas()
    legend.flow(0, 0, width, [*((f"{text},", style) for text, style in LEGEND[:-1]), LEGEND[-1]])
    return above([scores, legend], gap=1)


def tally_words(tally: Tally) -> list[Word]:
    """`F3 P1 Q2`, or a dash for none."""
    owned = [
        (f"{symbol.letter}{count}", tint(symbol))
        for symbol, count in zip(SYMBOLS, tally, strict=True)
        if count
    ]
    return owned or [("-", "")]


def draw_tybor(monk: TyborView, width: int) -> Canvas:
    """The cards that give his resources, and the cards that he has paid for."""
    dealt = [(f"[{short_back(back)}]", tint(back.kingdom)) for back in monk.dealt]
    sheet = Canvas()
    row = sheet.flow(0, 0, width, [("Dealt:", ""), *dealt], hang=2)
    row = sheet.flow(row, 0, width, [("Taken:", ""), *_cards(monk.taken)], hang=2)
    sheet.flow(row, 0, width, [("Paid", ""), ("for:", ""), *_cards(monk.scored)], hang=2)
    return sheet


def _cards(ids: Sequence[int]) -> list[Word]:
    cards = [RETAIL.cards[number] for number in ids]
    named = [(f"{letter_of(card.kingdom)}{card.id}", tint(card.kingdom)) for card in cards]
    return named or [("none", "")]


def draw_outcome(
    outcome: Outcome, options: Options, names: Sequence[str], width: int, signs: Signs
) -> Canvas:
    """Points and objectives of each seat, the winners, and what decided a tie."""
    indent = max(map(columns, names)) + 1
    sheets = [paragraph(f"The game is over: {ENDS[outcome.reason]}.", width)]
    for seat, score in enumerate(outcome.scores):
        line = Canvas()
        style = BOLD if seat in outcome.winners else ""
        line.write(0, 0, names[seat], style)
        line.flow(0, indent, width - indent, _sum_words(score, signs, style))
        sheets.append(line)
    winners = [names[seat] for seat in outcome.winners]
    result = f"{winners[0]} wins" if len(winners) == 1 else f"{listed(winners)} share the victory"
    sheets.append(paragraph(f"{result}{_tie_words(outcome, options)}.", width, GOLD))
    return above(sheets)


def _sum_words(score: SeatScore, signs: Signs, style: str) -> list[Word]:
    words = [(f"{score.track:2}", "")]
    for one in score.objectives:
        each = RETAIL.objective_by_id[one.objective].points
        words.append((f"+ {one.points} ({one.objective}: {one.times}{signs.times}{each})", ""))
    return [*words, (f"= {score.total}", style)]


def _tie_words(outcome: Outcome, options: Options) -> str:
    if len(outcome.winners) > 1:
        return ": equal in all that counts"
    if not outcome.tie_broken:
        return ""
    if options.solo:
        return ": an equal total is his"
    if options.tie_break is TieBreak.POINTS:
        return " the tie: more points from objectives"
    return " the tie: more objectives fulfilled"
