"""Logs and metrics: one line a record, bounded labels, and no secret in either."""

import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import httpx
import pytest
from litestar import Litestar, get
from litestar.params import FromPath

from codex_naturalis.engine.deal import shuffled
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.settings import LogFormat
from codex_naturalis.server.telemetry.access import (
    PERSON,
    AccessLog,
    ASGIApp,
    Message,
    Receive,
    Scope,
    Send,
)
from codex_naturalis.server.telemetry.logs import OURS, configure_logging
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.telemetry.redaction import redact, redact_text

Logs = Callable[..., io.StringIO]
SECRET = "hunter2hunter2"


@pytest.fixture
def logs() -> Iterator[Logs]:
    """Logging as a server sets it up, into a text; afterwards as it was."""
    loggers = [logging.getLogger(), logging.getLogger(OURS)]
    before = [(one, one.handlers[:], one.level) for one in loggers]

    def logs(form: LogFormat = LogFormat.JSON, level: str = "info") -> io.StringIO:
        stream = io.StringIO()
        configure_logging(form, level, stream)
        return stream

    yield logs
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)


def test_json_lines(logs: Logs) -> None:
    """Moment, level, logger, message, then what was said besides; an error in the same line."""
    stream = logs()
    logging.getLogger("codex_naturalis.test").warning("%d seats", 3, extra={"table": "t1"})
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("codex_naturalis.test").exception("bad")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.pop("at").endswith("Z")
    assert first == {
        "level": "warning",
        "logger": "codex_naturalis.test",
        "message": "3 seats",
        "table": "t1",
    }
    assert second["exception"].endswith("ValueError: two\nlines")


def test_text_lines(logs: Logs) -> None:
    """One line whatever is said, so that nobody forges a line or moves the cursor; values that
    have blanks are quoted."""
    stream = logs(LogFormat.TEXT)
    extra = {"path": "/a b", "person": None, "ms": 1.5, "plain": "yes"}
    logging.getLogger("codex_naturalis.test").error("one\ntwo\x1b[2J", extra=extra)
    (line,) = stream.getvalue().splitlines()
    assert line.endswith(
        r' error codex_naturalis.test one\ntwo\x1b[2J path="/a b" person=- ms=1.5 plain=yes'
    )


def test_levels_and_libraries(logs: Logs) -> None:
    """The level is kept; libraries go through our handler, and speak of troubles only, for below
    that they tell whole frames, headers and rows."""
    stream = logs(LogFormat.TEXT, "info")
    logging.getLogger("codex_naturalis.test").debug("hushed")
    logging.getLogger("uvicorn.error").info("hushed")
    logging.getLogger("uvicorn.error").error("told", extra={"color_message": "hushed"})
    assert [line.split(" ", 1)[1] for line in stream.getvalue().splitlines()] == [
        "error uvicorn.error told"
    ]
    stream = logs(LogFormat.TEXT, "error")
    logging.getLogger("uvicorn.error").warning("hushed")
    assert not stream.getvalue()
    stream = logs(LogFormat.TEXT, "debug")
    logging.getLogger("codex_naturalis.test").debug("told")
    for library in ("uvicorn.error", "sqlalchemy.engine", "websockets.server"):
        logging.getLogger(library).info("hushed")
    assert "hushed" not in stream.getvalue()
    assert "debug codex_naturalis.test told" in stream.getvalue()


@pytest.mark.parametrize(
    "text",
    [
        f"Cookie: session={SECRET}; theme=dark",
        f"cookie='a={SECRET}'",
        f"Authorization: Bearer {SECRET}",
        f"[(b'authorization', b'Bearer {SECRET}')]",
        f"password={SECRET}",
        f'{{"name": "Ada", "password": "a {SECRET} b"}}',
        f"PasswordChange(old='{SECRET}', new_password='{SECRET}')".replace("old=", "old_password="),
        f"new_token: {SECRET}, and more",
        f"secret = {SECRET}",
        f"deal_salt={SECRET}",
        f"Start(deal=Deal(resource=(1, 2), x='{SECRET}'))",
        f"a codex_{SECRET}-_9 in a text",
        f"/api/codex_{SECRET}_x",
        f"cannot reach nats://node:{SECRET}@bus.example:4222 now",
        f"tls://{SECRET}@bus.example",
    ],
)
def test_no_secret_in_text(text: str) -> None:
    """A secret is hidden by the name before it, or by its looks."""
    told = redact_text(text)
    assert SECRET not in told
    assert "[hidden]" in told


def test_no_deck_in_text() -> None:
    """The deck lines of a record, and a deal as Python shows it."""
    deal = shuffled(Random(1))
    deck = " ".join(map(str, deal.gold))
    assert redact_text(f"Gold-Deck: {deck}\nSeat-0: Ada") == "Gold-Deck: [hidden]\nSeat-0: Ada"
    assert redact_text(f"dealt {deal!r}") == "dealt [hidden]"
    assert redact({"start": deal, "Deal": "x"}) == {"start": "[hidden]", "Deal": "[hidden]"}


def test_innocent_text_stays() -> None:
    """Words that merely stand near are left alone."""
    for text in ("codex_naturalis.server.tables", "the deal is done", "GET /health 200", "a=1"):
        assert redact_text(text) == text


def test_no_secret_anywhere(logs: Logs) -> None:
    """Message, arguments, extras of any depth, headers as pairs, and tracebacks."""
    for form in LogFormat:
        stream = logs(form)
        logger = logging.getLogger("uvicorn.error")
        logger.error("password=%s", SECRET)
        logger.error("%s", {"token": SECRET})
        extra = {
            "headers": [(b"Cookie", SECRET.encode()), (b"accept", b"*/*")],
            "body": {"credentials": [{"Password": SECRET}]},
            "api_token": SECRET,
            "said": f"codex_{SECRET}",
        }
        logger.error("with extras", extra=extra)
        try:
            raise ValueError(f"secret: {SECRET}")
        except ValueError:
            logger.exception("with a traceback", stack_info=True)
        assert SECRET not in stream.getvalue()
        assert "*/*" in stream.getvalue()
        assert len(stream.getvalue().splitlines()) == 4


@get("/tables/{table:str}/chat")
async def chat(table: FromPath[str]) -> str:
    return table


def app_of(metrics: Metrics) -> ASGIApp:
    """A Litestar app that knows who asks, inside the log."""
    app = Litestar([chat], logging_config=None, openapi_config=None)

    async def knowing(scope: Scope, receive: Receive, send: Send) -> None:
        scope.setdefault("state", {})[PERSON] = "p1"
        await cast("ASGIApp", app)(scope, receive, send)

    return AccessLog(knowing, metrics, str.upper)


@pytest.mark.anyio
async def test_access(logs: Logs) -> None:
    """A request is told without its query, and counted by its route: no table, no person, and
    nothing that a stranger makes up becomes a label."""
    stream = logs()
    metrics = Metrics()
    transport = httpx.ASGITransport(app_of(metrics))
    async with httpx.AsyncClient(transport=transport, base_url="http://codex.example") as client:
        await client.get("/tables/t42/chat?token=hunter2")
        await client.get("/no/such/path")
        await client.get("/another")
        await client.get("/table/AbCdEfGhIjKl")
        await client.get("/api/tables/a-b_EfGhIjKl/review")
    every = map(json.loads, stream.getvalue().splitlines())
    lines = [line for line in every if line["logger"] == "codex_naturalis.access"]
    assert [(line["method"], line["path"], line["status"]) for line in lines] == [
        ("GET", "/tables/t42/chat", 200),
        ("GET", "/no/such/path", 404),
        ("GET", "/another", 404),
        ("GET", "/table/AbCd…", 404),
        ("GET", "/api/tables/a-b_…/review", 404),
    ]
    assert all(line["person"] == "p1" and line["milliseconds"] >= 0 for line in lines)
    assert "hunter2" not in stream.getvalue()
    text = metrics.render().decode()
    assert 'codex_requests_total{route="/tables/{table}",status="200"} 1.0' in text
    assert 'codex_requests_total{route="other",status="404"} 4.0' in text
    assert "t42" not in text
    assert "p1" not in text


@pytest.mark.anyio
async def test_access_of_a_fault(logs: Logs) -> None:
    """An app that breaks before it answers counts as 500, and its error goes on; what is no HTTP
    passes by."""
    stream = logs()
    metrics = Metrics()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        raise AssertionError

    for kind in ("http", "websocket"):
        scope: Scope = {"type": kind, "method": "PUT", "path": "/x", "client": None}
        with pytest.raises(RuntimeError):
            await AccessLog(app, metrics, str.upper)(scope, receive, send)
    (line,) = map(json.loads, stream.getvalue().splitlines())
    assert (line["status"], line["address"], line["person"]) == (500, "-", None)
    assert 'codex_requests_total{route="other",status="500"} 1.0' in metrics.render().decode()


def test_metrics() -> None:
    """What rooms, sockets and thinkers count; commands only by tags and codes of ours."""
    metrics = Metrics()
    metrics.sockets.inc()
    metrics.frames_in += 1
    metrics.frames_out += 1
    metrics.command("play")
    metrics.command("play", Code.STALE)
    metrics.command("t42; drop", Code.BAD_REQUEST)
    metrics.saved(2, 0.004)
    metrics.thoughts_waiting.set(3)
    metrics.thought_seconds.observe(0.2)
    metrics.rooms.set_function(lambda: 5)
    metrics.chat_lines += 1
    lines = metrics.render().decode().splitlines()
    for line in (
        "codex_sockets_open 1.0",
        'codex_frames_total{direction="in"} 1.0',
        'codex_commands_total{outcome="done",type="play"} 1.0',
        'codex_commands_total{outcome="stale",type="play"} 1.0',
        'codex_commands_total{outcome="bad_request",type="other"} 1.0',
        "codex_entries_saved_total 2.0",
        "codex_save_seconds_count 1.0",
        "codex_thoughts_waiting 3.0",
        "codex_thought_seconds_count 1.0",
        "codex_rooms 5.0",
        "codex_chat_lines_total 1.0",
    ):
        assert line in lines
    assert not any("t42" in line for line in lines)
    assert "codex_sockets_open 0.0" in Metrics().render().decode(), "each has a registry of its own"


@pytest.mark.anyio
async def test_loop_lag() -> None:
    """A task samples how late the event loop comes."""
    metrics = Metrics()
    task = asyncio.create_task(metrics.watch_loop(0))
    while b"codex_loop_lag_seconds_count 0.0" in metrics.render():
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
