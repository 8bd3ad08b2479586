import { randomUUID } from 'node:crypto';
import { campaignPath, campaignsPath } from '#features/invitation/core/invitation-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { sendLetter } from '../../support/fixtures/sent-letter.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, screenOf, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mail.ts';
import { signInEmployer } from '../../support/sign-in.ts';

test.use(withoutPictures());

test.use({ viewport: ({ language }, use) => use(screenOf(language)) });

async function stopUrl(address: string): Promise<string> {
  const { headers } = await mailTo(address);
  const { value = '' } = headers.find(({ key }) => key === 'list-unsubscribe') ?? {};
  const [, url = ''] = /<(https?:[^>]+)>/.exec(value) ?? [];
  return url;
}

test('unsubscribing and resubscribing @thai @bilingual', async ({ page, playwright, language }) => {
  const { stop } = catalogue(language).invitation;
  const [reader, other] = [
    `reader-${randomUUID()}@example.com`,
    `other-${randomUUID()}@example.com`,
  ];
  await signInEmployer(page);
  await sendLetter(page.request, language, [reader, other]);
  await page.context().clearCookies();
  const url = await stopUrl(reader);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: stop.title })).toBeVisible();
  await expectAccessible(page);
  await expectValidHtml(await page.reload());
  await page.getByRole('button', { name: stop.all }).click();
  await expect(page.getByRole('status').filter({ hasText: stop.done.all })).toBeVisible();
  await page.getByRole('button', { name: stop.takeBack }).click();
  await expect(page.getByRole('status').filter({ hasText: stop.done.none })).toBeVisible();

  const form = 'List-Unsubscribe=One-Click';
  const multipart = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
  const program = await playwright.request.newContext({ maxRedirects: 0 });
  for (const [type, data] of [
    ['application/x-www-form-urlencoded', form],
    ['multipart/form-data; boundary=b', multipart],
  ] as const) {
    const headers = { 'Content-Type': type, Origin: 'https://mail.example' };
    const answer = await program.post(await stopUrl(other), { data, headers });
    expect(answer.status(), type).toBe(200);
  }
  const forged = url.replace(/..$/, 'AA');
  expect((await program.post(forged, { form: { from: 'all' } })).status()).toBe(404);
  await program.dispose();

  await signInEmployer(page);
  const again = await sendLetter(page.request, language, [
    `new-${randomUUID()}@example.com`,
    other,
  ]);
  const { data } = await (
    await page.request.get(`/yousayapi/invitations/${again.idInvitation}/recipients`)
  ).json();
  expect(data.map(({ status }: { status: string }) => status).at(-1)).toBe('notSent');
});

test('a colleague sees results without addresses @english @wide', async ({ page, language }) => {
  const { history, errors } = catalogue(language).invitation;
  const address = `somchai-${randomUUID()}@example.com`;
  await signInEmployer(page);
  const { subject, idInvitation } = await sendLetter(page.request, language, [address]);
  await mailTo(address);
  await page.goto(campaignsPath(language));
  await expectValidHtml(await page.reload());
  await page.getByLabel(history.state).selectOption('sent');
  await page.getByRole('button', { name: history.apply }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('rowheader', { name: address })).toBeVisible();
  await expectAccessible(page);
  await expectValidHtml(await page.reload());
  const file = await page.request.get(`${campaignPath(language, idInvitation)}/recipients`);
  expect(await file.text()).toContain(`${address},`);

  await page.context().clearCookies();
  await signInEmployer(page, 'employerUser');
  await page.goto(campaignPath(language, idInvitation));
  await expect(page.getByRole('rowheader', { name: 's…@example.com' })).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await page.goto(language === 'th' ? '/company/hrsay' : '/en/company/hrsay');
  await expect(page.getByText(errors.may_not_send)).toBeVisible();
});
