"""compose.yaml and the Containerfile, as far as they can be checked without a container engine:
what our programs are told they understand, and what the parts say of one another is true."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from codex_naturalis.cluster.part import free_port
from codex_naturalis.cluster.programs import NGINX
from tests.debian import present
from tests.deploy.certificate import make_certificate
from tests.deploy.parsing import settings_of

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
CONTAINERFILE = (DEPLOY / "Containerfile").read_text()
FILLED = {
    "NAME": "codex.example",
    "POSTGRES_PASSWORD": "p-one",
    "NODE_PASSWORD": "n-two",
    "WORKER_PASSWORD": "w-three",
}
HOLE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = ("node1", "node2", "worker")


def filled(text: str) -> str:
    """As compose fills it in; a variable that nobody has named is an error."""
    return HOLE.sub(lambda found: FILLED[found[1]], text).replace("$$", "$")


def test_the_variables() -> None:
    """Those of the example for .env are those that compose.yaml needs."""
    lines = (DEPLOY / "compose.env").read_text().splitlines()
    named = {line.partition("=")[0] for line in lines if line and not line.startswith("#")}
    used = {found[1] for found in HOLE.finditer((DEPLOY / "compose.yaml").read_text())}
    assert named == used == FILLED.keys()


@pytest.mark.parametrize("name", OURS)
def test_our_parts_understand_what_they_are_told(name: str) -> None:
    service = SERVICES[name]
    words = [filled(word) for word in service["command"]]
    environ = {key: filled(value) for key, value in service["environment"].items()}
    settings = settings_of(words, environ)
    nats = SERVICES["nats"]["networks"]["inside"]["ipv4_address"]
    user = "worker" if name == "worker" else "node"
    assert settings.bus == f"nats://{user}:{FILLED[f'{user.upper()}_PASSWORD']}@{nats}:4222"
    if name != "worker":
        postgres = SERVICES["postgres"]["networks"]["inside"]["ipv4_address"]
        assert str(settings.store) == f"postgresql://codex@{postgres}/codex"
        assert settings.proxies == (SERVICES["proxy"]["networks"]["front"]["ipv4_address"],)
        assert settings.public_url == "https://codex.example"
        assert str(settings.data) == "/data"
    volumes = [volume.partition(":")[2] for volume in service["volumes"]]
    assert "/cache" in volumes


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_whole(name: str) -> None:
    """Its networks, volumes and the services that it waits for are there; nothing but the proxy can
    be reached from outside; ours may do little."""
    service = SERVICES[name]
    for network, place in service["networks"].items():
        (pool,) = COMPOSE["networks"][network]["ipam"]["config"]
        assert ip_address(place["ipv4_address"]) in ip_network(pool["subnet"])
    for volume in service.get("volumes", ()):
        source = volume.partition(":")[0]
        if source.startswith("./"):
            assert source == "./certificate" or (DEPLOY / source).is_file()
        else:
            assert source in COMPOSE["volumes"]
    for other, how in service.get("depends_on", {}).items():
        healthy = how["condition"] == "service_healthy"
        assert not healthy or other in ("node1", "node2") or "healthcheck" in SERVICES[other]
    assert ("ports" in service) == (name == "proxy")
    if name in OURS:
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]


def test_addresses_are_used_once() -> None:
    places = [
        place["ipv4_address"]
        for service in SERVICES.values()
        for place in service["networks"].values()
    ]
    assert len({*places}) == len(places)
    used = {*COMPOSE["volumes"]}
    assert used == {
        volume.partition(":")[0]
        for service in SERVICES.values()
        for volume in service.get("volumes", ())
        if not volume.startswith("./")
    }


@pytest.mark.slow
def test_the_proxy_has_both_nodes(tmp_path: Path) -> None:
    """Its command fills in nginx.conf so that nginx takes it."""
    present(NGINX)
    proxy = SERVICES["proxy"]
    shell, flag, script = (filled(word) for word in proxy["command"])
    fill, _, rest = script.partition("&& exec nginx")
    assert rest == ' -g "daemon off;"'
    (tmp_path / "certificate").mkdir()
    certificate, key = make_certificate(tmp_path)
    shutil.move(certificate, tmp_path / "certificate" / "fullchain.pem")
    shutil.move(key, tmp_path / "certificate" / "privkey.pem")
    shutil.copy(DEPLOY / "nginx.conf", tmp_path / "nginx.conf")
    fill = fill.replace("/etc/codex", str(tmp_path)).replace("/etc/nginx/conf.d", str(tmp_path))
    environ = {**os.environ, "NAME": filled(proxy["environment"]["NAME"])}
    subprocess.run([shell, flag, fill], check=True, env=environ)
    made = (tmp_path / "default.conf").read_text()
    for node in ("node1", "node2"):
        place = SERVICES[node]["networks"]["front"]["ipv4_address"]
        assert f"    server {place}:8000 max_fails=1" in made
    assert "server_name codex.example;" in made
    own = made.replace("/var/log/nginx", str(tmp_path))
    for port in ("80", "443"):
        own = own.replace(f"listen {port}", f"listen 127.0.0.1:{free_port()}")
    (tmp_path / "default.conf").write_text(own)
    around = f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ include {tmp_path}/default.conf; }}\n"
    (tmp_path / "around.conf").write_text(around)
    words = [str(NGINX.path()), "-t", "-p", str(tmp_path), "-e", str(tmp_path / "error.log")]
    done = subprocess.run(
        [*words, "-c", str(tmp_path / "around.conf")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def instructions() -> Iterator[tuple[str, str]]:
    joined = CONTAINERFILE.replace("\\\n", " ")
    for line in joined.splitlines():
        if line and not line.startswith("#"):
            name, _, rest = line.partition(" ")
            yield name, rest.strip()


def test_the_image_is_made_as_documented() -> None:
    """The steps of the build are those that `tests/release` makes an environment by."""
    steps = [words for name, words in instructions() if name == "RUN"][:3]
    guide = (ROOT / "docs" / "how-to" / "run-a-server.md").read_text()
    assert f"```\n{chr(10).join(steps)}\n```" in guide


def test_the_image() -> None:
    """Nobody is root in it, what it starts is understood, and it knows whether it is well."""
    told = [*instructions()]
    last = dict(told)
    users = [words for name, words in told if name == "USER"]
    assert users == ["10001"]
    (volumes,) = (yaml.safe_load(words) for name, words in told if name == "VOLUME")
    assert volumes == ["/data", "/cache"]
    settings = settings_of([*yaml.safe_load(last["CMD"]), "--plain-http"], {})
    assert (settings.host, settings.port, str(settings.data)) == ("0.0.0.0", 8000, "/data")
    assert "http://127.0.0.1:8000/health" in last["HEALTHCHECK"]
    assert last["EXPOSE"] == "8000"
