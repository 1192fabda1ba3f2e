import type { AnalysisTree, NewTree } from "../protocol.ts";

export const ROOT = 0;

/** One half-move; the root stands for the start and has none. */
export interface Node {
  readonly id: number;
  readonly parent: number;
  readonly seat: number;
  readonly move: string;
  readonly note: string;
  /** In which it is made; 0 in the setup. */
  readonly round: number;
  readonly points: number;
  /** The first one goes on with the line; the others are variations. */
  readonly children: readonly number[];
}

/** A tree never changes; every change makes another one. */
export interface Tree {
  readonly start: string;
  readonly nodes: ReadonlyMap<number, Node>;
  /** The id of the next new node. */
  readonly next: number;
}

/** A line of the list of variations. */
export interface Row {
  readonly node: Node;
  /** 0 is the main line. */
  readonly depth: number;
}

const NOTHING: Omit<Node, "note"> = { id: ROOT, parent: -1, seat: -1, move: "", round: 0, points: 0, children: [] };

export function treeOf({ start, nodes, note }: AnalysisTree): Tree {
  let tree: Tree = { start, nodes: new Map([[ROOT, { ...NOTHING, note }]]), next: 1 };
  for (const node of nodes) tree = add(tree, node.parent, node);
  return tree;
}

export const nodeAt = (tree: Tree, id: number): Node => (tree.nodes.get(id) ?? tree.nodes.get(ROOT)) as Node;

const withNode = (tree: Tree, node: Node): Tree => ({
  ...tree,
  nodes: new Map(tree.nodes).set(node.id, node),
});

/** A new half-move after a node; its id is `tree.next`. */
export function add(tree: Tree, parent: number, made: Pick<Node, "seat" | "move" | "note" | "round" | "points">): Tree {
  const { seat, move, note, round, points } = made;
  const id = tree.next;
  const before = nodeAt(tree, parent);
  const grown = withNode(tree, { ...before, children: [...before.children, id] });
  return { ...withNode(grown, { id, parent, seat, move, note, round, points, children: [] }), next: id + 1 };
}

/** The child of a node that makes that half-move. */
export const childWith = (tree: Tree, parent: number, seat: number, move: string): Node | undefined =>
  nodeAt(tree, parent)
    .children.map((id) => nodeAt(tree, id))
    .find((node) => node.seat === seat && node.move === move);

/** From the first half-move to a node. */
export function pathTo(tree: Tree, id: number): readonly Node[] {
  const path: Node[] = [];
  for (let node = nodeAt(tree, id); node.id !== ROOT; node = nodeAt(tree, node.parent)) path.unshift(node);
  return path;
}

/** Only the half-moves that lead to a node. */
export function onlyLine(tree: Tree, id: number): Tree {
  const line = [nodeAt(tree, ROOT), ...pathTo(tree, id)];
  const next = (index: number): readonly number[] => line.slice(index + 1, index + 2).map((node) => node.id);
  return { ...tree, nodes: new Map(line.map((node, index) => [node.id, { ...node, children: next(index) }])) };
}

/** The last node of the main line. */
export function endOfLine(tree: Tree, from = ROOT): number {
  let node = nodeAt(tree, from);
  while (node.children[0] !== undefined) node = nodeAt(tree, node.children[0]);
  return node.id;
}

export const setNote = (tree: Tree, id: number, note: string): Tree => withNode(tree, { ...nodeAt(tree, id), note });

/** Without a half-move and all that follows it. */
export function remove(tree: Tree, id: number): Tree {
  if (id === ROOT) return tree;
  const gone = new Set([id]);
  for (const node of tree.nodes.values()) if (gone.has(node.parent)) gone.add(node.id);
  const nodes = new Map([...tree.nodes].filter(([one]) => !gone.has(one)));
  const parent = nodeAt(tree, nodeAt(tree, id).parent);
  return withNode({ ...tree, nodes }, { ...parent, children: parent.children.filter((one) => one !== id) });
}

/** The nearest half-move, this one or one before it, that begins a variation. */
function variationOf(tree: Tree, id: number): Node | undefined {
  return [...pathTo(tree, id)].reverse().find((node) => nodeAt(tree, node.parent).children[0] !== node.id);
}

/** The variation of a half-move becomes the line, and the line a variation. */
export function promote(tree: Tree, id: number): Tree {
  const first = variationOf(tree, id);
  if (!first) return tree;
  const parent = nodeAt(tree, first.parent);
  const others = parent.children.filter((one) => one !== first.id);
  return withNode(tree, { ...parent, children: [first.id, ...others] });
}

/** The branch before or after that of a half-move: beside it, or beside what led to it. */
export function besides(tree: Tree, id: number, by: 1 | -1): number | undefined {
  for (const node of [...pathTo(tree, id)].reverse()) {
    const branches = nodeAt(tree, node.parent).children;
    const found = branches[branches.indexOf(node.id) + by];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All half-moves as a list: after the first half-move of a line, the variations to it, then the line goes on. */
export function rowsOf(tree: Tree): readonly Row[] {
  const rows: Row[] = [];
  const waiting: Row[] = [];
  const queue = (id: number, depth: number) => {
    const [main, ...others] = nodeAt(tree, id).children;
    if (main === undefined) return;
    waiting.push({ node: nodeAt(tree, main), depth: -1 - depth });
    for (const other of others.reverse()) waiting.push({ node: nodeAt(tree, other), depth: depth + 1 });
    rows.push({ node: nodeAt(tree, main), depth });
  };
  queue(ROOT, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    // A negative depth: the half-move itself is listed, and its line goes on.
    const listed = next.depth < 0;
    const depth = listed ? -1 - next.depth : next.depth;
    if (!listed) rows.push(next);
    queue(next.node.id, depth);
  }
  return rows;
}

/** As the server wants it: parents before their children, the line before its variations. */
export function sentTree(tree: Tree): NewTree {
  const numbers = new Map([[ROOT, 0]]);
  const nodes: { parent: number; seat: number; move: string; note: string }[] = [];
  const waiting = [...nodeAt(tree, ROOT).children].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const { parent, seat, move, note, children } = nodeAt(tree, id);
    nodes.push({ parent: numbers.get(parent) ?? 0, seat, move, note });
    numbers.set(id, nodes.length);
    waiting.push(...[...children].reverse());
  }
  return { start: tree.start, nodes, note: nodeAt(tree, ROOT).note };
}
