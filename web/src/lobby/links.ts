/** The id of the table in a pasted link, or in the last part of one. */
export function tableIn(text: string): string | undefined {
  const said = text.trim();
  const inLink = /\/table\/([\w-]{1,40})(?:[/?#]|$)/u.exec(said);
  if (inLink) return inLink[1];
  return /^[\w-]{4,40}$/u.test(said) ? said : undefined;
}
