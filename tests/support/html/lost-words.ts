/** Runs in the page: lines, letters and words as far apart as a reader may want them (WCAG 1.4.12). */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: visible words cut by the window's edge or an unscrollable box. */
export function lostWords(): string[] {
  const lost: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const within = text.parentElement;
    if (!within?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || !text.nodeValue?.trim()) continue;
    const isOver = (box: { left: number; right: number; top: number; bottom: number }) =>
      left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2;
    const window = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
    let isLost = isOver(window);
    for (let box: Element | null = within; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath, position, webkitLineClamp } = getComputedStyle(box);
      // What scrolls can be reached, what is hidden on purpose is only heard, and an excerpt is cut anyway.
      if (/auto|scroll/.test(overflowX) || clipPath !== 'none' || webkitLineClamp !== 'none') {
        isLost = false;
        break;
      }
      if (/hidden|clip/.test(overflowX) && isOver(box.getBoundingClientRect())) isLost = true;
      if (position === 'fixed') break;
    }
    if (isLost) lost.push(text.nodeValue.trim());
  }
  return lost;
}
