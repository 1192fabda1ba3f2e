import { Refusal } from "./refusal.ts";

/** One request over HTTP. Throws Refusal. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
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

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

export async function send(method: string, path: string, body?: unknown): Promise<void> {
  await request(method, path, body);
}

export const part = encodeURIComponent;

export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
