import { catalogue } from '#i18n/catalogues.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { backofficeInvitations } from '#shared/core/team/backoffice-paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { listedCompany } from '../../support/fixtures/listed-company.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test } from '../../support/journey.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';

test('the team looks at what companies send, stops one of them and lets it send again @english', async ({
  page,
  language,
}) => {
  const { team, history } = catalogue(language).invitation;
  const company = await listedCompany();
  await signInReviewTeam(page.request);
  await expectValidHtml(await page.goto(backofficeInvitations(language, { state: 'paused' })));
  await expectAccessible(page);
  await expect(page.getByRole('cell', { name: history.states.paused }).first()).toBeVisible();
  await page.goto(backofficeInvitations(language, { company: company.idEmp }));
  await expect(
    page.getByRole('heading', { name: companyName(company, language).text }),
  ).toBeVisible();
  await page.getByRole('button', { name: team.stop }).click();
  await expect(page.getByText(team.errors.remarkRequired)).toBeVisible();
  await page.getByLabel(team.remark).fill('ผู้รับบอกว่าไม่เคยทำงานที่นี่');
  await page.getByRole('button', { name: team.stop }).click();
  await expect(page.getByText(team.done.stop)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: team.allow }).click();
  await expect(page.getByText(team.done.allow)).toBeVisible();
});
