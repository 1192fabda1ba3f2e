import { SYMBOLS } from "../cards.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Symbol } from "../protocol.ts";

/** "3 insects, 1 fungus": a count of each symbol, own kingdom first where one is given. */
export function counted(counts: readonly number[], first: Symbol | null = null): string {
  const order = [...SYMBOLS].sort((a, b) => Number(b === first) - Number(a === first));
  return order
    .map((symbol) => ({ symbol, n: counts[SYMBOLS.indexOf(symbol)] ?? 0 }))
    .filter(({ n }) => n > 0)
    .map(({ symbol, n }) => t(`count-${symbol}`, { n }))
    .join(", ");
}

/** How many of each, in the order of SYMBOLS. */
export const tallied = (symbols: readonly Symbol[]): readonly number[] =>
  SYMBOLS.map((symbol) => symbols.filter((one) => one === symbol).length);
