"""Objectives, each with a small picture, a description, and how often it is fulfilled."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.cards import Objective, PatternObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.scoring import score_objective
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.symbols import SYMBOLS
from codex_naturalis.engine.view import View
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.canvas import BOLD, Canvas, above, paragraph, styled, tint
from codex_naturalis.notation.words import describe_objective

PICTURE = 7
"""Columns of the picture."""


def draw_objectives(view: View, names: Sequence[str], width: int, words: Words) -> Canvas:
    """The common objectives, and the others that the viewer may know."""
    if not view.objectives:
        return paragraph(words("terminal-objectives-later"), width)
    progress = {score.objective: score.times for score in view.objective_scores}
    common = words("board-objective-common")
    entries = [(common, objective, progress.get(objective)) for objective in view.objectives]
    for seat, player in enumerate(view.players):
        if player.objective is not None:
            objective = player.objective
            times = score_objective(RETAIL.objective_by_id[objective], player.area).times
            label = words("board-objective-secret")
            if seat != view.seat:
                label = words("terminal-secret-of", name=names[seat])
            entries.append((label, objective, times))
        elif view.phase is Phase.SETUP:
            entries += [
                (words("terminal-offered", move=f"o:{objective}"), objective, None)
                for objective in player.offered
            ]
    return above(
        _entry(label, RETAIL.objective_by_id[objective], width, times, words)
        for label, objective, times in entries
    )


def _entry(label: str, objective: Objective, width: int, times: int | None, words: Words) -> Canvas:
    sheet = _picture(objective)
    said = styled(f"{label} ·", BOLD) + styled(describe_objective(objective, words))
    row = sheet.flow(0, PICTURE, width - PICTURE, said)
    if times:
        points = words("points", n=times * objective.points)
        done = words("board-objective-progress-spoken", times=times, points=points)
        sheet.flow(row, PICTURE, width - PICTURE, styled(done))
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
