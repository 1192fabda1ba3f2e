const DOT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" ' +
    'fill="#8c2a1b"/><text x="15" y="24" font-family="Georgia,serif" font-size="24" font-weight="700" ' +
    'text-anchor="middle" fill="#f9e7ae">C</text><circle cx="25" cy="7" r="7" fill="#ffe08a"/></svg>',
)}`;

/** While something waits for me and the tab is hidden, its title and its icon say so. Call it once per page. */
export function alertInTab(wanted: () => string | undefined): void {
  let hidden = $state(document.hidden);

  $effect(() => {
    const look = () => (hidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });

  $effect(() => {
    const alert = hidden ? wanted() : undefined;
    if (!alert) return undefined;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const [title, href] = [document.title, icon?.getAttribute("href")];
    document.title = alert;
    icon?.setAttribute("href", DOT);
    return () => {
      document.title = title;
      if (href) icon?.setAttribute("href", href);
    };
  });
}
