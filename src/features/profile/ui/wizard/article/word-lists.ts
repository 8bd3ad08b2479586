import { notedNodes } from './word-notes.ts';

/** `·`, `o`, `1.`, `(iv)`, `2.1` */
const MARKER = /^\s*(?:\S|\(?[\p{Nd}\p{L}.]{1,8}[.)]|\p{Nd}[\p{Nd}.]{1,8})\s*$/u;

/**
 * A text that Word saved as a web page does not name the marker before a point of a list: it is known by
 * the narrow spaces behind it.
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

/** Word says what stands before a point of a list, not what kind of list it is. */
export function wordList(point: Element): 'number' | 'bullet' {
  return /^\s*\(?(?:\p{Nd}{1,3}|\p{L}{1,5})[.)]/u.test(markerOf(point)) ? 'number' : 'bullet';
}

/** It is named as such or, where another program took the names out, stands between two notes. */
function markerOf(point: Element): string {
  const named = [...point.querySelectorAll<HTMLElement>('[data-style]')].find((one) =>
    /mso-list:\s*ignore/i.test(one.dataset['style'] ?? ''),
  );
  const noted = notedNodes(point).filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  return named?.textContent ?? noted.map((node) => node.textContent).join('');
}
