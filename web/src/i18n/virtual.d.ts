/** The words of a language that every page needs, and how to load the others. */
declare module "virtual:words/*" {
  const text: string;
  export default text;
  export const topics: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
