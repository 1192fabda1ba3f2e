import * as plans from "../game/plan.ts";
import type { Analysis } from "./analysis.svelte.ts";

const TYPING = "input:not([type='radio']), textarea, select, dialog";

type Keys = Readonly<Record<string, (analysis: Analysis) => void>>;

const KEYS: Keys = {
  ArrowLeft: (analysis) => void analysis.back(),
  ArrowRight: (analysis) => void analysis.forward(),
  ArrowUp: (analysis) => void analysis.branch(-1),
  ArrowDown: (analysis) => void analysis.branch(1),
  Delete: (analysis) => analysis.remove(),
  Escape: (analysis) => (analysis.plan = plans.back(analysis.plan)),
  f: (analysis) => {
    if (analysis.view) analysis.plan = plans.flip(analysis.view, analysis.plan);
  },
  p: (analysis) => analysis.toggle(),
  o: (analysis) => analysis.see(!analysis.open),
};

/** The keys of the board; in the tree of variations they are those of a tree. */
export function press(analysis: Analysis, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING)) return;
  if (target.matches("input[type='radio']") && event.key.startsWith("Arrow")) return;
  if (event.shiftKey && event.key === "ArrowUp") analysis.promote();
  else if (/^[1-3]$/u.test(event.key) && analysis.view?.phase === "place") {
    analysis.plan = plans.chooseNth(analysis.view, analysis.plan, Number(event.key) - 1);
  } else {
    const act = KEYS[event.key];
    if (!act) return;
    act(analysis);
  }
  event.preventDefault();
}
