"""Parameters that several endpoints share."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

MOST_PLY = 1000
"""No game has this many half-moves."""

Ply = Annotated[int, PathParameter(ge=0, le=MOST_PLY)]
# `gt=-1` and not `ge=0`: for optional parameters Litestar drops a bound of 0 from the document.
Viewpoint = Annotated[
    int | None,
    QueryParameter(gt=-1, le=3, description="The seat whose view to show; none: a spectator's."),
]
