/** What keys can do with the view of an area. */
interface Zoomable {
  readonly showAll: () => void;
  readonly zoom: (steps: number) => void;
}

/** Keys that show all of an area, or zoom it, wherever the focus is; not while somebody is typing. */
export function viewKeys(area: () => Zoomable | undefined): (event: KeyboardEvent) => void {
  const keys: Readonly<Record<string, () => void>> = {
    "0": () => area()?.showAll(),
    "+": () => area()?.zoom(1),
    "=": () => area()?.zoom(1),
    "-": () => area()?.zoom(-1),
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest("input, textarea, select, dialog")) return;
    keys[event.key]?.();
  };
}
