import { readMove } from "../game/moves.ts";
import type { Answer, Reason } from "../protocol.ts";

/** What the best half-move is about, as a message `exercise-idea-…`. */
export function ideaOf({ move, reason }: Answer): string {
  const kind = readMove(move)?.kind;
  if (kind === "starter") return "starter";
  if (kind === "objective") return "choice";
  return kind === "draw" ? drawIdea(reason) : placeIdea(reason);
}

function placeIdea(reason: Reason): string {
  const gains = reason.objectives.some(({ before, after }) => after > before);
  if (gains) return "objective";
  if (reason.points && reason.next?.points) return "twice";
  if (reason.next?.objectives.some(({ before, after }) => after > before)) return "prepare";
  if (reason.unlocked.length) return "unlock";
  if (reason.points) return "points";
  if (reason.next?.points) return "next";
  return reason.gained.length ? "symbols" : "room";
}

function drawIdea(reason: Reason): string {
  if (reason.objectives.length || reason.advances.length) return "draw-objective";
  if (reason.worth) return "draw-points";
  return reason.card === null ? "draw-unseen" : "draw-later";
}
