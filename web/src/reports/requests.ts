import { json, part, send } from "../net/http.ts";
import type { BlockedPerson, MyDecision, MyReport, NewAppeal, NewReport } from "../protocol.ts";

/** What everybody may ask: reports, blocks, and decisions about oneself. Every function throws Refusal. */
export const reports = {
  make: (report: NewReport) => send("POST", "/api/reports", report),
  mine: () => json<readonly MyReport[]>("GET", "/api/me/reports"),
  see: () => send("POST", "/api/me/reports/seen"),
};

export const blocks = {
  list: () => json<readonly BlockedPerson[]>("GET", "/api/me/blocks"),
  add: (person: string) => send("PUT", `/api/me/blocks/${part(person)}`),
  remove: (person: string) => send("DELETE", `/api/me/blocks/${part(person)}`),
};

export const decisions = {
  mine: () => json<readonly MyDecision[]>("GET", "/api/me/decisions"),
  see: (id: number) => send("POST", `/api/me/decisions/${id}/seen`),
  appeal: (id: number, appeal: NewAppeal) => send("POST", `/api/me/decisions/${id}/appeal`, appeal),
};
