import type {
  Account,
  Me,
  NewPasskey,
  Passkey,
  PasskeyOptions,
  Privacy,
  RecoveryCodes,
  SessionLine,
  UsedPasskey,
} from "../protocol.ts";
import { json, part, request, send } from "../net/http.ts";

/** Requests about one's own account. Every function throws Refusal; `password` is the proof that it is still me. */
export const account = {
  get: () => json<Account>("GET", "/api/me/account"),
  prove: (passkey: UsedPasskey) => send("POST", "/api/me/proof", { passkey }),
  removePassword: (password: string) => json<Account>("DELETE", "/api/me/password", { password }),
  secondFactor: (on: boolean, password: string) =>
    json<Account>("PUT", "/api/me/second-factor", { on, password }),
  newCodes: (password: string) => json<RecoveryCodes>("POST", "/api/me/recovery-codes", { password }),
  setMail: (address: string, password: string) =>
    json<Account>("PUT", "/api/me/mail", { address, password }),
  removeMail: (password: string) => json<Account>("DELETE", "/api/me/mail", { password }),
  export: async (password: string) => (await request("POST", "/api/me/export", { password })).blob(),
};

export const sessions = {
  list: () => json<readonly SessionLine[]>("GET", "/api/me/sessions"),
  end: (id: string) => send("DELETE", `/api/me/sessions/${part(id)}`),
};

export const passkeys = {
  list: () => json<readonly Passkey[]>("GET", "/api/me/passkeys"),
  /** For a new one. */
  begin: (password: string) => json<PasskeyOptions>("POST", "/api/me/passkeys/options", { password }),
  add: (made: NewPasskey) => json<Passkey>("POST", "/api/me/passkeys", made),
  rename: (id: string, label: string) => json<Passkey>("PATCH", `/api/me/passkeys/${part(id)}`, { label }),
  remove: (id: string, password: string) => send("DELETE", `/api/me/passkeys/${part(id)}`, { password }),
  /** To use one. */
  ask: () => json<PasskeyOptions>("POST", "/api/sessions/passkey/options"),
  signIn: (used: UsedPasskey) => json<Me>("POST", "/api/sessions/passkey", used),
};

export const recovery = {
  byCode: (name: string, code: string, password: string) =>
    json<Me>("POST", "/api/recovery/code", { name, code, password }),
  askMail: (account: string) => send("POST", "/api/recovery/mail", { account }),
  /** Null: the password is set, but signing in needs a second factor. */
  byLink: (secret: string, password: string) =>
    json<Me | null>("POST", "/api/recovery/link", { secret, password }),
  confirmMail: (secret: string) => send("POST", "/api/mail/confirm", { secret }),
};

export const privacy = {
  periods: () => json<Privacy>("GET", "/api/privacy"),
};
