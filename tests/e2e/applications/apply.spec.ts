import { eq } from 'drizzle-orm';
import { applicationRecord, ownOpenings } from '#features/opening/core/opening-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { demoUsername } from '../../../scripts/seed/demo-accounts.ts';
import { withoutPictures } from '../../support/browser.ts';
import { inDays, makeOpening } from '../../support/fixtures/company-fixture.ts';
import { signedUp } from '../../support/fixtures/newcomers.ts';
import { joinProduct } from '../../support/join-product.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mail.ts';
import { signInEmployer, signInJobSeeker } from '../../support/sign-in.ts';

test.use(withoutPictures());

test.use({ expectedConsole: [/status of (409|422)/], javaScriptEnabled: false });

/** The least that is one. */
const PDF = '%PDF-1.4\n%%EOF\n';

test('a job seeker applies, is seen, and withdraws @thai', async ({ browser, page, language }) => {
  const { errors, opening } = catalogue(language);
  const { apply, applicants, answer: answers, mine, application: say } = opening;
  const signIn = inLanguage(language, '/jSignin');
  await page.goto(inLanguage(language, '/company/1/jobs'));
  const position = page.locator('#openings article').last().getByRole('link');
  const path = (await position.getAttribute('href')) ?? '';
  const idJob = Number(path.split('/').pop());
  await position.click();
  await expect(page.getByText(apply.before)).toBeVisible();
  await page.getByRole('link', { name: apply.action }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === signIn && /^\?to=company%2F.+apply$/.test(url.search),
  );
  await signInJobSeeker(page);
  await page.goto(`${path}/apply`);
  await page.locator('[name=coverNote]').fill('ขอสมัครครับ');
  const file = page.getByLabel(say.write.documentLabel);
  const attach = (text: string) =>
    file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await attach('<html>');
  await page.getByLabel(say.contactBy.phone).fill('0812345678');
  await page.getByRole('button', { name: say.write.next }).click();
  await expect(page.getByText(errors.form.application.pdfType)).toBeVisible();
  await expect(page.getByLabel(say.contactBy.phone)).toHaveValue('0812345678');
  await attach(PDF);
  await page.getByRole('button', { name: say.write.next }).click();
  await expect(page.getByText('ขอสมัครครับ')).toBeVisible();
  await page.getByRole('button', { name: say.check.send }).click();
  await expect(page.getByText(errors.form.application.consentRequired)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say.check.send }).click();
  await expect(page.getByText(say.done.apply)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(apply.sent);
  await mailTo(demoUsername('jobSeeker'), (mail) =>
    linkIn(mail).endsWith('/myProfile#applications'),
  );

  const employer = await (await browser.newContext()).newPage();
  await signInEmployer(employer, 'employerUser');
  await employer.goto(ownOpenings(language, { applicants: idJob }));
  const email = employer.getByRole('link', { name: demoUsername('jobSeeker') });
  await expect(email).toBeVisible();
  const row = employer.getByRole('row').filter({ has: email });
  await row.getByRole('link').first().click();
  await expect(employer.getByText('ขอสมัครครับ')).toBeVisible();
  const pdf = (await employer.locator('a[download]').getAttribute('href')) ?? '';
  const answer = await employer.request.get(pdf);
  expect(await answer.text()).toBe(PDF);
  expect(answer.headers()).toMatchObject({
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await page.request.get(pdf, { maxRedirects: 0 })).status()).toBe(302);

  await page.goto(inLanguage(language, '/myProfile'));
  const own = page.locator('#applications').getByRole('listitem');
  const applied = own.filter({ has: page.locator(`input[name="idJob"][value="${idJob}"]`) });
  await expect(applied.getByText(/เปิดอ่านเมื่อ/)).toBeVisible();
  const paragraphs = await employer.getByRole('blockquote').first().locator('p').allTextContents();
  await employer.getByRole('button', { name: answers.talking.send }).click();
  await expect(employer.getByText(answers.done)).toBeVisible();
  await expect(employer.getByRole('button', { name: answers.talking.send })).toHaveCount(0);
  await mailTo(demoUsername('jobSeeker'), (mail) =>
    paragraphs.every((words) => (mail.text ?? '').replace(/\s+/g, ' ').includes(words)),
  );
  await page.reload();
  await expect(applied.getByText(/อยากพูดคุยกับคุณ/)).toBeVisible();

  const today = thaiDay(new Date());
  const record = applicationRecord(language, today);
  const link = `${record}&enc=one&key=two`;
  const away = await page.request.get(link, { maxRedirects: 0 });
  const to = encodeURIComponent(applicationRecord('th', today).slice(1));
  expect(away.headers()['location']).toBe(`${signIn}?enc=one&key=two&to=${to}`);
  await page.goto(record);
  await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', /idEmp=1$/);

  await page.goto(inLanguage(language, '/myProfile'));
  await applied.getByText(apply.withdraw, { exact: true }).click();
  await expect(applied.getByText(mine.sure.text)).toBeVisible();
  await applied.getByRole('button', { name: mine.sure.yes }).click();
  await expect(page.getByText(say.done.withdraw)).toBeInViewport();
  await expect(applied).toHaveCount(0);
  await own.getByRole('link', { name: mine.reapply }).first().click();
  await expect(page.locator('[name=coverNote]')).toHaveValue('');
  await page.locator('[name=coverNote]').fill('เขียนใหม่');
  await page.getByRole('button', { name: say.write.next }).click();
  await page.getByText(say.draft.discard, { exact: true }).click();
  await page.getByRole('button', { name: say.draft.sure.yes }).click();
  await expect(page.getByText(say.done.discard)).toBeVisible();
  await expect(page.locator('[name=coverNote]')).toHaveValue('');
  await employer.goto(ownOpenings(language, { applicants: idJob }));
  await expect(employer.getByText(applicants.lead)).toBeVisible();
  await expect(email).toHaveCount(0);
});

test('a note to a closed position can still be copied @english', async ({ page, language }) => {
  await joinProduct();
  const { apply, application: say, over } = catalogue(language).opening;
  await signedUp(page.request, language);
  const positionTh = `ช่างปิด ${Date.now()}`;
  const idJob = await makeOpening(1, { positionTh, expiresAt: inDays(60) });
  const note = 'I rebuilt a mill.\nTwice.';
  // A segment that is not spelt right leads to the one that is, with the step and what was done.
  const misspelt = inLanguage(language, `/company/1/jobs/${idJob}/apply`);
  await page.goto(`${misspelt}?step=check`);
  await expect(page).toHaveURL(/\/company\/[^/]+-1\/jobs\/\d+\/apply\?step=check$/);
  await page.getByRole('link', { name: say.check.change }).click();
  await expect(page).toHaveURL(/step=write$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(apply.action);
  await page.locator('[name=coverNote]').fill(note);
  await page.locator('[name=phone]').fill('0812345678');
  await page.locator('[name=skills]').fill('welding, Thai');
  await db
    .update(openings)
    .set({ expiresAt: inDays(-1) })
    .where(eq(openings.idJob, idJob));
  await page.getByRole('button', { name: say.write.next }).click();
  await expect(page.getByRole('heading', { name: say.unsent.title })).toBeVisible();
  await expect(page.locator('dd')).toContainText([note, '0812345678', 'welding, Thai']);
  await expect(page.getByText(over.title)).toHaveCount(1);
});
