"""`./codex audit` with the tool that the lock pins, asking a service of our own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from release.lock import EVERYTHING, ROOT, SERVER, read_lock

pytestmark = pytest.mark.slow

FAULTY = "msgspec"


class Service(BaseHTTPRequestHandler):
    """Knows one fault of one package."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name = asked["package"]["name"]
        fault = {
            "id": "TEST-2026-1",
            "summary": "made up",
            "details": "made up",
            "aliases": [],
            "published": "2026-01-01T00:00:00Z",
            "affected": [
                {
                    "package": {"name": name, "ecosystem": "PyPI"},
                    "ranges": [{"type": "ECOSYSTEM", "events": [{"fixed": "99.0"}]}],
                }
            ],
        }
        body = json.dumps({"vulns": [fault] if name == FAULTY else []}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def service() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/v1/query"
        finally:
            server.shutdown()
            thread.join()


def audited(url: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "release.audit", *words, "--", "-s", "osv", "--osv-url", url],
        cwd=ROOT,
        env=os.environ | {"NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_known_fault_is_found_in_both_locks() -> None:
    """Every pin of both locks is asked about; the fault is named, and the status is 1."""
    with service() as url:
        run = audited(url, "--json")
    assert run.returncode == 1, run.stderr
    found = {one["lock"]: one for one in json.loads(run.stdout)}
    for lock in (SERVER, EVERYTHING):
        one = found[lock.name]
        # Of packages with a marker there may be one version more than is installed.
        assert one["packages"] <= len({pin.name for pin in read_lock(lock)})
        assert one["packages"] > 0.9 * len({pin.name for pin in read_lock(lock)})
        assert one["unanswered"] == []
        assert [(fault["package"], fault["id"]) for fault in one["faults"]] == [
            (FAULTY, "TEST-2026-1")
        ]


def test_no_answer_is_said_and_is_no_pass() -> None:
    """Nobody listens there: one plain line, the status 2, no traceback."""
    with service() as url:
        gone = url
    run = audited(gone)
    assert run.returncode == 2
    assert "The audit was not made. Does the network answer?" in run.stderr
    assert "Traceback" not in run.stderr
