import { plain, sign, strong } from "../i18n/markup.ts";
import { t } from "../i18n/words.svelte.ts";
import type { EventMessage } from "./events.ts";

/** An event as a line of text, with names in bold and kingdoms as signs. */
export function eventText({ id, args }: EventMessage): string {
  const { name, kingdom } = args;
  return t(`log-line-${id}`, {
    ...args,
    ...(name === undefined ? {} : { name: strong(String(name)) }),
    ...(kingdom === undefined ? {} : { sign: sign(String(kingdom)) }),
  });
}

/** The same for a screen reader. */
export function spokenText({ id, args }: EventMessage): string {
  return t(`log-voice-${id}`, { ...args, name: plain(String(args.name ?? "")) });
}
