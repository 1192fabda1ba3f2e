import type {
  BotInfo,
  GamesPage,
  Imported,
  LeaderboardRow,
  Me,
  NewToken,
  Profile,
  SettingsInput,
  Status,
  Step,
  Study,
  Table,
  TableLine,
  Token,
  TokenSecret,
  Whole,
} from "../protocol.ts";
import { Refusal } from "./refusal.ts";

/** What is asked for over REST: all that is not live. Every function raises `Refusal`. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unavailable", "the server cannot be reached");
  }
  if (answer.ok) return answer;
  try {
    const { code, reason, details } = await answer.json();
    throw new Refusal(code, reason, details);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("unavailable", answer.statusText);
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function nothing(method: string, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

const part = encodeURIComponent;

function query(values: Record<string, string | number | null | undefined>): string {
  const said = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

export const people = {
  me: () => json<Me>("GET", "/api/me"),
  guest: () => json<Me>("POST", "/api/guests"),
  register: (name: string, password: string) =>
    json<Me>("POST", "/api/accounts", { name, password }),
  signIn: (name: string, password: string) =>
    json<Me>("POST", "/api/sessions", { name, password }),
  signOut: () => nothing("DELETE", "/api/sessions"),
  signOutEverywhere: () => nothing("DELETE", "/api/sessions/all"),
  rename: (name: string) => json<Me>("PATCH", "/api/me", { name }),
  changePassword: (old: string, fresh: string) =>
    nothing("PUT", "/api/me/password", { old, new: fresh }),
  remove: (password: string) => nothing("DELETE", "/api/me", { password }),
  profile: (name: string) => json<Profile>("GET", `/api/people/${part(name)}`),
  leaderboard: (players: number) =>
    json<readonly LeaderboardRow[]>("GET", `/api/leaderboard${query({ players })}`),
  games: (name: string, filters: { status?: Status; after?: string } = {}) =>
    json<GamesPage>("GET", `/api/people/${part(name)}/games${query(filters)}`),
};

export const tokens = {
  list: () => json<readonly Token[]>("GET", "/api/tokens"),
  make: (wanted: NewToken) => json<TokenSecret>("POST", "/api/tokens", wanted),
  revoke: (id: string) => nothing("DELETE", `/api/tokens/${part(id)}`),
};

export const tables = {
  bots: () => json<readonly BotInfo[]>("GET", "/api/bots"),
  make: (settings: SettingsInput) => json<Table>("POST", "/api/tables", settings),
  open: (status: "gathering" | "playing") =>
    json<readonly TableLine[]>("GET", `/api/tables${query({ status })}`),
  get: (id: string) => json<Table>("GET", `/api/tables/${part(id)}`),
  record: async (id: string) => (await ask("GET", `/api/tables/${part(id)}/record`)).text(),
  replay: (id: string, ply: number, seat: number | null) =>
    json<Step>("GET", `/api/tables/${part(id)}/replay/${ply}${query({ seat })}`),
  game: (id: string) => json<Whole>("GET", `/api/tables/${part(id)}/game`),
};

export const records = {
  bring: (record: string) => json<Imported>("POST", "/api/records", { record }),
  text: async (id: string) => (await ask("GET", `/api/records/${part(id)}`)).text(),
  replay: (id: string, ply: number, seat: number | null) =>
    json<Step>("GET", `/api/records/${part(id)}/replay/${ply}${query({ seat })}`),
  game: (id: string) => json<Whole>("GET", `/api/records/${part(id)}/game`),
  study: (study: Study) => json<Step>("POST", "/api/study", study),
};
