/** The table that a pasted link, or the last part of one, leads to. */
export function tableIn(text: string): string | undefined {
  const said = text.trim();
  const inLink = /\/table\/([\w-]{1,40})(?:[/?#]|$)/u.exec(said);
  if (inLink) return inLink[1];
  return /^[\w-]{4,40}$/u.test(said) ? said : undefined;
}
