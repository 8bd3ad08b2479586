import type { Locator, Page } from '@playwright/test';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { ASPECTS } from '#shared/core/aspects.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { begun, proved, registered } from '../../support/fixtures/newcomers.ts';
import { decideReview, sentReview } from '../../support/fixtures/sent-review.ts';
import { addToArticle, uploadCover } from '../../support/fixtures/whole-page.ts';
import { givePackage } from '../../support/give-package.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mail.ts';
import { signInJobSeeker, signInReviewTeam } from '../../support/sign-in.ts';
import { autosaved, openStep } from '../../support/wizard/wizard-steps.ts';
import { writePage } from '../../support/write-page.ts';

/** Every text of the page begins with the words of its language. */
const SAID = { th: 'เล่าเป็นไทย', en: 'plainly' };

const wordsOf = (lang: Locale, field: string) => `${SAID[lang]} ${field}`;

/** With the words that addresses are made of. */
const decodeAll = (html: string) => html.replace(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent);

async function submit(page: Page, language: Locale, lang: Locale): Promise<void> {
  const { preview } = catalogue(language).profile;
  await page.goto(wizard(language, 'preview', lang));
  await page.getByRole('button', { name: preview.submit }).click();
  await page.waitForURL(`**${wizard(language, 'finish', lang)}`);
}

async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** On the page of the company: a picture wherever one was given, and in its album a film that plays. */
async function expectPictures(visitor: Page, lang: Locale): Promise<void> {
  const described = ['topic', ...ASPECTS.map((aspect) => `aspectPicture ${aspect}`), 'reason'];
  for (const kind of described) {
    const name = wordsOf(lang, `${kind}.altText`);
    await expectDrawn(visitor.getByAltText(name, { exact: true }));
  }
  const said = wordsOf(lang, 'testimonial.description');
  await expectDrawn(visitor.getByRole('figure').filter({ hasText: said }).locator('img'));
  await visitor.getByRole('link', { name: wordsOf(lang, 'customAlbum.title') }).click();
  const film = visitor.getByLabel(wordsOf(lang, 'film.altText'), { exact: true });
  const width = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    return video.videoWidth;
  });
  expect(width).toBe(1280);
}

// On a phone, by touch.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a page with every section goes out in Thai and English, comes back, is mended and changed @thai', async ({
  page,
  browser,
  language,
}) => {
  test.slow();
  const { profile, submission: say } = catalogue(language);
  const desk = await (await browser.newContext()).newPage();
  await signInReviewTeam(desk.request);
  const { email, idEmp } = await registered(page.request, language);
  await proved(page.request, email);
  await givePackage(email, 'platinum');
  const seeker = await (await browser.newContext()).newPage();
  await signInJobSeeker(seeker);
  const review = 'งานหนักแต่ได้เรียนรู้';
  const idReview = await sentReview(seeker.request, { idEmp, lang: language, title: review });
  await decideReview(desk.request, idReview, { decision: 'publish' });
  const typed = { th: new Set<string>(), en: new Set<string>() };
  const write = async (lang: Locale, from?: Locale) => {
    await begun(page.request, idEmp, lang);
    const words = (field: string) => {
      typed[lang].add(field);
      return wordsOf(lang, field);
    };
    const original = from && ((field: string) => wordsOf(from, field));
    await writePage(page, { lang, ...(original && { original }), words, review });
  };
  await write('th');
  await write('en', 'th');
  await submit(page, language, 'th');
  await submit(page, language, 'en');

  const open = async (lang: Locale) => {
    const { data } = await (await desk.request.get('/yousayapi/submissions?vpp=100')).json();
    const found = (data as { idEmp: number; lang: Locale; idApproval: number }[]).find(
      (one) => one.idEmp === idEmp && one.lang === lang,
    );
    await desk.goto(backoffice(language, `submissions/${found?.idApproval}`));
  };
  const approve = async (lang: Locale) => {
    await open(lang);
    await desk.getByRole('button', { name: say.review.approve }).click();
    await expect(desk.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  };
  await approve('th');
  await open('en');
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
  await page.goto(wizard(language, 'company-profile', 'en'));
  await expect(remarkAtStep).toContainText(remarks['company-profile']);
  await autosaved(page, language, () =>
    page.getByLabel(profile.field.about).fill('More of ourselves'),
  );
  await page.goto(wizard(language, 'history', 'en'));
  await expect(remarkAtStep).toContainText(remarks.history);
  await page.getByRole('button', { name: profile.list.edit }).first().click();
  await autosaved(page, language, () =>
    page.getByRole('textbox', { name: profile.field.title }).fill('We moved in 2001'),
  );
  await submit(page, language, 'en');
  await approve('en');

  const visitor = await (await browser.newContext()).newPage();
  const visit = async (path: string) => {
    await visitor.goto(path);
    return visitor.locator('main').innerHTML();
  };
  const read = (locale: Locale, tab = 'hrsay') =>
    visit(`${locale === 'th' ? '' : '/en'}/company/${idEmp}/${tab}`);
  const readAll = async (locale: Locale) => {
    const told = [await read(locale), await read(locale, 'brandsdna')].join('');
    const posts = told.match(/(?<=href=")[^"]+(?:\/post|\/brandsdna\/[^"]+)(?=")/g) ?? [];
    const pages = [told];
    for (const path of new Set(posts)) pages.push(await visit(path));
    return pages.join('');
  };
  const [thai, english] = [await readAll('th'), await readAll('en')];
  const mended = ['profile.about', 'topic.title'];
  for (const field of typed.th) expect(thai).toContain(wordsOf('th', field));
  for (const field of typed.en)
    if (!mended.includes(field)) expect(english).toContain(wordsOf('en', field));
  expect(english).toContain('More of ourselves');
  expect(english).toContain('We moved in 2001');
  expect(decodeAll(english)).not.toContain(SAID.th);
  expect(decodeAll(thai)).not.toContain(SAID.en);
  for (const told of [thai, english]) expect(told).toContain(review);
  for (const [lang, told] of [
    ['th', thai],
    ['en', english],
  ] as const) {
    const { news } = catalogue(lang).profile.section.article.presetTags;
    for (const part of [news, 'href="https://example.com/news"', 'datetime="2026-01-15"'])
      expect(told).toContain(part);
    expect(told).toMatch(/class="story".*class="cover"/s);
    await read(lang);
    await expectPictures(visitor, lang);
  }

  const { field, list } = catalogue('th').profile;
  await openStep(page, 'th', 'cover');
  await autosaved(page, 'th', () =>
    page.getByRole('textbox', { name: field.altText }).fill('ตึกหลังใหม่'),
  );
  await openStep(page, 'th', 'history');
  await page.getByRole('button', { name: list.edit }).first().click();
  await autosaved(page, 'th', () =>
    page.getByRole('textbox', { name: field.title }).fill('ย้ายปี 2544'),
  );
  const thaiPage = { idEmp, lang: 'th' } as const;
  const idMedia = await uploadCover(page.request, thaiPage, '#aa3377');
  const kitchen = { idMedia, altText: 'ครัวใหม่', caption: 'เปิดปีนี้' };
  const newsLink = 'https://example.com/kitchen';
  await addToArticle(page.request, thaiPage, kitchen, newsLink);
  expect(await read('th')).not.toContain('ย้ายปี 2544');
  await submit(page, language, 'th');
  expect(await read('th')).toContain(wordsOf('th', 'topic.title'));
  await open('th');
  const compared = desk.getByRole('region', { name: say.review.compare });
  await expect(compared.getByText(fill(say.review.changed_other, { count: 3 }))).toBeVisible();
  const steps = [profile.step.cover, profile.step.history, profile.step.article];
  await expect(compared.getByRole('heading', { level: 3 })).toHaveText(steps);
  const changed = async (name: string, was: string, is: string) => {
    const item = compared.getByRole('listitem').filter({ hasText: is });
    await expect(item).toContainText(say.change.changed);
    await expect(item.getByRole('term')).toHaveText([name]);
    await expect(item.locator('del')).toHaveText([wordsOf('th', was)]);
    await expect(item.locator('ins')).toHaveText([is]);
  };
  await changed(say.field.title, 'topic.title', 'ย้ายปี 2544');
  await changed(say.field.altText, 'banner.altText', 'ตึกหลังใหม่');
  const pictured = desk.locator(`img[src*="${idMedia}"]`);
  const added = compared.getByRole('listitem').filter({ has: pictured }).last();
  await expect(added).toContainText(kitchen.altText);
  await expect(added).toContainText(kitchen.caption);
  await approve('th');
  await expect.poll(() => read('th')).toContain('ย้ายปี 2544');
  await visitor.locator('#articles .headline').first().getByRole('link').click();
  const toNews = fill(catalogue('th').company.post.news, { site: 'example.com' });
  await expect(visitor.getByRole('link', { name: toNews })).toHaveAttribute('href', newsLink);
  await expect(visitor.getByRole('img', { name: kitchen.altText })).toBeVisible();
});
