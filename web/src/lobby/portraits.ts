/** The faces of those who are no people, on a field of 64: a cowl, a beard, a tool. */
export interface Portrait {
  readonly robe: string;
  readonly skin: string;
  readonly cowl: string;
  readonly beard: string | null;
  readonly beardColour: string;
  readonly brows: string;
  readonly tool: string | null;
}

const ROBES = ["#7a5a38", "#5d5348", "#8a7147", "#4a3f3a", "#6d4a33"] as const;
const SKINS = ["#e2c59a", "#d3a97c", "#b98560", "#ecd3ae"] as const;
const BEARDS = ["#6b4a2f", "#9a7b52", "#b7aa97", "#d9d2c4"] as const;

const COWLS = [
  "M9 64C8 44 12 22 22 14C28 9 37 9 43 14C52 22 56 44 55 64Z",
  "M9 64C9 42 18 16 32 8C46 16 55 42 55 64Z",
  "M8 64C6 46 10 18 27 11C39 7 46 13 41 16C52 24 57 45 56 64Z",
] as const;

/** None, short, forked, long: the longer the copying, the longer the beard. */
const GROWTH = [
  null,
  "M22 42C23 51 27 56 32 56S41 51 42 42C39 46 36 44 32 44S25 46 22 42Z",
  "M21 41C21 52 24 60 28 61L32 54L36 61C40 60 43 52 43 41C40 46 36 44 32 44S24 46 21 41Z",
  "M21 41C21 54 26 64 32 64S43 54 43 41C40 46 36 44 32 44S24 46 21 41Z",
] as const;

const BROWS = [
  "M25 34.5v.8M39 34.5v.8M32 35.5v4.5M29.5 46.5q2.5 1.5 5 0",
  "M23 33.5h5M36 33.5h5M32 34v5.5",
  "M23 32.5l5 1.5M41 32.5l-5 1.5M32 35v5",
  "M22.5 34q3 -2.5 5.5 0M36 34q3 -2.5 5.5 0M32 35v5",
] as const;

/** Quill, lens, book, candle, compasses; on a field of 24. */
const TOOLS = [
  "M19 4C11 5 7 9 6.5 15L5 20M6.5 15C12 15 17 11 19 4",
  "M14 4A6 6 0 1 1 13.9 4ZM9.5 14.5L4.5 19.5",
  "M12 7C10 5 7 5 4 6V18C7 17 10 17 12 19C14 17 17 17 20 18V6C17 5 14 5 12 7ZM12 7V19",
  "M9 11H15V20H9ZM12 8.5C9.5 6.5 11.5 4.5 12 2.5C12.7 4.5 14.5 6.5 12 8.5Z",
  "M12 3.5A2 2 0 1 1 11.9 3.5ZM11 7.5L6 20M13 7.5L18 20M8.5 14.5H15.5",
] as const;

const TYBOR: Portrait = {
  robe: "#4a3120",
  skin: "#e2c59a",
  cowl: COWLS[1],
  beard: GROWTH[3],
  beardColour: "#d9d2c4",
  brows: BROWS[1],
  tool: null,
};

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Rank 0 is the youngest; the name only chooses cloth and skin, so that two of a rank differ. */
export function portrait(name: string, rank: number): Portrait {
  if (name === "tybor") return TYBOR;
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const age = Math.min(rank, GROWTH.length - 1);
  return {
    robe: pick(ROBES, seed),
    skin: pick(SKINS, seed >> 3),
    cowl: pick(COWLS, rank),
    beard: GROWTH[age] ?? null,
    beardColour: pick(BEARDS, rank),
    brows: pick(BROWS, age),
    tool: pick(TOOLS, rank),
  };
}
