import { expect, type Page } from '@playwright/test';

interface Looked {
  readonly within: string;
  /** Longer words may stand on two lines. */
  readonly maxLetters: number;
}

export async function expectWholeWords(
  page: Page,
  widths: readonly number[],
  looked: Partial<Looked> = {},
): Promise<void> {
  const { within = 'body', maxLetters = Number.MAX_SAFE_INTEGER } = looked;
  await page.evaluate(useTypeface);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(brokenWords, { within, maxLetters }),
      `${page.url()} at ${width}`,
    ).toEqual([]);
  }
}

/** Runs in the page: its faces are waited for, and what is out of sight is laid out. */
async function useTypeface(): Promise<void> {
  for (const sheet of document.styleSheets) {
    for (const [at, { cssText }] of [...sheet.cssRules].entries()) {
      if (!cssText.startsWith('@font-face') || !cssText.includes('optional')) continue;
      sheet.deleteRule(at);
      sheet.insertRule(cssText.replace('optional', 'block'), at);
    }
  }
  const faces = [...document.fonts].filter(({ family }) => !/fallback|system/.test(family));
  await Promise.all(faces.map((face) => face.load()));
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(part).contentVisibility === 'auto') {
      part.style.contentVisibility = 'visible';
    }
  }
}

/** Runs in the page: words, those of addresses aside, whose last letter stands below their first. */
async function brokenWords({ within, maxLetters }: Looked): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const unread = 'script, style, noscript, template, svg, code, pre, textarea, select';
  const lines = new Map<Element, { text: string; places: [Node, number][] }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!own?.closest(within) || own.closest(unread) || !own.checkVisibility()) continue;
    let block: Element = own;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) {
      block = block.parentElement;
    }
    const line = lines.get(block) ?? { text: '', places: [] };
    lines.set(block, line);
    const words = node.nodeValue ?? '';
    line.text += words;
    for (let at = 0; at < words.length; at += 1) line.places.push([node, at]);
  }
  const boxOf = (place: [Node, number] | undefined) => {
    const range = document.createRange();
    if (place) range.setStart(...place);
    if (place) range.setEnd(place[0], place[1] + 1);
    return range.getBoundingClientRect();
  };
  const withoutAddresses = (text: string) =>
    text.replace(/\S*[/?=@]\S*/g, ({ length }) => ' '.repeat(length));
  return [...lines].flatMap(([block, { text, places }]) =>
    [...withoutAddresses(text).matchAll(/[A-Za-z][A-Za-z'’]+/g)]
      .filter(({ 0: word, index }) => {
        if (word.length > maxLetters) return false;
        const [first, last] = [boxOf(places[index]), boxOf(places[index + word.length - 1])];
        // What only assistive technology reads has no room of its own.
        const isSeen = first.width > 0 && block.getBoundingClientRect().width > 1;
        return isSeen && last.top > first.top + first.height / 2;
      })
      .map(([word]) => `${word} in ${text.trim().slice(0, 60)}`),
  );
}
