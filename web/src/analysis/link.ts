/** The most characters of a link that browsers and messengers carry. */
const MOST_LINK = 24_000;
/** The server takes no more. */
const MOST_TEXT = 200_000;
const NAME = "tree=";

async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const through = (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, BufferSource>);

/** The part of a link after `#`: a whole tree as text, compressed; undefined if that is too long for a link. */
export async function fragmentOf(text: string): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const packed = await collected(through(bytes, new CompressionStream("deflate-raw")), MOST_LINK);
  if (!packed) return undefined;
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const fragment = NAME + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return fragment.length > MOST_LINK ? undefined : fragment;
}

/** The text of such a link; undefined if it is none, or damaged. */
export async function textOf(fragment: string): Promise<string | undefined> {
  const given = fragment.replace(/^#/u, "");
  if (!given.startsWith(NAME) || given.length > MOST_LINK) return undefined;
  try {
    const letters = atob(given.slice(NAME.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await collected(through(packed, new DecompressionStream("deflate-raw")), MOST_TEXT);
    return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
