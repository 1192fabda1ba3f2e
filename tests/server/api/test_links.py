"""Links: every page answers with its page, and says in its head what it shows, with a picture and
in the language of who asks; nothing that a stranger may not see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from struct import unpack
from typing import Any

import pytest
from httpx import AsyncClient, Response

from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.notation.record import read_record
from codex_naturalis.server.api.pages import FOLDER, load_pages
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.previews import pictures
from tests.server.endpoints import code
from tests.server.serving import serving

META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"')
TITLE = re.compile(r"<title>(.*?)</title>")
RECORD = Path(__file__).parents[2] / "golden" / "three-players.codex"
PAGES = ("/", "/new", "/games", "/watch", "/replay", "/learn", "/rules", "/leaderboard")


def tags(answer: Response) -> dict[str, str]:
    """What the head says, unescaped."""
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    found = {name: unescape(content) for name, content in META.findall(answer.text)}
    title = TITLE.search(answer.text)
    assert title is not None
    return {**found, "title": unescape(title[1])}


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[AsyncClient]:
    known = ("https://codex.example",)
    async with (
        serving(tmp_path, origins=known) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        yield http


async def ada(http: AsyncClient, name: str = "Ada") -> None:
    answer = await http.post(
        "/api/accounts", json={"name": name, "password": "a good long passphrase"}
    )
    assert answer.status_code == 201, answer.text


async def table(http: AsyncClient, seats: str = "mb", **settings: Any) -> str:
    """m: mine, b: a bot, f: free."""
    kinds = {
        "m": {"type": "human", "mine": True},
        "b": {"type": "bot", "bot": "monk-3"},
        "f": {"type": "human"},
    }
    asked = {"seats": [kinds[seat] for seat in seats], "shuffle_seats": False, **settings}
    answer = await http.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


@pytest.mark.anyio
async def test_every_page_answers(http: AsyncClient) -> None:
    """Whatever it accepts, a GET of a page gets the page; HEAD all but the body; an address that
    is none, the page with 404; what is no page, a refusal."""
    for accept in ("*/*", "text/html", "application/json", "image/png"):
        for path in PAGES:
            answer = await http.get(path, headers={"Accept": accept})
            assert answer.status_code == 200, path
            assert tags(answer)["og:type"] == "website"
    assert (await http.head("/rules")).status_code == 200
    for path in ("/nothing", "/table", "/table/a/b", "/table/none", "/people/nobody", "/x.png"):
        answer = await http.get(path)
        assert answer.status_code == 404, path
        assert "<div id=" in answer.text
    for path in ("/api/none", "/assets/none.js", "/art/x/y.svg", "/preview/none.png", "/preview/x"):
        assert code(await http.get(path)) == (404, "not_found"), path


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_languages(http: AsyncClient, language: str) -> None:
    """A head is in the language of the browser, or of the link if that names one."""
    words = words_of(language)
    asked = {"Accept-Language": f"ja, {language};q=0.8, en;q=0.1"}
    for answer in (await http.get("/", headers=asked), await http.get(f"/?lang={language}")):
        told = tags(answer)
        assert told["description"] == told["og:description"] == words("site-description")
        assert told["og:locale"].startswith(f"{language}_")
        assert f'<html lang="{language}"' in answer.text
        assert words("site-noscript") in answer.text
        assert "accept-language" in answer.headers["vary"]
        assert f"/assets/alegreya-sc-500-{language}-" in answer.text
    assert tags(await http.get("/rules", headers=asked))["title"].startswith(words("rules"))
    manifest = (await http.get("/manifest.webmanifest", headers=asked)).json()
    assert manifest == (await http.get(f"/manifest.webmanifest?lang={language}")).json()
    assert (manifest["lang"], manifest["dir"]) == (language, "ltr")
    assert manifest["description"] == words("site-about")
    for shortcut in manifest["shortcuts"]:
        assert (await http.get(shortcut["url"])).status_code == 200


@pytest.mark.anyio
async def test_pictures(http: AsyncClient) -> None:
    """The picture that a page names is a PNG of the size that it says, for other sites too; it is
    kept for a minute, and not sent again to who has it."""
    told = tags(await http.get("/learn"))
    assert told["og:image"].startswith(f"{http.base_url}")
    answer = await http.get(told["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    size = (int(told["og:image:width"]), int(told["og:image:height"]))
    assert unpack(">II", answer.content[16:24]) == size == (1200, 630)
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.headers["cache-control"] == "public, max-age=60"
    tag = {"If-None-Match": answer.headers["etag"]}
    assert (await http.get(told["og:image"], headers=tag)).status_code == 304


@pytest.mark.anyio
async def test_hosts(http: AsyncClient) -> None:
    """Addresses in a head are absolute, of the host that was asked; what is no host is not
    repeated."""
    told = tags(await http.get("/rules", headers={"Host": "codex.example:8443"}))
    assert told["og:url"] == "http://codex.example:8443/rules"
    assert told["og:image"].startswith("http://codex.example:8443/preview/")
    for host in ('evil"><script>', "a b", "x/../y", "a@b", ""):
        answer = await http.get("/rules", headers={"Host": host})
        if answer.status_code == 200:
            assert "og:url" not in tags(answer)
            assert "<script>" not in answer.text


@pytest.mark.anyio
async def test_an_invitation(http: AsyncClient) -> None:
    """A table that is waiting for people says who invites, and how many seats are free."""
    await ada(http)
    told = tags(await http.get(f"/table/{await table(http, 'mff')}"))
    assert told["og:title"] == "Ada invites you to a game of Codex Naturalis"
    assert told["og:description"].startswith("2 seats are free.")
    assert "/preview/home.png" in told["og:image"]


@pytest.mark.anyio
async def test_a_running_game(http: AsyncClient) -> None:
    """A game says who plays, bots in the language of who asks; its picture is one of its own, and
    another once somebody has moved."""
    await ada(http)
    path = f"/table/{await table(http)}"
    told = tags(await http.get(path, headers={"Accept-Language": "de"}))
    assert told["title"] == told["og:title"] == f"Ada – {words_of('de')('bots-name-monk-3')}"
    assert told["description"] == words_of("de")("site-playing-text")
    assert f"/preview{path}.png?lang=de&v=" in told["og:image"]
    assert (await http.get(told["og:image"])).headers["content-type"] == "image/png"


@pytest.mark.anyio
async def test_a_game_without_spectators(http: AsyncClient) -> None:
    """Where spectators are not wanted, a link tells neither who plays nor how it stands."""
    await ada(http)
    name = await table(http, spectators=False)
    answer = await http.get(f"/table/{name}")
    told = tags(answer)
    assert answer.status_code == 200
    assert told["og:title"] == "A game of Codex Naturalis"
    assert "Ada" not in answer.text
    assert "/preview/home.png" in told["og:image"]
    general = await http.get("/preview/home.png")
    assert (await http.get(f"/preview/table/{name}.png")).content == general.content


@pytest.mark.anyio
async def test_a_record(http: AsyncClient) -> None:
    """A record says how it stands at the half-move of the link, and at its end without one; names
    in it are text and nothing else."""
    await ada(http)
    game = read_record(RECORD.read_text())
    wild = '<img src=x onerror="a()">&'
    text = RECORD.read_text().replace(game.names[0], wild)
    name = (await http.post("/api/records", json={"record": text})).json()["id"]
    answer = await http.get(f"/replay/record/{name}")
    assert wild not in answer.text
    assert "<img" not in answer.text
    names = " – ".join([wild, *game.names[1:]])
    outcome = game.outcome()
    assert outcome is not None
    totals = " : ".join(str(score.total) for score in outcome.scores)
    assert tags(answer)["og:title"] == f"{names}, {totals}"
    while len(game.transitions) > 40:
        game.pop()
    points = " : ".join(str(player.points) for player in game.view(None).players)
    told = tags(await http.get(f"/replay/record/{name}?ply=40"))
    assert told["og:title"] == f"{names}, round {game.state.round}, {points}"
    assert "ply=40" in told["og:image"]
    assert (await http.get(told["og:image"])).status_code == 200
    assert (await http.get("/replay/record/none")).status_code == 404


@pytest.mark.anyio
async def test_a_person(http: AsyncClient) -> None:
    """A profile has the name of its person."""
    await ada(http, "Žofie O'Neil")
    told = tags(await http.get("/people/Žofie O'Neil"))
    assert told["title"] == "Žofie O'Neil · Codex Naturalis"


@pytest.mark.anyio
async def test_drawing_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for one picture many times at once has it drawn once; who asks for too many others
    is refused, and pages are answered meanwhile."""
    drawn = 0
    goes_on = asyncio.Event()

    async def by_worker(body: bytes) -> bytes:
        nonlocal drawn
        drawn += 1
        await goes_on.wait()
        return b"\x89PNG"

    monkeypatch.setattr(pictures, "_by_worker", by_worker)
    async with serving(tmp_path) as url, AsyncClient(base_url=url, timeout=60) as http:
        await ada(http)
        record = {"record": RECORD.read_text()}
        name = (await http.post("/api/records", json=record)).json()["id"]
        same = [asyncio.ensure_future(http.get("/preview/home.png")) for _ in range(5)]
        others = [
            asyncio.ensure_future(http.get(f"/preview/replay/record/{name}.png?ply={ply}"))
            for ply in range(20, 20 + pictures.MOST_WAITING)
        ]
        done, _ = await asyncio.wait(others, return_when=asyncio.FIRST_COMPLETED)
        assert {code(answer.result()) for answer in done} == {(503, "busy")}
        assert (await http.get("/rules")).status_code == 200
        goes_on.set()
        assert {(await answer).status_code for answer in same} == {200}
        await asyncio.gather(*others)
        assert drawn == pictures.MOST_WAITING


@pytest.mark.anyio
async def test_drawing_is_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address has so many pictures drawn in a minute, and no more; one that is drawn already
    costs nothing."""

    async def by_worker(body: bytes) -> bytes:
        return b"\x89PNG"

    monkeypatch.setattr(pictures, "_by_worker", by_worker)
    async with serving(tmp_path) as url, AsyncClient(base_url=url, timeout=60) as http:
        await ada(http)
        record = {"record": RECORD.read_text()}
        name = (await http.post("/api/records", json=record)).json()["id"]
        most = Action.PICTURE.rates[0].amount
        for ply in range(20, 20 + most):
            answer = await http.get(f"/preview/replay/record/{name}.png?ply={ply}")
            assert answer.status_code == 200
        again = await http.get(f"/preview/replay/record/{name}.png?ply=20")
        assert again.status_code == 200
        last = await http.get(f"/preview/replay/record/{name}.png?ply={20 + most}")
        assert code(last) == (429, "rate_limited")


@pytest.mark.anyio
async def test_a_picture_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that fails is a refusal, and the next one is asked again."""
    monkeypatch.setattr(pictures, "WORKER", "codex_naturalis.none")
    async with serving(tmp_path) as url, AsyncClient(base_url=url, timeout=60) as http:
        assert code(await http.get("/preview/home.png")) == (503, "unavailable")
        monkeypatch.undo()
        assert (await http.get("/preview/home.png")).status_code == 200


def test_routes() -> None:
    """Law: the server knows the pages of the client, and each names files that there are."""
    source = (FOLDER.parents[3] / "web/src/pages.ts").read_text()
    patterns = re.findall(r'\["(/[^"]*)", ', source)
    assert len(patterns) > 10
    pages = load_pages(FOLDER)
    for pattern in patterns:
        route = pages.route(pattern.strip("/").replace(":", "x"))
        assert route is not None, pattern
        files = [*route.files, *(file for files in route.words.values() for file in files)]
        assert len(files) > len(LANGUAGES)
        assert all(pages.file(file) is not None for file in files)
    assert pages.route("nowhere") is None
