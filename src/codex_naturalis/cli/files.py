"""Reading records and positions from files, and saving records safely."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import click

from codex_naturalis.cli.output import Failure
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import State
from codex_naturalis.notation.headers import MOST_BYTES, BadRecord, decode
from codex_naturalis.notation.position import read_position
from codex_naturalis.notation.record import read_record, write_record

STDIN = "-"
_POSITION = re.compile(r"^\s*Codex-Position:", re.MULTILINE)

file_argument = click.argument("file", type=click.Path(allow_dash=True), metavar="FILE")


def read_text(name: str) -> str:
    """The text of a file, or of stdin for `-`; no more is read than a record may have. Raises
    BadRecord, or OSError when it cannot be opened."""
    if name == STDIN:
        if sys.stdin is None:
            raise OSError("stdin is closed")
        return decode(sys.stdin.buffer.read(MOST_BYTES))
    with Path(name).open("rb") as file:
        return decode(file.read(MOST_BYTES))


def error_text(name: str, error: CodexError | OSError) -> str:
    """The error of a file, in the form `FILE: line N: HALF-MOVE: reason`."""
    if isinstance(error, OSError):
        return f"{name}: {error.strerror or error}"
    return f"{name}: {error}"


def load(name: str) -> Game:
    """The game of a record, or one that begins from a position; raises Failure otherwise."""
    try:
        text = read_text(name)
        if not _POSITION.search(text):
            return read_record(text)
        return Game(read_position(text))
    except (BadRecord, OSError) as error:
        raise Failure(error_text(name, error)) from error


def check_folder_of(out: Path) -> None:
    """Before work that takes long; raises Failure where its result could not be written."""
    if not out.parent.is_dir():
        raise Failure(f"{out.parent}: there is no such folder")


def rewind(game: Game, ply: int | None, name: str) -> State:
    """The state after `ply` half-moves; None: after all."""
    made = len(game.transitions)
    if ply is None or ply == made:
        return game.state
    if ply > made:
        what = "a position has no" if game.deal is None else f"there are {made}"
        raise Failure(f"{name}: {what} half-moves, so no --ply {ply}")
    return game.transitions[ply].before


def save(game: Game, path: Path) -> None:
    """Write the record of a game atomically: a crash leaves the old file or the new one."""
    if path.exists() and not path.is_file():
        raise Failure(f"{path}: a record is kept in a plain file only")
    target = path.resolve()
    draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(write_record(game))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        draft.unlink(missing_ok=True)
