import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountExport, myAccount, setting } from '#features/employer/core/employer-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { employerSignIn, forgotPassword } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { NEW_PASSWORD, registered } from '../../support/fixtures/newcomers.ts';
import { sendSignIn } from '../../support/forms/account-forms.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mail.ts';

test.use(withoutPictures());

const NEXT = 'r4$Tw9vb';

test.use({ expectedConsole: [/status of (401|403|410|422)/] });

const stamp = () => `${Date.now()}${randomInt(1000)}`;

async function signIn(page: Page, language: Locale, email: string, password: string) {
  await page.goto(employerSignIn(language));
  await sendSignIn(page, language, email, password);
}

async function setNewPassword(page: Page, language: Locale, password: string) {
  const { session, shared } = catalogue(language);
  await page.getByRole('textbox', { name: shared.account.form.newPassword }).fill(password);
  await page.getByRole('textbox', { name: shared.account.form.confirmPassword }).fill(password);
  await page.getByRole('button', { name: session.forgot.save }).click();
}

test('an employer resets the password by email @thai @wide', async ({ page, language }) => {
  const { errors, session, shared } = catalogue(language);
  const { email } = await registered(page.request, language);
  await page.context().clearCookies();
  await signIn(page, language, email, 'not-this-one');
  await expect(page.getByText(session.signIn.wrong)).toBeVisible();

  await page.getByRole('link', { name: session.forgot.link }).click();
  await expect(page).toHaveURL(new RegExp(`${forgotPassword(language)}$`));
  await page.getByLabel(shared.account.form.email).fill(email);
  await page.getByRole('button', { name: session.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: session.forgot.sentTitle })).toBeFocused();
  await expectAccessible(page);

  const mail = await mailTo(email, ({ text }) => (text ?? '').includes('/forgotpassword?token='));
  const { pathname, search } = new URL(linkIn(mail));
  const opened = await page.goto(pathname + search);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { name: session.forgot.newTitle })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await setNewPassword(page, language, 'YouSay#2569');
  await expect(page.getByText(errors.form.account.passwordCommon)).toBeVisible();
  await expectAccessible(page);
  await setNewPassword(page, language, NEXT);
  await page.getByRole('button', { name: session.forgot.signIn }).click();
  await signIn(page, language, email, NEXT);
  await page.waitForURL(`**${wizard(language, 'welcome')}`);

  const reopened = await page.goto(pathname + search);
  expect(reopened?.status()).toBe(410);
  await expect(page.getByRole('button', { name: session.forgot.signIn })).toBeVisible();
  await expect(page.getByRole('textbox', { name: shared.account.form.newPassword })).toHaveCount(0);
});

test('a new email replaces the old once confirmed @english @wide', async ({ page, language }) => {
  const { employer, errors, shared } = catalogue(language);
  const { email } = await registered(page.request, language);
  const next = `next-${stamp()}@example.com`;
  await page.goto(setting(language, 'email'));
  await untilComplete(page);
  await page.route(
    '**/changeEmail',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          success: 0,
          error: {
            code: 'reauthentication_needed',
            message: '',
            fields: { currentPassword: ['currentPasswordRequired'] },
          },
          requestId: 'x',
        },
      }),
    { times: 1 },
  );
  await page.getByLabel(employer.email.newEmail).fill(next);
  await page.getByRole('button', { name: employer.email.submit, exact: true }).click();
  const password = page.getByRole('textbox', { name: shared.account.form.currentPassword });
  await expect(password).toBeFocused();
  await expect(page.getByLabel(employer.email.newEmail)).toHaveValue(next);
  await expectAccessible(page);
  await password.fill('wrong-one');
  await page.getByRole('button', { name: employer.email.submit, exact: true }).click();
  await expect(page.getByText(errors.form.account.wrongPassword)).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: employer.email.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: employer.email.sentTitle })).toBeVisible();
  await mailTo(email, ({ text }) => (text ?? '').includes(next));

  const { pathname, search } = new URL(linkIn(await mailTo(next)));
  await page.goto(pathname + search);
  await expectAccessible(page);
  await page.getByRole('button', { name: employer.email.confirm }).click();
  await expect(page.getByRole('heading', { name: employer.email.doneTitle })).toBeVisible();
  const reopened = await page.goto(pathname + search);
  expect(reopened?.status()).toBe(410);
  await expect(
    page.getByRole('heading', { name: employer.email.failed.confirmed.title }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(shared.nav.myCompany);
  await page.context().clearCookies();
  await signIn(page, language, next, NEW_PASSWORD);
  await page.waitForURL(`**${wizard(language, 'welcome')}`);
});

test('users are added and removed @english @wide', async ({ page, browser, language }) => {
  const { employer, errors, session, shared } = catalogue(language);
  const say = employer.users;
  await registered(page.request, language);
  const email = `mate-${stamp()}@example.com`;
  await page.goto(setting(language, 'manageAccount'));
  await untilComplete(page);
  const adding = page
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: shared.account.form.email }) });
  await adding.getByRole('textbox', { name: say.contactName }).fill('มานะ');
  await adding.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(errors.form.account.emailRequired)).toBeVisible();
  await expect(adding.getByRole('textbox', { name: say.contactName })).toHaveValue('มานะ');
  await expectAccessible(page);
  await adding.getByRole('textbox', { name: shared.account.form.email }).fill(email);
  await adding.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(say.done.add)).toBeVisible();
  await expect(page.getByText(say.waiting)).toBeVisible();
  await expectAccessible(page);

  const mate = await (await browser.newContext()).newPage();
  const { pathname, search } = new URL(linkIn(await mailTo(email)));
  await mate.goto(pathname + search);
  await expect(mate.getByRole('heading', { name: session.forgot.firstTitle })).toBeVisible();
  await setNewPassword(mate, language, NEXT);
  await expect(mate.getByRole('heading', { name: session.forgot.doneTitle })).toBeVisible();
  await signIn(mate, language, email, NEXT);
  await mate.waitForURL(`**${wizard(language, 'welcome')}`);
  await mate.goto(setting(language, 'manageAccount'));
  await untilComplete(mate);
  await expect(mate.getByText(say.readOnly)).toBeVisible();
  await expect(mate.getByRole('button', { name: say.add })).toHaveCount(0);
  await expectAccessible(mate);

  await page.reload();
  await page.locator('summary').filter({ hasText: say.remove }).click();
  await page.getByRole('button', { name: fill(say.removeOf, { name: 'มานะ' }) }).click();
  await expect(page.getByText(say.done.remove)).toBeVisible();
  await mate.goto(myAccount(language));
  await expect(mate).toHaveURL(/\/login\?/);
});

test('an account exports its data and cancels deletion @thai @wide', async ({ page, language }) => {
  const { employer, errors, shared } = catalogue(language);
  const say = employer.account;
  const { email, companyName } = await registered(page.request, language);
  await page.goto(myAccount(language));
  await untilComplete(page);
  await expect(page.getByText(say.thisOne, { exact: true })).toBeVisible();
  await expect(page.getByText(say.deletion.company)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.locator(`a[href="${accountExport()}"]`).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8')).data.company.companyNameTh).toBe(companyName);

  await page.getByText(say.deletion.open).click();
  const name = page.getByLabel(fill(say.deletion.name, { name: companyName }));
  const password = page.getByRole('textbox', { name: shared.account.form.currentPassword });
  await name.fill('อื่น');
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: say.deletion.submit }).click();
  await expect(page.getByText(errors.form.account.accountNameDiffers)).toBeVisible();
  await expect(name).toHaveValue('อื่น');
  await expectAccessible(page);
  await name.fill(companyName);
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: say.deletion.submit }).click();
  await expect(page.getByRole('heading', { name: say.byeTitle })).toBeVisible();
  await expectAccessible(page);
  const [subject = ''] = employer.mails.deletion.subject.split('{{');
  await mailTo(email, (mail) => (mail.subject ?? '').startsWith(subject));

  await signIn(page, language, email, NEW_PASSWORD);
  await page.waitForURL(`**${myAccount(language)}`);
  await page.getByRole('button', { name: say.cancelDeletion }).click();
  await expect(page.getByText(say.done.keep)).toBeVisible();
  await page.goto(wizard(language, 'welcome'));
  await expect(page).toHaveURL(new RegExp(`${wizard(language, 'welcome')}$`));
});
