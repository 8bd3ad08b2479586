import { visitorsPage } from '#features/insight/core/insight-paths.ts';
import { ownOpenings } from '#features/opening/core/opening-paths.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { stepsOf } from '#features/profile/core/steps.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as plainPage } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import { begun, registered } from '../../support/fixtures/newcomers.ts';
import { givePackage } from '../../support/give-package.ts';
import { expect, test } from '../../support/journey.ts';
import { signInEmployer } from '../../support/sign-in.ts';

test.use({ javaScriptEnabled: false });

test('an employer uses the tools without scripts @english @wide', async ({ page, language }) => {
  const { insight, opening, review, session } = catalogue(language);
  await signInEmployer(page, 'employerUser');
  await page.goto(plainPage(language, '/createhrsay/reviewList'));
  await expect(page).toHaveURL(companyTool(language, 'yousay'));

  const answer = `ขอบคุณ ${Date.now()}`;
  const status = page.getByRole('status');
  const toAnswer = page.getByRole('link', { name: review.ownReviews.toAnswer });
  await toAnswer.click();
  const waiting = Number((await toAnswer.textContent())?.match(/\d+/)?.[0]);
  await page.getByText(review.ownReviews.answer, { exact: true }).first().click();
  await page.getByRole('button', { name: review.ownReviews.send }).first().click();
  await expect(page.getByText(review.ownReviews.replyRequired)).toBeVisible();
  await expect(page.getByLabel(review.ownReviews.reply).first()).toBeFocused();
  await page.getByLabel(review.ownReviews.reply).first().fill(answer);
  await page.getByRole('button', { name: review.ownReviews.send }).first().click();
  await expect(status.filter({ hasText: review.ownReviews.replied })).toBeVisible();
  await expect(toAnswer).toHaveAttribute('aria-current', 'page');
  await expect(toAnswer).toContainText(String(waiting - 1));
  await expect(page.getByText(answer)).toHaveCount(0);
  await page.getByRole('link', { name: review.ownReviews.all }).click();
  const answered = page.locator('article', { hasText: answer });
  await answered.getByText(review.ownReviews.change, { exact: true }).click();
  await answered.getByRole('button', { name: review.ownReviews.withdraw }).click();
  await expect(status.filter({ hasText: review.ownReviews.withdrawn })).toBeVisible();
  await expect(page.getByText(answer)).toHaveCount(0);

  await page.goto(visitorsPage(language, 'year'));
  const { funnel, over, pages, sources, reviews } = insight;
  for (const name of [funnel.title, over.year, pages.title, sources.title, reviews.title]) {
    await expect(page.getByRole('table', { name })).toBeVisible();
  }
  const months = page.getByRole('table', { name: over.year }).getByRole('row');
  await expect(months).toHaveCount(1 + 12);
  await expect(months.last()).toContainText(/\d{2,}/);

  // A month has fewer reviews than are told.
  const { notShown } = catalogue(language).shared.figure;
  await expect(page.getByRole('cell', { name: notShown }).first()).toBeVisible();
  await expect(page.getByText(insight.notShownMeans)).toBeVisible();

  await page.goto(ownOpenings(language));
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const title = (await first.getByRole('heading').textContent())?.trim() ?? '';
  await first.getByRole('link', { name: opening.ownOpenings.copy }).click();
  const titles = [opening.form.positionTh, opening.form.positionEn].map((name) =>
    page.getByLabel(name).inputValue(),
  );
  expect(await Promise.all(titles)).toContain(title);
  await expect(page.getByRole('button', { name: opening.form.add })).toBeVisible();

  await page.locator('header details.account summary').first().click();
  await page.getByRole('link', { name: session.signOut.action }).click();
  await page.getByRole('button', { name: session.signOut.action }).click();
  await expect(page.getByRole('heading', { name: session.signOut.out })).toBeVisible();
  await page.goto(ownOpenings(language));
  await expect(page).toHaveURL(/\/login\?/);
});

test('readers filter the open positions of a company @thai @wide', async ({ page, language }) => {
  const { field, filter } = catalogue(language).opening;
  await page.goto(plainPage(language, '/company/1/jobs'));
  const cards = page.locator('#openings article');
  const all = await cards.count();
  const form = page.getByRole('form', { name: filter.label });
  await form.getByLabel(field.jobType).selectOption({ index: 1 });
  const chosen = await form
    .getByLabel(field.jobType)
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent?.trim() ?? '');
  await form.getByRole('button', { name: filter.apply }).click();
  await expect(page).toHaveURL(/[?&]jobType=\w/);
  expect(await cards.count()).toBeLessThan(all);
  for (const card of await cards.all()) await expect(card).toContainText(chosen);
  await expect(form.getByLabel(field.jobType)).not.toHaveValue('');
  await page.getByRole('link', { name: filter.clear }).click();
  await expect(cards).toHaveCount(all);
});

test('the wizard names step, package and version @thai', async ({ page, language }) => {
  const { packages, profile, shared } = catalogue(language);
  const { email, idEmp } = await registered(page.request, language);
  await givePackage(email, 'silver');
  await begun(page.request, idEmp, language);
  await page.goto(wizard(language, 'company-profile', language));
  const total = stepsOf('silver').length;
  await expect(page.getByText(fill(shared.wizard.step, { step: 2, total }))).toBeVisible();
  const name = fill(shared.wizard.package, { name: packages.names.silver });
  await expect(page.getByText(`${name} · ${profile.language[language]}`)).toBeVisible();
  await page.goto(wizard(language, 'welcome'));
  const ways = page.getByRole('main').getByRole('link', { name: profile.welcome.preview });
  await ways.first().click();
  await expect(page).toHaveURL(/\/preview\//);
});
