import { server } from "./rest.ts";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

/** Under which address others can open the pages of this server. */
class Reach {
  /** Null: only this computer can; undefined: not known yet. */
  origin = $state<string | null | undefined>(LOOPBACK.test(location.hostname) ? undefined : location.origin);
  /** For links: the best address that is known. */
  base = $derived(this.origin ?? location.origin);
  #asked = false;

  /** A page opened as 127.0.0.1 has to ask; once is enough. */
  async load(): Promise<void> {
    if (this.origin !== undefined || this.#asked) return;
    this.#asked = true;
    const { urls } = await server.addresses().catch(() => ({ urls: [] }));
    this.origin = urls[0] ?? null;
  }
}

export const reach = new Reach();
