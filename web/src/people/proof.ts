import { Refusal } from "../net/refusal.ts";
import { people } from "../net/rest.ts";
import type { Me, UsedPasskey } from "../protocol.ts";
import { usePasskey } from "./passkeys.ts";
import { passkeys as requests, account } from "./requests.ts";

/** Asks the browser for a passkey, as the server wants to see it. */
export async function passkeyUsed(): Promise<UsedPasskey> {
  const { ceremony, options } = await requests.ask();
  return { ceremony, credential: JSON.stringify(await usePasskey(JSON.parse(options))) };
}

/** By name and password, and by the passkey too where it is the second factor. */
export async function signInBoth(name: string, password: string): Promise<Me> {
  try {
    return await people.signIn(name, password);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "second_factor")) throw error;
  }
  return people.signIn(name, password, await passkeyUsed());
}

/** Does what needs a proof that it is still me: who has no password is asked for the passkey. */
export async function proven<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "needs_proof")) throw error;
  }
  await account.prove(await passkeyUsed());
  return action();
}
