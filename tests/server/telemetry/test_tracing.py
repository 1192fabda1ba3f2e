"""Traces: what a command led to is in one of them, nothing secret is, and nobody pays for what is
off."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.server.configuration import BadSettings, load_settings
from codex_naturalis.server.ports.tracer import UNTRACED
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.tracing import NoTracingLibrary, tracer_of
from tests.server.telemetry.collector import attributes_of, collector
from tests.server.visiting import guest, process, set_up, some_move

pytestmark = pytest.mark.anyio

NONCE = "a-nonce-of-a-test"


def is_on(view: View) -> bool:
    """The setup is over, and the first seat is to move."""
    return view.phase is not Phase.SETUP and 0 in view.to_move


@pytest.mark.slow
async def test_what_a_command_led_to(tmp_path: Path) -> None:
    """One trace has the command, the decision, the saving and the sending, and the bot's thought
    after it. No id, name, nonce or half-move is in what is sent; of a refusal its code is."""
    with collector() as found:
        with process(tmp_path / "data", "--trace", f"{found.url}/") as (url, _):
            async with guest(url) as visitor, visitor.line() as line:
                table = await visitor.table("me", "random")
                await set_up(table, [line])
                for _ in range(2):
                    while not is_on(line.update(table).view):
                        await line.hear()
                    await line.play(table, 0, some_move(line.update(table).view, 0, Random(1)))
                    await line.rest()
                while not is_on(line.update(table).view):
                    await line.hear()
                old = {"table": table, "seat": 0, "version": 0, "move": "1f@0,0", "nonce": NONCE}
                code = await line.refused("play", **old)
                secrets = (table, visitor.id, visitor.name, NONCE, "1f@0,0", "s:front")
        spans = found.spans
    assert found.paths == {"/v1/traces"}
    commands = [span for span in spans if span.name == "command"]
    plays = [span for span in commands if attributes_of(span)["kind"] == "play"]
    refused = [attributes_of(span).get("refused") for span in plays]
    assert refused == [None] * 4 + [code.value]
    last = plays[3]
    inside = [span for span in spans if span.parent_span_id == last.span_id]
    names = [span.name for span in sorted(inside, key=lambda span: span.start_time_unix_nano)]
    assert names[:3] == ["decide", "append", "send"]
    thoughts = [span for span in spans if span.name == "thought"]
    assert {attributes_of(span)["bot"] for span in thoughts} == {"random"}
    assert [span for span in thoughts if span.trace_id == last.trace_id]
    assert not any(span.events for span in spans)
    sent = b"".join(found.bodies)
    assert not [secret for secret in secrets if secret.encode() in sent]


@pytest.mark.slow
async def test_the_collector_is_away(tmp_path: Path) -> None:
    """The server plays and ends all the same."""
    with process(tmp_path / "data", "--trace", "http://127.0.0.1:1") as (url, _):
        async with guest(url) as visitor, visitor.line() as line:
            table = await visitor.table("me", "random")
            await set_up(table, [line])


def test_it_is_off() -> None:
    """Without --trace there is no tracer, no span, and the library is not even read."""
    assert tracer_of(ServerSettings()) is UNTRACED
    assert UNTRACED.span("one", kind="a") is UNTRACED.span("other")
    code = (
        "import sys\n"
        "from codex_naturalis.server.app import create_app\n"
        "from codex_naturalis.server.settings import ServerSettings\n"
        "create_app(ServerSettings())\n"
        "print([name for name in sys.modules if 'opentelemetry.sdk' in name])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_library_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how it is installed."""
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(NoTracingLibrary, match=r"pip install 'codex-naturalis\[tracing\]'"):
        tracer_of(ServerSettings(trace="http://127.0.0.1:4318"))


@pytest.mark.parametrize(
    "address", ["collector:4318", "ftp://one", "http://", "http://user:secret@one", "http://a:b"]
)
def test_what_is_no_collector(address: str) -> None:
    """Refused with the setting's name, and without what may be a password."""
    with pytest.raises(BadSettings) as refused:
        load_settings({"trace": address}, {}, None)
    assert refused.value.where == "--trace"
    assert "secret" not in refused.value.reason.partition(";")[0]
