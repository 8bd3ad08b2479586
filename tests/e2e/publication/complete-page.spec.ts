import type { Locator, Page } from '@playwright/test';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import {
  endArticleWith,
  fillPage,
  publishPage,
  type Say,
  submitPage,
  uploadCover,
} from '../../support/fixtures/complete-page.ts';
import { atWork, begun } from '../../support/fixtures/newcomers.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mail.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';

const SAID = { th: 'เล่าเป็นไทย', en: 'plainly' };
const NEWS = 'https://example.com/news';
/** The other fields of a profile name the company, and how the team reaches it. */
const IS_SHOWN = /^(?!profile\.)|\.(?:shortBio|about|vision|mission)$/;

const wordsOf = (lang: Locale, field: string) => `${SAID[lang]} ${field}`;

const decodeAll = (html: string) => html.replace(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent);

async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

async function expectPictures(visitor: Page, lang: Locale): Promise<void> {
  const described = (kind: string) =>
    visitor.getByAltText(wordsOf(lang, `${kind}.altText`), { exact: true }).first();
  for (const kind of ['banner', 'topic', 'aspectPicture', 'reason'])
    await expectDrawn(described(kind));
  const quote = wordsOf(lang, 'testimonial.description');
  await expectDrawn(visitor.getByRole('figure').filter({ hasText: quote }).locator('img'));
  await visitor.getByRole('link', { name: wordsOf(lang, 'album.title') }).click();
  await expectDrawn(described('albumPicture'));
}

test.use({ viewport: { width: 360, height: 740 } });

test('a page is returned and corrected @thai @wide', async ({ page, browser, language }) => {
  test.slow();
  const { profile, submission: say } = catalogue(language);
  const desk = await (await browser.newContext()).newPage();
  await signInReviewTeam(desk.request);
  const { email, idEmp } = await atWork(page.request, language);
  const [thaiPage, englishPage] = [{ idEmp, lang: 'th' } as const, { idEmp, lang: 'en' } as const];
  const typed = { th: new Set<string>(), en: new Set<string>() };
  const words =
    (lang: Locale, other: Readonly<Record<string, string>> = {}): Say =>
    (field, fits) => {
      const text = other[field] ?? wordsOf(lang, field);
      if (!IS_SHOWN.test(field) || !fits(text)) return ['A', NEWS].find(fits) ?? '';
      typed[lang].add(field);
      return text;
    };
  await fillPage(page.request, thaiPage, words('th'));
  await begun(page.request, idEmp, 'en');
  await fillPage(page.request, englishPage, words('en'));
  await publishPage(page.request, desk.request, thaiPage);

  const open = async (submitted: Promise<number>) =>
    desk.goto(backoffice(language, `submissions/${await submitted}`));
  await open(submitPage(page.request, englishPage));
  const remarks = { history: 'When did you move?', 'company-profile': 'Tell more of yourselves.' };
  for (const [step, remark] of Object.entries(remarks)) {
    const section = profile.step[step as keyof typeof remarks];
    await desk.getByLabel(fill(say.review.sectionRemark, { section })).fill(remark);
  }
  await desk.getByRole('button', { name: say.review.return }).click();
  await mailTo(email, ({ text }) =>
    Object.values(remarks).every((remark) => (text ?? '').includes(remark)),
  );

  await page.goto(companyTool(language, 'hrsay'));
  for (const remark of Object.values(remarks)) await expect(page.getByText(remark)).toBeVisible();
  const remarkAtStep = page.getByRole('complementary', { name: profile.preview.remark });
  await page.goto(wizard(language, 'history', 'th'));
  await page.getByText(profile.wizard.allSteps).click();
  await page.getByRole('link', { name: profile.start.continueEn }).click();
  await expect(remarkAtStep).toContainText(remarks.history);
  await page.getByRole('button', { name: profile.list.edit }).first().click();
  const original = page.getByText(wordsOf('th', 'topic.title'), { exact: true });
  await expect(original.and(page.locator('form [lang]')).first()).toBeVisible();
  const mended = { 'profile.about': 'More of ourselves', 'topic.title': 'We moved in 2001' };
  await fillPage(page.request, englishPage, words('en', mended), ['companyProfile', 'history']);
  await publishPage(page.request, desk.request, englishPage);

  const visitor = await (await browser.newContext()).newPage();
  const visit = async (path: string) => {
    await visitor.goto(path);
    return visitor.locator('main').innerHTML();
  };
  const read = (locale: Locale, tab = 'hrsay') =>
    visit(`${locale === 'th' ? '' : '/en'}/company/${idEmp}/${tab}`);
  for (const lang of ['th', 'en'] as const) {
    const contents = [await read(lang), await read(lang, 'brandsdna')];
    const posts =
      contents.join('').match(/(?<=href=")[^"]+(?:\/post|\/brandsdna\/[^"]+)(?=")/g) ?? [];
    for (const path of new Set(posts)) contents.push(await visit(path));
    const whole = contents.join('');
    const changed: Readonly<Record<string, string>> = lang === 'en' ? mended : {};
    for (const field of typed[lang])
      expect(whole).toContain(changed[field] ?? wordsOf(lang, field));
    for (const part of [`href="${NEWS}"`, 'datetime="2026-01-15"']) expect(whole).toContain(part);
    expect(whole).toMatch(/class="story".*class="cover"/s);
    expect(decodeAll(whole)).not.toContain(SAID[lang === 'th' ? 'en' : 'th']);
    await read(lang);
    await expectPictures(visitor, lang);
  }
  expect(typed.en.size).toBeGreaterThan(25);

  const changes = { 'topic.title': 'ย้ายปี 2544', 'banner.altText': 'ตึกหลังใหม่' };
  await fillPage(page.request, thaiPage, words('th', changes), ['cover', 'history']);
  const idMedia = await uploadCover(page.request, thaiPage, '#aa3377');
  const kitchen = { idMedia, altText: 'ครัวใหม่', caption: 'เปิดปีนี้' };
  const newsLink = 'https://example.com/kitchen';
  await endArticleWith(page.request, thaiPage, { type: 'image', ...kitchen }, { newsLink });
  expect(await read('th')).not.toContain(changes['topic.title']);
  await open(submitPage(page.request, thaiPage));
  expect(await read('th')).toContain(wordsOf('th', 'topic.title'));
  const compared = desk.getByRole('region', { name: say.review.compare });
  await expect(compared.getByText(fill(say.review.changed_other, { count: 3 }))).toBeVisible();
  const steps = [profile.step.cover, profile.step.history, profile.step.article];
  await expect(compared.getByRole('heading', { level: 3 })).toHaveText(steps);
  for (const [name, was] of [
    [say.field.title, 'topic.title'],
    [say.field.altText, 'banner.altText'],
  ] as const) {
    const item = compared.getByRole('listitem').filter({ hasText: changes[was] });
    await expect(item).toContainText(say.change.changed);
    await expect(item.getByRole('term')).toHaveText([name]);
    await expect(item.locator('del')).toHaveText([wordsOf('th', was)]);
    await expect(item.locator('ins')).toHaveText([changes[was]]);
  }
  const pictured = desk.locator(`img[src*="${idMedia}"]`);
  const added = compared.getByRole('listitem').filter({ has: pictured }).last();
  await expect(added).toContainText(kitchen.altText);
  await expect(added).toContainText(kitchen.caption);
  await desk.getByText(say.review.otherSections).click();
  const other = fill(say.review.sectionRemark, { section: profile.step.gallery });
  await expect(desk.getByLabel(other)).toBeVisible();
  await desk.getByRole('button', { name: say.review.approve }).click();
  await expect.poll(() => read('th')).toContain(changes['topic.title']);
  await visitor.locator('#articles .headline').first().getByRole('link').click();
  const toNews = fill(catalogue('th').company.post.news, { site: 'example.com' });
  await expect(visitor.getByRole('link', { name: toNews })).toHaveAttribute('href', newsLink);
  await expect(visitor.getByRole('img', { name: kitchen.altText })).toBeVisible();
});
