import { settings } from "../ui/settings.svelte.ts";

export type Permission = NotificationPermission | "impossible";

/** Whether the browser allows notifications; some have none, and pages without https never do. */
export function permission(): Permission {
  return "Notification" in window && "serviceWorker" in navigator
    ? Notification.permission
    : "impossible";
}

/** Only in response to a click. */
export async function askPermission(): Promise<Permission> {
  return permission() === "default" ? await Notification.requestPermission() : permission();
}

/**
 * Show a notification while the page is hidden; a click on it opens `path`. A newer one for the same path
 * replaces the older. Does nothing unless it is switched on in the settings.
 */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!document.hidden || !settings.values.notify || permission() !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, {
    body,
    tag: path,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path },
  });
}
