// What is done in each film, over the invented demo. The words are those of `videos.json`.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as at, home } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { drawCover } from '../artwork/cover/cover.ts';
import { DEMO_PASSWORD, demoUsername } from '../seed/demo-accounts.ts';
import type { Recorder } from './recorder.ts';

type Story = (page: Page, film: Recorder, language: Locale) => Promise<void>;

const COMPANY = { th: 'ภูผาเงิน', en: 'Phuphangoen' };
const TYPED = {
  th: {
    title: 'งานท้าทาย หัวหน้ารับฟัง',
    good: 'ทีมช่วยกันดี มีเวลาให้เรียนรู้งานใหม่ และเลิกงานตรงเวลา',
    improve: 'อยากให้วางแผนล่วงหน้ามากกว่านี้ ช่วงสิ้นเดือนงานเร่งเกินไป',
    cover: 'แปลงผักของเรายามเช้า',
    about: 'เราปลูกผักให้โรงเรียนและโรงพยาบาล เริ่มงานเจ็ดโมงเช้า เลิกบ่ายสาม',
  },
  en: {
    title: 'Good challenges and a manager who listens',
    good: 'People help each other, there is time to learn, and we leave on time.',
    improve: 'Plan further ahead: the last week of each month is too much of a rush.',
    cover: 'Our vegetable fields in the morning',
    about: 'We grow vegetables for schools and hospitals. Work begins at seven and ends at three.',
  },
};

async function signIn(page: Page, path: string, username: string): Promise<void> {
  const answer = await page.request.post(`/yousayapi${path}`, {
    form: { username, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

const findACompany: Story = async (page, film, language) => {
  const { discovery, review } = catalogue(language);
  await page.goto(home(language));
  const field = page.locator('main').getByRole('combobox', { name: discovery.search.keyword });
  await field.focus();
  await film.settled();
  await film.say();
  await film.say();
  await film.type(field, COMPANY[language]);
  await film.hold(1200);
  await film.say();
  await field.press('Escape');
  await film.press(page.locator('main').getByRole('button', { name: discovery.search.submit }));
  const first = page.locator('main article').first();
  await film.scrollTo(first, 200);
  await film.say();
  await film.press(first.getByRole('link').first());
  await film.poster();
  await film.say();
  await film.scrollTo(page.locator('main h2').first());
  await film.scrollTo(page.locator('main section').nth(2));
  await film.say();
  await film.press(page.locator('.company-tabs a[href*="yousay"]'));
  await film.scrollTo(page.locator('.company-tabs'), 70);
  await film.hold(1600);
  await film.say();
  const notice = page.getByText(review.page.noticeTitle);
  await film.scrollTo(notice, 130);
  await film.press(notice);
  await film.say();
  await film.scrollTo(page.locator('main #reviews article').first());
  await film.hold(1600);
  await film.scrollTo(page.locator('main #reviews article').nth(1));
};

const writeAReview: Story = async (page, film, language) => {
  const { review, shared } = catalogue(language);
  const { form } = review;
  const typed = TYPED[language];
  await signIn(page, '/jskLogin', demoUsername('jobSeeker'));
  await page.goto(at(language, '/company/1'));
  await film.say();
  await film.scrollTo(page.getByRole('heading', { level: 1 }), 180);
  await film.say();
  await film.press(page.locator('main a[href*="mYousayQuestion"]').first());
  await film.say();
  await film.say();
  const groups = page.getByRole('radiogroup');
  await film.scrollTo(groups.first(), 130);
  for (const [index, stars] of [4, 3, 4, 2].entries()) {
    const group = groups.nth(index);
    await film.press(group.getByRole('radio').nth(stars));
    if (index === 1) await film.poster();
  }
  await film.press(groups.nth(4).getByRole('radio', { name: shared.rating.skip }));
  await film.say();
  const title = page.getByLabel(form.title);
  await film.scrollTo(title, 180);
  await film.type(title, typed.title);
  await film.say();
  await film.type(page.getByLabel(form.goodPoints), typed.good);
  await film.scrollTo(page.getByLabel(form.improvePoints), 180);
  await film.type(page.getByLabel(form.improvePoints), typed.improve);
  await film.say();
  const facts = [
    [form.employmentStatus, 'current'],
    [form.tenure, 'moreThanOneYear'],
    [form.jobField, { index: 3 }],
    [form.jobGrade, 'officer'],
    [form.jobType, 'fullTime'],
  ] as const;
  await film.scrollTo(page.getByLabel(form.employmentStatus), 160);
  for (const [label, chosen] of facts) {
    await film.pointAt(page.getByLabel(label));
    await page.getByLabel(label).selectOption(chosen);
    await film.hold(480);
  }
  await film.say();
  const send = page.getByRole('button', { name: form.submit });
  await film.scrollTo(send, 360);
  await film.press(send);
  await page.getByRole('heading', { name: form.doneTitle }).waitFor();
  await film.hold(1600);
};

const buildACompanyPage: Story = async (page, film, language) => {
  const { start, field, wizard: say, preview, section } = catalogue(language).profile;
  const typed = TYPED[language];
  const next = page.getByRole('button', { name: say.saveNext });
  await signIn(page, '/login', demoUsername('freshEmployer'));
  await page.goto(wizard(language, 'start'));
  await film.settled();
  await film.say();
  await film.say();
  await film.press(page.getByLabel(start.terms, { exact: false }));
  const create = page.getByRole('button', {
    name: language === 'th' ? start.createTh : start.createEn,
  });
  await film.scrollTo(create, 320);
  await film.press(create);
  await film.say();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await cover() });
  await page.getByLabel(field.altText).waitFor();
  await film.settled();
  await film.hold(1200);
  await film.scrollTo(page.locator('[data-item]').first(), 140);
  await film.type(page.getByLabel(field.altText), typed.cover);
  await film.poster();
  await film.say();
  await film.press(next);
  await page.getByRole('heading', { name: section.companyProfile.title }).waitFor();
  await film.say();
  const about = page.getByLabel(field.about);
  await film.scrollTo(about, 180);
  await film.type(about, typed.about);
  await film.press(next);
  await film.say();
  for (const { title } of [section.history, section.gallery]) {
    await page.getByRole('heading', { name: title }).waitFor();
    await film.hold(1200);
    await film.press(next);
  }
  await page.goto(wizard(language, 'preview', language));
  await film.settled();
  await film.say();
  await film.scrollTo(page.locator('main iframe'), 130);
  await film.hold(1600);
  const submit = page.getByRole('button', { name: preview.submit });
  await film.scrollTo(submit, 300);
  await film.press(submit);
  await film.settled();
  await film.hold(1600);
};

async function cover(): Promise<Buffer> {
  return sharp(Buffer.from(drawCover(3, 'farm', 0).svg), { density: 96 })
    .resize(1600, 900, { fit: 'cover' })
    .png()
    .toBuffer();
}

export const STORIES: Readonly<Record<string, Story>> = {
  'find-a-company': findACompany,
  'write-a-review': writeAReview,
  'build-a-company-page': buildACompanyPage,
};
