import { PASTED_SAMPLES } from '#features/profile/ui/wizard/article/pasted-samples.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { autosaved, openStep, platinum, pressByKey, rows } from '../../support/wizard-steps.ts';

test('an article is written by keyboard, pasted from Word, linked and saved @thai', async ({
  page,
  language,
}) => {
  const { error, field, section } = catalogue(language).profile;
  const { article, brandStory, editor } = section.article;
  await platinum(page, language);
  await openStep(page, language, 'article');
  await expect(page.getByRole('button', { name: brandStory.add })).toBeVisible();
  const text = page.getByRole('textbox', { name: field.body });
  await autosaved(page, language, async () => {
    await pressByKey(page, article.add);
    await expect(page.getByRole('textbox', { name: field.headline1 })).toBeFocused();
    await page.keyboard.type('เปิดบ้าน');
    await text.focus();
    await page.keyboard.type('ก่อน ');
    await page.keyboard.press('Alt+F10');
    await expect(page.getByRole('button', { name: editor.tool.h2, exact: true })).toBeFocused();
    for (const _ of ['h3', 'bold']) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await text.focus();
    await page.keyboard.type('หนา');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: editor.tool.link, exact: true }).click();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText(error.websiteHttps)).toBeVisible();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('example.com');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await page.keyboard.press('Enter');

    await text.evaluate((area, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const init = { clipboardData, bubbles: true, cancelable: true };
      area.dispatchEvent(new ClipboardEvent('paste', init));
    }, PASTED_SAMPLES[1]?.html ?? '');
  });
  await expectAccessible(page);
  await page.reload();
  await rows(page).getByRole('button', { expanded: false }).click();
  await expect(text.locator('strong')).toHaveText('หนา');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com');
  await expect(text.getByRole('listitem')).toHaveText([
    'A desk by the window',
    'Lunch & fruit',
    'Send a CV',
    'นัดสัมภาษณ์',
  ]);
});
