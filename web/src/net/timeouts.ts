/** How long the connection to the server waits for what, in ms. */
export const TIMEOUTS = {
  /** For the first message over a new connection. */
  connect: 8_000,
  /** A connection over which nothing comes for so long is dead, whatever the browser says. */
  silence: 25_000,
  /** After so much silence the server is asked for a sign of life. */
  ping: 8_000,
  /** Before the first attempt to reconnect; every failed attempt doubles it. */
  firstPause: 300,
  longestPause: 10_000,
} as const;
