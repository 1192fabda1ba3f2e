import type { ExerciseTask } from "../protocol.ts";
import { backArt, cardArt, objectiveArt } from "../ui/art.ts";

/** The addresses of all pictures that an exercise shows. */
export function picturesOf({ view, line }: ExerciseTask): readonly string[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const planned = line.flatMap(({ move }) => /^(\d+)[fb]@/.exec(move)?.[1] ?? []);
  return [
    ...new Set([
      ...view.players.flatMap(({ cards }) => cards.map(({ card, side }) => cardArt(card, side))),
      ...view.faces.map(({ card, side }) => cardArt(card, side)),
      ...view.market.flatMap((card) => (card === null ? [] : [cardArt(card, "front")])),
      ...view.decks.flatMap(({ top }) => (top ? [backArt(top)] : [])),
      ...[...view.objectives, ...(me?.offered ?? []), me?.objective ?? null].map(objectiveArt),
      ...(me?.starter ? [cardArt(me.starter, "front"), cardArt(me.starter, "back")] : []),
      ...planned.flatMap((card) => [cardArt(Number(card), "front"), cardArt(Number(card), "back")]),
    ]),
  ];
}

/** Load the pictures of an exercise ahead: the browser keeps them. */
export function loadPictures(task: ExerciseTask): void {
  for (const address of picturesOf(task)) new Image().src = address;
}
