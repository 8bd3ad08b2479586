import { comparePage } from '#features/discovery/core/compare/compared.ts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { onOtherLayout } from '#features/discovery/core/other-layout.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import { expectAccessible } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';

test.use(withoutPictures());

test('filters are next to the list and show the active ones @thai', async ({ page, language }) => {
  const { discovery } = catalogue(language);
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto(companyList(language));
  const industry = page.getByLabel(discovery.search.industry);
  const filters = await industry.boundingBox();
  const card = await page.getByRole('article').first().boundingBox();
  expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThan(card?.x ?? 0);
  await expect(page.getByRole('button', { name: discovery.list.filters })).toBeHidden();

  const choice = await industry.locator('option[value="3"]').textContent();
  const count = Number(choice?.match(/\((\d+)\)$/)?.[1]);
  await industry.selectOption('3');
  const submit = page.locator('main').getByRole('button', { name: discovery.search.submit });
  await submit.click();
  await expect(page).toHaveURL(/idIndustry=3/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    fill(count === 1 ? discovery.list.total_one : discovery.list.total_other, { count }),
  );
  await page.goBack();
  await expect(industry).toHaveValue('');
  await page.goForward();
  await expect(industry).toHaveValue('3');
  await page.getByRole('link', { name: discovery.list.remove }).click();
  await expect(page).toHaveURL(companyList(language));
});

test('all filters are in sight on a screen of 800 px @thai @wide', async ({ page, language }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(companyList(language, { hiring: true }));
  await expect(
    page.getByRole('link', { name: catalogue(language).discovery.list.clear }),
  ).toBeInViewport({ ratio: 1 });
  const hidden = await page
    .locator('.filter-sheet')
    .evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(hidden).toBe(0);
});

test('an empty result shows choices that fit a phone @thai', async ({ page, language }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(companyList(language, { keyword: 'ฎฎฎฎฎฎ' }));
  const { emptyFields } = catalogue(language).discovery.list;
  await expect(page.getByRole('heading', { name: emptyFields })).toBeVisible();
  const choices = page.locator('#results a[href*="idJobField="]');
  await expect(choices.filter({ visible: true })).toHaveCount(8);
  await page.locator('#results summary').last().click();
  for (const choice of await choices.filter({ visible: true }).all()) {
    const box = await choice.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});

test('the list names the term omitted because no company has all', async ({ page, language }) => {
  const { discovery } = catalogue(language);
  const known = { th: 'ภูผาเงิน', en: 'Phuphangoen' }[language];
  await page.goto(companyList(language, { keyword: `${known} zzqqx` }));
  await expect(page.getByRole('article').first()).toContainText(known);
  await expect(page.getByText(fill(discovery.list.leftOut, { words: 'zzqqx' }))).toBeVisible();
});

test('a name of the other keyboard layout is found @thai @wide', async ({ page, language }) => {
  const { discovery } = catalogue(language);
  const name = 'ภูผาเงิน';
  await page.goto(companyList(language, { keyword: onOtherLayout(name) }));
  await page
    .getByRole('link', { name: fill(discovery.list.didYouMean, { keyword: name }) })
    .click();
  await expect(page.getByRole('article').first()).toContainText(name);
});

test('the reviews of a company lead to its comparison @thai @wide', async ({ page, language }) => {
  const { compare } = catalogue(language).discovery;
  await page.goto(pagePath(language, '/company/x-1/yousay'));
  await page.getByRole('link', { name: compare.withOthers }).click();
  await expect(page).toHaveURL(comparePage(language, [1]));
  const table = page.getByRole('region', { name: compare.title });
  await expect(table.getByRole('columnheader')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the filters are a sheet, by keyboard as well @thai', async ({ page, language }) => {
    const { discovery } = catalogue(language);
    await page.goto(companyList(language));
    const open = page.getByRole('button', { name: discovery.list.filters });
    const industry = page.getByLabel(discovery.search.industry);
    await expect(industry).toBeHidden();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(industry).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(industry).toBeHidden();
    await expect(open).toBeFocused();
    expect(await page.evaluate(widthWithLongWords)).toBeLessThanOrEqual(360);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the sheet opens and filters all the same @thai @wide', async ({ page, language }) => {
      const { discovery } = catalogue(language);
      await page.goto(companyList(language));
      await page.getByRole('button', { name: discovery.list.filters }).click();
      await page.getByLabel(discovery.search.jobField).selectOption('1');
      await page
        .locator('main')
        .getByRole('button', { name: discovery.search.submit })
        .last()
        .click();
      await expect(page).toHaveURL(/idJobField=1/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('ticked companies are compared, and removable @english', async ({ page, language }) => {
      const { compare } = catalogue(language).discovery;
      await page.goto(companyList(language));
      const action = page.getByRole('button', { name: compare.action });
      await expect(action).toBeHidden();
      for (const nth of [0, 1]) await page.getByLabel(compare.box).nth(nth).check();
      await action.click();
      await expect(page).toHaveURL(/\/compare\?ids=\d+-\d+$/);
      const table = page.getByRole('region', { name: compare.title });
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await table.getByRole('link', { name: compare.remove }).first().click();
      await expect(table.getByRole('columnheader')).toHaveCount(1);
    });
  });
});

function widthWithLongWords(): number {
  for (const text of document.querySelectorAll('main article :is(h2, h3, p)')) {
    text.append('x'.repeat(4000));
  }
  return document.documentElement.scrollWidth;
}
