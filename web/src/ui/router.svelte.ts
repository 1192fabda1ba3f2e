/** The current path of this site. Links are ordinary links. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** `/table/:id` against the path: the parameters, or nothing. */
  match(pattern: string): Record<string, string> | undefined {
    const wanted = pattern.split("/");
    const given = this.path.replace(/(.)\/$/, "$1").split("/");
    if (wanted.length !== given.length) return undefined;
    const found: Record<string, string> = {};
    for (const [index, part] of wanted.entries()) {
      const piece = given[index] ?? "";
      if (part.startsWith(":")) found[part.slice(1)] = decode(piece);
      else if (part !== piece) return undefined;
    }
    return found;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** A plain click on a link inside the site does not reload the page; all other clicks are the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/art/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const router = new Router();
