import { expect, type Page } from '@playwright/test';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as plainPage } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { taxIdOf } from '#shared/core/text/tax-id.ts';
import { png } from '../fixtures/pictures.ts';
import { untilComplete } from '../journey.ts';
import { linkIn, mailTo } from '../mail.ts';

export interface Employer {
  readonly email: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

export function newEmployer(language: Locale): Employer {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  return {
    email: `hr-${language}-${stamp}@example.com`,
    nameTh: `บริษัท เพื่อนงาน ${stamp} จำกัด`,
    nameEn: `Work Friends ${stamp}`,
  };
}

export async function register(page: Page, language: Locale, employer: Employer): Promise<void> {
  await page.goto(plainPage(language, '/register'));
  await sendRegistration(page, language, employer);
  await page.waitForURL(`**${wizard(language, 'welcome')}`);
  await proveAddress(page, language, employer.email);
  await page.goto(wizard(language, 'welcome'));
}

/** On its page, which may ask for a listed company. */
export async function sendRegistration(
  page: Page,
  language: Locale,
  employer: Employer,
): Promise<void> {
  const { register: say } = catalogue(language).employer;
  const { form } = catalogue(language).shared.account;
  await untilComplete(page);
  const toStep = async (step: number, name: string) => {
    await page.getByRole('button', { name: fill(say.toStep, { step }) }).click();
    await expect(page.getByRole('group', { name })).toBeVisible();
  };
  await page.getByLabel(say.taxId).fill(taxIdOf(String(Date.now()).slice(-12)));
  await page.getByLabel(say.companyNameTh).fill(employer.nameTh);
  await page.getByLabel(say.industry).selectOption({ index: 7 });
  await page.getByLabel(say.companySize).selectOption({ index: 4 });
  await toStep(2, say.place);
  await page.getByLabel(say.postalCode).fill('10330');
  await page.getByLabel(say.province, { exact: false }).selectOption('10');
  await page.getByLabel(say.address, { exact: false }).fill('99 ถนนพระรามที่ 1');
  await toStep(3, say.contact);
  await page.getByLabel(say.contactName).fill('ฝ่ายบุคคล');
  await page.getByLabel(say.position).fill('HR');
  await page.getByLabel(say.telephone).fill('021234567');
  await page.getByLabel(form.email).fill(employer.email);
  await page.getByLabel(form.password, { exact: false }).first().fill('k7#mQ2xz');
  await page.getByLabel(form.confirmPassword).fill('k7#mQ2xz');
  await page.locator('input[name="terms"]').check();
  await page.getByRole('button', { name: say.submit, exact: true }).click();
}

/** Proves an address by the link of the mail, as whoever has the mailbox does. */
export async function proveAddress(page: Page, language: Locale, email: string): Promise<void> {
  const { email: say } = catalogue(language).employer;
  const { pathname, search } = new URL(linkIn(await mailTo(email)));
  await page.goto(pathname + search);
  await page.getByRole('button', { name: say.confirm }).click();
  await page.getByRole('heading', { name: say.doneTitle }).waitFor();
}

export async function cover(colour = '#5577aa', height = 720) {
  const buffer = await png({ width: 1280, height, colour });
  return { name: 'cover.png', mimeType: 'image/png', buffer };
}

/** Terms and one version, in the language of the journey; ends at its covers. */
export async function beginPage(page: Page, language: Locale): Promise<void> {
  const { start } = catalogue(language).profile;
  await page.goto(wizard(language, 'start'));
  await untilComplete(page);
  await page.getByLabel(start.terms, { exact: false }).check();
  const create = language === 'th' ? start.createTh : start.createEn;
  await page.getByRole('button', { name: create }).click();
  await page.waitForURL(`**${wizard(language, 'cover', language)}`);
}
