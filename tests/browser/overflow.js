() => {
  const faults = [];
  const root = document.documentElement;
  const told = (node) => node.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  const path = (element) =>
    [element.closest("[class]")?.className, element.tagName.toLowerCase()].filter(Boolean).join(" ");
  const fault = (what, element, node) => faults.push(`${what}: "${told(node)}" in ${path(element)}`);
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth} px wide, the screen ${root.clientWidth}`);

  const clips = (style) => /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const unseen = (element) =>
    element && (getComputedStyle(element).clipPath === "inset(50%)" || unseen(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim()) continue;
    const element = node.parentElement;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    if (element.closest("[inert], svg, script, style") || unseen(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
    if (!lines.length) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const top = Math.min(...lines.map((line) => line.top));
    const bottom = Math.max(...lines.map((line) => line.bottom));

    let scrolled = false;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === "absolute" && box.closest(".layer")) { scrolled = true; break; }
      if (style.textOverflow === "ellipsis" && clips(style)) { scrolled = true; break; }
      const around = box.getBoundingClientRect();
      if (clips(style) && (left < around.left - 1 || right > around.right + 1)) {
        fault("cut at the side", element, node);
        scrolled = true;
        break;
      }
      if (clips(style) && !scrolled && (top < around.top - 4 || bottom > around.bottom + 4)) {
        fault("cut above or below", element, node);
        scrolled = true;
        break;
      }
      if (scrolls(style)) {
        const beside = left < around.left - 1 || right > around.right + 1;
        // What is meant to be pushed aside snaps.
        if (beside && !style.scrollSnapType.startsWith("x")) fault("scrolls sideways", element, node);
        scrolled = true;
        break;
      }
      const framed = box.matches("button, .button, .badge, .chip, label, td, th, figcaption, summary");
      if (framed && style.display !== "inline" && (left < around.left - 1 || right > around.right + 1)) {
        fault("wider than its frame", element, node);
        break;
      }
    }
    if (!scrolled && (left < -1 || right > root.clientWidth + 1)) fault("off the screen", element, node);

    if (lines.length < 2 || element.closest("code, input, .address")) continue;
    for (const {0: word, index} of node.textContent.matchAll(/[\p{L}\p{M}\p{N}’']{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (tops.size > 1 && getComputedStyle(element).hyphens !== "auto") {
        faults.push(`broken in the middle: "${word}" in ${path(element)}`);
      }
    }
  }
  return [...new Set(faults)];
}
