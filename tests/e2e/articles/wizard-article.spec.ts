import { PASTED_SAMPLES } from '#features/profile/ui/wizard/article/pasted-samples.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { expectAccessible } from '../../support/axe.ts';
import { own } from '../../support/fixtures/newcomers.ts';
import { uploadCover } from '../../support/fixtures/whole-page.ts';
import { expect, test } from '../../support/journey.ts';
import { autosaved, openStep, platinum, pressByKey, rows } from '../../support/wizard-steps.ts';

test('an article is written by keyboard, pasted from Word, linked and saved @thai', async ({
  page,
  language,
}) => {
  const { error, field, section } = catalogue(language).profile;
  const { library } = catalogue(language).media;
  const { article, brandStory, editor } = section.article;
  const idEmp = await platinum(page, language);
  const place = { idEmp, lang: language };
  const idMedia = await uploadCover(page.request, place);
  const described = await page.request.put(
    `/yousayapi/companyProfile/${idEmp}/${language}/media/${idMedia}/alt`,
    { headers: await own(), data: { altTh: 'ประตูหน้า', altEn: 'The front door' } },
  );
  expect(described.status()).toBe(200);
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

    await pressByKey(page, editor.tool.image);
    // Past the place where files are dropped.
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    const picker = page.getByRole('dialog', { name: library.pick });
    await expect(picker).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText(library.pick);
    await page.keyboard.press('Enter');
    const chosen = picker.getByRole('button', { name: 'ประตูหน้า' });
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Enter');
    const shown = text.getByRole('img', { name: 'ประตูหน้า' });
    await expect(shown).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Z');
    await expect(shown).toHaveCount(0);
    await page.keyboard.press('Control+Shift+Z');
    await expect(shown).toBeVisible();
  });
  await expect(page.getByRole('textbox', { name: field.altText })).toHaveValue('ประตูหน้า');
  await expectAccessible(page);
  await page.reload();
  await rows(page).getByRole('button', { expanded: false }).click();
  await expect(text.getByRole('img', { name: 'ประตูหน้า' })).toBeVisible();
  await expect(text.locator('strong')).toHaveText('หนา');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com');
  await expect(text.getByRole('listitem')).toHaveText([
    'A desk by the window',
    'Lunch & fruit',
    'Send a CV',
    'นัดสัมภาษณ์',
  ]);
});
