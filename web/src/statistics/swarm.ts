import type { StatisticsRow } from "../protocol.ts";

/** Where a card stands in the picture: its middle, and how many cards are below it. */
export interface Place {
  readonly row: StatisticsRow;
  readonly x: number;
  readonly level: number;
}

/** Cards of this width at their share, each as low as it can stand without covering another; from left to right. */
export function swarm(
  rows: readonly StatisticsRow[],
  x: (share: number) => number,
  width: number,
): readonly Place[] {
  const ends: number[] = [];
  const sorted = [...rows].sort((a, b) => a.won - b.won || a.key.localeCompare(b.key));
  return sorted.map((row) => {
    const middle = x(row.won);
    const free = ends.findIndex((end) => end <= middle - width / 2);
    const level = free < 0 ? ends.length : free;
    ends[level] = middle + width / 2;
    return { row, x: middle, level };
  });
}

export const levelsOf = (places: readonly Place[]): number =>
  places.reduce((most, { level }) => Math.max(most, level + 1), 0);

/** The place that an arrow key leads to: left and right by share, up and down to the nearest card there. */
export function placeBeside(places: readonly Place[], from: Place, key: string): Place | undefined {
  const index = places.indexOf(from);
  switch (key) {
    case "ArrowLeft":
      return places[index - 1];
    case "ArrowRight":
      return places[index + 1];
    case "Home":
      return places[0];
    case "End":
      return places.at(-1);
    case "ArrowUp":
      return nearest(places, from, 1);
    case "ArrowDown":
      return nearest(places, from, -1);
    default:
      return undefined;
  }
}

function nearest(places: readonly Place[], from: Place, step: number): Place | undefined {
  const there = places.filter(({ level }) => level === from.level + step);
  const distance = (place: Place): number => Math.abs(place.x - from.x);
  return there.reduce<Place | undefined>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    undefined,
  );
}
