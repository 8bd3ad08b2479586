import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { like } from 'drizzle-orm';
import { myAccount } from '#features/employer/core/employer-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { fill } from '#shared/core/fill.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobFailures } from '#shared/server/db/schema/operations.ts';
import { expectAccessible } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { own } from '../support/call-api.ts';
import { listedCompany } from '../support/fixtures/listed-company.ts';
import { proved, registered } from '../support/fixtures/newcomers.ts';
import { expectValidHtml } from '../support/html/valid-html.ts';
import { expect, test } from '../support/journey.ts';
import { mailTo } from '../support/mail.ts';
import { signInReviewTeam } from '../support/sign-in.ts';
import { newEmployer, proveAddress, sendRegistration } from '../support/wizard/wizard-journey.ts';

test.use(withoutPictures());

const GONE = 987_654_321;

test('the queue shows results of actions @english @bilingual', async ({ request, language }) => {
  const { review, employer } = catalogue(language);
  await signInReviewTeam(request);
  const queues = [
    ['reviews', review.moderation],
    ['reports', review.reports],
    ['claims', employer.claims],
  ] as const;
  for (const [room, { done, conflict }] of queues) {
    const address = backoffice(language, room);
    for (const [act, said] of Object.entries(done)) {
      expect(await (await request.get(`${address}?done=${act}`)).text()).toContain(said);
      const form = { act, id: GONE, revision: 1, lastReport: 1, reasonCode: 'abuse', remark: act };
      const refused = await request.post(address, { headers: await own(), form });
      expect([room, act, refused.status()]).toEqual([room, act, 404]);
      expect(await refused.text()).toContain(conflict);
    }
  }
});

test('the moderation guide judges ten examples @english', async ({ page, language }) => {
  const { judging, reasons } = catalogue(language).review;
  await signInReviewTeam(page.request);
  for (const room of ['reviews', 'reports'] as const) {
    await page.goto(backoffice(language, room));
    await page.getByText(judging.title).click();
    const rows = page.getByRole('region', { name: judging.table }).getByRole('row');
    await expect(rows.locator('td:last-child')).toHaveText([
      ...Array.from({ length: 6 }, () => judging.publish),
      ...Array.from({ length: 3 }, () => reasons.crimeAccusation),
      reasons.personalData,
    ]);
    await expect(rows.nth(1)).toContainText('Overtime is never paid');
  }
});

test('the team home shows failing jobs until they succeed @english', async ({ page, language }) => {
  const { jobs } = catalogue(language).backoffice;
  const job = `test-${randomUUID()}`;
  const failing = page.getByRole('listitem').filter({ hasText: job });
  await signInReviewTeam(page.request);
  await db.insert(jobFailures).values([
    { job, consecutiveFailures: 2 },
    { job: `${job}-once`, consecutiveFailures: 1 },
  ]);
  await page.goto(backoffice(language));
  await expect(page.getByText(jobs.failingTitle)).toBeVisible();
  await expect(failing).toHaveCount(1);
  await expect(failing).toContainText('2');
  await expectAccessible(page);
  await db.delete(jobFailures).where(like(jobFailures.job, `${job}%`));
  await page.reload();
  await expect(failing).toHaveCount(0);
});

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('two employers claim a listed company @english @wide', async ({ page, browser, language }) => {
  const { company, employer, errors } = catalogue(language);
  const { claim, claims, mails } = employer;
  const { nav } = catalogue(language).backoffice;
  const listed = await listedCompany();
  const name = companyName(listed, language).text;
  const ofCompany = companyPage(language, listed, 'yousay');

  const refused = newEmployer(language);
  await page.goto(ofCompany);
  await page.getByRole('link', { name: company.header.claim }).click();
  await expect(
    page.getByText(fill(employer.register.claimOf, { companyName: name })),
  ).toBeVisible();
  await sendRegistration(page, language, refused);
  await expect(page.getByText(claim.unverifiedTitle)).toBeVisible();
  await proveAddress(page, language, refused.email);
  await page.goto(myAccount(language));
  await expect(page.getByText(claim.waitingTitle)).toBeVisible();

  const other = await elsewhere(browser);
  const granted = await registered(other.request, language, { idEmp: listed.idEmp });
  await proved(other.request, granted.email);

  const team = await elsewhere(browser);
  await signInReviewTeam(team.request);
  await expectValidHtml(await team.goto(backoffice(language, 'claims')));
  const askedBy = ({ email }: { readonly email: string }) =>
    team.getByRole('listitem').filter({ hasText: email });
  await expect(team.getByRole('link', { name: nav.claims })).toContainText(/\d/);
  await expect(askedBy(refused)).toContainText(listed.companyNameTh);
  await expect(askedBy(refused)).toContainText(refused.nameTh);
  for (const act of await askedBy(refused).getByRole('button').all()) {
    await expect(act).toHaveAccessibleDescription(name);
  }
  await askedBy(refused).getByRole('button', { name: claims.refuse, exact: true }).click();
  await expect(askedBy(refused).getByText(errors.form.claims.remarkRequired)).toBeVisible();
  await expect(askedBy(refused).getByLabel(claims.remark)).toBeFocused();
  await expectAccessible(team);
  const why = `ชื่อไม่ตรงกับ ${name}`;
  await askedBy(refused).getByLabel(claims.remark).fill(why);
  await askedBy(refused).getByRole('button', { name: claims.refuse, exact: true }).click();
  await expect(team.getByText(claims.done.refuse)).toBeVisible();
  await expect(askedBy(refused)).toHaveCount(0);
  await askedBy(granted).getByText(claims.accept, { exact: true }).click();
  const sure = askedBy(granted).getByRole('button', { name: claims.sure.accept.yes });
  await expect(sure).toHaveAccessibleDescription(`${name} ${claims.sure.accept.text}`);
  await expectAccessible(team);
  await sure.click();
  await expect(team.getByText(claims.done.approve)).toBeVisible();
  await expect(askedBy(granted)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(claim.rejectedTitle)).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  await expectAccessible(page);
  const mail = await mailTo(
    refused.email,
    ({ subject }) => subject === mails.claimRejected.subject,
  );
  expect(mail.text).toContain(why);

  await mailTo(granted.email, ({ subject }) => subject === mails.claimGranted.subject);
  await other.goto(myAccount(language));
  await expect(other.getByText(listed.companyNameTh, { exact: true })).toBeVisible();
  await expect(other.getByText(employer.account.manageUsers)).toBeVisible();
  const asks = async () =>
    (await (await page.request.get(ofCompany)).text()).includes(company.header.claim);
  await expect.poll(asks).toBe(false);
});
