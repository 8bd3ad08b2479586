import type { Browser, Page } from '@playwright/test';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as plainPage } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mail.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';
import { press, write } from '../../support/wizard/press.ts';
import { watchTaps } from '../../support/wizard/watch-taps.ts';
import {
  beginPage,
  cover,
  newEmployer,
  proveAddress,
  register,
  sendRegistration,
} from '../../support/wizard/wizard-journey.ts';

async function addCover(page: Page, language: Locale): Promise<void> {
  const { field, wizard: say } = catalogue(language).profile;
  await page.locator('input[type=file]').setInputFiles(await cover());
  await write(page.getByLabel(field.altText), 'สำนักงานยามเช้า');
  await press(page.getByRole('button', { name: say.saveNext }));
  await page.waitForURL(`**${wizard(language, 'company-profile', language)}`);
}

async function submit(page: Page, language: Locale, about: string): Promise<void> {
  const { field, wizard: say, preview, section } = catalogue(language).profile;
  await write(page.getByLabel(field.about), about);
  await press(page.getByRole('button', { name: say.saveNext }));
  for (const { title } of [section.history, section.gallery]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await press(page.getByRole('button', { name: say.saveNext }));
  }
  await page.waitForURL(`**${wizard(language, 'write-reviews', language)}`);
  await press(page.getByRole('link', { name: say.next, exact: true }));
  await page.waitForURL(`**${wizard(language, 'preview', language)}`);
  await press(page.getByRole('button', { name: preview.submit }));
  await page.waitForURL(`**${wizard(language, 'finish', language)}`);
}

async function teamAt(browser: Browser, language: Locale, name: string): Promise<Page> {
  const team = await (await browser.newContext()).newPage();
  await signInReviewTeam(team.request);
  await team.goto(backoffice(language));
  await team.getByRole('link', { name }).click();
  await expect(team.getByRole('heading', { level: 1, name })).toBeVisible();
  return team;
}

// On a phone, by touch; terms that were not accepted are refused on purpose.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  expectedConsole: [/status of 422/],
});

test('an employer’s page is approved and published @thai', async ({ page, browser, language }) => {
  const { profile, shared, submission: team } = catalogue(language);
  const { employer: fields } = catalogue(language).errors.form;
  const employer = newEmployer(language);
  await register(page, language, employer);
  await page.goto(wizard(language, 'start'));
  await untilComplete(page);
  const { createTh, createEn, terms } = profile.start;
  await page.getByRole('button', { name: language === 'th' ? createTh : createEn }).click();
  await expect(page.getByLabel(terms, { exact: false })).toBeFocused();
  await beginPage(page, language);
  await addCover(page, language);

  await page.goBack();
  await expect(page.getByText(fill(profile.list.count, { count: 1, cap: 1 }))).toBeVisible();
  await expect(page.getByLabel(profile.field.altText)).toHaveValue('สำนักงานยามเช้า');
  await page.getByRole('button', { name: profile.wizard.saveNext }).click();

  await expect(
    page.getByRole('heading', { name: profile.section.companyProfile.title }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: shared.toast.label })).toContainText(
    profile.wizard.saved,
  );
  // The English name is asked for where the English page is written.
  const name = language === 'th' ? employer.nameTh : employer.nameEn;
  await page.getByLabel(profile.field.companyName).fill(name);
  const postalCode = page.getByLabel(profile.field.postalCode);
  const contact = page.getByLabel(profile.field.contactName);
  await postalCode.fill('103');
  await contact.fill('');
  await page.getByRole('button', { name: profile.wizard.saveNext }).click();
  await expect(page.getByText(fields.postalCodeDigits)).toBeVisible();
  await expect(page.getByText(fields.contactNameRequired)).toBeVisible();
  await expect(postalCode).toBeFocused();
  await expectAccessible(page);

  const words = `${language} ${employer.email} เราเริ่มจากทีมเล็ก ๆ`;
  await postalCode.fill('10110');
  await contact.fill('สมใจ');
  await page.getByLabel(profile.field.about).fill(words);
  await page.reload();
  await expect(page.getByText(profile.wizard.restored)).toBeVisible();
  await expect(page.getByLabel(profile.field.about)).toHaveValue(words);
  await submit(page, language, words);

  await page.goto(wizard(language, 'company-profile', language));
  await expect(page.getByText(profile.wizard.locked).first()).toBeVisible();
  await page.goto(wizard(language, 'preview', language));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(words)).toBeVisible();
  const alone = page.getByRole('link', { name: profile.preview.open });
  await page.goto((await alone.getAttribute('href')) ?? '');
  await expect(page.getByText(profile.preview.bar)).toBeVisible();
  const versions = page.getByRole('list', { name: profile.preview.versions });
  await expect(versions).toContainText(profile.status.waiting);
  await expect(versions).toContainText(profile.status.none);
  await expectAccessible(page);

  // Until its page is public the company is known by the name it was registered with.
  const desk = await teamAt(browser, language, employer.nameTh);
  await expect(desk.getByText(words)).toBeVisible();
  await desk.getByRole('button', { name: team.review.approve }).click();
  await expect(desk.getByText(fill(team.queue.published, { companyName: name }))).toBeVisible();

  const mail = await mailTo(employer.email, ({ text }) => (text ?? '').includes('/hrsay'));
  const { pathname } = new URL(linkIn(mail));
  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(pathname);
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText(words)).toBeVisible();
  await expect(visitor.getByText(catalogue(language).company.about.checkedOn)).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'สำนักงานยามเช้า' })).toBeVisible();

  const elsewhere = language === 'th' ? `/en${pathname}` : pathname.replace(/^\/en/, '');
  await visitor.goto(elsewhere);
  const other = catalogue(language === 'th' ? 'en' : 'th').company.page;
  const shown = language === 'th' ? other.languageTh : other.languageEn;
  await expect(visitor.getByText(fill(other.fallbackTitle, { language: shown }))).toBeVisible();
  await expect(visitor.getByText(words)).toBeVisible();
  await expectAccessible(visitor);

  await page.goto(companyTool(language, 'hrsay'));
  await expect(page.getByText(profile.status.published, { exact: true })).toBeVisible();
  await expect(page.getByText(profile.welcome.begin)).toBeVisible();
});

test('a phone submits a page in 40 taps @english @bilingual @wide', async ({ page, language }) => {
  const { field, preview, wizard: say, welcome } = catalogue(language).profile;
  const employer = newEmployer(language);
  const seen = await watchTaps(page);
  await page.goto(plainPage(language, '/register'));
  await sendRegistration(page, language, employer);
  await page.waitForURL(`**${wizard(language, 'welcome')}`);
  // The mail is opened, its link pressed, and the address confirmed there.
  const mail = await page.context().newPage();
  await proveAddress(mail, language, employer.email);
  seen.taps += 3;
  await mail.close();

  await press(page.getByRole('link', { name: welcome.begin }).first());
  await page.waitForURL(`**${wizard(language, 'start')}`);
  await beginPage(page, language);
  await addCover(page, language);
  if (language === 'en') await write(page.getByLabel(field.companyName), employer.nameEn);
  await press(page.getByRole('button', { name: say.saveNext }));
  await page.waitForURL(`**${wizard(language, 'history', language)}`);
  await press(page.getByText(preview.ready).locator('..').getByRole('link'));
  await page.waitForURL(`**${wizard(language, 'preview', language)}`);
  await press(page.getByRole('button', { name: preview.submit }));
  await page.waitForURL(`**${wizard(language, 'finish', language)}`);
  expect(seen.wrong).toEqual([]);
  expect(seen.taps).toBeGreaterThan(20);
  expect(seen.taps).toBeLessThanOrEqual(40);
});
