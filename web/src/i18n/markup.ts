/**
 * Signs and cards inside sentences. A message gets them as arguments (`sign("insect")`), and `RichText`
 * draws them. What people write goes through `plain`, so that nobody can forge one.
 */
export type Part =
  | { readonly text: string }
  | { readonly sign: string }
  | { readonly strong: string }
  | { readonly picture: string; readonly alt: string };

const OPEN = "⟦";
const CLOSE = "⟧";

export const sign = (name: string): string => `${OPEN}${name}${CLOSE}`;
export const strong = (text: string): string => `${OPEN}*${plain(text)}${CLOSE}`;
/** A card: the name of its picture, and what it is in words. */
export const picture = (name: string, alt: string): string => `${OPEN}#${name}|${plain(alt)}${CLOSE}`;
export const plain = (text: string): string => text.replaceAll(/[⟦⟧]/gu, "");

export function parts(text: string): Part[] {
  return text
    .split(/(⟦[^⟧]*⟧)/u)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (!piece.startsWith(OPEN)) return { text: piece };
      const inner = piece.slice(1, -1);
      if (inner.startsWith("*")) return { strong: inner.slice(1) };
      if (!inner.startsWith("#")) return { sign: inner };
      const [name = "", alt = ""] = inner.slice(1).split("|");
      return { picture: name, alt };
    });
}
