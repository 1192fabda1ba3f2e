"""Objectives, each with a small picture, a description, and how often it is fulfilled."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.cards import Objective, PatternObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.scoring import score_objective
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.symbols import SYMBOLS
from codex_naturalis.engine.view import View
from codex_naturalis.notation.canvas import BOLD, Canvas, above, paragraph, tint, words_of
from codex_naturalis.notation.words import describe_objective, number_of

PICTURE = 7
"""Columns of the picture."""


def draw_objectives(view: View, names: Sequence[str], width: int) -> Canvas:
    """The common objectives, and the others that the viewer may know."""
    if not view.objectives:
        return paragraph("dealt when the starters lie", width)
    progress = {score.objective: score.times for score in view.objective_scores}
    entries = [
        (f"Common {objective}", objective, progress.get(objective)) for objective in view.objectives
    ]
    for seat, player in enumerate(view.players):
        if player.objective is not None:
            objective = player.objective
            times = score_objective(RETAIL.objective_by_id[objective], player.area).times
            label = "Your secret" if seat == view.seat else f"{names[seat]}'s secret"
            entries.append((f"{label} {objective}", objective, times))
        elif view.phase is Phase.SETUP:
            entries += [
                (f"Offered (o:{objective})", objective, None) for objective in player.offered
            ]
    so_far = "Fulfilled" if view.phase is Phase.OVER else "So far"
    return above(
        _entry(label, RETAIL.objective_by_id[objective], width, times, so_far)
        for label, objective, times in entries
    )


def _entry(label: str, objective: Objective, width: int, times: int | None, so_far: str) -> Canvas:
    sheet = _picture(objective)
    words = words_of(f"{label}:", BOLD) + words_of(f"{describe_objective(objective)}.")
    row = sheet.flow(0, PICTURE, width - PICTURE, words)
    if times is not None:
        points = f"{number_of(times, 'time')}, {number_of(times * objective.points, 'point')}"
        words = words_of(f"{so_far}: {points if times else 'none'}.")
        sheet.flow(row, PICTURE, width - PICTURE, words)
    return sheet


def _picture(objective: Objective) -> Canvas:
    sheet = Canvas()
    if isinstance(objective, PatternObjective):
        for (x, y), kingdom in objective.cells:
            sheet.write(-y, 2 * x, kingdom.letter, tint(kingdom))
        return sheet.trimmed()
    column = 0
    for symbol, need in zip(SYMBOLS, objective.needs, strict=True):
        column = sheet.write(0, column, symbol.letter * need, tint(symbol))
    return sheet
