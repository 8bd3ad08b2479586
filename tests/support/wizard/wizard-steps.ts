import type { Locator, Page } from '@playwright/test';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expect } from '../journey.ts';

export async function openStep(
  page: Page,
  language: Locale,
  step: 'cover' | 'history' | 'article',
) {
  await page.goto(wizard(language, step, language));
  const { title } = catalogue(language).profile.section[step];
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Written and saved by itself, without a press. */
export async function autosaved(
  page: Page,
  language: Locale,
  act: () => Promise<void>,
): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.status() === 200,
  );
  await act();
  await saved;
  await expect(page.getByText(savedAt(language))).toBeVisible();
}

export function savedAt(language: Locale): RegExp {
  const [before = ''] = catalogue(language).profile.wizard.savedAt.split('{{');
  return new RegExp(`^${before}\\d\\d:\\d\\d`);
}

export const rows = (page: Page): Locator => page.locator('[data-item]');

/** Goes to the button by keyboard alone, and presses Enter. */
export async function pressByKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
