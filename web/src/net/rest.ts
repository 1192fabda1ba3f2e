import type {
  Addresses,
  AnalysedLine,
  AnalysisStep,
  AnalysisText,
  AnalysisTree,
  Attempt,
  BotInfo,
  GameKind,
  ExerciseTask,
  GamesPage,
  GroupStatistics,
  Imported,
  KeptProgress,
  LeaderboardRow,
  Me,
  MyExercises,
  NewAnalysis,
  NewGame,
  NewToken,
  NewTree,
  NewTry,
  OpenedAnalysis,
  OwnExercise,
  PlayOn,
  Profile,
  Registered,
  ReviewState,
  RunningGame,
  SavedAnalysis,
  SettingsInput,
  Setup,
  SetupResult,
  StatisticsGroup,
  StatisticsSource,
  Status,
  Step,
  Study,
  Table,
  TableLine,
  Theme,
  Token,
  TokenSecret,
  Tried,
  UsedPasskey,
  OpenReplay,
  Waiting,
} from "../protocol.ts";
import { json, part, query, request, send } from "./http.ts";

/** Requests over REST, by subject: everything that is not live. Every function throws Refusal. */
export const server = {
  addresses: () => json<Addresses>("GET", "/api/addresses"),
};

export const people = {
  here: () => json<Me | null>("GET", "/api/sessions"),
  guest: () => json<Me>("POST", "/api/guests"),
  register: (name: string, password: string) =>
    json<Registered>("POST", "/api/accounts", { name, password }),
  signIn: (name: string, password: string, passkey: UsedPasskey | null = null) =>
    json<Me>("POST", "/api/sessions", { name, password, passkey }),
  signOut: () => send("DELETE", "/api/sessions"),
  signOutEverywhere: () => send("DELETE", "/api/sessions/all"),
  rename: (name: string) => json<Me>("PATCH", "/api/me", { name }),
  changePassword: (old: string, fresh: string) =>
    json<Me>("PUT", "/api/me/password", { old, new: fresh }),
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
  playOn: (wanted: PlayOn) => json<Table>("POST", "/api/tables/from", wanted),
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

const reviewPath = (kind: GameKind, id: string): string => `/api/${kind}s/${part(id)}/review`;

export const reviews = {
  get: (kind: GameKind, id: string) => json<ReviewState>("GET", reviewPath(kind, id)),
  ask: (kind: GameKind, id: string) => json<ReviewState>("POST", reviewPath(kind, id)),
};

export const statistics = {
  group: (source: StatisticsSource, group: StatisticsGroup) =>
    json<GroupStatistics>("GET", `/api/statistics${query({ source, group })}`),
  csv: (source: StatisticsSource, group: StatisticsGroup, topic: keyof GroupStatistics) =>
    `/api/statistics.csv${query({ source, group, topic })}`,
};

export const exercises = {
  next: (asked: { theme?: Theme | null; rating?: number | null; seen?: string }) =>
    json<ExerciseTask>("GET", `/api/exercises/next${query(asked)}`),
  get: (id: string) => json<ExerciseTask>("GET", `/api/exercises/${part(id)}`),
  attempt: (id: string, made: NewTry) => json<Tried>("POST", `/api/exercises/${part(id)}/tries`, made),
  /** Of a visitor without a name. */
  progress: (kept: KeptProgress) => json<MyExercises>("POST", "/api/exercises/progress", kept),
  add: (kind: GameKind, id: string, ply: number) =>
    json<OwnExercise>("POST", "/api/me/exercises", { kind, id, ply }),
  mine: () => json<MyExercises>("GET", "/api/me/exercises"),
  takeOver: (kept: KeptProgress) => json<MyExercises>("POST", "/api/me/exercises/kept", kept),
  own: (id: string) => json<ExerciseTask>("GET", `/api/me/exercises/${part(id)}`),
  removeOwn: (id: string) => send("DELETE", `/api/me/exercises/${part(id)}`),
  attemptOwn: (id: string, made: NewTry) => json<Tried>("POST", `/api/me/exercises/${part(id)}/tries`, made),
};

export const analysis = {
  begin: (wanted: NewGame) => json<AnalysisTree>("POST", "/api/analysis/new", wanted),
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
