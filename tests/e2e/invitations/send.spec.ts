import type { Page } from '@playwright/test';
import { sendEmail } from '#features/invitation/core/invitation-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { proved, registered } from '../../support/fixtures/newcomers.ts';
import { givePackage } from '../../support/give-package.ts';
import { expect, screenOf, test } from '../../support/journey.ts';
import { isShort } from '../../support/product-under-test.ts';
import { windows874 } from '../../support/windows-874.ts';

test.use(withoutPictures());

test.use({ viewport: ({ language }, use) => use(screenOf(language)) });

/** Two parts; `npm test` waits for fewer letters, whose parts accept-part.db.test.ts asks for. */
const ROWS = isShort ? 60 : 1_100;
/** All of them are written as files, which stops only what hangs. */
const LEAVING = 300_000;

function thaiFile(language: Locale): Buffer {
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `พนักงาน;${language}${at}@staff.example.com`,
  );
  const text = ['ชื่อ;อีเมล', ...lines, 'ไม่มี;', 'ซ้ำ;x@staff', ''].join('\r\n');
  return Buffer.from(windows874(text));
}

async function openLetter(page: Page, language: Locale): Promise<void> {
  await page.goto(sendEmail(language, language));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(catalogue(language).invitation.letter.byHand).scrollIntoViewIfNeeded();
}

test('all staff are invited from a file of Thai Excel @thai', async ({ page, language }) => {
  const { recipients, csv, send, history } = catalogue(language).invitation;
  const grouped = (value: number) => value.toLocaleString('en');
  const { email } = await registered(page.request, language);
  await proved(page.request, email);
  await givePackage(email, 'silver');
  await openLetter(page, language);
  await page.getByRole('button', { name: recipients.fromFile }).click();
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer });
  await choose('staff.xlsx', Buffer.from('PK'));
  await expect(dialog.getByText(csv.type)).toBeVisible();
  await choose('staff.csv', thaiFile(language));
  await expect(dialog.getByLabel(csv.encoding)).toHaveValue('windows-874');
  await expect(dialog.getByRole('cell', { name: 'พนักงาน' })).toHaveCount(19);
  await expectAccessible(page);

  await dialog.getByLabel(csv.emails).selectOption({ index: 1 });
  await expect(dialog.getByText(csv.noAddress)).toBeVisible();
  await dialog.getByLabel(csv.emails).selectOption({ index: 2 });
  await dialog.getByText(fill(csv.problems, { count: 2 })).click();
  await expect(dialog.getByRole('cell', { name: grouped(ROWS + 3) })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: csv.download }).click();
  expect((await downloading).suggestedFilename()).toBe(csv.problemsFile);
  await dialog.getByRole('button', { name: fill(csv.import, { count: ROWS }, grouped) }).click();
  const count = page.getByText(fill(recipients.count, { count: ROWS }, grouped));
  await expect(count).toBeVisible();

  await page.reload();
  await page.getByText(catalogue(language).invitation.letter.byHand).scrollIntoViewIfNeeded();
  await expect(count).toBeVisible();
  await page.getByRole('button', { name: send.test }).click();
  await expect(page.getByText(fill(send.tested, { email }))).toBeVisible();
  await page.getByRole('button', { name: send.check }).click();
  await expect(dialog.getByText(send.today)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: send.confirm }).click();
  await expect(page.getByText(send.success).first()).toBeVisible();
  await expect(page.getByText(recipients.empty)).toBeVisible();
  await expect(page.getByRole('heading', { name: history.title })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(history.states.sent)).toBeVisible({ timeout: LEAVING });
  const all = { sent: ROWS, size: ROWS };
  await expect(page.getByText(fill(history.progress, all, grouped))).toBeVisible();
});
