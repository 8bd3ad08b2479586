import type { Locator, Page } from '@playwright/test';
import { setting } from '#features/employer/core/employer-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { employerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home } from '#shared/core/address.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { expect, test } from '../support/journey.ts';

test.use({ expectedConsole: [/status of (401|422)/] });

const MOST_TABS = 60;

/** Tabs until it has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with ${MOST_TABS} tabs`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('an employer signs in, mistypes a password in the settings and signs out @thai', async ({
  page,
  language,
}) => {
  const { employer, session, shared } = catalogue(language);
  const { form, fields } = shared.account;
  await page.goto(employerSignIn(language));
  await type(page, page.getByLabel(form.email), demoUsername('freshEmployer'));
  await type(page, page.getByRole('textbox', { name: form.password }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${wizard(language, 'welcome')}`);

  await page.goto(home(language));
  const menu = page.locator('details[data-who="employer"]:visible');
  await tabTo(page, menu.locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: employer.nav.password }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${setting(language, 'password')}`);

  const current = page.getByRole('textbox', { name: form.currentPassword });
  await type(page, current, 'not-this-one');
  await type(page, page.getByRole('textbox', { name: form.newPassword }), 'k7#mQ2xz');
  await type(page, page.getByRole('textbox', { name: form.confirmPassword }), 'k7#mQ2xz');
  await page.keyboard.press('Enter');
  await expect(page.getByText(fields.wrongPassword)).toBeVisible();
  await expect(current).toBeFocused();

  await page.goto(home(language));
  await tabTo(page, menu.locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('button', { name: session.signOut.action }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${home(language)}$`));
  await expect(menu).toHaveCount(0);
});
