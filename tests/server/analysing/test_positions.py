"""Trees, positions and set-ups over REST: what comes back, and what is refused with place and
reason."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from httpx import AsyncClient, Response

from codex_naturalis.analysis.exercises import Exercise, Try
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.notation.game_tree import GameTree
from codex_naturalis.notation.position import write_position
from codex_naturalis.notation.record import read_record, write_record
from codex_naturalis.notation.variations import read_tree, write_tree
from codex_naturalis.protocol.analyses import AnalysisStep, AnalysisTree, SetupResult
from codex_naturalis.protocol.exercises import Theme
from codex_naturalis.server.api import analysis
from codex_naturalis.server.api.analyses import MOST
from tests.server.endpoints import code
from tests.server.serving import serving
from tests.server.visiting import account, guest

pytestmark = pytest.mark.anyio

HOSTILE = '<img src=x onerror=alert(1)> {{ $x }} "quoted" \\ ⟦insect⟧'


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[AsyncClient]:
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        yield http


def played(half_moves: int | None = None) -> Game:
    game = Game.new(2, seed=7)
    rng = Random(11)
    while not game.over and (half_moves is None or len(game.transitions) < half_moves):
        game.push(game.legal_moves.sample(rng))
    return game


def branched() -> GameTree:
    tree = GameTree(played(30))
    rng = Random(5)
    for parent in (4, 9, 9, 20):
        at = Game(tree.state(parent))
        tree.add(parent, at.legal_moves.sample(rng))
    tree.set_note(9, HOSTILE)
    tree.set_note(0, "The start")
    return tree


async def opened(http: AsyncClient, text: str) -> AnalysisTree:
    answer = await http.post("/api/analysis/open", json={"text": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=AnalysisTree)


def as_sent(tree: AnalysisTree) -> dict[str, Any]:
    nodes = [
        {"parent": one.parent, "seat": one.seat, "move": one.move, "note": one.note}
        for one in tree.nodes
    ]
    return {"start": tree.start, "nodes": nodes, "note": tree.note}


async def test_a_tree_there_and_back(http: AsyncClient) -> None:
    """Law: a tree that is opened and written again is the same text, with the notes as they are."""
    text = write_tree(branched())
    tree = await opened(http, text)
    assert len(tree.nodes) == len(branched())
    assert tree.nodes[8].note == HOSTILE
    assert tree.main == 30
    again = await http.post("/api/analysis/text", json=as_sent(tree))
    assert again.json() == {"text": text}
    position = await opened(http, write_position(played(30).state))
    assert position.nodes == ()
    assert position.start == write_position(played(30).state)


@pytest.mark.parametrize("half_moves", [0, 3, 20, 21, None])
async def test_a_step(http: AsyncClient, half_moves: int | None) -> None:
    """Law: a step is the position after the half-moves, as the seat to move sees it, with what
    the others hold."""
    game = played(half_moves)
    start = write_record(Game(game.start, deal=game.deal))
    moves = [{"seat": seat, "move": str(move)} for seat, move in game.moves]
    answer = await http.post("/api/analysis/step", json={"start": start, "moves": moves})
    step = msgspec.json.decode(answer.content, type=AnalysisStep)
    seat = None if game.over else game.seat
    assert step.seat == seat
    assert step.view == view_of(game.state, seat)
    assert step.position == write_position(game.state)
    assert step.hands == tuple(tuple(c.id for c in one.hand) for one in game.state.players)
    assert step.move == (str(game.moves[-1][1]) if game.moves else None)


async def test_the_game_of_an_exercise(http: AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: an exercise opens as its game up to its position; another id is not found."""
    record = write_record(played(21))
    tries = (Try("<R", 0.6), Try("<G", 0.4))
    exercise = Exercise("0123456789", Theme.DRAW, 1500, record, 0, tries, 0.01)
    monkeypatch.setattr(analysis, "shipped", lambda: (exercise,))
    answer = await http.get("/api/analysis/exercise/0123456789")
    tree = msgspec.json.decode(answer.content, type=AnalysisTree)
    assert len(tree.nodes) == tree.main == 21
    assert code(await http.get("/api/analysis/exercise/none")) == (404, "not_found")


async def refused(http: AsyncClient, path: str, **body: Any) -> Response:
    answer = await http.post(f"/api/analysis/{path}", json=body)
    assert answer.status_code >= 400, answer.text
    code(answer)
    return answer


@pytest.mark.parametrize(
    ("change", "case", "line"),
    [
        (("Points-0: ", "Points-0: 1"), "points_wrong", "Points-0"),
        (("Round: ", "Round: 1"), "area_size", "Area-0"),
        (("Hand-1: ", "Hand-1: 17 "), "card_places", None),
        (("Turn: ", "Turn: x"), "not_a_number", "Turn"),
        (("Area-0: ", "Area-0: 17f "), "area_starter", "Area-0"),
        (("Market: ", "Market: - "), "position", "Market"),
        (("Codex-Position: 1", "Codex-Position: 2"), "version", "Codex-Position"),
    ],
)
async def test_bad_positions(
    http: AsyncClient, change: tuple[str, str], case: str, line: str | None
) -> None:
    """Law: a position that cannot be is refused with its line and reason."""
    text = write_position(played(20).state).replace(*change, 1)
    body = (await refused(http, "open", text=text)).json()
    assert (body["code"], body["case"]) == ("bad_record", case)
    if line is not None:
        there = text.split("\n")[body["parameters"]["line"] - 1]
        assert there.startswith(line)


async def test_bad_trees(http: AsyncClient) -> None:
    """Law: a tree with illegal half-moves, impossible parents, notes that are huge or have control
    characters, or too many nodes is refused; nothing is a failure of the server."""
    tree = as_sent(await opened(http, write_tree(branched())))

    def changed(number: int, **fields: Any) -> dict[str, Any]:
        nodes = [dict(node) for node in tree["nodes"]]
        nodes[number] |= fields
        return tree | {"nodes": nodes}

    assert (await refused(http, "text", **changed(3, move="99f@1,1"))).status_code < 500
    assert (await refused(http, "text", **changed(3, parent=20))).json()["case"] == "variation_node"
    for note, case in (("a\x1bb", "note_character"), (" a", "note_blanks")):
        body = (await refused(http, "text", **changed(3, note=note))).json()
        assert (body["code"], body["case"]) == ("bad_record", case)
    assert (await refused(http, "text", **changed(3, note="x" * 2001))).json()["code"]
    assert (await refused(http, "text", **tree | {"nodes": tree["nodes"] * 60})).status_code == 400
    text = write_tree(branched()) + "#! 2 0 nonsense\n"
    body = (await refused(http, "open", text=text)).json()
    assert body["parameters"] == {"line": text.count("\n"), "move": "nonsense"}


async def test_set_up_by_hand(http: AsyncClient) -> None:
    """Case: a position is set up card by card: areas come with their slots, and what is missing
    is said; when nothing is, there is a position that can be opened."""
    seats: list[dict[str, Any]] = [{"area": ["81f", "17b@1,1"]}, {}]

    async def tried() -> SetupResult:
        answer = await http.post("/api/analysis/setup", json={"seats": seats, "turn": 1})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=SetupResult)

    begun = await tried()
    assert begun.position is None
    assert [fault.case for fault in begun.faults] == ["area_empty"]
    assert len(begun.areas[0].cards) == 2
    assert begun.areas[0].slots
    assert begun.areas[1].slots == ((0, 0),)
    seats[1] = {"area": ["82b"], "hand": [1, 2]}
    ready = await tried()
    assert ready.faults == ()
    assert ready.position is not None
    tree = await opened(http, ready.position)
    assert tree.names == ("Seat 0", "Seat 1")


@pytest.mark.parametrize("mode", ["solo-easy", "solo-normal", "solo-hard"])
async def test_against_tybor(http: AsyncClient, mode: str) -> None:
    """Case: a new game against Tybor, and a position by hand that opens with Tybor's cards as they
    were given; two players, or a card that he cannot have, are named."""
    new = await http.post("/api/analysis/new", json={"mode": mode})
    assert msgspec.json.decode(new.content, type=AnalysisTree).options.mode == mode
    refused = await http.post("/api/analysis/new", json={"mode": mode, "players": 2})
    assert code(refused) == (422, "bad_settings")
    assert "a solo game has 1 player" in refused.text

    seat = {"area": ["81f", "17b@1,1"]}

    async def answered(seats: list[Any], **tybor: list[int]) -> SetupResult:
        wanted = {"seats": seats, "mode": mode, "tybor": tybor}
        answer = await http.post("/api/analysis/setup", json=wanted)
        return msgspec.json.decode(answer.content, type=SetupResult)

    found = await answered([seat], scored=[44], taken=[5], dealt=[1])
    assert found.faults == ()
    assert found.position is not None
    tree = await opened(http, found.position)
    answer = await http.post("/api/analysis/step", json={"start": tree.start})
    step = msgspec.json.decode(answer.content, type=AnalysisStep)
    assert step.view.tybor is not None
    assert (step.view.tybor.taken, step.view.tybor.scored) == ((5,), (44,))
    assert step.dealt[0] == 1
    for seats, tybor, case in (
        ([seat, {"area": ["82f"]}], {}, "solo_players"),
        ([seat], {"scored": [44, 45, 46]}, "tybor_size"),
        ([seat], {"scored": [2]}, "card_kind"),
    ):
        assert case in {fault.case for fault in (await answered(seats, **tybor)).faults}
    wrong = found.position.replace("Tybor: ", "Tybor: 1", 1)
    refused = await http.post("/api/analysis/open", json={"text": wrong})
    assert code(refused) == (422, "bad_record")
    assert "Tybor: " in refused.text


async def test_saved_analyses(tmp_path: Path) -> None:
    """Case: an account saves, lists, opens, replaces and deletes analyses, and nobody else sees
    them; a guest cannot save; what is broken is not saved."""
    text = write_tree(branched())
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        account(url, "Ada") as ada,
        account(url, "Ben") as ben,
        guest(url) as cleo,
    ):
        path = "/api/me/analyses"
        made = await ada.http.post(path, json={"title": HOSTILE[:80], "text": text})
        assert made.status_code == 201, made.text
        number = made.json()["id"]
        assert [one["title"] for one in (await ada.http.get(path)).json()] == [HOSTILE[:80]]
        assert (await ada.http.get(f"{path}/{number}")).json()["text"] == text
        again = await ada.http.post(path, json={"title": "New", "text": text, "id": number})
        assert again.json()["id"] == number
        assert [one["title"] for one in (await ada.http.get(path)).json()] == ["New"]
        assert (await ben.http.get(path)).json() == []
        for answer in (
            await ben.http.get(f"{path}/{number}"),
            await ben.http.delete(f"{path}/{number}"),
            await ben.http.post(path, json={"title": "Mine", "text": text, "id": number}),
        ):
            assert code(answer) == (404, "not_found")
        assert code(await cleo.http.post(path, json={"title": "x", "text": text}))[1] == (
            "needs_account"
        )
        for body, refusal in (
            ({"title": "x", "text": "broken"}, "bad_record"),
            ({"title": "a\x07b", "text": text}, "bad_request"),
            ({"title": "x" * 81, "text": text}, "bad_request"),
        ):
            assert code(await ada.http.post(path, json=body))[1] == refusal
        assert (await ada.http.delete(f"{path}/{number}")).status_code == 204
        assert (await ada.http.get(path)).json() == []


async def test_not_more_than_some(tmp_path: Path) -> None:
    """Case: an account can save a bounded number of analyses."""
    text = write_record(played(2))
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        account(url, "Ada") as ada,
    ):
        for number in range(MOST):
            body = {"title": f"Number {number}", "text": text}
            assert (await ada.http.post("/api/me/analyses", json=body)).status_code == 201
        more = await ada.http.post("/api/me/analyses", json={"title": "One more", "text": text})
        assert code(more) == (409, "limit_reached")


def test_an_older_reader() -> None:
    """Law: what is written for a tree, an older reader reads as its main line."""
    assert read_record(write_tree(branched())) == read_tree(write_tree(branched())).game()
