/**
 * The service worker: the shell of the site when there is no network, and clicks on notifications.
 * It never touches /api/: live data must not come from a cache.
 */

/** Written by the build: the files of the shell, and a hash over their names. */
declare const __SHELL__: readonly string[];
declare const __BUILD__: string;

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ClickEvent extends LongEvent {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<Tab | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
}

/** For machines: never kept, and no page stands in for them. */
const MACHINES = ["/api/", "/health", "/metrics", "/operation/", "/preview/"];

const scope = self as unknown as Scope;
const CACHE = `codex-${__BUILD__}`;
const PAGE = "/";

scope.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (MACHINES.some((start) => pathname.startsWith(start))) return;
  if (pathname.startsWith("/assets/") || pathname.startsWith("/art/")) {
    event.respondWith(fromCache(request));
  } else if (request.mode === "navigate") {
    event.respondWith(pathname === PAGE ? fromNetwork(request, PAGE) : orPage(request));
  } else if (/\.(svg|png|webmanifest)$/u.test(pathname)) {
    event.respondWith(fromNetwork(request, pathname));
  }
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(show(path));
});

/** One page serves all addresses: the client reads the address itself. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...__SHELL__]);
}

async function forget(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("codex-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** For what never changes: its hash is in its address. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? keep(cache, request.url, await fetch(request));
}

async function fromNetwork(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    return keep(cache, key, await fetch(request));
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Every page has a head of its own, so only the front page is kept; its scripts open any other. */
async function orPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

function keep(cache: Cache, key: string, answer: Response): Response {
  if (answer.ok && answer.type === "basic") void cache.put(key, answer.clone()).catch(() => undefined);
  return answer;
}

/** In the tab that shows it already; other tabs are left alone. */
async function show(path: string): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  if (there) await there.focus();
  else await scope.clients.openWindow(path);
}

export type {};
