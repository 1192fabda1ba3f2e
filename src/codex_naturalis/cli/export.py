"""`export`: all data of a server, as JSON for other programs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from codex_naturalis.cli.data_folder import data_option, server_extra, store_errors, store_of
from codex_naturalis.cli.files import STDIN
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import one_line, say, say_json
from codex_naturalis.cli.progress import progress

if TYPE_CHECKING:
    from codex_naturalis.server.store.sqlite.readers import Readers


@click.command(
    epilog="\b\nExamples:\n  ./codex export --data codex-data everything.jsonl"
    "\n  ./codex export --data codex-data | jq 'select(.of == \"person\")'"
)
@click.argument(
    "file", type=click.Path(dir_okay=False, allow_dash=True), default=STDIN, metavar="[FILE|-]"
)
@data_option
@json_option
def command(*, file: str, data: Path, as_json: bool) -> None:
    """Write all data of a server as lines of JSON.

    The server may keep running: the lines are consistent with each other. Hashes of passwords and
    tokens are left out; the deals of running games are not, so keep the file secret.
    """
    with server_extra():
        from codex_naturalis.server.store.sqlite.readers import Readers

    if as_json and file == STDIN:
        raise click.UsageError("--json needs a FILE: without one, the export itself goes to stdout")
    store = store_of(data)
    with store_errors(store), _sink(file) as sink:
        written = asyncio.run(_export(Readers(store), sink, shown=file != STDIN))
    if as_json:
        say_json({"file": file, "store": str(store), "lines": written})
    elif file != STDIN:
        say(one_line(f"{file}: {written:,} lines, all of {store}"))


async def _export(readers: Readers, sink: IO[bytes], *, shown: bool) -> int:
    """Write every line of a store to a sink; returns their number."""
    from sqlalchemy import func, select

    from codex_naturalis.server.store.schema import METADATA
    from codex_naturalis.server.store.sqlite.export import stream

    counts = [select(func.count()).select_from(table) for table in METADATA.sorted_tables]
    written = 0
    try:
        total = await readers.read(lambda store: sum(store.execute(c).scalar_one() for c in counts))
        with progress("Exporting", total, shown=shown) as step:
            async for line in stream(readers):
                sink.write(line)
                written += 1
                step()
    finally:
        await readers.close()
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
