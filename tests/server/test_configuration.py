"""Settings: which source wins, and how each kind of wrong value is refused."""

from pathlib import Path

import msgspec
import pytest

from codex_naturalis.server.configuration import BadSettings, load_settings
from codex_naturalis.server.database_url import BadDatabaseUrl, DatabaseUrl
from codex_naturalis.server.keeping import Keeping
from codex_naturalis.server.mail_settings import Encryption, Mail
from codex_naturalis.server.people_limits import PeopleLimits
from codex_naturalis.server.settings import LogFormat, ServerSettings
from codex_naturalis.server.wire_limits import WireLimits


def test_nothing_said() -> None:
    """Without a word, the defaults; variables of other programs are left alone."""
    environ = {"PATH": "/bin", "CODEX_HOME": "/home/ada", "CODEX_SANDBOX": "1"}
    assert load_settings({}, environ, None) == ServerSettings()
    assert load_settings({"port": None, "origins": None}, {}, None) == ServerSettings()


def test_precedence(tmp_path: Path) -> None:
    """Flags win over the environment, which wins over the file; each setting by itself."""
    file = tmp_path / "codex.toml"
    file.write_text('host = "a.example"\nport = 1\nthinkers = 2\nlog_format = "json"\n')
    settings = load_settings({"port": 3}, {"CODEX_PORT": "2", "CODEX_HOST": "b.example"}, file)
    assert (settings.port, settings.host, settings.thinkers) == (3, "b.example", 2)
    assert settings.log_format is LogFormat.JSON


def test_every_setting_from_everywhere(tmp_path: Path) -> None:
    """Each setting can be said by flag, by variable and by file, with the same outcome."""
    wanted = ServerSettings(
        host="::1",
        port=0,
        data=Path("elsewhere"),
        thinkers=4,
        log_format=LogFormat.JSON,
        log_level="debug",
        bot_pause=0.5,
        origins=("https://a.example", "http://[::1]:81"),
        trusted_proxies=("10.0.0.0/8", "2001:db8::1"),
        behind_proxy=True,
        public_url="https://codex.example",
        plain_http=True,
        metrics_port=9100,
        metrics_host="::1",
        secure_cookies=True,
        drain_seconds=2.5,
        patience=1.5,
        idle_rooms=2.5,
        store=DatabaseUrl("postgresql://codex@db.example/codex?sslmode=verify-full"),
        most_tables=7,
        thinking_queue=8,
        rate_limits=False,
        hint_bot="greedy",
        hint_seconds=0.25,
        review_seconds=0.75,
        coach_seconds=0.5,
        coach_limit=2.5,
        wire=WireLimits(headers=50, idle_seconds=2.5),
        people=PeopleLimits(pace=2.5, records=7),
        disk_floor=17,
        bus="tls://token@bus.example:4222",
        bus_credentials=Path("bus.toml"),
        bus_ca=Path("bus.pem"),
        bus_namespace="league",
        trace="http://collector.example:4318",
        keeping=Keeping(session_days=30, log_days=14, contact="host@codex.example"),
        mail=Mail(host="mail.example", encryption=Encryption.TLS, password="a secret"),
        rated_meetings=3,
        rated_lapses=4,
        rated_pause=60.0,
    )
    flags = msgspec.structs.asdict(wanted)
    plain = msgspec.to_builtins(flags, enc_hook=str)
    defaults = msgspec.structs.asdict(ServerSettings())
    assert all(flags[name] != default for name, default in defaults.items())
    assert load_settings(flags, {}, None) == wanted
    groups = {name: plain.pop(name) for name in ("wire", "people", "keeping", "mail")}
    whole = {name: flags[name] for name in groups}
    assert load_settings(plain | whole, {}, None) == wanted
    said = {
        group: {name: value for name, value in values.items() if value is not None}
        for group, values in groups.items()
    }
    environ = {
        f"CODEX_{name.upper()}": ", ".join(value) if isinstance(value, list | tuple) else str(value)
        for name, value in plain.items()
    }
    environ |= {
        f"CODEX_{group}_{name}".upper(): str(value)
        for group, values in said.items()
        for name, value in values.items()
    }
    assert load_settings({}, environ, None) == wanted
    file = tmp_path / "codex.toml"
    tables = [f"\n[{group}]\n".encode() + toml(values) for group, values in said.items()]
    file.write_bytes(toml(plain) + b"".join(tables))
    assert load_settings({}, {}, file) == wanted


def test_limits_one_by_one(tmp_path: Path) -> None:
    """The fields of a group come from different sources, each by itself."""
    file = tmp_path / "codex.toml"
    file.write_text("[wire]\nheaders = 20\nidle_seconds = 5\n")
    settings = load_settings({}, {"CODEX_WIRE_HEADERS": "30"}, file)
    assert settings.wire == WireLimits(headers=30, idle_seconds=5.0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wire = 5", "wire: this is a table: [wire]"),
        ("[wire]\nheaders = 0", "wire.headers: Expected int >= 1"),
        ('[wire]\nheaders = "20"', "wire.headers: Expected int, got str"),
        ("[wire]\nidle_seconds = nan", "wire.idle_seconds: Expected float >= 0.05"),
        ("[wire]\nheader = 20", "wire.header: no such limit; there are header_bytes, headers, "),
    ],
)
def test_wrong_limits(tmp_path: Path, text: str, reason: str) -> None:
    """Each is refused with its table and its name; in a variable by the name of the variable."""
    file = tmp_path / "codex.toml"
    file.write_text(text)
    with pytest.raises(BadSettings) as caught:
        load_settings({}, {}, file)
    assert str(caught.value).startswith(f"{file}: {reason}")
    for variable, told in (
        ("CODEX_WIRE_HEADERS", "Expected int >= 1"),
        ("CODEX_WIRE_HEADER", "no such setting; CODEX_WIRE_HEADERS is one"),
    ):
        with pytest.raises(BadSettings, match=rf"^{variable}: {told}$"):
            load_settings({}, {variable: "0"}, None)


def toml(values: dict[str, object]) -> bytes:
    """JSON of words, numbers and lists of words is TOML."""
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values.items()]
    return "\n".join(lines).encode()


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("port", "x", "Expected int, got str"),
        ("port", "", "Expected int, got str"),
        ("port", "65536", "65536 is not between 0 and 65535"),
        ("port", "-1", "-1 is not between 0 and 65535"),
        ("thinkers", "0", "0 is not between 1 and 256"),
        ("bot_pause", "nan", "nan is not between 0 and 60"),
        ("bot_pause", "inf", "inf is not between 0 and 60"),
        ("patience", "-0.5", "-0.5 is not between 0 and 2592000"),
        ("most_tables", "1.5", "Expected int, got str"),
        ("host", " ", "a host needs a name or an address"),
        ("data", "", "Expected a path"),
        ("log_format", "xml", "Invalid enum value 'xml'"),
        ("log_level", "loud", "unknown 'loud': one of debug, info, warning, error, critical"),
        ("behind_proxy", "perhaps", "Expected bool, got str"),
        ("metrics_port", "65536", "65536 is not between 0 and 65535"),
        ("metrics_host", "", "a host needs a name or an address"),
    ],
)
def test_wrong_values(name: str, text: str, reason: str) -> None:
    """A wrong value is refused by flag and by variable, each by its own name."""
    variable = f"CODEX_{name.upper()}"
    with pytest.raises(BadSettings) as caught:
        load_settings({}, {variable: text}, None)
    assert str(caught.value) == f"{variable}: {reason}"
    with pytest.raises(BadSettings) as caught:
        load_settings({name: text}, {}, None)
    assert str(caught.value) == f"--{name.replace('_', '-')}: {reason}"


@pytest.mark.parametrize(
    "origin",
    [
        "example.com",
        "ftp://example.com",
        "https://",
        "https://example.com/",
        "https://example.com/path",
        "https://Example.com",
        "https://ada@example.com",
        "https://example.com:0",
        "https://example.com:65536",
        "https://example.com:443",
        "http://example.com:80",
        "*",
        "null",
    ],
)
def test_wrong_origins(origin: str) -> None:
    """An origin that no browser would send is refused, also among right ones."""
    with pytest.raises(BadSettings, match="is not an origin: write") as caught:
        load_settings({"origins": ("https://a.example", origin)}, {}, None)
    assert caught.value.where == "--origin"
    with pytest.raises(BadSettings, match=r"^CODEX_ORIGINS: "):
        load_settings({}, {"CODEX_ORIGINS": f"https://a.example,{origin}"}, None)


@pytest.mark.parametrize("network", ["example.com", "10.0.0.1/8", "0.0.0.0/0", "::/0", "10.0.0"])
def test_wrong_networks(network: str) -> None:
    """A proxy is named by its network, and everybody is none."""
    with pytest.raises(BadSettings, match=r"^--trusted-proxy: .* is (not a network|everybody): "):
        load_settings({"trusted_proxies": ("10.0.0.0/8", network)}, {}, None)
    with pytest.raises(BadSettings, match=r"^CODEX_TRUSTED_PROXIES: "):
        load_settings({}, {"CODEX_TRUSTED_PROXIES": f"10.0.0.1,{network}"}, None)


def test_unknown_names(tmp_path: Path) -> None:
    """A setting that is none: in flags and files always, in the environment when it looks like a
    slip of the pen."""
    with pytest.raises(BadSettings, match=r"^--prot: no such setting; there are host, port"):
        load_settings({"prot": 1}, {}, None)
    with pytest.raises(BadSettings, match=r"^CODEX_PROT: no such setting; CODEX_PORT is one$"):
        load_settings({}, {"CODEX_PROT": "1"}, None)
    file = tmp_path / "codex.toml"
    file.write_text("[server]\nport = 1\n")
    with pytest.raises(BadSettings, match=r"codex.toml: server: no such setting"):
        load_settings({}, {}, file)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('port = "80"', "port: Expected int, got str"),
        ("port = true", "port: Expected int, got bool"),
        ("behind_proxy = 1", "behind_proxy: Expected bool, got int"),
        ('origins = "https://a.example"', "origins: Expected array, got str"),
        ("origins = [1]", "origins: Expected str, got int - at $[0]"),
        ("data = 5", "data: Expected a path"),
        ("port = ", "this is not valid TOML: Invalid value (at end of document)"),
    ],
)
def test_wrong_files(tmp_path: Path, text: str, reason: str) -> None:
    """A file is typed: the file, the key and the reason are named; also where a flag would win."""
    file = tmp_path / "codex.toml"
    file.write_text(text)
    with pytest.raises(BadSettings) as caught:
        load_settings({"port": 1, "behind_proxy": False}, {}, file)
    assert str(caught.value) == f"{file}: {reason}"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """No file, a folder, and bytes that are no text."""
    with pytest.raises(BadSettings, match=r"no.toml: No such file or directory"):
        load_settings({}, {}, tmp_path / "no.toml")
    with pytest.raises(BadSettings, match="Is a directory"):
        load_settings({}, {}, tmp_path)
    file = tmp_path / "codex.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match="this is not valid TOML: "):
        load_settings({}, {}, file)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://codex:secret@db/codex", "such as postgresql://USER@HOST"),
        ("postgresql://codex:secret@db", "the name of one database"),
        ("postgresql://codex:secret@db/a/b", "the name of one database"),
        ("postgresql://codex:secret@db:port/codex", "cannot be read"),
        ("postgresql://codex:secret@db:99999/codex", "cannot be read"),
        ("postgresql://codex:secret@db:0/codex", "no port 0"),
        ("postgresql://codex:se#cret@db/codex", "cannot be read"),
        ("postgresql://codex:secret@db/codex#x", "written as %23"),
        ("postgresql://codex:secret@db/codex?sslmod=require", "no option sslmod"),
        ("postgresql://codex:secret@db/codex?password=secret", "no option password"),
        ("postgresql://codex:secret@db/codex?sslmode=secret", "no such sslmode"),
        ("postgresql://codex:secret@db/codex?sslmode", "cannot be read"),
    ],
)
def test_databases_that_cannot_be(url: str, reason: str) -> None:
    """Each with its reason, from everywhere, and never with the password."""
    with pytest.raises(BadDatabaseUrl, match=reason) as refused:
        DatabaseUrl(url)
    with pytest.raises(BadSettings, match=f"CODEX_STORE: .*{reason}") as named:
        load_settings({}, {"CODEX_STORE": url}, None)
    assert "secret" not in str(refused.value)
    assert "secret" not in str(named.value)


def test_a_database_is_shown_without_its_password() -> None:
    """In text, in a repr, and in that of all settings."""
    url = DatabaseUrl("postgresql://codex:se%2Fcret@db:5433/codex?sslmode=require")
    assert str(url) == "postgresql://codex@db:5433/codex?sslmode=require"
    assert (url.password, url.database) == ("se/cret", "codex")
    assert "cret" not in repr(url) + repr(ServerSettings(store=url))
    assert str(DatabaseUrl("postgresql://db/codex")) == "postgresql://db/codex"
