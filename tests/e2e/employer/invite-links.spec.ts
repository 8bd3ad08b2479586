import { inviteLinks } from '#features/invitation/core/links/links-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expectAccessible } from '../../support/axe.ts';
import { atWork, proved, registered } from '../../support/fixtures/newcomers.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test } from '../../support/journey.ts';

test.use({ expectedConsole: [/status of 422/] });

test('a link is made, printed and closed @english @wide', async ({ page, browser, language }) => {
  const { errors, invitation } = catalogue(language);
  const { links: say, invite } = invitation;
  const { email } = await registered(page.request, language);
  await proved(page.request, email);
  await page.goto(inviteLinks(language));
  await page.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(errors.form.inviteLinks.linkNameRequired)).toBeVisible();
  await expect(page.getByLabel(say.name)).toBeFocused();
  await page.getByLabel(say.name).fill('โปสเตอร์โรงอาหาร');
  await page.getByRole('button', { name: say.add }).click();
  await expect(page.getByRole('status').filter({ hasText: say.added })).toBeFocused();
  await expectValidHtml(await page.reload());
  await expectAccessible(page);
  await expect(page.getByText(say.usesNote)).toBeVisible();
  const address = (await page.locator('[data-text]').textContent()) ?? '';
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: invitation.request.copy }).press('Enter');
  await expect(page.getByText(invitation.request.notCopied)).toBeVisible();
  expect(await page.evaluate(() => `${getSelection()}`)).toBe(address);

  await page.getByRole('link', { name: say.poster }).click();
  await expect(page.getByRole('img', { name: /โปสเตอร์โรงอาหาร/ })).toBeVisible();
  await expect(page.getByRole('button', { name: say.sheet.print })).toBeVisible();
  await expectValidHtml(await page.reload());
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  const reader = await (await browser.newContext()).newPage();
  await expectValidHtml(await reader.goto(address));
  await reader.getByRole('button', { name: invite.write }).click();
  await expect(reader).toHaveURL(/mYousayQuestion/);
  await expectValidHtml(await reader.goto(address));
  await page.goto(inviteLinks(language));
  await page.getByText(say.close, { exact: true }).click();
  await page.getByRole('button', { name: say.close }).click();
  await expect(page.getByText(say.closedNow)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(invite.closedTitle)).toBeVisible();
});

test('copied texts and links are named as such @english', async ({ page, context, language }) => {
  const { invitation, profile, shared } = catalogue(language);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await atWork(page.request, language);
  await page.goto(inLanguage(language, '/createhrsay/write-reviews?lang=en'));
  const toasts = page.getByRole('region', { name: shared.toast.label });
  const copy = async (what: string, toast: readonly string[]) => {
    await page.getByRole('button', { name: `${invitation.request.copy} ${what}` }).click();
    await expect(toasts.getByRole('listitem').last().locator('p')).toHaveText([...toast]);
    return await page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copy(profile.language.en, ['Text copied', '']);
  const link = await copy(invitation.request.link, ['Link copied', 'You can paste it to share it']);
  expect(text).toContain(link);
});
