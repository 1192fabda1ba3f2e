"""Where machine code is kept: found again, thrown away when it is old, and done without."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path

import pytest

from codex_naturalis.kernel.build import cache

pytestmark = pytest.mark.slow

COMPILE = """
import os
from codex_naturalis.kernel.build.cache import code_folder
from codex_naturalis.kernel.rules.random_numbers import below, seeded
below(seeded(1), 6)
stats = below.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()), code_folder())
"""
"""Compiles one small function, or loads it."""


def apart(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run some code in a process of its own."""
    words = [sys.executable, "-c", code]
    env = os.environ | environment
    return subprocess.run(words, env=env, check=True, capture_output=True, text=True)


def compile_apart(folder: Path) -> tuple[int, int, Path, str]:
    """Hits and misses of the cache in a process of its own, its folder, and what it logged."""
    told = apart(COMPILE, CODEX_CACHE=str(folder))
    hits, misses, made = told.stdout.split(maxsplit=2)
    return int(hits), int(misses), Path(made.strip()), told.stderr


@pytest.fixture(autouse=True)
def _another_folder_each_time() -> Generator[None]:
    cache.code_folder.cache_clear()
    yield
    cache.code_folder.cache_clear()


def test_compiled_once(tmp_path: Path) -> None:
    """The first process compiles, the second loads from the same folder."""
    hits, misses, folder, _ = compile_apart(tmp_path)
    assert (hits, misses) == (0, 1)
    assert folder.parent == tmp_path
    assert compile_apart(tmp_path) == (1, 0, folder, "")


def test_where_and_when_the_source_came(tmp_path: Path) -> None:
    """Law: what Numba would not take is not taken for ready: a copy of the source elsewhere, or
    the same one put there anew, has a folder of its own."""
    package = Path(cache.__file__).parents[2]
    for name in "ab":
        shutil.copytree(package, tmp_path / name / package.name)  # keeps the ages
    here, there = fingerprint_of(tmp_path / "a"), fingerprint_of(tmp_path / "b")
    assert here != there
    assert fingerprint_of(tmp_path / "a") == here
    os.utime(tmp_path / "a" / package.name / "kernel" / "search" / "tree.py")
    assert fingerprint_of(tmp_path / "a") not in (here, there)


def test_every_source_file_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law: a change of any file of the kernel or the environments, in any subfolder, gives another
    folder; so does a new file, and a change of nothing gives the same."""
    package = Path(cache.__file__).parents[2]
    copy = tmp_path / package.name
    for name in cache.COMPILED_PACKAGES:
        shutil.copytree(package / name, copy / name)
    monkeypatch.setattr(cache, "__file__", str(copy / "kernel" / "build" / "cache.py"))
    sources = sorted(copy.rglob("*.py"))
    assert {"build", "evaluation", "rules", "search"} <= {source.parent.name for source in sources}
    seen = {cache.fingerprint()}
    assert cache.fingerprint() in seen
    for source in sources:
        age = source.stat()
        source.write_text(source.read_text("utf-8") + "# changed\n", "utf-8")
        os.utime(source, ns=(age.st_atime_ns, age.st_mtime_ns))
        assert cache.fingerprint() not in seen, source
        seen.add(cache.fingerprint())
    (copy / "kernel" / "search" / "new.py").touch()
    assert cache.fingerprint() not in seen


def fingerprint_of(source: Path) -> str:
    code = "from codex_naturalis.kernel.build.cache import fingerprint; print(fingerprint())"
    return apart(code, PYTHONPATH=str(source)).stdout


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """Then a passing one is used, with a warning, and it is gone with the process."""
    (tmp_path / "file").write_text("in the way")
    hits, misses, folder, log = compile_apart(tmp_path / "file")
    assert (hits, misses) == (0, 1)
    assert tmp_path not in folder.parents
    assert not folder.exists()
    assert log.count("machine code cannot be kept") == 1


def test_processes_of_ours_share_a_passing_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The way to it is in the environment that they get."""
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CODEX_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = cache.code_folder()
    assert os.environ["CODEX_CACHE"] == str(folder.parent)
    cache.code_folder.cache_clear()
    assert cache.code_folder() == folder
    assert len(caplog.records) == 1


def test_old_versions_are_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a new folder is made, those go that nobody used for a day; nothing else goes."""
    monkeypatch.setenv("CODEX_CACHE", str(tmp_path))
    old, young, other = (tmp_path / name for name in ("kernel-old", "kernel-young", "records"))
    long_ago = time.time() - 2 * cache.DAY_SECONDS
    for folder in (old, young, other):
        folder.mkdir()
        (folder / "something").touch()
    os.utime(old, (long_ago, long_ago))
    os.utime(other, (long_ago, long_ago))
    folder = cache.code_folder()
    assert sorted(tmp_path.iterdir()) == sorted([folder, young, other])


def test_a_folder_in_use_looks_young(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each process that uses one tells so by its time; then no older ones are thrown away."""
    monkeypatch.setenv("CODEX_CACHE", str(tmp_path))
    folder = cache.code_folder()
    (tmp_path / "kernel-old").mkdir()
    os.utime(folder, (0, 0))
    os.utime(tmp_path / "kernel-old", (0, 0))
    cache.code_folder.cache_clear()
    assert cache.code_folder() == folder
    assert folder.stat().st_mtime > time.time() - cache.DAY_SECONDS
    assert (tmp_path / "kernel-old").exists()


def test_the_name_tells_versions_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another compiler, another folder."""
    before = cache.fingerprint()
    assert before == cache.fingerprint()
    monkeypatch.setattr(cache, "version", lambda _name: "0.0")
    assert cache.fingerprint() != before


@pytest.mark.parametrize(
    ("told", "expected"),
    [("/somewhere", "/somewhere/codex-naturalis"), ("below", "/home/me/.cache/codex-naturalis")],
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the custom of other systems")
def test_the_users_cache(told: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the custom of the system; a relative XDG_CACHE_HOME is not heeded."""
    monkeypatch.delenv("CODEX_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", told)
    monkeypatch.setenv("HOME", "/home/me")
    assert cache.user_cache() == Path(expected)
