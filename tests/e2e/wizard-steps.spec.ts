import { catalogue } from '#i18n/catalogues.ts';
import { atWork, begun, registered } from '../support/fixtures/newcomers.ts';
import { sendSignIn } from '../support/forms/account-forms.ts';
import { expect, test } from '../support/journey.ts';
import { cover } from '../support/wizard/wizard-journey.ts';
import { autosaved, openStep, rows } from '../support/wizard/wizard-steps.ts';

test.describe('no network, no session', () => {
  test.use({ expectedConsole: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

  test('input without network or session is saved @thai', async ({ page, context, language }) => {
    const { field, section, wizard: say } = catalogue(language).profile;
    const { email, idEmp } = await registered(page.request, language);
    await begun(page.request, idEmp, language);
    await openStep(page, language, 'history');
    await autosaved(page, language, async () => {
      await page.getByRole('button', { name: section.history.add }).click();
      await page.getByRole('textbox', { name: field.title }).fill('saved');
    });
    await context.setOffline(true);
    await expect(page.getByText(say.offline)).toBeVisible();
    await page.getByRole('textbox', { name: field.title }).fill('typed on the train');
    await expect(page.getByText(say.draftStored)).toBeVisible();
    await autosaved(page, language, () => context.setOffline(false));

    await context.clearCookies({ name: 'at' });
    await context.clearCookies({ name: 'enc' });
    await context.clearCookies({ name: 'key' });
    await page.getByRole('textbox', { name: field.title }).fill('typed after the session');
    await page.getByRole('button', { name: say.saveNext }).click();
    await page.getByRole('link', { name: say.signIn }).click();
    await sendSignIn(page, language, email);
    const row = rows(page).filter({ hasText: 'typed after the session' });
    await autosaved(page, language, () => expect(row).toBeVisible());
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(row).toBeVisible();
  });
});

test('the part of a cover is selected by keyboard @english @wide', async ({ page, language }) => {
  const { crop } = catalogue(language).media;
  await atWork(page.request, language);
  await openStep(page, language, 'cover');
  await page.locator('input[type=file]').setInputFiles(await cover('#5577aa', 1600));
  const part = page.getByRole('slider', { name: crop.down });
  await expect(part).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(part).toBeFocused();
  for (const key of ['Home', 'PageUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(part).toHaveAttribute('aria-valuetext', /^11\s?%$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: crop.zoom })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: crop.use })).toBeFocused();
  await autosaved(page, language, () => page.keyboard.press('Enter'));
  await expect(rows(page)).toHaveCount(1);
});
