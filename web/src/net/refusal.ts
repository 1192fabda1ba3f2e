import type { Code, Detail } from "../protocol.ts";

/** The server said no, or nothing at all: `unavailable`. */
export class Refusal extends Error {
  readonly code: Code;
  readonly details: readonly Detail[];

  constructor(code: Code, reason: string, details: readonly Detail[] = []) {
    super(reason);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }
}
