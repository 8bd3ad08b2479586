import { expect, type Page } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { NEW_PASSWORD } from '../fixtures/newcomers.ts';
import { linkIn, mailTo } from '../mail.ts';

export async function sendSignIn(
  page: Page,
  language: Locale,
  email: string,
  password = NEW_PASSWORD,
): Promise<void> {
  const { session, shared } = catalogue(language);
  await page.getByLabel(shared.account.form.email).fill(email);
  await page.getByRole('textbox', { name: shared.account.form.password }).fill(password);
  await page.getByRole('button', { name: session.signIn.submit, exact: true }).click();
}

/** Opens the link of the welcome mail and confirms the email of a job seeker. */
export async function verifyByMail(page: Page, language: Locale, email: string): Promise<void> {
  await page.goto(linkIn(await mailTo(email)));
  await page.getByRole('button', { name: catalogue(language).jobSeeker.signUp.verify }).click();
}

/** From the sign-in form over the mail to the message that the password is saved. */
export async function resetPasswordByMail(
  page: Page,
  language: Locale,
  email: string,
  password: string,
): Promise<void> {
  const { session, shared } = catalogue(language);
  await page.getByRole('link', { name: session.forgot.link }).click();
  await page.getByLabel(shared.account.form.email).fill(email);
  await page.getByRole('button', { name: session.forgot.submit }).click();
  await expect(page.getByText(session.forgot.sentTitle)).toBeVisible();
  const mail = await mailTo(email, (one) => linkIn(one).includes('/forgotpassword'));
  await page.goto(linkIn(mail));
  for (const name of ['password', 'confirmPassword'])
    await page.locator(`input[name="${name}"]`).fill(password);
  await page.getByRole('button', { name: session.forgot.save }).click();
  await expect(page.getByText(session.forgot.doneTitle)).toBeVisible();
}
