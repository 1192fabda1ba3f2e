import type { Fact, FactKind } from "../protocol.ts";

/** Facts of these kinds are about one objective or one card, and nothing else. */
const ABOUT_ONE: ReadonlySet<FactKind> = new Set(["objective", "next_objective", "fulfils", "closer", "pays"]);

/** Facts that one verb can say together: “completes this and that”, not “completes this and completes that”. */
export function grouped(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  const groups: Fact[][] = [];
  for (const fact of facts) {
    const alike = groups.find(
      ([first]) => first && ABOUT_ONE.has(fact.kind) && first.kind === fact.kind && first.good === fact.good,
    );
    if (alike) alike.push(fact);
    else groups.push([fact]);
  }
  return groups;
}
