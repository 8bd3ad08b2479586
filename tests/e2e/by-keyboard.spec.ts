import type { Locator, Page } from '@playwright/test';
import { setting } from '#features/employer/core/employer-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { employerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home } from '#shared/core/address.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { expect, test, untilComplete } from '../support/journey.ts';
import { signInEmployer } from '../support/sign-in.ts';
import { tabTo } from '../support/tab-to.ts';

test.use({ expectedConsole: [/status of (401|422)/] });

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bars of the wizard are low and never lie over what has the focus @thai', async ({
    page,
    language,
  }) => {
    await signInEmployer(page);
    for (const step of ['preview', 'company-profile', 'cover'] as const) {
      await page.goto(wizard(language, step));
      await untilComplete(page);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.step-bar [aria-current]')).toBeInViewport({ ratio: 0.98 });
      expect(await page.evaluate(heightOfBars)).toBeLessThanOrEqual(140);
      if (step === 'preview') continue;
      await page.locator('main').focus();
      await page.keyboard.press('Tab');
      let reached = 0;
      for (let at = await page.evaluate(lookAtFocus); at; at = await page.evaluate(lookAtFocus)) {
        expect(at.isSeen, at.what).toBe(true);
        reached += 1;
        await page.keyboard.press('Tab');
      }
      expect(reached).toBeGreaterThan(5);
    }
  });
});

function heightOfBars(): number {
  const bars = document.querySelectorAll('header[data-print], [data-bar]');
  return Array.from(bars, (bar) => bar.clientHeight).reduce((sum, height) => sum + height, 0);
}

/** What has the focus, and whether its middle lies under no bar; null behind the last field. */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused?.closest('main') || focused.closest('[data-bar]')) return null;
  const { top, left, width, height } = focused.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  const isUnder = there.some((element) => element.closest('header[data-print], [data-bar]'));
  return { isSeen: there.length > 0 && !isUnder, what: focused.outerHTML.slice(0, 200) };
}
