import { missingWords } from "../board/names.ts";
import { CARDS } from "../cards.ts";
import type { Source, View } from "../protocol.ts";

const GOLD: readonly (readonly [Source, number])[] = [
  ["G1", 2],
  ["G2", 3],
];

/** What I am missing for the gold cards of the market, in words; "" when nothing. */
export function missingForMarket(view: View): Partial<Record<Source, string>> {
  const tally = view.seat === null ? undefined : view.players[view.seat]?.tally;
  if (!tally) return {};
  return Object.fromEntries(
    GOLD.flatMap(([source, index]) => {
      const card = view.market[index];
      if (card === null || card === undefined) return [];
      const missing = (CARDS[card]?.cost ?? []).map((cost, symbol) =>
        Math.max(0, cost - (tally[symbol] ?? 0)),
      );
      return [[source, missing.some((n) => n > 0) ? missingWords(missing) : ""]];
    }),
  );
}
