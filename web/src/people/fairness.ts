/**
 * Was the deal fixed before the game began? The promise is SHA-256 over five lines joined by "\n":
 * the salt, then the four deck lines of the record. Checked in the user's own browser.
 */
const DECKS = ["Resource-Deck", "Gold-Deck", "Starter-Deck", "Objective-Deck"] as const;

export type FairnessResult = "kept" | "broken" | "other_promise" | "no_deal" | "no_hash" | "no_salt";

export interface Fairness {
  readonly result: FairnessResult;
  readonly promised: string | null;
  readonly salt: string | null;
  /** The deck lines, as they go into the hash. */
  readonly deal: readonly string[];
  /** What the salt and the deal give. */
  readonly dealt: string | null;
}

/** The headers of a record: everything before its first blank line. */
export function headersOf(record: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of record.replace(/^\uFEFF/u, "").split(/\r?\n/u)) {
    const colon = line.indexOf(":");
    if (line.trim() === "" || colon < 0) {
      if (headers.size > 0) break;
      continue;
    }
    headers.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

export async function checkFairness(record: string, noted?: string | null): Promise<Fairness> {
  const headers = headersOf(record);
  const header = headers.get("Deal-Hash")?.toLowerCase() || null;
  const promised = noted?.trim().toLowerCase() || header;
  const salt = headers.get("Deal-Salt") || null;
  const deal = DECKS.flatMap((name) => {
    const cards = headers.get(name)?.split(/\s+/u).join(" ");
    return cards ? [`${name}: ${cards}`] : [];
  });
  const known = { promised, salt, deal, dealt: null };
  if (deal.length < DECKS.length) return { ...known, result: "no_deal" };
  if (promised === null) return { ...known, result: "no_hash" };
  if (header !== null && header !== promised) return { ...known, result: "other_promise" };
  if (salt === null) return { ...known, result: "no_salt" };
  const dealt = await sha256([salt, ...deal].join("\n"));
  return { ...known, dealt, result: dealt === promised ? "kept" : "broken" };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers offer this only on secure pages: https or localhost. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;
