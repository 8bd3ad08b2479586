import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import {
  applicationRecord,
  openingSearch,
  ownOpenings,
} from '#features/opening/core/opening-paths.ts';
import { openingsChanged } from '#features/opening/server/count-openings.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home, page as inLanguage } from '#shared/core/address.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { inDays, makeOpening } from '../support/fixtures/company-fixture.ts';
import { NEW_PASSWORD, reviewer, signedUp } from '../support/fixtures/newcomers.ts';
import { expectValidHtml } from '../support/html/valid-html.ts';
import { joinProduct } from '../support/join-product.ts';
import { expect, test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { signInEmployer, signInJobSeeker } from '../support/sign-in.ts';

// What is refused on purpose the browser notes as well.
test.use({ expectedConsole: [/status of (409|410|422)/], javaScriptEnabled: false });

async function statusOf(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(path))?.status();
}

/** The least that is one. */
const PDF = '%PDF-1.4\n%%EOF\n';

const press = (card: Locator, name: string) => card.getByRole('button', { name }).click();

test('an employer adds a position, mends what was refused, closes and reopens it @english', async ({
  page,
  language,
}) => {
  const { form: say, own, fieldErrors, field, over } = catalogue(language).opening;
  const title = `ช่างทดสอบ ${Date.now()}`;
  await signInEmployer(page, 'employerUser');
  await page.goto(ownOpenings(language, { add: 1 }));
  await page.getByLabel(say.positionTh).fill(title);
  await page.getByLabel(say.descriptionTh).fill('หน้าที่\n- ซ่อม <b>ทุกอย่าง</b>');
  await page.getByLabel(field.jobType).selectOption('seasonal');
  await page.getByLabel(say.salaryFrom).fill('20000');
  await page.getByLabel(say.salaryTo).fill('10000');
  await page.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(fieldErrors.salaryRange)).toBeVisible();
  await expect(page.getByText(fieldErrors.choiceRequired)).toBeVisible();
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

/** An opening that a mail asked about. */
const ASKED = { silenceToldAt: inDays(-1), silenceDueAt: inDays(6) };
const isAsked = async (idJob: number) => {
  const [row] = await db.select().from(openings).where(eq(openings.idJob, idJob));
  return row?.silenceToldAt !== null;
};

test('an employer says that openings are still open, one and all @thai', async ({
  page,
  language,
}) => {
  await joinProduct();
  const { own } = catalogue(language).opening;
  const add = (positionTh: string) =>
    makeOpening(1, { positionTh, positionEn: positionTh, expiresAt: inDays(60), ...ASKED });
  const titles = [`ช่าง ${Date.now()}`, `ครู ${Date.now()}`] as const;
  const [one, other] = [await add(titles[0]), await add(titles[1])];
  // Other journeys read the pages of this company meanwhile.
  await db.transaction((tx) => openingsChanged(tx, 1, []));
  await signInEmployer(page, 'employerUser');
  await page.goto(ownOpenings(language));
  const card = page.getByRole('listitem').filter({ hasText: titles[0] });
  await press(card, own.silence.confirm);
  await expect(page.getByText(own.done.confirm)).toBeVisible();
  expect([await isAsked(one), await isAsked(other)]).toEqual([false, true]);
  await expect(card.getByRole('button', { name: own.silence.confirm })).toHaveCount(0);
  await page.getByRole('button', { name: own.silence.confirmAll }).click();
  await expect(page.getByText(own.done.confirm)).toBeVisible();
  await expect(page.getByText(own.silence.title)).toHaveCount(0);
  expect(await isAsked(other)).toBe(false);
});

test('somebody applies, is known to the employer who may know, and withdraws @thai', async ({
  browser,
  page,
  language,
}) => {
  const {
    apply,
    applicants,
    answer: answers,
    mine,
    application: say,
  } = catalogue(language).opening;
  const signIn = inLanguage(language, '/jSignin');
  await page.goto(inLanguage(language, '/company/1/jobs'));
  // The newest stands first and may be closed by another journey.
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
  await expect(page.getByText(say.errors.pdfType)).toBeVisible();
  await expect(page.getByLabel(say.contactBy.phone)).toHaveValue('0812345678');
  await attach(PDF);
  await page.getByRole('button', { name: say.write.next }).click();
  await expect(page.getByText('ขอสมัครครับ')).toBeVisible();
  await page.getByRole('button', { name: say.check.send }).click();
  await expect(page.getByText(say.errors.consentRequired)).toBeVisible();
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
  const told = await employer.getByRole('blockquote').first().locator('p').allTextContents();
  await employer.getByRole('button', { name: answers.talking.send }).click();
  await expect(employer.getByText(answers.done)).toBeVisible();
  await expect(employer.getByRole('button', { name: answers.talking.send })).toHaveCount(0);
  await mailTo(demoUsername('jobSeeker'), (mail) =>
    told.every((words) => (mail.text ?? '').replace(/\s+/g, ' ').includes(words)),
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
  await expect(page.getByText(mine.done)).toBeInViewport();
  await expect(applied).toHaveCount(0);
  await own.getByRole('link', { name: mine.again }).first().click();
  await expect(page.locator('[name=coverNote]')).toHaveValue('');
  await employer.goto(ownOpenings(language, { applicants: idJob }));
  await expect(employer.getByText(applicants.lead)).toBeVisible();
  await expect(email).toHaveCount(0);
});

test('a note to a position that closes meanwhile stays to be copied @english', async ({
  page,
  language,
}) => {
  await joinProduct();
  const { apply, application: say } = catalogue(language).opening;
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
  await db
    .update(openings)
    .set({ expiresAt: inDays(-1) })
    .where(eq(openings.idJob, idJob));
  await page.getByRole('button', { name: say.write.next }).click();
  await expect(page.getByRole('heading', { name: say.unsent.title })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(note);
});

test('a visitor saves a position, is led to sign in and back to it, and takes it off again @english', async ({
  page,
  request,
  language,
}) => {
  const { opening, session, shared } = catalogue(language);
  const { saved } = opening;
  const email = await reviewer(request, language);
  await page.goto(inLanguage(language, '/company/1/jobs'));
  await page.locator('#openings article').last().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/\d+/);
  const path = new URL(page.url()).pathname;
  const act = (name: string) => page.getByRole('button', { name }).click();
  await act(saved.save);
  await page.getByLabel(shared.account.form.email).fill(email);
  await page.getByRole('textbox', { name: shared.account.form.password }).fill(NEW_PASSWORD);
  await act(session.signIn.submit);
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

test('somebody finds an opening from the home page, without a script @english @whole', async ({
  page,
  language,
}) => {
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

test('a search that finds nothing says what to do @thai @whole', async ({ page, language }) => {
  const { search, filter } = catalogue(language).opening;
  const answer = await page.goto(openingSearch(language, { keyword: 'qqxxqq', province: '10' }));
  await expect(page.getByRole('heading', { name: search.none })).toBeVisible();
  await expectValidHtml(answer);
  await page.getByRole('link', { name: filter.clear }).click();
  await expect(page).toHaveURL(openingSearch(language));
  await expect(page.getByRole('article').first()).toBeVisible();
});
