"""Tables as text, for terminals of any width."""

from __future__ import annotations

from collections.abc import Sequence

Row = Sequence[str]
GAP = "  "


def text_table(rows: Sequence[Row]) -> list[str]:
    """Columns of text, aligned left."""
    widths = _widths(rows)
    return [
        GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def number_table(rows: Sequence[Row], width: int) -> list[str]:
    """Names aligned left, numbers aligned right. Columns that do not fit the width follow below,
    with the names again."""
    widths = _widths(rows)
    lines: list[str] = []
    first = 1
    while first < len(widths):
        end, used = first + 1, widths[0] + len(GAP) + widths[first]
        while end < len(widths) and used + len(GAP) + widths[end] <= width:
            used += len(GAP) + widths[end]
            end += 1
        if lines:
            lines.append("")
        for name, *cells in rows:
            shown = [
                cell.rjust(its)
                for cell, its in zip(cells[first - 1 : end - 1], widths[first:end], strict=True)
            ]
            lines.append(GAP.join([name.ljust(widths[0]), *shown]).rstrip())
        first = end
    return lines


def _widths(rows: Sequence[Row]) -> list[int]:
    return [max(map(len, column)) for column in zip(*rows, strict=True)]
