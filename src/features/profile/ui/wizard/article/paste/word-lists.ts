import { notedNodes } from './word-notes.ts';

/** A list marker, such as `·`, `o`, `1.`, `(iv)` or `2.1`. */
const MARKER = /^\s*(?:\S|\(?[\p{Nd}\p{L}.]{1,8}[.)]|\p{Nd}[\p{Nd}.]{1,8})\s*$/u;

/** A number of several parts, such as `1.1`, which lists of an article do not support. */
const DEEP = /^\s*\p{Nd}+(?:\.\p{Nd}+)+\.?\s*$/u;

/** Turns markers that a list cannot show into text: numbered headings, and numbers like `1.1`. */
export function keepNumbers(document: Document): void {
  for (const line of document.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const css = line.dataset['style'] ?? '';
    if (!/mso-list/i.test(css)) continue;
    const marker = markerOf(line);
    const isPartOfText = line.tagName === 'P' ? DEEP.test(marker) : /\p{Nd}/u.test(marker);
    if (!isPartOfText) continue;
    for (const note of notedNodes(line)) note.remove();
    for (const named of namedIn(line)) named.remove();
    line.prepend(`${marker.trim()} `);
    line.dataset['style'] = css.replace(/mso-list/gi, '');
  }
}

/**
 * Marks the list markers of pages saved by Word, which have no `mso-list` style: only the spaces
 * in 7 pt after them show what they are.
 */
export function nameMarkers(document: Document): void {
  for (const point of document.querySelectorAll('p')) {
    const spaces = [...point.querySelectorAll<HTMLElement>('span[data-style]')].find(isNarrow);
    if (!spaces || /mso-list/i.test(point.dataset['style'] ?? '')) continue;
    const parts = [...point.childNodes];
    const before = parts.slice(0, parts.findIndex((part) => part.contains(spaces)) + 1);
    if (!MARKER.test(before.map((part) => part.textContent).join(''))) continue;
    const marker = document.createElement('span');
    marker.dataset['style'] = 'mso-list:ignore';
    marker.append(...before);
    point.prepend(marker);
    point.dataset['style'] = `${point.dataset['style'] ?? ''};mso-list:l0`;
  }
}

const isNarrow = (spaces: HTMLElement) =>
  /font(?:-size)?:\s*7(?:\.0)?pt/i.test(spaces.dataset['style'] ?? '') &&
  /^\s+$/.test(spaces.textContent ?? '');

/** Returns the kind of list from its marker, since Word's markup does not state it. */
export function wordList(point: Element): 'number' | 'bullet' {
  return /^\s*\(?(?:\p{Nd}{1,3}|\p{L}{1,5})[.)]/u.test(markerOf(point)) ? 'number' : 'bullet';
}

/** Finds the marker by its style, or between Word's conditional comments if that was removed. */
function markerOf(point: Element): string {
  const [named] = namedIn(point);
  const noted = notedNodes(point).filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  return named?.textContent ?? noted.map((node) => node.textContent).join('');
}

const namedIn = (point: Element) =>
  [...point.querySelectorAll<HTMLElement>('[data-style]')].filter((element) =>
    /mso-list:\s*ignore/i.test(element.dataset['style'] ?? ''),
  );

/** The number of a point in digits; letters and Roman numerals are ambiguous. */
export function wordNumber(point: Element): number | null {
  const digits = /^\s*\(?(\p{Nd}{1,3})[.)]/u.exec(markerOf(point))?.[1] ?? '';
  const number = Number(digits.replace(/[๐-๙]/g, (digit) => `${digit.charCodeAt(0) - 0x0e50}`));
  return number > 0 ? number : null;
}

export function firstNumberOf(list: Element): number {
  const start = Number(list.getAttribute('start') ?? 1);
  return Number.isInteger(start) && start > 0 ? start : 1;
}
