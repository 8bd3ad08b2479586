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
import { press, write } from './press.ts';

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

export async function sendRegistration(
  page: Page,
  language: Locale,
  employer: Employer,
): Promise<void> {
  const { register: say } = catalogue(language).employer;
  const { form } = catalogue(language).shared.account;
  await untilComplete(page);
  const toStep = async (step: number, name: string) => {
    await press(page.getByRole('button', { name: fill(say.toStep, { step }) }));
    await expect(page.getByRole('group', { name })).toBeVisible();
  };
  await write(page.getByLabel(say.taxId), taxIdOf(String(Date.now()).slice(-12)));
  await write(page.getByLabel(say.companyNameTh), employer.nameTh);
  await page.getByLabel(say.industry).selectOption({ index: 7 });
  await page.getByLabel(say.companySize).selectOption({ index: 4 });
  await toStep(2, say.location);
  await write(page.getByLabel(say.postalCode), '10330');
  await page.getByLabel(say.province, { exact: false }).selectOption('10');
  await write(page.getByLabel(say.address, { exact: false }), '99 ถนนพระรามที่ 1');
  await toStep(3, say.contact);
  await write(page.getByLabel(say.contactName), 'ฝ่ายบุคคล');
  await write(page.getByLabel(say.position), 'HR');
  await write(page.getByLabel(say.telephone), '021234567');
  await write(page.getByLabel(form.email), employer.email);
  await write(page.getByLabel(form.password, { exact: false }).first(), 'k7#mQ2xz');
  await write(page.getByLabel(form.confirmPassword), 'k7#mQ2xz');
  await press(page.locator('input[name="terms"]'));
  await press(page.getByRole('button', { name: say.submit, exact: true }));
}

export async function proveAddress(page: Page, language: Locale, email: string): Promise<void> {
  const { email: say } = catalogue(language).employer;
  const { pathname, search } = new URL(linkIn(await mailTo(email)));
  await page.goto(pathname + search);
  await press(page.getByRole('button', { name: say.confirm }));
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
  await press(page.getByLabel(start.terms, { exact: false }));
  const create = language === 'th' ? start.createTh : start.createEn;
  await press(page.getByRole('button', { name: create }));
  await page.waitForURL(`**${wizard(language, 'cover', language)}`);
}
