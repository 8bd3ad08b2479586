import type { Locator, Page, Request } from '@playwright/test';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home } from '#shared/core/address.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const KNOWN = { th: 'ภูผาเงิน', en: 'Phuphangoen' } as const;
const ANY = { th: 'เทค', en: 'Tech' } as const;

function atTheTop(page: Page, id: string) {
  return page.evaluate((section) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [header, tabs] = [boxOf('[data-header]'), boxOf('.company-tabs')];
    const heading = boxOf(`#${section} h2`);
    if (!header || !tabs || !heading) return null;
    const isClear =
      Math.ceil(tabs.top) >= Math.floor(header.bottom) &&
      heading.top >= tabs.bottom &&
      heading.bottom < innerHeight;
    return { isShown: header.bottom > 60, isClear };
  }, id);
}

/** A lazy picture is asked for when it is first laid out, or not yet. */
async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const frame = () => new Promise(requestAnimationFrame);
  await page.evaluate(frame);
  await page.evaluate(frame);
}

test('a visitor finds and reads a company @thai @bilingual', async ({ page, language }) => {
  const { company, discovery, review, shared } = catalogue(language);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().replace(/\/[^/]*$/, '')));
  await page.goto(home(language));
  const field = page.locator('main').getByRole('combobox', { name: discovery.search.keyword });
  await field.fill(KNOWN[language].slice(0, 5));
  const first = page.locator('main').getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText(KNOWN[language]);
  await expectAccessible(page);
  await field.press('Escape');
  await expect(first).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await field.fill(ANY[language]);
  await expect(page.locator('main').getByRole('listbox')).toBeInViewport({ ratio: 1 });

  await field.fill('');
  await expect(first).toBeHidden();
  await field.fill(KNOWN[language]);
  await expect(first).toContainText(KNOWN[language]);
  await field.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await page.waitForURL(/\/company\/[^/]+-1\/hrsay$/, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(KNOWN[language]);

  const reviews = page.url().replace(/hrsay$/, 'yousay');
  await untilLaidOut(page);
  const covers = page.getByRole('region', { name: company.header.covers }).locator('img');
  const pictures = await covers.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ src }) => src.replace(/\/[^/]*$/, '')),
  );
  expect(pictures.map((id) => asked.has(id))).toEqual([true, false, false, false]);
  await page.getByRole('button', { name: company.header.coverNext }).click();
  await expect.poll(() => asked.has(pictures[1] ?? '')).toBe(true);

  await page.goto(`${page.url()}#openings`);
  await expect.poll(() => atTheTop(page, 'openings')).toEqual({ isShown: false, isClear: true });
  await page.mouse.wheel(0, -40);
  await expect.poll(() => atTheTop(page, 'openings')).toEqual({ isShown: true, isClear: true });

  await page
    .getByRole('link', { name: /รีวิว|Reviews/ })
    .first()
    .click();
  await page.waitForURL(/hrsay|yousay/);
  await page.goto(page.url().replace(/\/hrsay.*$/, '/yousay'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('[data-header]:visible, form:visible, main button:visible'),
  ).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const other = language === 'th' ? 'en' : 'th';
  await page.locator('header').getByRole('link', { name: shared.language[other] }).click();
  await expect(page).toHaveURL(/\/yousay$/);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const chosen = (await page.context().cookies()).find(({ name }) => name === 'lang');
  expect(chosen?.value).toBe(other);

  await page.goto(reviews, { waitUntil: 'domcontentloaded' });
  await page.getByLabel(review.page.sort).selectOption('useful');
  await expect(page).toHaveURL(/sortId=useful.*#reviews$/);
});

test('a superseded request is aborted @english', async ({ page, language }) => {
  const { discovery } = catalogue(language);
  const asksFor = (keyword: string) => (call: Request) =>
    call.url().endsWith('/yousay-api') && (call.postData() ?? '').endsWith(`=${keyword}`);
  await page.route('**/yousay-api', async (route) => {
    if (!asksFor('p')(route.request())) await route.continue();
  });
  await page.goto(home(language));
  const field = page.locator('main').getByRole('combobox', { name: discovery.search.keyword });
  const overtaken = page.waitForEvent('requestfailed', asksFor('p'));
  const request = page.waitForRequest(asksFor('p'));
  await field.fill('p');
  await request;
  await field.fill('phuphangoen');
  await overtaken;
  const option = page.locator('main').getByRole('listbox').getByRole('option');
  await expect(option).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters, sorting, paging and reading work @english', async ({ page, language }) => {
    const { company, discovery, review, shared } = catalogue(language);
    await page.goto(home(language));
    const main = page.locator('main');
    await main.getByRole('combobox', { name: discovery.search.keyword }).fill(KNOWN[language]);
    await main.getByRole('button', { name: discovery.search.submit }).click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('article').first()).toContainText(KNOWN[language]);

    await page.goto(companyList(language));
    await page.getByLabel(discovery.list.sort).selectOption('reviews');
    await page.getByRole('button', { name: discovery.list.apply }).click();
    await expect(page).toHaveURL(/sort=reviews/);
    const firstOfPageOne = await page.getByRole('article').first().textContent();
    // The key is safe: a press of the mouse before the first picture of a page is shown goes nowhere.
    await page.getByRole('link', { name: shared.pagination.next }).press('Enter');
    await expect(page).toHaveURL(/pg=2/);
    expect(await page.getByRole('article').first().textContent()).not.toBe(firstOfPageOne);

    await page.getByLabel(discovery.search.industry).selectOption({ index: 8 });
    await page.getByRole('button', { name: discovery.search.submit }).last().click();
    await expect(page).toHaveURL(/idIndustry=\d+/);

    await page.goto(`${language === 'en' ? '/en' : ''}/company/1`, {
      waitUntil: 'domcontentloaded',
    });
    const aspects = page.locator('#aspects');
    for (const voice of [company.aspects.described, company.aspects.evidence]) {
      await expect(aspects.getByRole('heading', { name: voice })).toHaveCount(4);
    }
    await expect(page.locator('#voices').getByRole('figure')).toHaveCount(2);
    await page.getByRole('region', { name: company.header.covers }).hover();
    await page.mouse.wheel(900, 0);
    await expect(page.getByText('2/4')).toBeInViewport();
    await expect(page.getByText('1/4')).not.toBeInViewport();
    await page.goto(page.url().replace(/hrsay.*$/, 'yousay'), { waitUntil: 'domcontentloaded' });
    const ownFirst = page.getByText(review.page.ownLanguageFirst);
    await expect(ownFirst).toBeVisible();
    await page.getByLabel(review.page.sort).selectOption('useful');
    await page.getByRole('button', { name: review.page.order }).click();
    await expect(page).toHaveURL(/sortId=useful.*#reviews$/);
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.getByRole('link', { name: shared.pagination.next }).press('Enter');
    await expect(page).toHaveURL(/pg=2#found$/);
    await expect(page.getByRole('article').first().getByRole('heading').first()).toBeInViewport();
    const heading = page.getByRole('heading', { name: review.page.heading });
    const bottomOf = async (what: Locator) => {
      const box = await what.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const above = await bottomOf(heading);
    expect(above, 'under the tabs').toBeLessThanOrEqual(
      await bottomOf(page.locator('.company-tabs')),
    );
    await page.getByLabel(review.filters.jobFieldsId.label).selectOption({ index: 1 });
    await page.getByRole('button', { name: review.page.apply }).click();
    await expect(page.getByText(/\d+ (?:จาก \d+ รีวิว|of \d+ reviews)/)).toBeInViewport();
    await page.getByLabel(review.filters.langsId.label).selectOption(language);
    await page.getByRole('button', { name: review.page.apply }).click();
    await expect(page).toHaveURL(new RegExp(`langsId=${language}`));
    await expect(ownFirst).toHaveCount(0);

    await page.getByLabel(review.page.keyword).fill('work');
    await page.getByLabel(review.filters.starsId.label).selectOption('4');
    await page.getByRole('button', { name: review.page.apply }).click();
    await expect(page).toHaveURL(/keyword=work&starsId=4/);
    await page.getByRole('link', { name: '“work”' }).click();
    await expect(page).toHaveURL(/\?starsId=4/);
    for (const article of await page.getByRole('article').all()) {
      await expect(article).toContainText('4.0');
    }
  });
});
