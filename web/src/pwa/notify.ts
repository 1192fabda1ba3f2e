import { settings } from "../ui/settings.svelte.ts";

export type Permission = NotificationPermission | "impossible";

/** What the browser says to notifications; some have none, and insecure pages never do. */
export function permission(): Permission {
  return "Notification" in window && "serviceWorker" in navigator
    ? Notification.permission
    : "impossible";
}

/** Only in answer to somebody's own click. */
export async function askPermission(): Promise<Permission> {
  return permission() === "default" ? await Notification.requestPermission() : permission();
}

/**
 * Tell somebody who looks elsewhere; a click leads to `path`. A newer word on the same path
 * replaces the older. Does nothing unless it was asked for in the settings.
 */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!document.hidden || !settings.kept.notify || permission() !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, {
    body,
    tag: path,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path },
  });
}
