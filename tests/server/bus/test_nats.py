"""NATS as the bus: who is let in, what goes out encrypted, and servers that hang or come late."""

from __future__ import annotations

import asyncio
import logging
import stat
import sys
from pathlib import Path

import pytest

from codex_naturalis.server.bus.bus_of import NoBusLibrary, bus_of
from codex_naturalis.server.bus.memory import MemoryBus
from codex_naturalis.server.bus.nats import NatsBus
from codex_naturalis.server.bus_address import BadBusAddress, BusAddress, parse_bus_address
from codex_naturalis.server.ports.bus import BusAway, BusError, BusRefused
from codex_naturalis.server.settings import ServerSettings
from tests.conformance.test_bus import Ear, all_has_arrived, echo, until
from tests.deploy.certificate import make_certificate
from tests.services.nats import NatsServer, nats_server

pytestmark = pytest.mark.anyio

PASSWORD = "a/very:secret@word"
QUOTED = "a%2Fvery%3Asecret%40word"
ONE_USER = f'authorization {{ user: node, password: "{PASSWORD}" }}'
TOKEN = 'authorization { token: "a-very-secret-token" }'


def bus(url: str, credentials: Path | None = None, ca: Path | None = None) -> NatsBus:
    return NatsBus(parse_bus_address(url), credentials=credentials, ca=ca)


async def works(made: NatsBus) -> bool:
    """Opens it, has a request answered, and closes it."""
    await made.open()
    try:
        await made.serve("echo", echo, queue="here")
        return await made.request("echo", b"ab", 20) == b"ba"
    finally:
        await made.close()


def with_user(server: NatsServer, user: str) -> str:
    return server.url.replace("//", f"//{user}@")


async def test_credentials(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Case: the right password in the address or in a file; a wrong one, or none, is refused at
    once, with a reason; and no log or error has any of them."""
    caplog.set_level(logging.DEBUG)
    file = tmp_path / "bus.toml"
    file.write_text(f'user = "node"\npassword = "{PASSWORD}"\n')
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(f'user = "node"\npassword = "{PASSWORD}?"\n')
    with nats_server(tmp_path, config=ONE_USER) as server:
        assert await works(bus(with_user(server, f"node:{QUOTED}")))
        assert await works(bus(server.url, credentials=file))
        for refused in (
            bus(with_user(server, f"node:{QUOTED}%3F")),
            bus(server.url, credentials=wrong),
            bus(server.url),
        ):
            with pytest.raises(BusRefused, match="refuses these credentials") as caught:
                await refused.open()
            assert "secret" not in str(caught.value)
            assert not refused.connected()
    assert "secret" not in caplog.text


async def test_a_token(tmp_path: Path) -> None:
    """Case: a token instead of a user, in the address or in a file."""
    file = tmp_path / "bus.toml"
    file.write_text('token = "a-very-secret-token"\n')
    with nats_server(tmp_path, config=TOKEN) as server:
        assert await works(bus(with_user(server, "a-very-secret-token")))
        assert await works(bus(server.url, credentials=file))
        with pytest.raises(BusRefused, match="refuses these credentials"):
            await bus(with_user(server, "another-token")).open()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "No such file"),
        ('user = "node"\npass = "a secret"', "these are no credentials"),
        ("user = node secret", "these are no credentials"),
        ('password = ["secret"]', "these are no credentials"),
    ],
)
async def test_a_file_of_credentials_that_cannot_be_used(
    tmp_path: Path, text: str | None, reason: str
) -> None:
    """Case: refused with its name and the reason, and without what stands in it."""
    file = tmp_path / "bus.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(BusRefused, match=reason) as caught:
        await bus("nats://127.0.0.1:4222", credentials=file).open()
    assert str(file) in str(caught.value)
    assert "secret" not in str(caught.value)


async def test_encrypted(tmp_path: Path) -> None:
    """Case: a server whose certificate our own authority has signed is trusted by its file, and by
    nothing else, nor under another name."""
    certificate, key = make_certificate(tmp_path)
    (tmp_path / "other").mkdir()
    other, _ = make_certificate(tmp_path / "other")
    encryption = ["--tls", "--tlscert", str(certificate), "--tlskey", str(key)]
    with nats_server(tmp_path, encryption, ONE_USER) as server:
        secure = with_user(server, f"node:{QUOTED}").replace("nats://", "tls://")
        assert await works(bus(secure, ca=certificate))
        assert await works(bus(secure.replace("127.0.0.1", "localhost"), ca=certificate))
        for refused in (bus(secure), bus(secure, ca=other)):
            with pytest.raises(BusRefused, match="not trusted"):
                await refused.open()
        with pytest.raises(BusRefused, match=f"{tmp_path / 'bus.pem'}: No such file"):
            await bus(secure, ca=tmp_path / "bus.pem").open()


async def test_nothing_in_the_open(tmp_path: Path) -> None:
    """Case: a server that does not encrypt gets neither password nor anything else where the
    address says `tls://`."""
    taken = bytearray()

    async def impostor(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"server_id":"x","version":"2.9.10","headers":true,')
        writer.write(b'"auth_required":true,"max_payload":1048576}\r\n')
        taken.extend(await reader.read())
        writer.close()

    listener = await asyncio.start_server(impostor, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    async with listener:
        with pytest.raises(BusRefused, match="does not ask for TLS"):
            await bus(f"tls://node:{QUOTED}@127.0.0.1:{port}").open()
    assert taken == b""


async def test_a_bus_that_comes_late(tmp_path: Path) -> None:
    """Case: nobody listens there yet. The node opens all the same, and is told to look again when
    the bus has come."""
    server = NatsServer(tmp_path)
    late, told = bus(server.url), asyncio.Event()
    late.on_reconnect(told.set)
    await late.open()
    assert not late.connected()
    ear = Ear()
    await late.subscribe("table.a", ear)
    await late.publish("table.a", b"lost")
    with pytest.raises(BusAway):
        await late.request("table.a", b"", 20)
    server.start()
    try:
        await asyncio.wait_for(told.wait(), 20)
        await late.publish("table.a", b"heard")
        await ear.hears(1)
        assert ear.heard == [("table.a", b"heard")]
        assert late.counts.lost == 1
    finally:
        await late.close()
        server.kill()


async def test_killed_again_and_again(tmp_path: Path) -> None:
    """Law: after every kill of the server hints flow again by themselves."""
    with nats_server(tmp_path) as server:
        node = bus(server.url)
        await node.open()
        ear = Ear()
        await node.subscribe("table.a", ear)
        for number in range(3):
            server.kill()
            await until(lambda: not node.connected())
            server.start()
            await until(node.connected)
            await node.publish("table.a", b"%d" % number)
            await ear.hears(number + 1)
        await node.close()


async def test_a_server_that_hangs(tmp_path: Path) -> None:
    """Case: the server is there and reads nothing. Hints never wait and do not fill the memory:
    beyond a bound they are lost and counted. When the server goes on, so does the bus."""
    with nats_server(tmp_path) as server:
        node = bus(server.url)
        await node.open()
        ear = Ear()
        await node.subscribe("table.a", ear)
        server.freeze()
        for _ in range(100):
            await node.publish("big", b"x" * 900_000)
            await asyncio.sleep(0)
        assert node.counts.lost > 0
        with pytest.raises(BusError):
            await node.request("big", b"x" * 900_000, 0.05)
        server.thaw()
        await until(lambda: node.counts.lost < node.counts.sent or node.connected())

        async def sends_again() -> None:
            while not ear.heard:
                await node.publish("table.a", b"heard")
                await asyncio.sleep(0.05)

        await asyncio.wait_for(sends_again(), 20)
        await node.close()


async def test_hints_that_come_too_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: more hints than wait in memory are lost and counted, and the node is told to look
    again, once for all of them."""
    monkeypatch.setattr("codex_naturalis.server.bus.nats.MOST_UNHEARD", 10)
    with nats_server(tmp_path) as server:
        slow, told = bus(server.url), []
        slow.on_reconnect(lambda: told.append(slow.counts.lost))
        await slow.open()
        await slow.subscribe("table.a", Ear())
        for _ in range(2000):
            await slow.publish("table.a", b"x")
        await all_has_arrived(slow, at=slow)
        await until(lambda: bool(told))
        assert told == [slow.counts.lost]
        assert slow.counts.heard + slow.counts.lost == 2001
        await slow.close()


async def test_more_than_a_bus_carries(tmp_path: Path) -> None:
    """Case: a request beyond the largest message of the server is refused and breaks nothing."""
    with nats_server(tmp_path) as server:
        node = bus(server.url)
        await node.open()
        with pytest.raises(BusError, match="2000000 bytes are more than the bus carries"):
            await node.request("echo", b"x" * 2_000_000, 20)
        await node.publish("table.a", b"x" * 2_000_000)
        assert (node.counts.sent, node.counts.lost) == (0, 1)
        assert node.connected()
        await node.close()


async def test_namespaces(tmp_path: Path) -> None:
    """Law: nodes with different namespaces never meet."""
    with nats_server(tmp_path) as server:
        address = parse_bus_address(server.url)
        one, other = NatsBus(address, namespace="one"), NatsBus(address, namespace="other")
        await one.open()
        await other.open()
        ear = Ear()
        await other.subscribe(">", ear)
        await one.publish("table.a", b"")
        await all_has_arrived(other, at=other)
        assert [subject for subject, _ in ear.heard] == ["fence"]
        await one.close()
        await other.close()


async def test_nothing_is_printed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Case: nats-py would print what goes wrong; all of it goes to the log."""
    with nats_server(tmp_path) as server:
        node = bus(server.url)
        await node.open()
        server.kill()
        await until(lambda: not node.connected())
        await node.close()
    assert capfd.readouterr() == ("", "")


def test_addresses() -> None:
    """Case: with and without port, user, token; several servers."""
    plain = BusAddress(("nats://bus:4222",), encrypted=False)
    assert parse_bus_address("nats://bus") == plain
    assert parse_bus_address("nats://a:b%40@bus:4222/") == BusAddress(
        ("nats://bus:4222",), encrypted=False, user="a", password="b@"
    )
    secure = parse_bus_address("tls://token@one:1, tls://[::1]")
    assert secure == BusAddress(("tls://one:1", "tls://[::1]:4222"), True, user="token")
    assert secure.hosts == ("one", "::1")
    assert secure.shown == "tls://one:1,tls://[::1]:4222"


@pytest.mark.parametrize(
    "text",
    [
        "bus:4222",
        "http://user:secret@bus",
        "nats://",
        "nats://user:secret@:4222",
        "nats://bus:port",
        "nats://user:secret@bus:99999",
        "nats://bus/path",
        "nats://one,tls://two",
        "nats://one,",
    ],
)
def test_no_addresses(text: str) -> None:
    """Case: refused with the form that is wanted, and without the password."""
    with pytest.raises(BadBusAddress, match=r"nats://host:port|either all servers") as caught:
        parse_bus_address(text)
    assert "secret" not in str(caught.value)


def test_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: nats-py is not installed: told with the extra that has it, and only where a bus is
    asked for."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "nats"]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("nats", "nats_connection"):
        monkeypatch.delitem(sys.modules, f"codex_naturalis.server.bus.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "nats", None)
    assert isinstance(bus_of(ServerSettings(), "node"), MemoryBus)
    with pytest.raises(NoBusLibrary, match=r"pip install 'codex-naturalis\[cluster\]'"):
        bus_of(ServerSettings(bus="nats://bus"), "node")


def test_the_log_of_the_server_is_private(tmp_path: Path) -> None:
    """Case: what `NatsServer` leaves behind is in the folder of the test."""
    with nats_server(tmp_path):
        assert stat.S_ISREG((tmp_path / "nats.log").stat().st_mode)


async def test_closed_at_any_moment(tmp_path: Path) -> None:
    """Law: however far it has come with connecting, a bus that is closed ends, and soon."""
    server = NatsServer(tmp_path)
    for there in (False, True):
        if there:
            server.start()
        for turns in range(1, 40):
            node = bus(server.url)
            opening = asyncio.ensure_future(node.open())
            for _ in range(turns):
                await asyncio.sleep(0)
            await asyncio.wait_for(node.close(), 20)
            await asyncio.wait({opening}, timeout=20)
            assert opening.done()
            assert not node.connected()
    server.kill()
