import type { Page } from '@playwright/test';
import { backoffice } from '#features/backoffice/core/backoffice-paths.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { begun, proved, registered } from '../../support/fixtures/newcomers.ts';
import { decideReview, sentReview } from '../../support/fixtures/sent-review.ts';
import type { Say } from '../../support/fixtures/whole-page.ts';
import { fillPage } from '../../support/fixtures/whole-page.ts';
import { givePackage } from '../../support/give-package.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mail.ts';
import { signInJobSeeker, signInReviewTeam } from '../../support/sign-in.ts';
import { autosaved, openStep } from '../../support/wizard-steps.ts';
import { writePage } from '../../support/write-page.ts';

/** Where every section that has words is looked for on the public page. */
const SHOWN = [
  'profile.about',
  'topic.title',
  'aspect.description',
  'reason.title',
  'album.title',
  'article.headline1',
  'employeePhoto.employeeName',
  'testimonial.description',
] as const;

const wordsOf = (lang: Locale, field: string) => `${lang} ${field}`;

const sayIn =
  (lang: Locale, companyName: string): Say =>
  (field, fits) => {
    const words = field === 'profile.companyName' ? companyName : wordsOf(lang, field);
    return [words, 'https://example.com/news'].find(fits) ?? '';
  };

async function submit(page: Page, language: Locale, lang: Locale): Promise<void> {
  const { preview } = catalogue(language).profile;
  await page.goto(wizard(language, 'preview', lang));
  await page.getByRole('button', { name: preview.submit }).click();
  await page.waitForURL(`**${wizard(language, 'finish', lang)}`);
}

// On a phone, by touch.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a page with every section goes out in Thai and English, comes back, is mended and changed', async ({
  page,
  browser,
  language,
}) => {
  test.slow();
  const { profile, submission: say } = catalogue(language);
  const desk = await (await browser.newContext()).newPage();
  await signInReviewTeam(desk.request);
  const { email, companyName, companyNameEn, idEmp } = await registered(page.request, language);
  await proved(page.request, email);
  await givePackage(email, 'platinum');
  const seeker = await (await browser.newContext()).newPage();
  await signInJobSeeker(seeker);
  const review = 'งานหนักแต่ได้เรียนรู้';
  const idReview = await sentReview(seeker.request, { idEmp, lang: language, title: review });
  await decideReview(desk.request, idReview, { decision: 'publish' });
  await begun(page.request, idEmp, language);
  await writePage(page, { language, review, words: (field) => wordsOf(language, field) });
  const other = language === 'th' ? 'en' : 'th';
  const name = { th: companyName, en: companyNameEn }[other];
  await begun(page.request, idEmp, other);
  await fillPage(page.request, { idEmp, lang: other }, sayIn(other, name));
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
    await expect(desk.getByRole('status').first()).toBeVisible();
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
  const read = async (locale: Locale, tab = 'hrsay') => {
    await visitor.goto(`${locale === 'th' ? '' : '/en'}/company/${idEmp}/${tab}`);
    return (await visitor.locator('main').textContent()) ?? '';
  };
  const thai = await read('th');
  for (const field of SHOWN) expect(thai).toContain(wordsOf('th', field));
  expect(await read('th', 'brandsdna')).toContain(wordsOf('th', 'brandStory.headline1'));
  const english = await read('en');
  expect(language === 'th' ? thai : english).toContain(review);
  const mended = SHOWN.filter((field) => !/about|topic/.test(field));
  for (const field of mended) expect(english).toContain(wordsOf('en', field));
  expect(english).toContain('More of ourselves');
  expect(english).toContain('We moved in 2001');
  expect(english).not.toContain('th topic.title');

  await openStep(page, 'th', 'history');
  await page
    .getByRole('button', { name: catalogue('th').profile.list.edit })
    .first()
    .click();
  await autosaved(page, 'th', () =>
    page.getByRole('textbox', { name: catalogue('th').profile.field.title }).fill('ย้ายปี 2544'),
  );
  expect(await read('th')).not.toContain('ย้ายปี 2544');
  await submit(page, language, 'th');
  expect(await read('th')).toContain('th topic.title');
  await open('th');
  const one = catalogue(language).submission.review.changed_one;
  await expect(desk.getByText(fill(one, { count: 1 }), { exact: true })).toBeVisible();
  await expect(desk.locator('main')).toContainText('ย้ายปี 2544');
  await approve('th');
  await expect.poll(() => read('th')).toContain('ย้ายปี 2544');
});
