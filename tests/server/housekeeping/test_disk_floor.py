"""The floor of free disk, crossed both ways."""

from __future__ import annotations

import logging
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.housekeeping import disk_floor
from codex_naturalis.server.housekeeping.disk_floor import MEGABYTE, DiskFloor


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of eight megabytes, where we may mount one."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(tmp_path)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root may mount a file system")
    yield tmp_path
    subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def test_there_and_back(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Below the floor everything is refused, with one line of the log; above it again nothing is,
    with another."""
    monkeypatch.setattr(disk_floor, "EVERY", 0.0)
    floor = DiskFloor(small_disk, 4)
    ballast = small_disk / "ballast"
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            floor.check()
            ballast.write_bytes(bytes(6 * MEGABYTE))
            for _ in range(3):
                with pytest.raises(Refused) as refused:
                    floor.check()
                assert (refused.value.code, refused.value.case) == (Code.UNAVAILABLE, "disk")
            ballast.unlink()
        floor.check()
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"] * 2


def test_without_a_floor(tmp_path: Path) -> None:
    """Zero is none; where nothing can be measured nothing is refused."""
    DiskFloor(tmp_path, 0).check()
    DiskFloor(tmp_path / "nowhere", 10**9).check()
    with pytest.raises(Refused):
        DiskFloor(tmp_path, 10**9).check()
