"""Programs that tests need: root installs them, others skip the test and read what is missing."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache

from codex_naturalis.cluster.programs import Missing, Program, install
from tests.missing import missing


def present(*programs: Program) -> None:
    """Without them the test does not go on."""
    for program in programs:
        if (reason := _lacks(program)) is not None:
            missing(reason)


@cache
def _lacks(program: Program) -> str | None:
    if os.geteuid() == 0:
        with suppress(Missing):
            install([program])
    try:
        program.path()
    except Missing as error:
        return str(error)
    return None
