/** Numbers that look random and are the same in every run. */
export function chance(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return least + ((most - least) * state) / 2 ** 32;
  };
}
