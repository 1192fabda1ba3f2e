import { json, part, query, send } from "../net/http.ts";
import type {
  BlockedNetwork,
  DecisionLog,
  DecisionRequest,
  Evidence,
  LoggedDecision,
  ModeratedPerson,
  ModerationQueue,
  ReportedChatLine,
} from "../protocol.ts";
import type { QueueView } from "./cases.ts";

const HERE = "/api/moderation";

/** What moderators and hosts may ask. Every function throws Refusal. */
export const moderation = {
  queue: (view: QueueView) => json<ModerationQueue>("GET", `${HERE}/queue${query({ view })}`),
  evidence: (person: string) => json<Evidence>("GET", `${HERE}/people/${part(person)}`),
  find: (name: string) => json<readonly ModeratedPerson[]>("GET", `${HERE}/people${query({ name })}`),
  log: (asked: { before?: number | null; person?: string | null }) =>
    json<DecisionLog>("GET", `${HERE}/log${query(asked)}`),
  chat: (report: number) => json<readonly ReportedChatLine[]>("GET", `${HERE}/reports/${report}/chat`),
  decide: (wanted: DecisionRequest) => json<LoggedDecision>("POST", `${HERE}/decisions`, wanted),
  undo: (id: number) => send("POST", `${HERE}/decisions/${id}/undo`),
  lift: (id: number, reason: string) => send("POST", `${HERE}/decisions/${id}/lift`, { reason }),
  answer: (id: number, uphold: boolean, reason: string) =>
    send("POST", `${HERE}/decisions/${id}/appeal`, { uphold, reason }),
  passOn: (reports: readonly number[]) => send("POST", `${HERE}/reports/pass-on`, { reports }),
  networks: () => json<readonly BlockedNetwork[]>("GET", `${HERE}/blocked-networks`),
};
