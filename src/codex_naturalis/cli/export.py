"""`export`: all data of a server, as JSON for other programs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from codex_naturalis.cli.data_folder import (
    Place,
    check_there,
    server_extra,
    store_errors,
    store_option,
)
from codex_naturalis.cli.files import STDIN
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import one_line, say, say_json
from codex_naturalis.cli.progress import progress

if TYPE_CHECKING:
    from codex_naturalis.server.store.opening import Export


@click.command(
    epilog="\b\nExamples:\n  ./codex export --data codex-data everything.jsonl"
    "\n  ./codex export --data codex-data | jq 'select(.of == \"person\")'"
)
@click.argument(
    "file", type=click.Path(dir_okay=False, allow_dash=True), default=STDIN, metavar="[FILE|-]"
)
@store_option
@json_option
def command(*, file: str, place: Place, as_json: bool) -> None:
    """Write all data of a server as lines of JSON.

    The server may keep running: the lines are consistent with each other. Hashes of passwords and
    tokens are left out; the deals of running games are not, so keep the file secret.
    """
    with server_extra():
        from codex_naturalis.server.store.opening import open_export

    if as_json and file == STDIN:
        raise click.UsageError("--json needs a FILE: without one, the export itself goes to stdout")
    check_there(place)
    with store_errors(place), _sink(file) as sink:
        written = asyncio.run(_export(open_export(place), sink, shown=file != STDIN))
    if as_json:
        say_json({"file": file, "store": str(place), "lines": written})
    elif file != STDIN:
        say(one_line(f"{file}: {written:,} lines, all of {place}"))


async def _export(
    opened: AbstractAsyncContextManager[Export], sink: IO[bytes], *, shown: bool
) -> int:
    """Write every line of a store to a sink; returns their number."""
    from sqlalchemy import func, select

    from codex_naturalis.server.store.metadata import METADATA

    counts = [select(func.count()).select_from(table) for table in METADATA.sorted_tables]
    written = 0
    async with opened as export:
        total = await export.read(lambda store: sum(store.execute(c).scalar_one() for c in counts))
        with progress("Exporting", total, shown=shown) as step:
            async for line in export.lines:
                sink.write(line)
                written += 1
                step()
    return written


@contextmanager
def _sink(file: str) -> Generator[IO[bytes]]:
    """Stdout, or a file that is complete or does not exist, readable only by its owner."""
    if file == STDIN:
        sys.stdout.flush()
        yield sys.stdout.buffer
        return
    draft = f"{file}.partial"
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as sink:
            yield sink
            sink.flush()
            os.fsync(sink.fileno())
        Path(draft).replace(file)
    finally:
        Path(draft).unlink(missing_ok=True)
