import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';

/** A company of the demo with the gold package that no other journey counts on. */
const GOLD = 8;

test('the team gives a company a smaller package, visitors see less; and all of it again @english', async ({
  page,
  browser,
  language,
}) => {
  const { packages, profile, company } = catalogue(language);
  const { team: say, names } = packages;
  const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signInReviewTeam(desk.request);
  await desk.goto(backoffice(language, 'companies'));
  await desk.getByLabel(say.keyword).fill(String(GOLD));
  await desk.getByLabel(say.keyword).press('Enter');
  await desk.locator(`a[href$="/companies/${GOLD}"]`).click();

  const people = page.getByRole('heading', { name: company.people.title });
  const visit = async () => {
    await page.goto(inLanguage(language, `/company/${GOLD}/hrsay`));
    return people.count();
  };
  expect(await visit()).toBe(1);

  await desk.getByRole('link', { name: names.basic, exact: true }).click();
  const gone = desk.getByRole('listitem').filter({ hasText: profile.step['employee-photos'] });
  await expect(gone.first()).toContainText('0');
  await expect(desk.getByText(say.nothingDeleted)).toBeVisible();
  await desk.getByRole('button', { name: fill(say.confirm, { to: names.basic }) }).click();
  await expect(desk.getByText(say.errors.remarkRequired)).toBeVisible();
  expect(await visit()).toBe(1);

  const give = async (to: 'basic' | 'gold', remark: string) => {
    await desk.getByLabel(say.remark).fill(remark);
    await desk.getByRole('button', { name: fill(say.confirm, { to: names[to] }) }).click();
    await expect(desk.getByText(say.done)).toBeVisible();
    await expect(desk.getByRole('cell', { name: remark })).toBeVisible();
  };
  await give('basic', `ends ${language}`);
  await expect.poll(visit).toBe(0);
  // Axe is a script.
  const storageState = await desk.context().storageState();
  const looked = await (await browser.newContext({ storageState })).newPage();
  await looked.goto(desk.url());
  await expect(looked.getByRole('cell', { name: `ends ${language}` })).toBeVisible();
  await expectAccessible(looked);
  await desk.getByRole('link', { name: names.gold, exact: true }).click();
  await give('gold', `renewed ${language}`);
  await expect.poll(visit).toBe(1);
});
