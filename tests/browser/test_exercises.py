"""Exercises in the browser: solved by mouse, finger and keys, with and without a name."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from playwright.async_api import expect

from codex_naturalis.analysis.exercises import Exercise, shipped
from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.moves import Place, parse_move
from codex_naturalis.protocol.exercises import ExerciseTask, Theme
from tests.browser.person import Person, Site, Typist
from tests.browser.test_pages import SHOTS, findings
from tests.browser.test_screen_reader import LISTEN
from tests.server.visiting import finish_game

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MARKET = ("R", "R1", "R2", "G", "G1", "G2")
MINE = {"type": "human", "mine": True}


def some(theme: Theme) -> Exercise:
    return next(one for one in shipped() if one.theme is theme)


def placement() -> Exercise:
    """One with several cards and spots."""
    return next(one for one in shipped() if one.theme is Theme.PLACEMENT and "@" in one.best.move)


async def attempt(player: Person, move: str) -> None:
    """Try a half-move as it is made at the table."""
    page = player.page
    if move.startswith("s:"):
        await player.press(page.locator(".setup button.face").nth(int(move == "s:back")))
    elif move.startswith("o:"):
        offered = await page.locator(".setup .choices button img").evaluate_all(
            "(all) => all.map((one) => one.src)"
        )
        index = next(n for n, src in enumerate(offered) if f"objective-{move[2:]}." in src)
        await player.press(page.locator(".setup .choices button").nth(index))
        await player.press(page.locator(".foot .button.primary"))
    elif move.startswith("<"):
        await player.press(page.locator("#hand button.leaf").nth(MARKET.index(move[1:])))
        await player.press(page.locator(".foot .button.primary"))
    else:
        await place(player, move)


async def place(player: Person, move: str) -> None:
    page = player.page
    what, _, at = move.partition("@")
    card = page.locator(f'#hand [data-held="{what[:-1]}"]')
    face = card.locator("button.face")
    if await face.get_attribute("aria-pressed") != "true":
        await player.press(face)
    side = card.locator(".sides button").nth(int(what[-1] == "b"))
    if await side.get_attribute("aria-pressed") != "true":
        await player.press(side)
    # Off the screen or behind the hand: the keyboard reaches every slot.
    slot = page.locator(f'button.slot[data-at="{at}"]')
    await slot.focus()
    await slot.press("Enter")


def wrong(exercise: Exercise) -> str:
    """A try that is not the best, and not its neighbour in doubt."""
    return exercise.tries[-1].move


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", list(Theme))
async def test_every_theme_is_solved(site: Site, theme: Theme, phone: bool) -> None:
    """Law: the best half-move of each theme, made as at the table, is told to be it, with its
    chance; the way on is there."""
    exercise = some(theme)
    async with site.person(7, phone=phone) as player:
        await player.page.goto(f"/exercises/{exercise.id}")
        await player.page.wait_for_selector(".foot")
        await attempt(player, exercise.best.move)
        heading = player.page.get_by_role("heading", name=player.words("exercise-verdict-best"))
        await heading.wait_for()
        await player.page.locator(".verdicts .rating").wait_for()
        await player.press(player.button("exercise-next"))
        await player.page.wait_for_url(lambda url: not url.endswith(exercise.id))
        await player.page.wait_for_selector(".foot")


async def test_a_wrong_try_then_hints_then_the_answer(site: Site) -> None:
    """Case: a wrong try gets its verdict, chance and reason, and is said; hints go from the idea to
    the card to the spot; then the answer is on the board, and the rating has fallen once."""
    exercise = placement()
    best = parse_move(exercise.best.move)
    assert isinstance(best, Place)
    async with site.person(8) as player:
        page = player.page
        await page.goto(f"/exercises/{exercise.id}")
        await page.wait_for_selector(".foot")
        await page.evaluate(LISTEN)
        await attempt(player, wrong(exercise))
        shown = page.locator(".try")
        await shown.wait_for()
        chance = await shown.locator(".number").inner_text()
        said = await page.evaluate("window.said.polite")
        assert any(chance in text for text in said), said
        assert await shown.locator("p").inner_text()
        hints = page.locator(".hints li")
        for number in range(1, 4):
            await player.press(player.button("exercise-hint").first)
            assert await hints.count() == number
        assert await hints.nth(1).locator("img").count() == 1
        mark = page.locator("#board").get_by_text("★")
        await mark.wait_for()
        await player.press(player.button("exercise-show"))
        await page.get_by_role("heading", name=player.words("exercise-answer")).wait_for()
        assert await page.locator("#board .marked.best").count() == 1
        assert await page.locator(".verdicts .rating").inner_text()
        assert await page.locator(".result .down").count() == 1


async def test_what_is_said_over_the_market(site: Site) -> None:
    """Law: after a draw the market says as in a review what was the best and what one took, with
    the chances, and the others' chances; where the best was found, it is the best and nothing was
    better."""
    exercise = some(Theme.DRAW)
    chances = {one.move: one.win for one in exercise.tries}
    SHOTS.mkdir(exist_ok=True)
    for found in (True, False):
        async with site.person(12) as player:
            page, words = player.page, player.words
            await page.goto(f"/exercises/{exercise.id}")
            await page.wait_for_selector(".foot")
            move = exercise.best.move if found else wrong(exercise)
            await attempt(player, move)
            if not found:
                await page.locator(".try").wait_for()
                await player.press(player.button("exercise-show"))
            said = page.locator("#hand .market li")
            await expect(said).to_have_count(len(MARKET))
            best = f"{100 * chances[exercise.best.move]:.0f}"
            label = words("verdict-label-best" if found else "verdict-label-better", chance="")
            shown = page.locator("#hand .market li.best b")
            await expect(shown).to_contain_text(label.strip(" ·"))
            await expect(shown).to_contain_text(best)
            taken = page.locator("#hand .market li.played b")
            await expect(taken).to_have_count(0 if found else 1)
            if not found:
                await expect(taken).to_contain_text(
                    words("verdict-label-took-you", chance="").strip(" ·")
                )
                await expect(taken).to_contain_text(f"{100 * chances[move]:.0f}")
            await page.screenshot(path=SHOTS / f"exercise-draw-{'best' if found else 'better'}.png")


async def test_by_keys_alone(site: Site) -> None:
    """Case: number, arrows and Enter as at the table, H for a hint, Enter for the next one; the
    focus is never lost."""
    exercise = placement()
    async with site.person(9, kind=Typist) as player:
        assert isinstance(player, Typist)
        page = player.page
        await page.goto(f"/exercises/{exercise.id}")
        await page.wait_for_selector(".foot")
        await page.keyboard.press("h")
        assert await page.locator(".hints li").count() == 1
        await page.keyboard.press("1")
        await page.locator("button.slot:focus").wait_for()
        await page.keyboard.press("Enter")
        await page.locator(".try, .head .right").first.wait_for()
        for _ in range(2):
            if await page.locator(".foot [data-next]").count():
                break
            await page.keyboard.press("1")
            await page.locator("button.slot:focus").wait_for()
            await page.keyboard.press("ArrowRight")
            await page.keyboard.press("Enter")
        if not await page.locator(".foot [data-next]").count():
            await player.press(player.button("exercise-show"))
        await page.locator(".foot [data-next]").wait_for()
        assert not (await player.focused()).startswith("<body")
        await page.keyboard.press("Enter")
        await page.wait_for_url(lambda url: not url.endswith(exercise.id))


async def test_a_visitors_progress_moves_to_the_account(site: Site) -> None:
    """Law: without a name progress is kept in the browser; who creates an account has it there, and
    the browser keeps nothing more."""
    exercise = some(Theme.DRAW)
    async with site.person(10) as player:
        page = player.page
        await page.goto(f"/exercises/{exercise.id}")
        await page.wait_for_selector(".foot")
        await attempt(player, exercise.best.move)
        await page.locator(".verdicts .rating").wait_for()
        rating = await page.locator(".verdicts .rating").inner_text()
        assert await page.evaluate("localStorage.getItem('codex.exercises')")
        body: dict[str, Any] = {"name": "Solver", "password": "a good long passphrase"}
        assert (await page.request.post("/api/accounts", data=body)).ok
        await page.evaluate("localStorage.setItem('codex.known', '1')")
        await page.goto("/exercises")
        await page.get_by_text("Solver").first.wait_for()
        await page.locator("#themes").wait_for()
        await page.wait_for_function("localStorage.getItem('codex.exercises') === null")
        mine = await (await page.request.get("/api/me/exercises")).json()
        assert (mine["tried"], mine["solved"], mine["rating"]) == (1, 1, int(rating))


LOADED = """(names) => {
  const got = performance.getEntriesByType("resource").map(({name}) => name.split("/").pop());
  return names.every((name) => got.includes(name));
}"""


def pictures(task: ExerciseTask) -> list[str]:
    """The files of what an exercise shows of areas, hand, market and objectives."""
    view = task.view
    cards = [laid for player in view.players for laid in player.cards]
    shown = [f"{laid.card}f.svg" for laid in cards if laid.side is Side.FRONT]
    shown += [f"{face.card}f.svg" for face in view.faces if face.side is Side.FRONT]
    shown += [f"{card}f.svg" for card in view.market if card is not None]
    return shown + [f"objective-{objective}.svg" for objective in view.objectives]


async def test_a_loaded_exercise_needs_no_server(own_site: Site) -> None:
    """Law: offline, tries still get their verdicts, and the next exercise, which was loaded ahead,
    can be solved; what was tried is kept."""
    exercise = some(Theme.DRAW)
    provokes = ("ERR_INTERNET_DISCONNECTED", "Failed to fetch")
    async with own_site.person(11, provokes=provokes) as player:
        page = player.page
        async with page.expect_response("**/api/exercises/next*") as ahead:
            await page.goto(f"/exercises/{exercise.id}")
        await page.wait_for_selector(".foot")
        task = msgspec.json.decode(await (await ahead.value).body(), type=ExerciseTask)
        await page.wait_for_function(LOADED, arg=pictures(task))
        await page.context.set_offline(True)
        await attempt(player, exercise.best.move)
        heading = page.get_by_role("heading", name=player.words("exercise-verdict-best"))
        await heading.wait_for()
        await page.get_by_text(player.words("exercise-kept")).wait_for()
        await player.press(player.button("exercise-next"))
        await page.wait_for_url(lambda url: not url.endswith(exercise.id))
        await player.press(player.button("exercise-show"))
        await page.get_by_role("heading", name=player.words("exercise-answer")).wait_for()
        await page.wait_for_function(
            "JSON.parse(localStorage.getItem('codex.exercises')).tries.length === 2"
        )


async def test_three_minutes(site: Site) -> None:
    """Case: a run against the clock: one try each, what was found counts; when the time is up, the
    number is told."""
    async with site.person(12) as player:
        page = player.page
        await page.clock.install()
        await page.goto("/exercises")
        await player.press(player.button("exercises-timed"))
        await page.wait_for_selector(".foot")
        found = next(one for one in shipped() if page.url.endswith(one.id))
        await attempt(player, found.best.move)
        await player.press(player.button("exercise-next"))
        await page.wait_for_url(lambda url: not url.endswith(found.id))
        await page.wait_for_selector(".foot")
        await page.clock.fast_forward(181_000)
        await page.get_by_role("heading", name=player.words("exercise-time-up")).wait_for()
        await page.get_by_text(player.words("exercise-time-result", n=1, all=1)).wait_for()
        other = some(Theme.STARTER)
        await page.evaluate(f"history.pushState(null, '', '/exercises/{other.id}')")
        await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        await page.wait_for_selector(".setup")
        assert not await page.get_by_text(player.words("exercise-time-up")).count()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_own_mistakes_are_due_on_home(site: Site, phone: bool) -> None:
    """Case: a half-move of a finished game made an exercise is due at once: on home, in the list,
    solved by Start; then it comes back tomorrow or in three days, and home has it no more."""
    async with site.person(13, phone=phone) as player:
        page = player.page
        seats = [MINE, {"type": "bot", "bot": "random"}]
        table = await player.make_table(seats=seats, shuffle_seats=False)
        await page.goto(table)
        async with player.elsewhere() as line:
            await finish_game(line, table.rpartition("/")[2], [0], Random(4))
        body = {"kind": "table", "id": table.rpartition("/")[2], "ply": 7}
        assert (await page.request.post("/api/me/exercises", data=body)).ok
        await page.goto("/")
        await player.press(page.locator("section:has(#due-exercises) a"))
        await page.locator("#own-title").wait_for()
        assert await page.locator("section:has(#own-title) li").count() == 1
        await player.press(page.locator("section:has(#due-title) .button.primary"))
        await page.wait_for_url("**/exercises/own/*", timeout=60_000)
        await page.wait_for_selector(".foot")
        assert not await findings(player)
        async with page.expect_response("**/tries"):  # the page shows the answer before it is sent
            await player.press(player.button("exercise-show"))
        await page.get_by_role("heading", name=player.words("exercise-answer")).wait_for()
        mine = await (await page.request.get("/api/me/exercises")).json()
        assert (mine["due"], mine["own"][0]["stage"]) == (0, 0)
        await player.press(player.button("exercise-remove"))
        await page.get_by_text(player.words("exercise-removed")).first.wait_for()
        mine = await (await page.request.get("/api/me/exercises")).json()
        assert mine["own_total"] == 0


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
async def test_the_verdict_is_on_the_screen(
    site: Site, size: tuple[int, int], language: str
) -> None:
    """Law: on small screens, too, the verdict on a try, its chance and its reason are seen without
    scrolling, and so are the buttons."""
    width, height = size
    view = {"width": width, "height": height}
    async with site.person(15, language, phone=True, viewport=view) as player:
        for theme in (Theme.PLACEMENT, Theme.DRAW):
            await player.page.goto(f"/exercises/{some(theme).id}")
            await player.page.wait_for_selector(".foot")
            await attempt(player, wrong(some(theme)))
            for part in (".verdict", ".number", "p"):
                await expect(player.page.locator(f".try {part}").first).to_be_in_viewport(ratio=1)
            for button in await player.page.locator(".foot .button").all():
                await expect(button).to_be_in_viewport(ratio=1)


SIZES = {"1440": (1440, 900), "390": (390, 844), "844": (844, 390)}


@pytest.mark.parametrize("size", SIZES)
async def test_screens(site: Site, size: str) -> None:
    """Law: axe finds nothing serious on overview, exercise and answer, in any size, and nothing is
    wider than the screen; the pictures are left to be looked at."""
    width, height = SIZES[size]
    SHOTS.mkdir(exist_ok=True)
    async with site.person(14, viewport={"width": width, "height": height}) as player:
        page = player.page
        found: list[str] = []

        async def look(name: str) -> None:
            await page.screenshot(path=SHOTS / f"{name}-{size}.png")
            wide = await page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{name} is {wide} wide"
            found.extend(await findings(player))

        await page.goto("/exercises")
        await page.locator("#themes").wait_for()
        await look("exercises")
        for theme in (Theme.PLACEMENT, Theme.DRAW, Theme.STARTER, Theme.OBJECTIVE):
            await page.goto(f"/exercises/{some(theme).id}")
            await page.wait_for_selector(".foot")
            await look(f"exercise-{theme}")
            await player.press(player.button("exercise-show"))
            await page.locator(".verdicts .rating").wait_for()
            await look(f"exercise-{theme}-answer")
        assert not found, "\n".join(found)
