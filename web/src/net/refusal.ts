import type { Code, Detail, Refusal as RefusalMessage } from "../protocol.ts";

type Case = Pick<RefusalMessage, "case" | "parameters">;

/** The server said no, or nothing at all: `unavailable`. */
export class Refusal extends Error {
  readonly code: Code;
  readonly details: readonly Detail[];
  readonly case: string;
  readonly parameters: RefusalMessage["parameters"];

  constructor(code: Code, reason: string, details: readonly Detail[] = [], about: Partial<Case> = {}) {
    super(reason);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.case = about.case ?? "";
    this.parameters = about.parameters ?? {};
  }
}
