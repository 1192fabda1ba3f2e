import { OBJECTIVES, SYMBOLS } from "../cards.ts";
import { sign } from "../i18n/marks.ts";
import type { GoalChange, Reason, Symbol } from "../protocol.ts";

/** An objective as a message `hint-goal-…`: the `n`th time it is fulfilled, 0 of none in particular. */
export interface Goal {
  readonly id: "diagonal" | "corner" | "set";
  readonly n: number;
  readonly signs: string;
  /** It is lost, or fulfilled several times more. */
  readonly lost?: boolean;
  readonly more?: number;
}

/** A part of a reason as a message `hint-reason-…`. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly goal?: Goal;
}

/** Why a half-move is a good one, part by part; never nothing. */
export function phrasesOf(reason: Reason): readonly Phrase[] {
  const said = [
    ...(reason.back ? drawn(reason) : laid(reason)),
    ...counted("corners", reason.corners),
    ...reached(reason),
    ...symbols("gains", reason.gained),
    ...symbols("loses", reason.lost),
    ...unlocked(reason.unlocked),
    ...counted("places", reason.places),
    ...(reason.next?.goals ?? []).map((change) => goalPhrase("goal-next", change)),
    ...counted("next", reason.next?.points || null),
  ];
  return said.length ? said : [plainCard(reason)];
}

const laid = ({ points, goals }: Reason): readonly Phrase[] => [
  ...counted("now", points || null),
  ...goals.map((change) => goalPhrase("goal", change)),
];

const drawn = ({ worth, goals, advances }: Reason): readonly Phrase[] => [
  ...counted("laid", worth || null),
  ...goals.map((change) => goalPhrase("goal-with", change)),
  ...advances.map((objective) => ({ id: "step", goal: goalOf(objective, 0) })),
];

const reached = ({ has, needs }: Reason): readonly Phrase[] =>
  needs === null ? [] : [{ id: "there", args: { has: has ?? 0, needs } }];

/** A drawn card of which there is nothing else to say. */
function plainCard({ back, card }: Reason): Phrase {
  const kingdom = back?.kingdom;
  return { id: card === null ? "unseen" : "later", args: { signs: kingdom ? sign(kingdom) : "" } };
}

const counted = (id: string, n: number | null): readonly Phrase[] =>
  n === null ? [] : [{ id, args: { n } }];

function symbols(id: string, found: readonly Symbol[]): readonly Phrase[] {
  const each = SYMBOLS.map((symbol) => ({ symbol, n: found.filter((one) => one === symbol).length }));
  const shown = each.filter(({ n }) => n > 0).map(({ symbol, n }) => `${n} ${sign(symbol)}`);
  return shown.length ? [{ id, args: { symbols: shown.join(" ") } }] : [];
}

const unlocked = (cards: readonly number[]): readonly Phrase[] =>
  cards.length ? [{ id: "pays", args: { n: cards.length, cards: cards.join(", ") } }] : [];

function goalPhrase(id: string, { objective, before, after }: GoalChange): Phrase {
  const more = after - before;
  if (more < 0) return { id, goal: { ...goalOf(objective, before), lost: true } };
  return { id, goal: more === 1 ? goalOf(objective, after) : { ...goalOf(objective, 0), more } };
}

/** Of a diagonal one sign, of another pattern its three, of a set all that it needs. */
function goalOf(objective: number, n: number): Goal {
  const facts = OBJECTIVES[objective];
  if (facts?.kind !== "pattern") {
    const signs = SYMBOLS.map((symbol, index) => sign(symbol).repeat(facts?.needs[index] ?? 0));
    return { id: "set", n, signs: signs.join("") };
  }
  const kingdoms = facts.cells.map(({ kingdom }) => kingdom);
  const [first] = kingdoms;
  const alike = kingdoms.every((kingdom) => kingdom === first);
  if (first && alike) return { id: "diagonal", n, signs: sign(first) };
  return { id: "corner", n, signs: kingdoms.map(sign).join("") };
}
