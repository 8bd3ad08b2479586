import { alertRequestPage } from '#features/opening/core/alert/alert-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { fill } from '#shared/core/fill.ts';
import { withoutPictures } from '../../support/browser.ts';
import { listedCompany } from '../../support/fixtures/listed-company.ts';
import { reviewer } from '../../support/fixtures/newcomers.ts';
import { expect, test } from '../../support/journey.ts';

test.use(withoutPictures());
test.use({ javaScriptEnabled: false });

test('following is confirmed and leads to the company @english', async ({ page, language }) => {
  const { alert } = catalogue(language).opening;
  const company = await listedCompany();
  const named = { company: companyName(company, language).text };
  await reviewer(page.request, language);
  await page.goto(alertRequestPage(language, { idEmp: company.idEmp, search: '' }));
  await page.getByRole('main').getByRole('button', { name: alert.request.follow }).click();
  const heading = page.getByRole('heading', { level: 1, name: fill(alert.on.followed, named) });
  await expect(heading).toBeVisible();
  await page.goto(alertRequestPage(language, { idEmp: company.idEmp, search: '' }));
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: fill(alert.backTo, named) }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.includes(`-${company.idEmp}`));
});
