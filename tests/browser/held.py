"""Motion under the control of a test: whatever flies over the page is held until it is let go."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

SHOTS = Path(__file__).parents[2] / "shots"
FLYING = ".flights > [data-held]"
HOLD = """
const animate = Element.prototype.animate;
window.flown = 0;
window.holding = false;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  if (this.parentElement?.matches(".flights")) {
    window.flown += 1;
    if (holding) {
      this.dataset.held = "";
      animation.pause();
    }
  }
  return animation;
};
"""


class Held:
    """The flights of a page, one after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.flying = page.locator(FLYING)
        self.shots = 0

    async def install(self) -> None:
        await self.page.add_init_script(HOLD)

    async def hold(self) -> None:
        """Whatever flies from now on."""
        await self.page.evaluate("window.holding = true")

    async def release(self) -> None:
        await self.page.evaluate("window.holding = false")

    async def next(self) -> dict[str, str | None]:
        """What flies now, and nothing else: its picture, or its words."""
        await self.flying.wait_for()
        return {
            "picture": await self.flying.get_attribute("src"),
            "words": await self.flying.inner_text(),
        }

    async def shoot(self, name: str, *shares: float) -> None:
        """Pictures of it under way."""
        SHOTS.mkdir(exist_ok=True)
        for share in shares:
            self.shots += 1
            await self.flying.evaluate(
                """(it, share) => {
                    const [animation] = it.getAnimations();
                    animation.currentTime = animation.effect.getComputedTiming().duration * share;
                }""",
                share,
            )
            await self.page.screenshot(path=SHOTS / f"{name}-{self.shots}.png")

    async def let_go(self) -> None:
        """It arrives."""
        flying = await self.flying.element_handle()
        await flying.evaluate("(it) => it.getAnimations()[0].finish()")
        await flying.wait_for_element_state("hidden")

    async def flown(self) -> int:
        return int(await self.page.evaluate("flown"))
