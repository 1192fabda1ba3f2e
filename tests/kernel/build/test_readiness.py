"""The kernel tells whether it is compiled, and is compiled ahead of need; nobody pays for it who
does not use it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator
from functools import partial
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from codex_naturalis.cli import preparing
from codex_naturalis.cli.output import Failure
from codex_naturalis.kernel.build import cache, readiness
from codex_naturalis.kernel.build.readiness import Entry, entries, entry, is_ready, make_ready
from codex_naturalis.locale.words import ENGLISH_WORDS


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    monkeypatch.setenv("CODEX_CACHE", str(tmp_path))
    cache.code_folder.cache_clear()
    yield
    cache.code_folder.cache_clear()


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Three entries that only note that they ran."""
    names: list[str] = []
    parts = tuple(Entry(name, partial(names.append, name)) for name in "abc")
    monkeypatch.setattr(readiness, "entries", lambda: parts)
    return names


def test_files_register_what_they_offer() -> None:
    """The rules and random games are among the entries, each once."""
    names = [part.name for part in entries()]
    assert {"half-moves", "random games"} <= set(names)
    assert len(set(names)) == len(names)


def test_registering(monkeypatch: pytest.MonkeyPatch) -> None:
    """`entry` keeps the function as it is."""
    monkeypatch.setattr(readiness, "_entries", [])

    @entry("one")
    def one() -> int:
        return 1

    assert one() == 1
    assert Entry("one", one) in entries()


def test_made_ready_one_after_the_other(ran: list[str]) -> None:
    """Each step is told before it is made, the end at the end; then it is ready."""
    told: list[tuple[str, int, int]] = []
    assert not is_ready()
    make_ready(lambda *step: told.append(step))
    assert told == [("a", 0, 3), ("b", 1, 3), ("c", 2, 3), ("", 3, 3)]
    assert ran == ["a", "b", "c"]
    assert is_ready()


def test_not_ready_for_another_processor(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code of one is of no use to the other."""
    make_ready()
    monkeypatch.setattr(readiness, "_processor", lambda: "another")
    assert not is_ready()
    assert len(ran) == 3


def test_an_entry_that_fails_leaves_it_unready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault is not hidden."""

    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(readiness, "entries", lambda: (Entry("bad", fail),))
    with pytest.raises(ZeroDivisionError):
        make_ready()
    assert not is_ready()


def test_without_a_compiler_all_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """With NUMBA_DISABLE_JIT=1 there is nothing to compile."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert is_ready()


BESIDE = """
import sys, time
from codex_naturalis.kernel.build.readiness import Entry, load
def run():
    for _ in range(5):
        with open(sys.argv[1], "a") as file:
            file.write(sys.argv[2])
        time.sleep(0.01)
for _ in range(3):
    load(Entry("part", run))
"""


def test_one_process_at_a_time(tmp_path: Path) -> None:
    """Of several that compile at once, each does a part as a whole while the others wait."""
    notes = tmp_path / "notes"
    running = [subprocess.Popen([sys.executable, "-c", BESIDE, str(notes), name]) for name in "xyz"]
    assert [process.wait() for process in running] == [0, 0, 0]
    text = notes.read_text()
    parts = [text[first : first + 5] for first in range(0, len(text), 5)]
    assert sorted(parts) == sorted(3 * ["xxxxx", "yyyyy", "zzzzz"])


def test_prepared_once(ran: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    """A command makes ready what it needs; the next finds it so. Where nobody watches there is a
    line instead of a bar."""
    preparing.prepare(ENGLISH_WORDS)
    assert ran == ["a", "b", "c"]
    assert capfd.readouterr() == ("", f"{ENGLISH_WORDS('terminal-preparing-wait')}\n")
    preparing.prepare(ENGLISH_WORDS)
    assert len(ran) == 3
    assert capfd.readouterr() == ("", "")


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has no compiler is told where it comes from."""

    def lacking(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(cache, "version", lacking)
    with pytest.raises(Failure, match=r"this needs numba, .*codex-naturalis\[strong\]"):
        preparing.prepare(ENGLISH_WORDS)


LAZY = """
import sys
from codex_naturalis.cli import group
try:
    group.main(sys.argv[1:])
finally:
    assert not {"numba", "llvmlite", "numpy"} & sys.modules.keys()
"""


@pytest.mark.parametrize(
    "arguments", [["--help"], ["deal", "--help"], ["simulate", "--games", "2"]], ids=" ".join
)
def test_commands_without_the_kernel_do_not_load_it(arguments: list[str]) -> None:
    """Loading a compiler takes longer than most commands."""
    command = [sys.executable, "-c", LAZY, *arguments]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr


def test_the_package_does_not_load_it() -> None:
    """`import codex_naturalis` is the engine and its notation."""
    code = "import sys, codex_naturalis; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_ready_is_told_whole_or_not_at_all(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who makes it ready once more does not make it unready for a moment: others look meanwhile."""
    make_ready()
    seen: list[bool] = []
    write = Path.write_text

    def look(path: Path, text: str, encoding: str) -> int:
        """Between the two halves of a write that is slow."""
        write(path, text[:9], encoding)
        seen.append(is_ready())
        return write(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", look)
    make_ready()
    assert seen == [True]
    assert is_ready()
    assert len(ran) == 6
