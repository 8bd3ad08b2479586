import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { untilComplete } from './journey.ts';

const WCAG_22_AA = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/** Says what axe found and where, one line each. What stands in a frame is a page of its own. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilComplete(page);
  // Without frames to look into, the mode without a second page to gather their results.
  const { violations } = await new AxeBuilder({ page })
    .withTags(WCAG_22_AA)
    .exclude('iframe')
    .setLegacyMode(true)
    // What is well is looked at all the same; only its megabyte of proof stays in the page.
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`,
    ),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
