import type { Cell } from "../protocol.ts";
import * as cameras from "./camera.ts";
import { BAND } from "./edges.ts";
import { type Box, box } from "./geometry.ts";

/** What a viewport has to show, and the space for it. */
export interface Scene {
  /** All cards and open slots, one by one and together; slots also while they are not shown. */
  readonly cells: readonly Cell[];
  readonly all: Box;
  readonly cards: Box;
  /** What no overlay covers, in px. */
  readonly room: Box;
  /** Card widths that only the user can go beyond. */
  readonly limits: cameras.Limits;
  /** Chips may tell of slots beyond an edge. */
  readonly chips: boolean;
  /** The buttons over the upper right corner of the room; none where they are beside it. */
  readonly buttons: cameras.Size | null;
}

const MARGIN = 14;
/** Rooms that differ by less, in px, count as one: a font that comes late moves a line. */
const NEARLY = 32;

export const across = ({ left, right }: Box): number => right - left;
export const down = ({ top, bottom }: Box): number => bottom - top;
export const alike = (one: Box, other: Box): boolean =>
  Math.abs(across(one) - across(other)) < NEARLY && Math.abs(down(one) - down(other)) < NEARLY;

export const toBox = ({ width, height }: cameras.Size): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** The room without its margins; where not all fits, without the bands for the chips of what is beyond. */
export function inner({ all, room, chips, limits: { least } }: Scene): Box {
  const x = chips && least * across(all) > across(room) - 2 * MARGIN ? BAND : MARGIN;
  const y = chips && least * down(all) > down(room) - 2 * MARGIN ? BAND : MARGIN;
  return {
    left: room.left + x,
    top: room.top + y,
    right: Math.max(room.right - x, room.left + x + 1),
    bottom: Math.max(room.bottom - y, room.top + y + 1),
  };
}

/** Whether the buttons cover a card or a slot. */
export function covered(camera: cameras.Camera, { cells, room, buttons }: Scene): boolean {
  if (!buttons) return false;
  const [left, bottom] = [room.right - buttons.width, room.top + buttons.height];
  return cells.some((at) => {
    const shown = cameras.onScreen(camera, box(at));
    return shown.right > left && shown.left < room.right && shown.top < bottom && shown.bottom > room.top;
  });
}
