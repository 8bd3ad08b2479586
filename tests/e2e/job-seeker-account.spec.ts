import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { resumeExport } from '#features/job-seeker/core/job-seeker-paths.ts';
import { jobSeekerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pageOf } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../support/axe.ts';
import { NEW_PASSWORD, signedUp } from '../support/fixtures/newcomers.ts';
import { png } from '../support/fixtures/pictures.ts';
import { sendSignIn } from '../support/forms/account-forms.ts';
import { pressGoogle, standInForGoogle } from '../support/google.ts';
import { expect, test, untilComplete } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { signInJobSeeker } from '../support/sign-in.ts';

const NEW = 'r4$Tw9vb';
let people = 0;

test.use({ expectedConsole: [/status of (?:401|409|422)[^(]*\([^)]*\) \([^)]*\/yousayapi\//] });

test.beforeEach(({ context }) => standInForGoogle(context));

function newAddress(language: Locale): string {
  people += 1;
  return `profile-${language}-${Date.now()}-${people}@example.com`;
}

const job = (page: Page, language: Locale, number: number) =>
  page.getByRole('group', {
    name: fill(catalogue(language).jobSeeker.resume.work.entry, { number }),
  });

async function choose(page: Page, language: Locale, number: number, name: string, month: string) {
  const say = catalogue(language).jobSeeker.resume.work;
  const [year = '', monthOfYear = ''] = month.split('-');
  const group = job(page, language, number).getByRole('group', { name });
  await group.getByLabel(say.month).selectOption(monthOfYear);
  await group.getByLabel(say.year).selectOption(year);
}

test('an error found during a click does not cancel it @english', async ({ page, language }) => {
  const { errors, jobSeeker, shared } = catalogue(language);
  await page.goto(pageOf(language, '/jSignup'));
  await page.getByLabel(jobSeeker.signUp.firstName).fill('Somebody');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel(shared.account.form.email).fill('no address');
  const terms = page.getByRole('checkbox');
  await terms.hover();
  await page.mouse.down();
  // Longer than what is wrong takes to be found.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await page.mouse.up();
  await expect(terms).toBeChecked();
  await expect(page.getByText(errors.form.account.emailPattern)).toBeVisible();
});

test('a profile is filled, saved, exported, deleted @thai @wide', async ({ page, language }) => {
  const { errors, jobSeeker, session, shared } = catalogue(language);
  const say = jobSeeker.resume.work;
  const profile = pageOf(language, '/myProfile');
  const email = newAddress(language);
  await signedUp(page.request, language, email);
  await page.goto(profile);
  await untilComplete(page);

  await test.step('the email is verified once by link', async () => {
    await expect(page.getByText(jobSeeker.account.unverified)).toBeVisible();
    const proof = linkIn(await mailTo(email));
    await page.request.head(proof);
    await page.goto(proof);
    await page.getByRole('button', { name: jobSeeker.signUp.verify }).click();
    await expect(page.getByRole('heading', { name: jobSeeker.signUp.verifiedTitle })).toBeVisible();
    await page.goto(proof);
    await expect(page.getByRole('heading', { name: jobSeeker.signUp.usedTitle })).toBeVisible();
    await expectAccessible(page);
    await page.goto(profile);
    await untilComplete(page);
    await expect(page.getByText(jobSeeker.account.verified, { exact: true })).toBeVisible();
  });

  await test.step('two jobs, one of a company here and one by its name', async () => {
    const add = page.getByRole('button', { name: say.add });
    // A click before its script is there would be nobody's.
    await expect(page.locator('astro-island[ssr]').filter({ has: add })).toHaveCount(0);
    await add.click();
    await expect(page.locator('input[name="workHistory.0.companyName"]')).toBeFocused();
    await page.getByRole('button', { name: jobSeeker.resume.save.submit }).click();
    await expect(page.getByText(errors.form.resume.companyRequired)).toBeVisible();
    await expect(page.getByText(errors.form.resume.dateRequired).first()).toBeVisible();
    await expectAccessible(page);
    const company = page.locator('input[name="workHistory.0.companyName"]');
    await company.fill('ร้านทดลองเล็ก ๆ');
    await choose(page, language, 1, say.from, '2020-03');
    await choose(page, language, 1, say.to, '2019-03');
    await page.getByRole('button', { name: jobSeeker.resume.save.submit }).click();
    await expect(page.getByText(errors.form.resume.datesOrder)).toBeVisible();
    await choose(page, language, 1, say.to, '2021-03');

    await page.getByRole('button', { name: say.add }).click();
    await expect(company).toHaveValue('');
    await company.pressSequentially(language === 'th' ? 'ภูผา' : 'Phupha', { delay: 30 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await company.press('ArrowDown');
    await company.press('Enter');
    await expect(page.getByText(say.onSite)).toBeVisible();
    await choose(page, language, 1, say.from, '2022-05');
    await job(page, language, 1).getByLabel(say.current).check();
  });

  await test.step('what is typed outlives a reload and the end of the session', async () => {
    await expect(page.getByText(jobSeeker.resume.save.unsaved)).toBeVisible();
    await page.reload();
    await expect(page.getByText(jobSeeker.resume.save.restored)).toBeVisible();
    await expect(page.getByText(say.onSite)).toBeVisible();
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByRole('button', { name: jobSeeker.resume.save.submit }).click();
    await expect(page.getByText(jobSeeker.resume.save.signedOut)).toBeVisible();
    await page.context().addCookies(cookies);
    await page.getByRole('button', { name: jobSeeker.resume.save.submit }).click();
    await expect(page.getByText(jobSeeker.resume.save.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(jobSeeker.resume.save.restored)).toBeHidden();
    await expect(page.locator('input[name="workHistory.1.companyName"]')).toHaveValue(
      'ร้านทดลองเล็ก ๆ',
    );
  });

  await test.step('a job taken out can be put back', async () => {
    // A click before its script is there would be nobody's.
    const form = page.locator('astro-island[ssr]').filter({ has: job(page, language, 2) });
    await expect(form).toHaveCount(0);
    await job(page, language, 2).getByRole('button').click();
    await expect(page.getByRole('button', { name: say.undo })).toBeFocused();
    await page.getByRole('button', { name: say.undo }).click();
    await expect(page.locator('input[name="workHistory.1.companyName"]')).toBeFocused();
  });

  await test.step('a photo', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await png({ width: 200, height: 200 }),
    });
    await expect(page.getByAltText(jobSeeker.resume.photo.alt)).toBeVisible();
    await page.reload();
    await expect(page.getByAltText(jobSeeker.resume.photo.alt)).toBeVisible();
  });

  await test.step('everything as a file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: jobSeeker.resume.data.action }).click();
    const { data } = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(data.account.email).toBe(email);
    expect(data.resume.workHistory).toHaveLength(2);
    const other = await page.request.get(resumeExport(data.account.idJsk + 1));
    expect(other.status()).toBe(403);
  });

  await test.step('a new password', async () => {
    const current = page
      .getByRole('textbox', { name: shared.account.form.currentPassword })
      .first();
    await current.fill('wrong-one');
    await page.getByRole('textbox', { name: shared.account.form.newPassword }).fill(NEW);
    await page.getByRole('textbox', { name: shared.account.form.confirmPassword }).fill(NEW);
    const save = page.getByRole('button', { name: jobSeeker.account.passwordSubmit });
    await save.click();
    await expect(page.getByText(errors.form.account.wrongPassword)).toBeVisible();
    await current.fill(NEW_PASSWORD);
    await save.click();
    await expect(page.getByText(jobSeeker.account.passwordSaved)).toBeVisible();
    await page.goto(`${profile}?done=password`);
    await expect(page.getByRole('status').getByText(jobSeeker.account.passwordSaved)).toBeVisible();
  });

  await test.step('the account goes, and says so before', async () => {
    await page.getByText(jobSeeker.account.deletion.open).click();
    await expect(page.getByText(jobSeeker.account.deletion.text)).toBeVisible();
    const { reviewsRemove, reviewsRemoveHint } = jobSeeker.account.deletion;
    const remove = page.getByRole('radio', { name: reviewsRemove });
    await expect(remove).toHaveAccessibleDescription(reviewsRemoveHint);
    await expectAccessible(page);
    const form = page.locator('details form');
    await form.getByRole('textbox', { name: email }).fill(email);
    await form.getByRole('textbox', { name: shared.account.form.currentPassword }).fill(NEW);
    await form.getByRole('button', { name: jobSeeker.account.deletion.submit }).click();
    await page.waitForURL(`**${pageOf(language, '/jSignup')}`);
    await page.goto(profile);
    await expect(page).toHaveURL(
      new RegExp(`${jobSeekerSignIn(language, 'myProfile').replace('?', '\\?')}$`),
    );
    await sendSignIn(page, language, email, NEW);
    await expect(page.getByText(session.signIn.wrong)).toBeVisible();
  });
});

test('the phone menu leads to all own pages by keyboard @thai', async ({ page, language }) => {
  const { jobSeeker, shared } = catalogue(language);
  const { myPage } = jobSeeker;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInJobSeeker(page);
  await page.goto(pageOf(language, '/yousay'));
  await page.locator(`summary[aria-label="${shared.nav.menu}"]`).press('Enter');
  await page.getByRole('link', { name: shared.nav.myPage }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: myPage.title })).toBeVisible();
  const contents = page.getByRole('navigation', { name: shared.contents });
  await contents.getByRole('link', { name: myPage.alerts.title }).press('Enter');
  await expect(page.getByRole('heading', { name: myPage.alerts.title })).toBeInViewport();
});

test('Google signs up, in, and joins by password @english @wide', async ({ page, language }) => {
  const { errors, jobSeeker, session, shared } = catalogue(language);
  const google = { sub: `sub-${Date.now()}-${language}`, email: newAddress(language) };
  const heading = page.getByRole('heading', { level: 1, name: jobSeeker.resume.page.title });
  const toGoogle: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).hostname.endsWith('google.com')) toGoogle.push(asked.url());
  });
  await page.goto(jobSeekerSignIn(language, 'myProfile'));
  await untilComplete(page);
  expect(toGoogle).toEqual([]);
  await pressGoogle(page, language, google);
  await expect(heading).toBeVisible();
  await expect(page.getByText(jobSeeker.account.withGoogle)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: jobSeeker.account.setPasswordTitle }),
  ).toBeVisible();

  const known = { sub: `${google.sub}-known`, email: newAddress(language) };
  await page.context().clearCookies();
  await signedUp(page.request, language, known.email);
  await page.context().clearCookies();
  await page.goto(`${pageOf(language, '/jSignup')}?to=myProfile`);
  await untilComplete(page);
  await pressGoogle(page, language, known);
  await expect(page.getByRole('heading', { name: session.google.linkTitle })).toBeVisible();
  await expectAccessible(page);
  const section = page.getByRole('region', { name: session.google.label });
  await section.getByRole('textbox', { name: shared.account.form.password }).fill('wrong-one');
  await section.getByRole('button', { name: session.google.link }).click();
  await expect(section.getByText(session.signIn.wrong)).toBeVisible();
  await section.getByRole('textbox', { name: shared.account.form.password }).fill(NEW_PASSWORD);
  await section.getByRole('button', { name: session.google.link }).click();
  await expect(heading).toBeVisible();
  const { waysIn } = session;
  await page.getByText(waysIn.googleEnd, { exact: true }).first().click();
  const end = page.locator('form').filter({ has: page.locator('[name="method"][value="google"]') });
  await end.getByLabel(shared.account.form.currentPassword).fill('wrong-one');
  await end.getByRole('button', { name: waysIn.googleEnd }).click();
  await expect(end.getByText(errors.form.account.wrongPassword)).toBeVisible();
  await expectAccessible(page);
  await end.getByLabel(shared.account.form.currentPassword).fill(NEW_PASSWORD);
  await end.getByRole('button', { name: waysIn.googleEnd }).click();
  await expect(page.getByText(waysIn.done.endWayIn)).toBeVisible();
  await expect(page.getByText(waysIn.googleOff)).toBeVisible();
});

test('only pages with the button let Google in @thai', async ({ page, language, request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/jSignin', '/jSignup'] as const) {
    const policy = await policyOf(pageOf(language, path));
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client");
    expect(policy).not.toContain('unsafe-inline');
  }
  for (const path of ['/register', '/signup', '/yousay'] as const) {
    expect(await policyOf(pageOf(language, path))).not.toMatch(/script-src[^;]*google/);
  }
  await page.goto(pageOf(language, '/signup'));
  await page
    .getByRole('link', { name: catalogue(language).session.choose.jobSeekerAction })
    .click();
  await page.waitForURL(`**${pageOf(language, '/jSignup')}`);
});
