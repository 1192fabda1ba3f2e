/** The records of the lessons, by name. */
const FILES = import.meta.glob<string>("./lessons/*.codex", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function recordOf(name: string): string {
  const text = FILES[`./lessons/${name}.codex`];
  if (text === undefined) throw new Error(`no lesson record ${name}`);
  return text;
}
