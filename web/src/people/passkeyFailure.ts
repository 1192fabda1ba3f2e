import { t } from "../i18n/words.svelte.ts";
import { notices } from "../ui/notices.svelte.ts";
import { PasskeyFailed } from "./passkeys.ts";

/** Runs what may ask the browser for a passkey; says why the browser gave none. */
export async function tellingFailure(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof PasskeyFailed)) throw error;
    notices.show(t(`account-passkey-${error.why}`), { bad: true });
  }
}
