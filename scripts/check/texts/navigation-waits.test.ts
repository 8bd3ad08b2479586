import { expect, it } from 'vitest';
import { checkNavigationWaits } from './navigation-waits.ts';

const found = (source: string, path = 'tests/e2e/reviews/likes.spec.ts') =>
  checkNavigationWaits(new Map([[path, source]])).map(({ line }) => line);

it('finds an address or a heading that is read right after an act', () => {
  const act = "await page.getByRole('link').click();\n";
  expect(found(`${act}const form = page.url();`)).toEqual([2]);
  expect(found(`${act}const { pathname } = new URL(page.url()).pathname;`)).toEqual([2]);
  const heading = "await expect(page.getByRole('heading', { level: 1 })).toBeVisible();";
  expect(found(`${act}${heading}`)).toEqual([2]);
  expect(found(`await field.press('Enter');\n${heading}`)).toEqual([2]);
});

it('passes what waits for the new page, reads the origin alone, or is no spec', () => {
  const act = "await page.getByRole('link').click();\n";
  expect(found(`${act}await expect(page).toHaveURL(/post$/);\npage.url();`)).toEqual([]);
  expect(found(`${act}await page.goto('/');\npage.url();`)).toEqual([]);
  expect(found(`${act}const { origin } = new URL(page.url());`)).toEqual([]);
  expect(found(`${act}page.url();`, 'tests/support/axe.ts')).toEqual([]);
});
