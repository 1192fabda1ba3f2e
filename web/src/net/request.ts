import type { AnyCommand, AnyMessage } from "../protocol.ts";
import { Refusal } from "./refusal.ts";

/** A command as its sender writes it: `Requests` adds the id, and the nonce where there is one. */
export type CommandInput = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id" | "nonce"> : never) : never;

type Nonced = (AnyCommand & { nonce?: string | null })["type"];

/** Commands that change a table: the server recognises a copy by its nonce. */
const NONCED: ReadonlySet<string> = new Set<Nonced>([
  "say",
  "sit",
  "stand",
  "paint",
  "add_bot",
  "free_seat",
  "play",
  "take_back",
  "resign",
  "leave",
  "return",
  "claim",
  "abort",
  "rematch",
]);
const NONCE_BYTES = 12;

/** `crypto.randomUUID` is missing on pages without HTTPS; this is not. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Request {
  readonly command: AnyCommand;
  readonly resolve: (answer: AnyMessage) => void;
  readonly reject: (refusal: Refusal) => void;
}

/** Commands that were given and are not answered yet, oldest first. */
export class Requests {
  #pending = new Map<number, Request>();
  /** 0 is for pings, whose answers nobody waits for. */
  #nextId = 1;

  get pending(): readonly AnyCommand[] {
    return [...this.#pending.values()].map(({ command }) => command);
  }

  /** The answer may come over a later connection; a refusal rejects it. */
  add(input: CommandInput): { readonly command: AnyCommand; readonly answer: Promise<AnyMessage> } {
    const nonce = NONCED.has(input.type) ? { nonce: newNonce() } : {};
    const command = { ...input, ...nonce, id: this.#nextId++ } as AnyCommand;
    const answer = new Promise<AnyMessage>((resolve, reject) => {
      this.#pending.set(command.id, { command, resolve, reject });
    });
    return { command, answer };
  }

  /** A message that answers nothing, or what was answered before, changes nothing. */
  settle(message: AnyMessage): void {
    if (!("id" in message) || message.id === null) return;
    const request = this.#pending.get(message.id);
    if (!request) return;
    this.#pending.delete(message.id);
    if (message.type !== "refused") request.resolve(message);
    else request.reject(new Refusal(message.code, message.reason, message.details, message));
  }
}
