import { sendEmail } from '#features/invitation/core/invitation-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { expectAccessible } from '../support/axe.ts';
import { atWork, begun, joined, NEW_PASSWORD, registered } from '../support/fixtures/newcomers.ts';
import { expect, test } from '../support/journey.ts';
import { cover } from '../support/wizard/wizard-journey.ts';
import { autosaved, openStep, rows } from '../support/wizard/wizard-steps.ts';

test.describe('no network, no session', () => {
  test.use({ expectedConsole: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

  test('what is typed without a network or a session comes back and is saved @thai', async ({
    page,
    context,
    language,
  }) => {
    const { profile, shared, session } = catalogue(language);
    const { field, section, wizard: say } = profile;
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
    await expect(page.getByText(say.kept)).toBeVisible();
    await autosaved(page, language, () => context.setOffline(false));

    await context.clearCookies({ name: 'at' });
    await context.clearCookies({ name: 'enc' });
    await context.clearCookies({ name: 'key' });
    await page.getByRole('textbox', { name: field.title }).fill('typed after the session');
    await page.getByRole('button', { name: say.saveNext }).click();
    await page.getByRole('link', { name: say.signIn }).click();
    await page.getByLabel(shared.account.form.email).fill(email);
    await page.getByRole('textbox', { name: shared.account.form.password }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: session.signIn.submit }).click();
    const row = rows(page).filter({ hasText: 'typed after the session' });
    await autosaved(page, language, () => expect(row).toBeVisible());
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(row).toBeVisible();
  });
});

test.describe('at the same time', () => {
  test.use({ expectedConsole: [/status of 409/] });

  test('two people who change one field of the company profile are shown both sides, and lose neither @thai', async ({
    page,
    browser,
    language,
  }) => {
    const { field, conflict } = catalogue(language).profile;
    await atWork(page.request, language);
    const mate = await (await browser.newContext()).newPage();
    await joined(page.request, mate.request, 'เพื่อนร่วมงาน');
    for (const window of [page, mate]) {
      await window.goto(wizard(language, 'company-profile', language));
      await expect(window.getByLabel(field.about)).toBeVisible();
    }
    await autosaved(page, language, async () => {
      await page.getByLabel(field.about).fill('from the administrator');
      await page.getByLabel(field.vision).fill('a vision');
    });
    await mate.getByLabel(field.about).fill('from the colleague');
    const dialog = mate.getByRole('dialog', { name: conflict.title });
    const sides = dialog.getByRole('group', { name: field.about });
    const expectBoth = async () => {
      for (const said of [
        conflict.mine,
        'from the colleague',
        conflict.theirs,
        'from the administrator',
      ])
        await expect(sides.getByText(said, { exact: true })).toBeVisible();
    };
    await expectBoth();
    await mate.reload();
    await expectBoth();
    await expectAccessible(mate);
    await dialog.getByRole('radio', { name: conflict.theirs }).check();
    await dialog.getByRole('button', { name: conflict.apply }).click();
    await expect(mate.getByLabel(field.about)).toHaveValue('from the administrator');
    await expect(mate.getByLabel(field.vision)).toHaveValue('a vision');
  });
});

test('the part of a picture that becomes the cover is chosen by keyboard @english', async ({
  page,
  language,
}) => {
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

test('a letter is shown as it is typed, in both layouts, and comes back as it was @english', async ({
  page,
  language,
}) => {
  const { field } = catalogue(language).profile;
  const { letter, mail } = catalogue(language).invitation;
  await atWork(page.request, language);
  await page.goto(sendEmail(language, language));
  const text = page.getByLabel(field.text);
  const words = (layout: string) => page.frameLocator(`[title="${layout}"]`).locator('.mail-quote');
  await autosaved(page, language, () => text.fill('<b>Please</b> tell us'));
  for (const layout of Object.values(letter.layouts)) {
    await expect(words(layout)).toHaveText('<b>Please</b> tell us');
  }
  const shown = page.frameLocator(`[title="${letter.layouts[language]}"]`);
  await expect(shown.getByRole('link', { name: mail.action })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(text).toHaveValue('<b>Please</b> tell us');
});
