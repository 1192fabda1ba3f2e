import { OBJECTIVES, SYMBOLS } from "../cards.ts";
import { sign } from "../i18n/markup.ts";
import type { ObjectiveChange, Reason, Symbol } from "../protocol.ts";

/** An objective as a message `hint-objective-…`: fulfilled for the `n`th time; 0 where that does not matter. */
export interface ObjectivePhrase {
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
  readonly objective?: ObjectivePhrase;
}

/** Why a half-move is good, part by part; never empty. */
export function phrasesOf(reason: Reason): readonly Phrase[] {
  const said = [
    ...(reason.back ? drawn(reason) : laid(reason)),
    ...counted("corners", reason.corners),
    ...reached(reason),
    ...symbols("gains", reason.gained),
    ...symbols("loses", reason.lost),
    ...unlocked(reason.unlocked),
    ...counted("places", reason.places),
    ...(reason.next?.objectives ?? []).map((change) => changePhrase("objective-next", change)),
    ...counted("next", reason.next?.points || null),
  ];
  return said.length ? said : [plainCard(reason)];
}

const laid = ({ points, objectives }: Reason): readonly Phrase[] => [
  ...counted("now", points || null),
  ...objectives.map((change) => changePhrase("objective", change)),
];

const drawn = ({ worth, objectives, advances }: Reason): readonly Phrase[] => [
  ...counted("laid", worth || null),
  ...objectives.map((change) => changePhrase("objective-with", change)),
  ...advances.map((objective) => ({ id: "step", objective: objectivePhrase(objective, 0) })),
];

const reached = ({ has, needs }: Reason): readonly Phrase[] =>
  needs === null ? [] : [{ id: "there", args: { has: has ?? 0, needs } }];

/** For a drawn card without any other reason. */
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
  cards.length ? [{ id: "pays", args: { n: cards.length } }] : [];

function changePhrase(id: string, { objective, before, after }: ObjectiveChange): Phrase {
  const more = after - before;
  if (more < 0) return { id, objective: { ...objectivePhrase(objective, before), lost: true } };
  return { id, objective: more === 1 ? objectivePhrase(objective, after) : { ...objectivePhrase(objective, 0), more } };
}

/** One sign for a diagonal, three for another pattern, all needed symbols for a set. */
function objectivePhrase(objective: number, n: number): ObjectivePhrase {
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
