import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { untilComplete } from './journey.ts';
import { isShort } from './product-under-test.ts';

/** The short form: each page reads all of it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_22_AA = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/** Rows of a list are drawn alike: `npm test` looks at the first of them. */
const EXCLUDED = isShort
  ? ['iframe', 'main :is(article, li, tr, figure):nth-of-type(n + 6)']
  : ['iframe'];

const REDRAWN_WITHIN_MS = 5_000;

export async function expectAccessible(page: Page): Promise<void> {
  await untilComplete(page);
  await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: WCAG_22_AA },
    resultTypes: ['violations', 'incomplete'],
    // None of these rules reads the styles, which it would ask for and parse first.
    preload: { assets: ['media'] },
  };
  const found = await page.evaluate(runAxe, { options, exclude: EXCLUDED });
  expect(found, `accessibility of ${page.url()} at ${page.viewportSize()?.width}`).toEqual([]);
}

/** Whether all there is to read is reached by scrolling down alone: at 320 a page is zoomed to 400 %. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await setWidth(page, width);
  // On a busy machine rules for the width before hold for some frames more.
  await expect(async () => {
    const { taken, by } = await page.evaluate(widthTaken);
    expect(taken, `width of ${page.url()} where there is ${width}, by ${by}`).toBeLessThanOrEqual(
      width,
    );
  }).toPass({ timeout: REDRAWN_WITHIN_MS });
}

function widthTaken(): { taken: number; by: string } {
  const taken = document.documentElement.scrollWidth;
  const over = [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ right }) => taken > innerWidth && right > innerWidth)
    .map(({ element, right }) => `${element.outerHTML.slice(0, 80)} to ${right}`);
  return { taken, by: over.slice(0, 20).join('\n') };
}

/** Waits for a redraw: a new window size arrives late, and its content a frame later. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (innerWidth !== wanted) await frame();
    await frame();
    await frame();
  }, width);
}

async function runAxe({
  options,
  exclude,
}: {
  readonly options: axe.RunOptions;
  readonly exclude: string[];
}): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  // What is out of sight is not laid out yet, and what a bar lies over comes out from under it.
  const whole = { auto: 'content-visibility: visible', sticky: 'position: relative; inset: auto' };
  const changed = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { contentVisibility, position } = getComputedStyle(element);
    const look = [contentVisibility, position].flatMap((name) => whole[name as 'auto'] ?? []);
    if (look.length === 0) return [];
    const before = element.getAttribute('style') ?? '';
    element.style.cssText = [before, ...look].join(';');
    return [{ element, before }];
  });
  // Each element is named by its place: writing all of them out takes a tenth of the time.
  loaded.configure({ noHtml: true });
  const { violations, incomplete } = await loaded.run({ exclude }, options);
  for (const { element, before } of changed) element.style.cssText = before;
  // Axe leaves it open whether text in the very color of its ground is meant to be read.
  const unseen = incomplete.flatMap((rule) => {
    const nodes = rule.nodes.filter(({ any }) =>
      any.some(({ data }) => data?.messageKey === 'equalRatio'),
    );
    return nodes.length > 0 ? { ...rule, nodes } : [];
  });
  return [...violations, ...unseen].flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
