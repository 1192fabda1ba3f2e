import type {
  Addresses,
  AnalysedLine,
  AnalysisStep,
  AnalysisText,
  AnalysisTree,
  Attempt,
  BotInfo,
  GamesPage,
  Imported,
  LeaderboardRow,
  Me,
  NewAnalysis,
  NewToken,
  NewTree,
  OpenedAnalysis,
  Profile,
  RunningGame,
  SavedAnalysis,
  SettingsInput,
  Setup,
  SetupResult,
  Status,
  Step,
  Study,
  Table,
  TableLine,
  Token,
  TokenSecret,
  OpenReplay,
  Waiting,
} from "../protocol.ts";
import { Refusal } from "./refusal.ts";

/** Requests over REST: everything that is not live. Every function throws Refusal. */
async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        // That of the page, which may not be that of the browser: the server makes up guests' names.
        "accept-language": document.documentElement.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unavailable", "the server cannot be reached");
  }
  if (answer.ok) return answer;
  try {
    const { code, reason, details, ...about } = await answer.json();
    throw new Refusal(code, reason, details, about);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("unavailable", answer.statusText);
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

async function send(method: string, path: string, body?: unknown): Promise<void> {
  await request(method, path, body);
}

const part = encodeURIComponent;

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

export const server = {
  addresses: () => json<Addresses>("GET", "/api/addresses"),
};

export const people = {
  here: () => json<Me | null>("GET", "/api/sessions"),
  guest: () => json<Me>("POST", "/api/guests"),
  register: (name: string, password: string) =>
    json<Me>("POST", "/api/accounts", { name, password }),
  signIn: (name: string, password: string) =>
    json<Me>("POST", "/api/sessions", { name, password }),
  signOut: () => send("DELETE", "/api/sessions"),
  signOutEverywhere: () => send("DELETE", "/api/sessions/all"),
  rename: (name: string) => json<Me>("PATCH", "/api/me", { name }),
  changePassword: (old: string, fresh: string) =>
    send("PUT", "/api/me/password", { old, new: fresh }),
  deleteAccount: (password: string) => send("DELETE", "/api/me", { password }),
  running: () => json<readonly RunningGame[]>("GET", "/api/me/games"),
  profile: (name: string) => json<Profile>("GET", `/api/people/${part(name)}`),
  leaderboard: (players: number) =>
    json<readonly LeaderboardRow[]>("GET", `/api/leaderboard${query({ players })}`),
  games: (name: string, filters: { status?: Status; after?: string } = {}) =>
    json<GamesPage>("GET", `/api/people/${part(name)}/games${query(filters)}`),
};

export const tokens = {
  list: () => json<readonly Token[]>("GET", "/api/tokens"),
  create: (wanted: NewToken) => json<TokenSecret>("POST", "/api/tokens", wanted),
  revoke: (id: string) => send("DELETE", `/api/tokens/${part(id)}`),
};

export const tables = {
  bots: () => json<readonly BotInfo[]>("GET", "/api/bots"),
  create: (settings: SettingsInput) => json<Table>("POST", "/api/tables", settings),
  list: (status: "gathering" | "playing") =>
    json<readonly TableLine[]>("GET", `/api/tables${query({ status })}`),
  waiting: () => json<readonly Waiting[]>("GET", "/api/pairing"),
  get: (id: string) => json<Table>("GET", `/api/tables/${part(id)}`),
  record: async (id: string) => (await request("GET", `/api/tables/${part(id)}/record`)).text(),
  replay: (id: string, ply: number, seat: number | null) =>
    json<Step>("GET", `/api/tables/${part(id)}/replay/${ply}${query({ seat })}`),
  game: (id: string) => json<OpenReplay>("GET", `/api/tables/${part(id)}/game`),
};

export const records = {
  import: (record: string) => json<Imported>("POST", "/api/records", { record }),
  text: async (id: string) => (await request("GET", `/api/records/${part(id)}`)).text(),
  replay: (id: string, ply: number, seat: number | null) =>
    json<Step>("GET", `/api/records/${part(id)}/replay/${ply}${query({ seat })}`),
  game: (id: string) => json<OpenReplay>("GET", `/api/records/${part(id)}/game`),
  attempt: (study: Study) => json<Attempt>("POST", "/api/study/attempt", study),
};

export const analysis = {
  begin: (players: number) => json<AnalysisTree>("POST", "/api/analysis/new", { players }),
  open: (text: string) => json<AnalysisTree>("POST", "/api/analysis/open", { text }),
  exercise: (id: string) => json<AnalysisTree>("GET", `/api/analysis/exercise/${part(id)}`),
  step: (line: AnalysedLine) => json<AnalysisStep>("POST", "/api/analysis/step", line),
  text: (tree: NewTree) => json<AnalysisText>("POST", "/api/analysis/text", tree),
  setup: (setup: Setup) => json<SetupResult>("POST", "/api/analysis/setup", setup),
  saved: () => json<readonly SavedAnalysis[]>("GET", "/api/me/analyses"),
  get: (id: string) => json<OpenedAnalysis>("GET", `/api/me/analyses/${part(id)}`),
  save: (wanted: NewAnalysis) => json<SavedAnalysis>("POST", "/api/me/analyses", wanted),
  remove: (id: string) => send("DELETE", `/api/me/analyses/${part(id)}`),
};
