import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { openingSearch, ownOpenings } from '#features/opening/core/opening-paths.ts';
import { openingsChanged } from '#features/opening/server/count-openings.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home, page as inLanguage } from '#shared/core/address.ts';
import { db } from '#shared/server/db/pool.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { withoutPictures } from '../support/browser.ts';
import { inDays, makeOpening } from '../support/fixtures/company-fixture.ts';
import { reviewer } from '../support/fixtures/newcomers.ts';
import { sendSignIn } from '../support/forms/account-forms.ts';
import { expectValidHtml } from '../support/html/valid-html.ts';
import { joinProduct } from '../support/join-product.ts';
import { expect, test } from '../support/journey.ts';
import { signInEmployer } from '../support/sign-in.ts';

test.use(withoutPictures());

test.use({ expectedConsole: [/status of (410|422)/], javaScriptEnabled: false });

async function statusOf(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(path))?.status();
}

const press = (card: Locator, name: string) => card.getByRole('button', { name }).click();

test('an employer adds, closes and reopens a position @english', async ({ page, language }) => {
  const { errors, opening } = catalogue(language);
  const { form: say, ownOpenings: own, field, over } = opening;
  const title = `ช่างทดสอบ ${Date.now()}`;
  await signInEmployer(page, 'employerUser');
  await page.goto(ownOpenings(language, { add: 1 }));
  await page.getByLabel(say.positionTh).fill(title);
  await page.getByLabel(say.descriptionTh).fill('หน้าที่\n- ซ่อม <b>ทุกอย่าง</b>');
  await page.getByLabel(field.jobType).selectOption('seasonal');
  await page.getByLabel(say.salaryFrom).fill('20000');
  await page.getByLabel(say.salaryTo).fill('10000');
  await page.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(errors.form.opening.salaryRange)).toBeVisible();
  await expect(page.getByText(errors.form.opening.choiceRequired)).toBeVisible();
  await expect(page.getByLabel(say.descriptionTh)).toHaveValue(/ซ่อม/);
  await page.getByLabel(field.jobField).selectOption('3');
  await page.getByLabel(say.salaryTo).fill('30000');
  await page.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(own.done.add)).toBeVisible();

  const card = page.getByRole('listitem').filter({ hasText: title });
  const path = (await card.getByRole('link', { name: title }).first().getAttribute('href')) ?? '';
  const idJob = path.split('/').pop() ?? '';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('listitem').filter({ hasText: '<b>ทุกอย่าง</b>' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /reviews$/ })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);

  await page.goto(ownOpenings(language));
  await press(card, own.close);
  await expect(page.getByText(own.done.close)).toBeVisible();
  expect(await statusOf(page, path)).toBe(410);
  await expect(page.getByText(over.title)).toBeVisible();
  await expect(page.getByText(field.closes, { exact: true })).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

  const closed = page.locator('form', { has: page.locator(`input[value="${idJob}"]`) });
  for (let pg = 1; pg < 4; pg += 1) {
    await page.goto(ownOpenings(language, { pg }));
    if ((await closed.count()) > 0) break;
  }
  await press(closed, own.reopen);
  await expect(page.getByText(own.done.reopen)).toBeVisible();
  expect(await statusOf(page, path)).toBe(200);
});

const ASKED = { confirmationRequestedAt: inDays(-1), confirmationDueAt: inDays(6) };
const isAsked = async (idJob: number) => {
  const [row] = await db.select().from(openings).where(eq(openings.idJob, idJob));
  return row?.confirmationRequestedAt !== null;
};

test('an employer confirms open positions, one and all @thai @wide', async ({ page, language }) => {
  await joinProduct();
  const { ownOpenings: own } = catalogue(language).opening;
  const add = (positionTh: string) =>
    makeOpening(1, { positionTh, positionEn: positionTh, expiresAt: inDays(60), ...ASKED });
  const titles = [`ช่าง ${Date.now()}`, `ครู ${Date.now()}`] as const;
  const [one, other] = [await add(titles[0]), await add(titles[1])];
  // Other journeys read the pages of this company meanwhile.
  await db.transaction((tx) => openingsChanged(tx, 1, []));
  await signInEmployer(page, 'employerUser');
  await page.goto(ownOpenings(language));
  const card = page.getByRole('listitem').filter({ hasText: titles[0] });
  await press(card, own.confirmation.confirm);
  await expect(page.getByText(own.done.confirm)).toBeVisible();
  expect([await isAsked(one), await isAsked(other)]).toEqual([false, true]);
  await expect(card.getByRole('button', { name: own.confirmation.confirm })).toHaveCount(0);
  await page.getByRole('button', { name: own.confirmation.confirmAll }).click();
  await expect(page.getByText(own.done.confirm)).toBeVisible();
  await expect(page.getByText(own.confirmation.title)).toHaveCount(0);
  expect(await isAsked(other)).toBe(false);
});

test('a visitor saves a position @english @wide', async ({ page, request, language }) => {
  const { saved } = catalogue(language).opening;
  const email = await reviewer(request, language);
  await page.goto(inLanguage(language, '/company/1/jobs'));
  await page.locator('#openings article').last().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/\d+/);
  const path = new URL(page.url()).pathname;
  const act = (name: string) => page.getByRole('button', { name }).click();
  await act(saved.save);
  await sendSignIn(page, language, email);
  await expect(page).toHaveURL((url) => url.pathname === `${path}/saved`);
  await act(saved.save);
  await expect(page.getByRole('status').getByText(saved.on)).toBeVisible();
  await expectValidHtml(await page.reload());
  await act(saved.remove);
  await expect(page.getByText(saved.removed)).toBeVisible();
  await act(saved.save);
  await page.getByRole('link', { name: saved.all }).click();
  await page.locator('#saved').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await page.goBack();
  await expectValidHtml(await page.reload());
  await page.locator('#saved').getByRole('button').click();
  await expect(page.getByRole('status').getByText(saved.removed)).toBeVisible();
  await expect(page.locator('#saved').getByRole('listitem')).toHaveCount(0);
});

test('home leads to an opening without scripts @english @bilingual', async ({ page, language }) => {
  const { search, field } = catalogue(language).opening;
  await page.goto(home(language));
  const link = (part: string) => page.locator(`${part} a[href="${openingSearch(language)}"]`);
  // Once in the bar, once in the menu of a phone.
  await expect(link('header')).toHaveCount(2);
  await link('main').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^\d/);
  const all = (await heading.textContent()) ?? '';

  const form = page.getByRole('form', { name: search.label });
  const opener = page.getByRole('button', { name: search.filters, exact: true });
  if (await opener.isVisible()) await opener.click();
  await form.getByLabel(field.province).selectOption('10');
  await form.getByLabel(search.salary).selectOption('20000');
  await form.getByRole('button', { name: search.submit }).last().click();
  await expect(page).toHaveURL(/province=10.*salaryFrom=20000/);
  await expect(heading).not.toHaveText(all);
  await page.getByLabel(search.sort).selectOption('salary');
  await page.getByRole('button', { name: search.apply }).click();
  await expect(page).toHaveURL(/sort=salary/);

  const first = page.getByRole('article').first().getByRole('heading');
  const title = ((await first.textContent()) ?? '').trim();
  await form.getByLabel(search.keyword).fill(title);
  await form.getByLabel(search.keyword).press('Enter');
  await expect(heading).toContainText(title);
  await first.getByRole('link').click();
  await expect(heading).toHaveText(title);
});

test('an empty search result suggests what to do @thai @bilingual', async ({ page, language }) => {
  const { search, filter } = catalogue(language).opening;
  const answer = await page.goto(openingSearch(language, { keyword: 'qqxxqq', province: '10' }));
  await expect(page.getByRole('heading', { name: search.none })).toBeVisible();
  await expectValidHtml(answer);
  await page.getByRole('link', { name: filter.clear }).click();
  await expect(page).toHaveURL(openingSearch(language));
  await expect(page.getByRole('article').first()).toBeVisible();
});
