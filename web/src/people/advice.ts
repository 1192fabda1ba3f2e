/** What to say of a password while it is typed. The server decides: it also knows the common ones. */
export type Advice = "empty" | "short" | "name" | "simple" | "fair" | "good";

export const SHORTEST = 10;
/** So many characters that tell something make a password good, whatever they are. */
const LONG = 16;
/** The fewest different characters of one that is not simple. */
const DIFFERENT = 6;

export function adviceOn(password: string, name: string): Advice {
  const length = [...password.normalize("NFKC")].length;
  if (length === 0) return "empty";
  if (length < SHORTEST) return "short";
  const plain = letters(password);
  const own = letters(name);
  if (own.length > 1 && plain.replaceAll(own, "").length < SHORTEST - 2) return "name";
  const telling = withoutRuns(password.toLowerCase());
  if (new Set(telling).size < DIFFERENT || telling.length < SHORTEST - 2) return "simple";
  return telling.length >= LONG ? "good" : "fair";
}

/** The bars of the meter that are full, of three. */
export const BARS: Readonly<Record<Advice, number>> = { empty: 0, short: 1, name: 1, simple: 1, fair: 2, good: 3 };

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Without what follows from the two characters before it: "aaa", "123", "cba". */
function withoutRuns(text: string): string[] {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  return [...text].filter((_, at) => {
    if (at < 2) return true;
    const [first = 0, second = 0, third = 0] = codes.slice(at - 2, at + 1);
    return third - second !== second - first || Math.abs(third - second) > 1;
  });
}
