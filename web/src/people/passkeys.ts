/** Passkeys: what the server asks for and gets is JSON, what the browser speaks is bytes. */

const ADDRESS = /^(?:\d+\.){3}\d+$|:/u;

/** Whether this browser can use passkeys here: on a secure page whose host has a name. */
export const passkeysPossible = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !ADDRESS.test(location.hostname);

export class PasskeyFailed extends Error {
  /** "cancelled": by the person, or after a while; "known": this device has one for the account already. */
  readonly why: "cancelled" | "known" | "impossible";

  constructor(why: PasskeyFailed["why"]) {
    super(why);
    this.name = "PasskeyFailed";
    this.why = why;
  }
}

/** A new passkey on this device, for the server to keep its public part. */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: toBytes(options.challenge),
        user: { ...options.user, id: toBytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(descriptor),
      } as PublicKeyCredentialCreationOptions,
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...common(made),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    } as RegistrationResponseJSON["response"],
  };
}

/** The proof of a passkey of this account, or of any account where the server names none. */
export async function usePasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<AuthenticationResponseJSON> {
  const used = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: toBytes(options.challenge),
        allowCredentials: (options.allowCredentials ?? []).map(descriptor),
      } as PublicKeyCredentialRequestOptions,
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...common(used),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      ...(response.userHandle ? { userHandle: toText(response.userHandle) } : {}),
    },
  };
}

async function ask(how: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await how();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") throw new PasskeyFailed("cancelled");
    if (name === "InvalidStateError") throw new PasskeyFailed("known");
    throw new PasskeyFailed("impossible");
  }
  if (!found) throw new PasskeyFailed("cancelled");
  return found as PublicKeyCredential;
}

const common = (made: PublicKeyCredential) => ({
  id: made.id,
  rawId: toText(made.rawId),
  type: made.type as "public-key",
  clientExtensionResults: {},
  ...(made.authenticatorAttachment ? { authenticatorAttachment: made.authenticatorAttachment } : {}),
});

const descriptor = (one: PublicKeyCredentialDescriptorJSON) => ({ ...one, id: toBytes(one.id) });

/** From base64url. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

/** To base64url. */
export function toText(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
