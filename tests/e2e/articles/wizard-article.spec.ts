import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { expectAccessible } from '../../support/axe.ts';
import { call } from '../../support/call-api.ts';
import { uploadCover } from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { expect, test } from '../../support/journey.ts';
import { PASTED_SAMPLES } from '../../support/pasted/pasted-samples.ts';
import { autosaved, openStep, pressByKey, rows } from '../../support/wizard/wizard-steps.ts';
import { editorLines, paste } from './editor-lines.ts';

test('an article is written and pasted by keyboard @english @wide', async ({ page, language }) => {
  const { profile: error } = catalogue(language).errors.form;
  const { field, list, section, wizard } = catalogue(language).profile;
  const { library } = catalogue(language).media;
  const { article, brandStory, editor } = section.article;
  const { idEmp } = await atWork(page.request, language);
  const place = { idEmp, lang: language };
  const idMedia = await uploadCover(page.request, place);
  const gate = 'The front door';
  const described = `put /companyProfile/${idEmp}/${language}/media/${idMedia}/alt`;
  await call(page.request, described, { data: { altTh: 'ประตูหน้า', altEn: gate } });
  await openStep(page, language, 'article');
  await expect(page.getByRole('button', { name: brandStory.add })).toBeVisible();
  const text = page.getByRole('textbox', { name: field.body });
  await pressByKey(page, article.add);
  await page.waitForURL(/&item=/);
  await expect(page.getByRole('textbox', { name: field.headline1 })).toBeFocused();
  await autosaved(page, language, async () => {
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

    await paste(text, PASTED_SAMPLES[1]?.html ?? '');

    await pressByKey(page, editor.tool.image);
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    const picker = page.getByRole('dialog', { name: library.pick });
    await expect(picker).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText(library.pick);
    await page.keyboard.press('Enter');
    const chosen = picker.getByRole('button', { name: gate });
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Enter');
    const shown = text.getByRole('img', { name: gate });
    await expect(shown).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Z');
    await expect(shown).toHaveCount(0);
    await page.keyboard.press('Control+Shift+Z');
    await expect(shown).toBeVisible();
  });
  await expect(page.getByRole('textbox', { name: field.altText })).toHaveValue(gate);
  await expectAccessible(page);
  await pressByKey(page, wizard.saveReturn);
  await pressByKey(page, wizard.saveNext);
  const wrong = rows(page).getByRole('link', { name: list.edit });
  await expect(wrong).toBeFocused();
  await expect(rows(page)).toContainText(list.wrong);
  await page.keyboard.press('Enter');
  await expect(page.getByText(error.headline2Required)).toBeVisible();
  await expect(text.getByRole('img', { name: gate })).toBeVisible();
  await expect(text.locator('strong')).toHaveText('หนา');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com');
  await expect(text.getByRole('listitem')).toHaveText([
    'A desk by the window',
    'Lunch & fruit',
    'Send a CV',
    'นัดสัมภาษณ์',
  ]);
});

test('pasted content and tools form an article @thai @wide', async ({ page, language }) => {
  const { field, section } = catalogue(language).profile;
  const { article, editor } = section.article;
  await atWork(page.request, language);
  await openStep(page, language, 'article');
  await page.getByRole('button', { name: article.add }).click();
  const text = page.getByRole('textbox', { name: field.body });
  await text.click();
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(300);

  const strange = '<img alt="ครัว"><math><msup><mi>c</mi><mn>2</mn></msup></math>';
  const cells = (count: number) => `<tr>${'<td>ปี</td><td>คน</td>'.repeat(count)}</tr>`;
  const table = `<table>${cells(1)}</table><table>${cells(7)}</table>`;
  await paste(text, `<p>ใหม่ <a href="http://example.com/old">เก่า</a>${strange}</p>${table}`);
  expect((await editorLines(text)).lines).toEqual(['ใหม่ เก่า', 'ปีคน', '⏎']);
  await expect(text.getByRole('link')).toHaveCount(0);
  for (const left of Object.values(editor.left)) {
    await expect(page.getByRole('status').filter({ hasText: left })).toHaveCount(1);
  }
  await page.keyboard.press('Control+Z');
  await expect(text).toHaveText('');

  const tool = (name: keyof typeof editor.tool) =>
    page.getByRole('button', { name: editor.tool[name], exact: true });
  await page.keyboard.type('line');
  for (const [name, sign] of [
    ['h2', '# '],
    ['h3', '## '],
    ['quote', '> '],
    ['bullet', '- '],
    ['number', '1. '],
  ] as const) {
    await tool(name).click();
    await expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    expect((await editorLines(text)).lines).toEqual([`${sign}line`]);
  }
  await tool('number').click();
  await expect(tool('number')).toHaveAttribute('aria-pressed', 'false');
  expect((await editorLines(text)).lines).toEqual(['line']);

  const address = page.getByRole('textbox', { name: editor.address });
  await page.keyboard.press('Control+A');
  for (const [before, after] of [
    ['', 'https://example.com'],
    ['https://example.com', 'https://example.org/jobs'],
  ] as const) {
    await tool('link').click();
    await expect(address).toHaveValue(before);
    await address.fill(after);
    await page.getByRole('button', { name: editor.apply, exact: true }).click();
    await expect(text.getByRole('link', { name: 'line' })).toHaveAttribute('href', after);
  }
  await tool('link').click();
  await page.getByRole('button', { name: editor.removeLink }).click();
  await expect(text.getByRole('link')).toHaveCount(0);
  await expect(text).toHaveText('line');

  await tool('video').click();
  const film = page.getByRole('textbox', { name: field.youtubeId });
  await film.fill('https://example.com/film');
  await film.press('Enter');
  await expect(page.getByText(catalogue(language).errors.form.profile.youtubeId)).toBeVisible();
  await film.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3');
  await film.press('Enter');
  await expect(text.getByText('youtu.be/dQw4w9WgXcQ')).toBeVisible();
  await page.getByRole('textbox', { name: field.caption }).fill('วันเปิดบ้าน');
  await expect(text.locator('figcaption')).toHaveText('วันเปิดบ้าน');
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(editor.removeFigure, { position: 1 }) }).click();
  await expect(text.locator('figure')).toHaveCount(0);
});
