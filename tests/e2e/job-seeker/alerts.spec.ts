import { openingSearch } from '#features/opening/core/opening-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mail.ts';

test.use({ expectedConsole: [/status of 422/] });

test('somebody asks for new openings by mail, confirms, and stops by one click', async ({
  page,
  language,
}) => {
  const { opening, shared } = catalogue(language);
  const { alert } = opening;
  const email = `alert-${language}-${Date.now()}@example.com`;
  await page.goto(openingSearch(language, { idJobField: 3 }));
  await page.getByRole('button', { name: alert.ask.submit }).click();
  await expect(page.getByText(shared.account.fields.emailRequired)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(alert.ask.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: alert.ask.submit }).click();
  await expect(page.getByRole('heading', { name: alert.sent.title })).toBeVisible();

  const link = new URL(linkIn(await mailTo(email)));
  await expectValidHtml(await page.goto(link.pathname));
  await expectAccessible(page);
  await page.getByLabel(alert.ask.rhythm).selectOption('daily');
  await page.getByRole('button', { name: alert.page.confirm }).click();
  await expect(page.getByText(alert.page.saved)).toBeVisible();
  await expect(page.getByLabel(alert.ask.rhythm)).toHaveValue('daily');

  const stopped = await page.request.post(link.pathname, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { Origin: 'https://mail.example' },
  });
  expect(stopped.status()).toBe(200);
  await page.goto(link.pathname);
  await expect(page.getByRole('heading', { name: alert.page.endedTitle })).toBeVisible();
  await expectAccessible(page);
});
