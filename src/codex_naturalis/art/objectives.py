"""Objective cards: parchment, the points in a wax seal, and what is asked for."""

from __future__ import annotations

import math
from functools import cache

from codex_naturalis.art.definitions import ground_name, use
from codex_naturalis.art.parts import HEIGHT, STEP_X, STEP_Y, WIDTH, edge, field, rounded
from codex_naturalis.art.pen import n
from codex_naturalis.art.pigments import (
    BARE,
    GILT,
    GILT_LIGHT,
    INK,
    LEATHER,
    PIGMENTS,
    RUBRIC,
    RUBRIC_DARK,
)
from codex_naturalis.engine.cards import PatternObjective, SymbolObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import SYMBOLS, Symbol


def _seal(points: int) -> str:
    """Wax with a wavy rim, and the number pressed into it."""
    rim = "L".join(
        n(118 + reach * math.cos(angle), 200 + reach * math.sin(angle))
        for tooth in range(28)
        for angle, reach in ((tooth * math.pi / 14, 84 + tooth % 2 * 9),)
    )
    return (
        f'<path d="M{rim}Z" fill="{RUBRIC}" stroke="{RUBRIC_DARK}" stroke-width="5"'
        ' stroke-linejoin="round"/>'
        f'<circle cx="118" cy="200" r="66" fill="{BARE}" stroke="{RUBRIC_DARK}"'
        ' stroke-width="5"/>' + f'<g class="points">{use(f"n{points}", 83, 154, 72, 92)}</g>'
    )


def _symbols(objective: SymbolObjective) -> str:
    """The symbols of one set: two side by side, or three in a triangle."""
    need = [
        symbol for symbol, count in zip(SYMBOLS, objective.needs, strict=True) for _ in range(count)
    ]
    spots = ((-62, 0), (62, 0)) if len(need) == 2 else ((-66, 56), (66, 56), (0, -58))
    return "".join(
        use(symbol.value, 396 + dx - 56, 200 + dy - 56, 112)
        for symbol, (dx, dy) in zip(need, spots, strict=True)
    )


def _miniature(kingdom: Symbol, x: float, y: float, width: float, height: float) -> str:
    """A card of a pattern: its ground, and its symbol on a parchment disc."""
    left, top, size = x - width / 2, y - height / 2, height * 0.62
    box = f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="7"'
    return (
        f'{box} fill="{PIGMENTS[kingdom].ground}"/>'
        f'{box} fill="url(#d-{ground_name(kingdom)})" stroke="{INK}" stroke-width="5"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{height * 0.42:.1f}" fill="{BARE}" stroke="{INK}"'
        ' stroke-width="2"/>'
        + use(kingdom.value, round(x - size / 2, 1), round(y - size / 2, 1), round(size, 1))
    )


def _pattern(objective: PatternObjective) -> str:
    """Three cards at their true offsets, the lowest first."""
    columns = [dx for (dx, _), _ in objective.cells]
    rows = [dy for (_, dy), _ in objective.cells]
    wide = WIDTH + STEP_X * (max(columns) - min(columns))
    high = HEIGHT + STEP_Y * (max(rows) - min(rows))
    scale = min(330 / wide, 336 / high)
    middle_x, middle_y = (max(columns) + min(columns)) / 2, (max(rows) + min(rows)) / 2
    return "".join(
        _miniature(
            kingdom,
            400 + (dx - middle_x) * STEP_X * scale,
            200 - (dy - middle_y) * STEP_Y * scale,
            WIDTH * scale,
            HEIGHT * scale,
        )
        for (dx, dy), kingdom in objective.cells
    )


@cache
def objective_body(objective_id: int) -> str:
    objective = RETAIL.objective_by_id[objective_id]
    wanted = _symbols(objective) if isinstance(objective, SymbolObjective) else _pattern(objective)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="20" fill="url(#skin)"/>'
        + rounded(INK, 3, 14, 10)
        + rounded(GILT, 5, 22, 6)
        + _seal(objective.points)
        + f'<g class="wanted">{wanted}</g>'
        + edge(False)
    )


@cache
def objective_back_body() -> str:
    """Gilded leather with a rose, the same for all."""
    petals = "".join(
        f'<path d="M0 -30C26 -60 22 -96 0 -128C-22 -96 -26 -60 0 -30Z" transform="rotate({turn})"/>'
        for turn in range(0, 360, 45)
    )
    foliage = "".join(
        f'<g transform="matrix({sx} 0 0 {sy} {300 - 290 * sx} {200 - 190 * sy})"'
        f' color="{GILT_LIGHT}">{use("scroll", 0, 0, 135, 168)}</g>'
        for sx in (1, -1)
        for sy in (1, -1)
    )
    rose = (
        f'<g transform="translate(300 200)" fill="url(#gilt)" stroke="{INK}" stroke-width="4">'
        f'<circle r="110" fill="{LEATHER.deep}"/>{petals}<circle r="34" fill="{RUBRIC}"/></g>'
    )
    return field(None, True) + rose + foliage + edge(True)
