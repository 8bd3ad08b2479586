import type { Locator, Page } from '@playwright/test';
import { setting } from '#features/employer/core/employer-paths.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { employerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { begun, NEW_PASSWORD, proved, registered } from '../support/fixtures/newcomers.ts';
import { fillPage } from '../support/fixtures/whole-page.ts';
import { givePackage } from '../support/give-package.ts';
import { expect, test, untilComplete } from '../support/journey.ts';
import { signInEmployer } from '../support/sign-in.ts';
import { tabThrough, tabTo, walkTo } from '../support/tab-to.ts';
import { autosaved, rows } from '../support/wizard-steps.ts';

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

test('an employer signs in, writes a step, looks at the page and submits it', async ({
  page,
  language,
}) => {
  const { profile, shared } = catalogue(language);
  const { field, list, section, step: names, welcome, preview } = profile;
  const { email, idEmp } = await registered(page.request, language);
  await proved(page.request, email);
  await givePackage(email, 'platinum');
  await begun(page.request, idEmp, language);
  await fillPage(
    page.request,
    { idEmp, lang: language },
    (_, fits) => ['A', 'https://example.com'].find(fits) ?? '',
  );
  await page.context().clearCookies();

  const follow = async (at: Page, target: Locator, address: string) => {
    await walkTo(at, target);
    await at.keyboard.press('Enter');
    await at.waitForURL(`**${address}*`);
    await untilComplete(at);
  };
  await page.goto(employerSignIn(language));
  await walkTo(page, page.getByLabel(shared.account.form.email));
  await page.keyboard.type(email);
  await walkTo(page, page.getByRole('textbox', { name: shared.account.form.password }));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${wizard(language, 'welcome')}`);
  const leave = page.getByRole('link', { name: shared.wizard.leave, exact: true });
  await follow(page, leave, companyTool(language, 'hrsay'));
  await follow(page, page.getByRole('link', { name: welcome.continue }), wizard(language, 'cover'));
  const steps = page.getByRole('navigation', { name: profile.wizard.steps });
  const stepTo = (name: string) => steps.getByRole('link', { name });
  await follow(page, stepTo(names.history), wizard(language, 'history'));

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await walkTo(page, button(section.history.add));
  await autosaved(page, language, async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: field.title })).toBeFocused();
    await page.keyboard.type('B');
  });
  await walkTo(page, button(fill(list.up, { name: 'B', position: 2 })), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(fill(list.up, { name: 'B', position: 1 }))).toBeFocused();
  await walkTo(page, button(fill(list.remove, { name: 'B', position: 1 })));
  await page.keyboard.press('Space');
  await expect(button(list.undo)).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await autosaved(page, language, () => page.keyboard.press('Enter'));
  await expect(rows(page).first()).toContainText('B');

  await follow(page, stepTo(names.preview), wizard(language, 'preview'));
  await walkTo(page, page.getByRole('link', { name: preview.open }));
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const shown = await opening;
  await expect(shown.getByText(preview.bar)).toBeVisible();
  const back = shown.getByRole('link', { name: preview.back });
  await follow(shown, back, wizard(language, 'preview'));
  await follow(
    shown,
    shown.getByRole('button', { name: preview.submit }),
    wizard(language, 'finish'),
  );
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
      expect(await tabThrough(page)).toBeGreaterThan(20);
    }
  });
});

function heightOfBars(): number {
  const bars = document.querySelectorAll('header[data-print], [data-bar]');
  return Array.from(bars, (bar) => bar.clientHeight).reduce((sum, height) => sum + height, 0);
}
