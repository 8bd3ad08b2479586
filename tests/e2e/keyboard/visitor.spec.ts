import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { tabThrough, walkTo } from '../../support/tab-to.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const KNOWN = { th: 'ภูผาเงิน', en: 'Phuphangoen' } as const;
/** The second of the industries in the list; each press of an arrow goes to the next. */
const SECOND_INDUSTRY = 2;

test('a visitor searches, filters and reads @english @wide', async ({ page, language }) => {
  const { discovery, shared } = catalogue(language);
  await page.goto(inLanguage(language, '/aboutus'));
  const field = page.locator('header').getByRole('combobox', { name: shared.search.label });
  await walkTo(page, field);
  await page.keyboard.type(KNOWN[language]);
  const first = page.locator('header').getByRole('option').first();
  await expect(first).toContainText(KNOWN[language]);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await page.waitForURL(/companylist\?.*keyword=/);
  await expect(page.getByRole('article').first()).toContainText(KNOWN[language]);

  const clear = page.locator('main').getByRole('link', { name: discovery.list.clear });
  await walkTo(page, clear.first());
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${companyList(language)}`);
  await untilComplete(page);
  const industry = page.getByLabel(discovery.search.industry);
  await walkTo(page, industry);
  for (let press = 0; press < SECOND_INDUSTRY; press += 1) await page.keyboard.press('ArrowDown');
  await walkTo(page, page.locator('main').getByRole('button', { name: discovery.search.submit }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/idIndustry=[1-9]/);
  await walkTo(page, page.getByRole('link', { name: discovery.list.remove }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${companyList(language)}`);
  await untilComplete(page);
  expect(await tabThrough(page)).toBeGreaterThan(40);

  await page.goto(inLanguage(language, '/company/1/hrsay'));
  await untilComplete(page);
  expect(await tabThrough(page)).toBeGreaterThan(40);
  await page.locator('.gallery').first().getByRole('button').first().focus();
  const article = page.locator('#articles .headline').first().getByRole('link');
  await walkTo(page, article);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/feature\//);
  await untilComplete(page);
  expect(await tabThrough(page)).toBeGreaterThan(20);
});
