"""The OpenAPI document, held against the server itself: what it promises is so, for anything that
a client may send."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.openapi.plugins import JsonRenderPlugin
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import allow_header_conformance

from codex_naturalis.protocol.refusals import Code, Refusal
from codex_naturalis.server.api.failures import STATUS
from codex_naturalis.server.api.session_cookie import COOKIE
from tests.server.fuzzing import Fuzzer
from tests.server.serving import serving

pytestmark = pytest.mark.slow

CONFIG = {
    "generation": {"deterministic": True, "with-security-parameters": False},
    "checks": {
        # What a schema cannot say is 422: a name that is reserved, seats that fit no game.
        "positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422, 503]},
        "ignored_auth": {"enabled": False},  # the session is sent behind its back
    },
    "operations": [
        # A label that cannot be printed, a cursor, a mail address or a credential that is none are
        # 400, and in no schema.
        {
            "include-path": [
                "/api/tokens",
                "/api/people/{name}/games",
                "/api/me/mail",
                "/api/me/passkeys",
                "/api/me/passkeys/{passkey}",
                "/api/me/proof",
                "/api/sessions/passkey",
            ],
            "checks": {"positive_data_acceptance": {"enabled": False}},
        }
    ],
}
EXAMPLES = 4
"""For each endpoint, besides the bounds of every field and what lies beyond them."""
AT_RANDOM = settings(
    max_examples=EXAMPLES,
    phases=[Phase.generate],
    database=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
OF_ALL_DOORS = {"400", "403", "413", "429", "503"}


@contextmanager
def _running(data: Path) -> Generator[str]:
    """The server in a thread: schemathesis speaks from ours, and waits."""
    loop = asyncio.new_event_loop()
    started, stop = threading.Event(), asyncio.Event()
    urls: list[str] = []

    async def run() -> None:
        async with serving(data, rate_limits=False) as url:
            urls.append(url)
            started.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    try:
        assert started.wait(30)
        yield urls[0]
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with _running(tmp_path_factory.mktemp("openapi") / "data") as url:
        yield url


@pytest.fixture(scope="module")
def document(url: str) -> dict[str, Any]:
    answer = requests.get(f"{url}/api/schema/openapi.json", timeout=30)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


class Client:
    """Calls every endpoint, as a guest or as nobody; after signing out as a new guest."""

    def __init__(self, url: str, signed_in: bool) -> None:
        self.url = url
        self.signed_in = signed_in
        self.session = requests.Session()
        self.statuses: set[int] = set()
        self._enter()

    def _enter(self) -> None:
        self.session.cookies.clear()
        if self.signed_in:
            assert self.session.post(f"{self.url}/api/guests", timeout=30).status_code == 201

    def call(self, case: Case[Any]) -> None:
        response = case.call_and_validate(
            base_url=self.url,
            session=self.session,
            excluded_checks=[allow_header_conformance],  # Litestar's OPTIONS knows one method only
        )
        self.statuses.add(response.status_code)
        if response.status_code >= 400:
            refusal = msgspec.json.decode(response.content, type=Refusal)
            assert STATUS[refusal.code] == response.status_code, refusal
            assert refusal.code is not Code.INTERNAL
            assert refusal.reason
        if self.signed_in and any(
            COOKIE in text for text in response.headers.get("set-cookie", ())
        ):
            self._enter()


@pytest.mark.parametrize("signed_in", [False, True], ids=["nobody", "guest"])
def test_the_server_keeps_what_the_document_promises(
    url: str, document: dict[str, Any], signed_in: bool
) -> None:
    """For input at the bounds of every field, beyond them, and at random: no failure of the
    server, only documented statuses, and bodies of the documented shape; every refusal is one of
    ours, under the status of its code."""
    config = schemathesis.Config.from_dict(CONFIG)
    schema = schemathesis.openapi.from_dict(document, config=config)
    client = Client(url, signed_in)
    modes = list(GenerationMode)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        endpoint = found.ok()
        if ({} in endpoint.definition.raw["security"]) is not signed_in:
            generation = schema.config.generation_for(operation=endpoint)
            for case in schema.iter_coverage_cases(
                endpoint, generation_modes=modes, generation_config=generation
            ):
                client.call(case)
        AT_RANDOM(given(case=endpoint.as_strategy())(client.call))()
    assert {200, 201, 400, 404, 405} <= client.statuses
    client.session.close()


def _filled(path: str, endpoint: dict[str, Any]) -> str:
    """A path with something in the place of each parameter that it accepts."""
    numbers = {
        parameter["name"]
        for parameter in endpoint.get("parameters", ())
        if parameter["in"] == "path" and parameter["schema"].get("type") == "integer"
    }
    return re.sub(r"\{(\w+)\}", lambda found: "1" if found[1] in numbers else "x", path)


def test_bodies_that_are_junk(url: str, document: dict[str, Any]) -> None:
    """Bytes, broken text, any JSON and the words of the socket are bad requests at every endpoint
    that takes a body, and so are other kinds of body."""
    fuzzer = Fuzzer(3)
    with requests.Session() as session:
        session.post(f"{url}/api/guests", timeout=30)
        for path, endpoints in document["paths"].items():
            for method, endpoint in endpoints.items():
                if "requestBody" not in endpoint:
                    continue
                for number in range(30):
                    kind = "application/json" if number % 5 else "application/x-www-form-urlencoded"
                    frame = fuzzer.junk() if number % 5 else "name=Bo&password=long+enough"
                    body = frame if isinstance(frame, bytes) else frame.encode()
                    if body.strip() == b"{}":  # enough for a guest to go
                        continue
                    answer = session.request(
                        method,
                        url + _filled(path, endpoint),
                        data=body,
                        headers={"Content-Type": kind},
                        timeout=30,
                    )
                    refusal = msgspec.json.decode(answer.content, type=Refusal)
                    assert (answer.status_code, refusal.code) == (400, Code.BAD_REQUEST), body


def test_every_endpoint_tells_how_it_refuses(document: dict[str, Any]) -> None:
    """Each documents the refusals of all endpoints and its own, by codes that exist."""
    for path, endpoints in document["paths"].items():
        for method, endpoint in endpoints.items():
            refusals = {
                status: said for status, said in endpoint["responses"].items() if status >= "4"
            }
            assert refusals.keys() >= OF_ALL_DOORS, (method, path)
            for status, said in refusals.items():
                phrase, _, codes = said["description"].partition(": ")
                assert phrase == HTTPStatus(int(status)).phrase
                named = [Code(code.strip("`")) for code in codes.split(", ")]
                assert all(STATUS[code] == int(status) for code in named), (method, path)
                schema = said["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Refusal"}


def test_endpoints_with_a_session_refuse_strangers(url: str, document: dict[str, Any]) -> None:
    """Where a session is documented, and nothing else, none and a forged one are refused."""
    asked = 0
    for path, endpoints in document["paths"].items():
        for method, endpoint in endpoints.items():
            if {} in endpoint["security"]:
                continue
            asked += 1
            for headers in ({}, {"Cookie": f"{COOKIE}=lie"}, {"Authorization": "Bearer codex_lie"}):
                where = url + _filled(path, endpoint)
                answer = requests.request(method, where, headers=headers, json={}, timeout=30)
                body = answer.json()
                assert (answer.status_code, body["code"]) in {
                    (401, "unauthenticated"),
                    (400, "bad_request"),  # the body is looked at first, and {} is often none
                }, (method, path)
    assert asked >= 8


def test_the_document_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask for it, and making it takes long: all get what was made for the first."""
    made = []
    make = JsonRenderPlugin.render

    def counted(plugin: JsonRenderPlugin, *arguments: Any) -> bytes:
        made.append(plugin)
        return make(plugin, *arguments)

    monkeypatch.setattr(JsonRenderPlugin, "render", counted)
    with _running(tmp_path) as url:
        where = f"{url}/api/schema/openapi.json"
        first, *others = [requests.get(where, timeout=30).content for _ in range(5)]
    assert len(made) == 1
    assert others == [first] * 4


def test_the_document_knows_the_words_of_the_protocol(document: dict[str, Any]) -> None:
    """Every code, every bound and the tags of every union are in the document, and what is unknown
    is told to be refused."""
    schemas = document["components"]["schemas"]
    assert set(schemas["Code"]["enum"]) == set(Code)
    seats = schemas["Settings"]["properties"]["seats"]
    assert (seats["minItems"], seats["maxItems"]) == (1, 4)
    assert seats["items"]["discriminator"]["propertyName"] == "type"
    assert schemas["Settings"]["additionalProperties"] is False
