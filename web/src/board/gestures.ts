import type { Pair } from "./camera.ts";
import type { Point } from "./geometry.ts";

/** What the user does to a board; all points are in px from its upper left corner. */
export interface Gestures {
  readonly pan: (dx: number, dy: number) => void;
  readonly pinch: (before: Pair, after: Pair) => void;
  readonly zoom: (factor: number, point: Point) => void;
  /** The last finger is up, or the wheel rests. */
  readonly end: () => void;
  /** A click or tap beside all buttons. */
  readonly tap: () => void;
}

const THRESHOLD = 4;
const WHEEL_REST = 160;
const LINE = 16;
/** A click that belongs to a gesture comes within this time after it. */
const ECHO = 300;

/** Dragging pans, two fingers pinch, the wheel zooms; a shorter movement is a click on what lies there. */
export function gestures(to: Gestures): (board: HTMLElement) => () => void {
  return (board) => {
    const down = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let moving = false;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const point = (event: MouseEvent): Point => {
      const { left, top } = board.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function press(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest("[data-no-pan]")) return;
      if (down.size === 0) moving = false;
      down.set(event.pointerId, point(event));
      start = point(event);
      if (down.size === 2) begin();
    }

    function begin() {
      moving = true;
      for (const id of down.keys()) board.setPointerCapture(id);
    }

    function move(event: PointerEvent) {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = point(event);
      if (!moving) {
        if (Math.hypot(now.x - start.x, now.y - start.y) < THRESHOLD) return;
        begin();
      }
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      down.set(event.pointerId, now);
      if (other) to.pinch([before, other], [now, other]);
      else to.pan(now.x - before.x, now.y - before.y);
    }

    function lift(event: PointerEvent) {
      if (!down.delete(event.pointerId) || down.size > 0) return;
      if (moving) setTimeout(() => (moving = false), ECHO);
      if (moving) to.end();
      else if (event.type === "pointerup" && !(event.target as Element).closest("button")) to.tap();
    }

    /** What was dragged was not clicked. */
    function click(event: MouseEvent) {
      if (!moving) return;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      // A pinch on a touchpad comes as a wheel with ctrl, in small steps.
      const speed = event.ctrlKey && Math.abs(pixels) < 40 ? 0.01 : 0.0016;
      to.zoom(Math.exp(-pixels * speed), point(event));
      clearTimeout(rest);
      rest = setTimeout(() => to.end(), WHEEL_REST);
    }

    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener("pointerdown", press, { signal });
    board.addEventListener("pointermove", move, { signal });
    board.addEventListener("pointerup", lift, { signal });
    board.addEventListener("pointercancel", lift, { signal });
    board.addEventListener("click", click, { signal, capture: true });
    board.addEventListener("wheel", wheel, { signal, passive: false });
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  };
}
