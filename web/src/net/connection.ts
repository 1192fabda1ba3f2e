import { PROTOCOL } from "../protocol.ts";
import { Socket } from "./socket.svelte.ts";

function connect(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/socket?protocol=${PROTOCOL}`);
}

/** The one connection of this page. */
export const socket = new Socket(connect);

addEventListener("online", () => socket.retry());
addEventListener("offline", () => socket.drop());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) socket.retry();
});
