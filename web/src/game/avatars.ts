/** Avatars of the bots and of Tybor, drawn in layers in a square of 64. */
export interface Layer {
  readonly d: string;
  /** Null: only a line. */
  readonly fill: string | null;
  /** Colour of the line; ink by default. */
  readonly line?: string;
  readonly width?: number;
}

export interface Avatar {
  readonly layers: readonly Layer[];
  /** What they hold, in a square of 24; left out in small avatars. */
  readonly tool: string | null;
}

const GOLD = "#d8ab48";
const fill = (d: string, colour: string, width = 2): Layer => ({ d, fill: colour, width });
const line = (d: string, width = 2, colour?: string): Layer => ({
  d,
  fill: null,
  width,
  ...(colour ? { line: colour } : {}),
});

const SKINS = ["#ecd3ae", "#e2c59a", "#d3a97c", "#b98560"] as const;
const [PALE, FAIR, TANNED, BROWN] = SKINS;
const ROBES = ["#7a5a38", "#5d5348", "#8a7147", "#4a3f3a", "#6d4a33"] as const;

const SHOULDERS = "M3 66C4 54 15 48 32 48S60 54 61 66Z";
const HEAD = "M20 33C20 22 25 17 32 17S44 22 44 33C44 46 38 52 32 52S20 46 20 33Z";
const CHILD = "M17 37C17 27 23 21 32 21S47 27 47 37C47 48 40 53 32 53S17 48 17 37Z";
/** In a cowl only the face shows. */
const FACE = "M20 38C20 26 26 20 32 19C38 20 44 26 44 38C42 49 37 54 32 54S22 49 20 38Z";
const COWLS = [
  "M9 66C8 44 12 22 22 14C28 9 37 9 43 14C52 22 56 44 55 66Z",
  "M9 66C9 42 18 16 32 8C46 16 55 42 55 66Z",
  "M8 66C6 46 10 18 27 11C39 7 46 13 41 16C52 24 57 45 56 66Z",
] as const;
/** A ring of hair around a bald crown. */
const TONSURE = "M17 36C14 27 17 21 21 18C22 26 42 26 43 18C47 21 50 27 47 36H44C44 31 43 28 41 27C35 30 29 30 23 27C21 28 20 31 20 36Z";

/** Beards, from short to long. */
const SHORT = "M20 39C20 50 25 56 32 56S44 50 44 39C40 45 37 43 32 43S24 45 20 39Z";
const FORKED = "M21 41C21 52 24 60 28 61L32 54L36 61C40 60 43 52 43 41C40 46 36 44 32 44S24 46 21 41Z";
const FULL = "M20 38C18 52 22 62 32 63S46 52 44 38C41 45 37 43 32 43S23 45 20 38Z";
const LONG = "M20 38C17 54 24 70 32 70S47 54 44 38C41 46 37 44 32 44S23 46 20 38Z";

const EYES = line("M26.5 34.5v1M37.5 34.5v1", 3);
const NOSE = line("M32 35v5", 1.8);
const SMILE = line("M28.5 46q3.5 2 7 0", 1.8);
const BROWS = line("M23 32h5.5M35.5 32h5.5", 2.2);
const STERN = line("M22.5 31l6 2M41.5 31l-6 2", 2.2);

const TOOLS = {
  quill: "M19 4C11 5 7 9 6.5 15L5 20M6.5 15C12 15 17 11 19 4",
  book: "M12 7C10 5 7 5 4 6V18C7 17 10 17 12 19C14 17 17 17 20 18V6C17 5 14 5 12 7ZM12 7V19",
  candle: "M9 11H15V20H9ZM12 8.5C9.5 6.5 11.5 4.5 12 2.5C12.7 4.5 14.5 6.5 12 8.5Z",
  compasses: "M12 3.5A2 2 0 1 1 11.9 3.5ZM11 7.5L6 20M13 7.5L18 20M8.5 14.5H15.5",
  key: "M9 5A4 4 0 1 1 8.9 5ZM11.5 12L18.5 19M15 15.5L17 13.5M17.5 18L19.5 16",
  basket: "M4 11H20L17.5 19.5H6.5ZM7 11C7 2.5 17 2.5 17 11",
  die: "M5 5H19V19H5ZM9 9v.1M15 15v.1M12 12v.1",
  apple: "M12 8C8 5 4.5 8 5.5 13C6.5 18 9.5 20 12 18.5C14.5 20 17.5 18 18.5 13C19.5 8 16 5 12 8ZM12 8C12 6 13 4.5 15 4",
} as const;

/** A cowl over a face: what several monks share. */
const cowled = (cowl: string, robe: string, skin: string): readonly Layer[] => [fill(cowl, robe), fill(FACE, skin)];

const WANDERER: Avatar = {
  layers: [
    fill(SHOULDERS, "#8a7147"),
    line("M10 66L13 12", 3.4, "#a98a58"),
    fill(HEAD, TANNED),
    fill("M21 24C20 12 25 8 32 8S44 12 43 24Z", "#6b5a41"),
    fill("M7 27C15 20 49 20 57 27C50 31 14 31 7 27Z", "#6b5a41"),
    ...[EYES, NOSE, SMILE],
  ],
  tool: TOOLS.die,
};
const FORAGER: Avatar = {
  layers: [
    fill(SHOULDERS, "#5d5348"),
    fill("M15 44C12 24 20 12 32 12S52 24 49 44L53 50L44 48L43 44C42 30 40 26 32 24C24 26 22 30 21 44L20 48Z", "#c9a876"),
    fill("M21 36C21 28 26 24 32 24S43 28 43 36C43 46 38 51 32 51S21 46 21 36Z", PALE),
    ...[line("M27 36v1M37 36v1", 3), NOSE, SMILE],
  ],
  tool: TOOLS.basket,
};
const PLANNER: Avatar = {
  layers: [...cowled(COWLS[2], "#4a3f3a", TANNED), fill(FORKED, "#6b4a2f", 1.6), STERN, NOSE],
  tool: TOOLS.compasses,
};
const TYBOR: Avatar = {
  layers: [...cowled(COWLS[1], "#4a3120", FAIR), fill(LONG, "#d9d2c4", 1.6), BROWS, NOSE],
  tool: null,
};

const OBLATE: Avatar = {
  layers: [
    fill(SHOULDERS, "#cbb389"),
    fill(CHILD, PALE),
    fill("M14 39C10 22 19 11 32 11S54 22 50 39L46 38C46 34 45 32 44 30C36 33 28 33 20 30C19 32 18 34 18 38Z", "#b0713a"),
    line("M25.5 38v1.4M38.5 38v1.4", 3.6),
    line("M22 44v.1M24.5 45v.1M42 44v.1M39.5 45v.1", 1.6, "#b0713a"),
    line("M27 46.5q5 4 10 0"),
  ],
  tool: TOOLS.apple,
};
const POSTULANT: Avatar = {
  layers: [
    fill(SHOULDERS, "#6f6651"),
    line("M32 49v9M29 52l6 2M29 56l6 2", 1.6, "#d8c49a"),
    fill(HEAD, FAIR),
    fill("M18 35C14 25 16 17 21 17C20 11 28 8 31 12C35 7 44 9 43 15C50 16 50 27 46 35H44C44 30 43 27 40 25L36 28L33 24L28 28L24 25C21 27 20 31 20 35Z", "#7a5230"),
    ...[EYES, NOSE, SMILE],
  ],
  tool: TOOLS.candle,
};
const NOVICE: Avatar = {
  layers: [...cowled(COWLS[0], "#ece3cd", FAIR), line("M32 57v9", 2, "#8c7d62"), EYES, NOSE, SMILE],
  tool: TOOLS.quill,
};
const BROTHER: Avatar = {
  layers: [
    fill(SHOULDERS, "#94714a"),
    fill("M20 32C19 19 24 12 32 12S45 19 44 32C44 46 38 52 32 52S20 46 20 32Z", BROWN),
    fill(TONSURE, "#5a3a22", 1.6),
    fill(SHORT, "#5a3a22", 1.6),
    ...[EYES, NOSE],
  ],
  tool: TOOLS.book,
};
const PRIOR: Avatar = {
  layers: [
    fill(SHOULDERS, "#34302c"),
    fill("M20 32C19 19 24 12 32 12S45 19 44 32C44 46 38 52 32 52S20 46 20 32Z", FAIR),
    fill(TONSURE, "#9b948a", 1.6),
    fill(FULL, "#9b948a", 1.6),
    fill("M25.5 30A5.4 5.4 0 1 1 25.4 30ZM38.5 30A5.4 5.4 0 1 1 38.4 30Z", "#fbf4e0"),
    line("M30.5 35q1.5 -2 3 0M25.5 35v.8M38.5 35v.8", 2.4),
  ],
  tool: TOOLS.key,
};
const ABBOT: Avatar = {
  layers: [
    fill(SHOULDERS, "#57281c"),
    fill(HEAD, FAIR),
    fill("M17 27C15 17 22 7 32 1C42 7 49 17 47 27C38 23 26 23 17 27Z", "#f3e5c4"),
    line("M17.5 24.5C26 20.5 38 20.5 46.5 24.5M32 6V18M27.5 12H36.5", 2.4, "#a8781d"),
    fill(LONG, "#f4efe4", 1.6),
    ...[line("M23 32q3 -2 6 0M35 32q3 -2 6 0"), line("M26 35.5v.8M38 35.5v.8", 2.6), NOSE],
    line("M55 66V24C55 13 43 14 44.5 21C45.5 25 51 24 49.5 20", 3, GOLD),
  ],
  tool: null,
};

const KNOWN: Readonly<Record<string, Avatar>> = {
  random: WANDERER,
  greedy: FORAGER,
  planner: PLANNER,
  tybor: TYBOR,
  "monk-1": OBLATE,
  "monk-2": POSTULANT,
  "monk-3": NOVICE,
  "monk-4": BROTHER,
  "monk-5": PRIOR,
  "monk-6": ABBOT,
};

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** For a bot without an avatar of its own, a monk chosen by its name. */
export function avatarOf(name: string): Avatar {
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (known) return known;
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const beard = pick([null, SHORT, FULL, FORKED], seed >> 2);
  return {
    layers: [
      ...cowled(pick(COWLS, seed), pick(ROBES, seed), pick(SKINS, seed >> 3)),
      ...(beard ? [fill(beard, pick(["#6b4a2f", "#9a7b52", "#b7aa97"], seed >> 4), 1.6)] : [EYES]),
      ...[BROWS, NOSE],
    ],
    tool: pick(Object.values(TOOLS), seed >> 1),
  };
}
