import type { Page } from '@playwright/test';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { expectAccessible } from '../../support/axe.ts';
import { call } from '../../support/call-api.ts';
import { fillPage, publishPage, submitPage } from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test } from '../../support/journey.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';
import { openStep } from '../../support/wizard/wizard-steps.ts';

test('an earlier page and cover are restored @thai @wide', async ({ page, browser, language }) => {
  test.slow();
  const { profile } = catalogue(language);
  const { versions: say, earlierCovers, preview, wizard: words } = profile;
  const { idEmp } = await atWork(page.request, language, 'gold');
  const place = { idEmp, lang: language };
  const desk = await (await browser.newContext()).newPage();
  await signInReviewTeam(desk.request);
  const publish = async (word: string) => {
    const texts = (_: string, fits: (text: string) => boolean) =>
      [word, 'https://example.com'].find(fits) ?? '';
    await fillPage(page.request, place, texts, ['cover', 'companyProfile', 'history']);
    await publishPage(page.request, desk.request, place);
  };
  await publish('แรกสุด');
  await publish('ต่อมา');

  const told = async (word: string) => {
    await openStep(page, language, 'history');
    await expect(page.getByText(word).first()).toBeVisible();
  };
  // The forms need no script.
  const state = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const still: Page = await plain.newPage();
  await still.goto(companyTool(language, 'hrsay'));
  await still.getByRole('link', { name: say.open }).click();
  await expect(still.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
  const said = (told: string) =>
    expect(still.getByRole('status').filter({ hasText: told })).toBeVisible();
  const rows = still
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: still.locator('h2') });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(say.published);
  await expect(rows.first()).toContainText(say.same);
  await expect(rows.last()).toContainText(say.archived);
  await expect(rows.last()).toContainText(profile.step.history);
  await expect(rows.last()).toContainText(/\d+ [ก-๙]+ 25\d\d/);
  await rows.last().getByText(say.restore).click();
  await expect(rows.last().getByText(say.explanation)).toBeVisible();
  await rows.last().getByRole('button', { name: say.confirm }).click();
  await said(say.restored);
  await told('แรกสุด');
  await still.getByRole('button', { name: say.undo }).click();
  await said(say.restored);
  await told('ต่อมา');
  const shown = await page.goto(companyTool(language, 'versions', language));
  await expectValidHtml(shown);
  await page.locator('summary').filter({ hasText: say.restore }).click();
  await expectAccessible(page);

  const covers = `/companyProfile/${idEmp}/${language}/cover`;
  const { revision } = await call(page.request, `get ${covers}`);
  const headers = { 'If-Match': `"${revision}"` };
  await call(page.request, `put ${covers}`, { headers, data: { items: [] } });
  await still.goto(wizard(language, 'cover-backup', language));
  const again = still.getByRole('button', {
    name: fill(earlierCovers.restoreThis, { number: 1 }),
  });
  await again.click();
  await said(earlierCovers.restored);
  await still.getByRole('button', { name: earlierCovers.undo }).click();
  await said(earlierCovers.undone);
  await again.click();
  await said(earlierCovers.restored);

  await fillPage(page.request, place, () => 'ครั้งที่สาม', ['history']);
  await submitPage(page.request, place);
  await still.goto(companyTool(language, 'versions', language));
  await expect(still.getByText(words.locked)).toBeVisible();
  await expect(still.getByText(say.restore, { exact: true })).toHaveCount(0);
  await expect(still.getByText(preview.withdraw, { exact: true })).toBeVisible();
  await still.goto(wizard(language, 'cover-backup', language));
  await expect(again).toHaveCount(0);
  await still.getByText(preview.withdraw, { exact: true }).click();
  await still.getByRole('button', { name: preview.withdrawConfirm }).click();
  await said(preview.withdrawDone);
  await submitPage(page.request, place);
  await still.goto(wizard(language, 'history', language));
  const texts = still.getByRole('definition').filter({ hasText: 'ครั้งที่สาม' });
  await expect(texts.first()).toBeVisible();
  await expect(still.getByRole('textbox')).toHaveCount(0);
  await still.getByText(preview.withdraw, { exact: true }).click();
  await page.goto(wizard(language, 'history', language));
  await expectAccessible(page);
  await still.getByRole('button', { name: preview.withdrawConfirm }).click();
  await said(preview.withdrawDone);
  await openStep(page, language, 'history');
  await expect(page.getByText('ครั้งที่สาม').first()).toBeVisible();
  await still.goto(wizard(language, 'preview', language));
  await expect(still.getByText(profile.status.withdrawn)).toBeVisible();
});
