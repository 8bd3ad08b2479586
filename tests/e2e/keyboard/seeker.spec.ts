import { catalogue } from '#i18n/catalogues.ts';
import { home } from '#shared/core/address.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { NEW_PASSWORD, reviewer } from '../../support/fixtures/newcomers.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mail.ts';
import { walkTo } from '../../support/tab-to.ts';

test.use(withoutPictures());

test.use({ viewport: { width: 1280, height: 800 }, expectedConsole: [/status of 422/] });

test('a job seeker applies by keyboard @thai @bilingual', async ({ page, language }) => {
  const { errors, opening, shared } = catalogue(language);
  const { apply, application: say, alert } = opening;
  const press = async (target: Parameters<typeof walkTo>[1], key = 'Enter') => {
    await walkTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (field: Parameters<typeof walkTo>[1], text: string) => {
    await walkTo(page, field);
    await page.keyboard.type(text);
  };
  const email = await reviewer(page.request, language);
  await page.context().clearCookies();

  await page.goto(home(language));
  const jobs = page.locator('header').getByRole('link', { name: shared.nav.jobs }).first();
  await press(jobs);
  await page.waitForURL(/\/jobs$/);
  await untilComplete(page);
  await press(page.locator('main article').getByRole('link').first());
  await page.waitForURL(/\/company\/.*\/jobs\/\d+$/);
  await untilComplete(page);
  await press(page.getByRole('link', { name: apply.action }));
  await page.waitForURL(/\/jSignin\?/);
  await untilComplete(page);
  await type(page.locator('[name=username]'), email);
  await type(page.locator('[name=password]'), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/apply$/);
  await untilComplete(page);
  await type(page.locator('[name=coverNote]'), 'Hello');
  await press(page.getByRole('button', { name: say.write.next }));
  await page.waitForURL(/step=check/);
  await untilComplete(page);
  await press(page.getByRole('checkbox'), 'Space');
  await press(page.getByRole('button', { name: say.check.send }));
  await expect(page.getByText(say.done.apply)).toBeVisible();

  await page.context().clearCookies();
  await press(jobs);
  await page.waitForURL(/\/jobs$/);
  await untilComplete(page);
  const ask = page.getByRole('button', { name: alert.request.submit });
  const address = page.getByLabel(alert.request.email, { exact: true });
  await address.focus();
  await press(ask);
  await expect(page.getByText(errors.form.account.emailRequired)).toBeVisible();
  await expectAccessible(page);
  await type(address, email);
  await press(ask);
  await expect(page.getByRole('heading', { name: alert.sent.title })).toBeVisible();

  const { pathname } = new URL(linkIn(await mailTo(email, (mail) => /alert/.test(linkIn(mail)))));
  await expectValidHtml(await page.goto(pathname));
  await expectAccessible(page);
  await walkTo(page, page.getByLabel(alert.request.frequency));
  await page.keyboard.press('ArrowDown');
  await press(page.getByRole('button', { name: alert.page.confirm }));
  await expect(page.getByText(alert.page.saved)).toBeVisible();
  await expect(page.getByLabel(alert.request.frequency)).toHaveValue('daily');

  const isPressed = language === 'th';
  if (isPressed) await press(page.getByRole('button', { name: alert.page.stop }));
  else {
    // Stops as a mail program does, by the one click of RFC 8058.
    const stopped = await page.request.post(pathname, {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { Origin: 'https://mail.example' },
    });
    expect(stopped.status()).toBe(200);
    expect((await page.goto(pathname))?.status()).toBe(410);
  }
  const name = isPressed ? alert.page.endedTitle : alert.page.usedTitle;
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
});
