/** For the list of keys: the keys, and the message `keys-…` that explains them. */
export const KEYS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [["1", "2", "3"], "choose"],
  [["F"], "flip"],
  [["Tab", "←", "↑", "→", "↓"], "places"],
  [["Enter"], "confirm"],
  [["Esc"], "back"],
  [["Z"], "undo"],
  [["R", "G"], "decks"],
  [["Q", "W"], "resources"],
  [["A", "S"], "golds"],
  [["0", "+", "−"], "view"],
  [["H"], "hint"],
  [["?"], "keys"],
];
