import type { Browser, Locator, Page } from '@playwright/test';
import type { ReviewSummary } from '#features/review/core/review-contract.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home, page as pagePath } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { demoUsername } from '../../../scripts/seed/demo-accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { expectNobodyNamed } from '../../support/expect-nobody-named.ts';
import { decideReview, sentReview } from '../../support/fixtures/sent-review.ts';
import { verifyByMail } from '../../support/forms/account-forms.ts';
import { answerReview } from '../../support/forms/review-form.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { mailTo } from '../../support/mail.ts';
import { signInJobSeeker, signInReviewTeam } from '../../support/sign-in.ts';
import { walkTo } from '../../support/tab-to.ts';

test.use(withoutPictures());

test.use({ expectedConsole: [/status of 401/] });

interface Appeal {
  readonly page: Page;
  readonly browser: Browser;
  readonly team: Page;
  readonly language: Locale;
  readonly title: string;
}

async function press(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

async function appealInVain({ page, browser, team, language, title }: Appeal): Promise<void> {
  const { errors, jobSeeker, review } = catalogue(language);
  const { appeal } = jobSeeker.mine;
  const words = `ประโยคนั้นพูดถึงงานโดยตรง ${Date.now()}`;
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const writer = await plain.newPage();
  await writer.goto(pagePath(language, '/myYouSay'));
  const own = writer.getByRole('article').filter({ hasText: title });
  await expect(own).toContainText(review.reasons.notAboutWork);
  await press(writer, own.locator('summary', { hasText: appeal.open }));
  await expect(own.getByRole('link', { name: 'hello@yousay.example' })).toBeVisible();
  await walkTo(writer, own.getByLabel(appeal.words));
  await writer.keyboard.type('สั้นไป');
  await press(writer, own.getByRole('button', { name: appeal.send }));
  await expect(own.getByText(errors.form.review.appealShort)).toBeVisible();
  await expect(own.getByLabel(appeal.words)).toHaveValue('สั้นไป');
  await walkTo(writer, own.getByLabel(appeal.words));
  await writer.keyboard.press('Control+A');
  await writer.keyboard.type(words);
  await press(writer, own.getByRole('button', { name: appeal.send }));
  await expect(writer.getByRole('status').getByText(appeal.sent)).toBeVisible();
  await expect(own).toContainText(appeal.statuses.open);

  await team.goto(backoffice(language, 'appeals'));
  const waiting = team.getByRole('listitem').filter({ hasText: words });
  await expect(waiting).toContainText(title);
  await expect(waiting).toContainText(review.reasons.notAboutWork);
  await expect(waiting).toContainText(review.appeals.ownRejection);
  await expect(team.getByText(demoUsername('jobSeeker'))).toHaveCount(0);
  await expectAccessible(team);
  const { refuse, sure } = review.appeals;
  const opener = waiting.locator('summary', { hasText: refuse });
  await expect(opener).toHaveAccessibleDescription(title);
  await press(team, opener);
  const yes = waiting.getByRole('button', { name: sure.refuse.yes });
  await expect(yes).toHaveAccessibleDescription(`${title} ${sure.refuse.text}`);
  await press(team, yes);
  await expect(team.getByText(review.appeals.done.refuse)).toBeVisible();
  await expectValidHtml(await writer.reload());
  await expect(own).toContainText(appeal.statuses.dismissed);
  await plain.close();
}

test('a review is published @english @bilingual', async ({ page, browser, request, language }) => {
  const { errors, jobSeeker, review, session, shared } = catalogue(language);
  const unique = `${language}${Date.now()}`;
  const address = `seeker-${unique}@example.com`;
  const [firstName, lastName] = [`ทดลอง${unique}`, `ใช้งาน${unique}`];

  const idEmp = language === 'th' ? 4 : 5;
  const moved = await request.get(`${home(language).replace(/\/$/, '')}/company/${idEmp}`, {
    maxRedirects: 0,
  });
  const reviewsPath = (moved.headers()['location'] ?? '').replace(/hrsay$/, 'yousay');
  const summary = async () => {
    const response = await request.get(`/yousayapi/reviews/${idEmp}/summary`);
    return (
      (await response.json()) as { data: Pick<ReviewSummary, 'reviewCount' | 'distribution'> }
    ).data;
  };
  const before = await summary();
  await page.goto(reviewsPath);
  await page.getByRole('link', { name: review.page.write }).first().click();
  await expect(page).toHaveURL(/\/mYousayQuestion\?idEmp=\d+/);
  const title = `${language} ${Date.now()} งานท้าทาย ทีมช่วยกัน`;
  const form = page.url();
  const unsent = await request.post(form, { form: { title } });
  expect(unsent.status()).toBe(401);
  expect(await unsent.text()).toContain(`value="${title}"`);

  await page.getByLabel(review.form.title).fill(title);
  await page.getByRole('button', { name: review.form.submitSignedOut }).click();
  await expect(page.getByText(review.form.fixFields)).toBeVisible();
  await expect(page.getByText(errors.form.review.choiceRequired).first()).toBeVisible();
  await page.getByRole('button', { name: review.form.questions.jobGrade }).click();
  await expect(page.getByLabel(review.form.jobGrade)).toBeFocused();

  await page.reload();
  await expect(page.getByLabel(review.form.title)).toHaveValue(title);
  await answerReview(page, language);
  await expect(page.getByText(review.form.missing)).toHaveCount(0);
  await page.getByRole('button', { name: review.form.submitSignedOut }).click();
  await page.getByRole('link', { name: session.signIn.signUp }).click();
  await untilComplete(page);
  await page.getByLabel(jobSeeker.signUp.firstName).fill(firstName);
  await page.getByRole('button', { name: jobSeeker.signUp.submit }).click();
  await expect(page.getByText(errors.form.jobSeeker.lastNameRequired)).toBeVisible();
  await page.getByLabel(jobSeeker.signUp.lastName).fill(lastName);
  await page.getByLabel(shared.account.form.email).fill(address);
  await page.getByLabel(shared.account.form.password, { exact: false }).first().fill('k7#mQ2xz');
  await page.getByLabel(shared.account.form.confirmPassword).fill('k7#mQ2xz');
  await page.getByRole('checkbox', { name: shared.account.terms.terms }).check();
  await page.getByRole('button', { name: jobSeeker.signUp.submit }).click();
  await page.waitForURL(form);
  await verifyByMail(page, language, address);
  await expect(page.getByRole('heading', { name: jobSeeker.signUp.verifiedTitle })).toBeVisible();

  await page.goto(form);
  await expect(page.getByLabel(review.form.jobType)).toHaveValue('fullTime');
  await page.getByRole('button', { name: review.form.submit }).click();
  await expect(page.getByRole('heading', { name: review.form.doneTitle })).toBeFocused();
  expect((await summary()).reviewCount).toBe(before.reviewCount);

  const team = await (await browser.newContext()).newPage();
  await signInReviewTeam(team.request);
  await team.goto(backoffice(language, 'reviews'));
  const waiting = team.getByRole('listitem').filter({ hasText: title });
  await expect(waiting).toBeVisible();
  await expect(team.getByText(address)).toHaveCount(0);
  await expectAccessible(team);
  const { accept, sure } = review.moderation;
  await waiting.getByText(accept, { exact: true }).click();
  await waiting.getByRole('button', { name: sure.accept.yes }).click();
  await expect(team.getByText(review.moderation.done.publish)).toBeVisible();

  await expect(async () => {
    const visitor = await request.get(reviewsPath);
    expect(await visitor.text()).toContain(title);
  }).toPass({ timeout: 60_000 });
  const after = await summary();
  expect(after.reviewCount).toBe(before.reviewCount + 1);
  expect(after.distribution?.[4]).toBe((before.distribution?.[4] ?? 0) + 1);
  await expectNobodyNamed(request, {
    idEmp,
    pages: ['/', '/yousay', reviewsPath, reviewsPath.replace(/yousay$/, 'hrsay')],
    words: [address, firstName, lastName],
  });
  await mailTo(address, ({ subject }) =>
    (subject ?? '').includes(language === 'th' ? 'เผยแพร่แล้ว' : 'published'),
  );
});

test('a rejected review is appealed @thai @wide', async ({ page, browser, request, language }) => {
  const { review, jobSeeker } = catalogue(language);
  await signInJobSeeker(page);
  const title = 'รีวิวที่จะไม่ได้เผยแพร่';
  const idReview = await sentReview(page.request, { idEmp: 61, lang: language, title });
  const team = await (await browser.newContext()).newPage();
  await signInReviewTeam(team.request);
  await decideReview(team.request, idReview, { decision: 'refuse', reasonCode: 'notAboutWork' });
  await appealInVain({ page, browser, team, language, title });

  await page.goto(pagePath(language, '/myYouSay'));
  await page.getByRole('link', { name: `${jobSeeker.mine.edit} ${title}` }).click();
  await expect(page).toHaveURL(/\/mYousayQuestion\?idEmp=\d+&idReview=\d+/);
  await expectAccessible(page);
  await expect(page.getByLabel(review.form.title)).toHaveValue(title);
  const unsent = await request.post(page.url(), { form: { act: 'edited', title: `${title} 2` } });
  expect(unsent.status()).toBe(401);
  expect(await unsent.text()).toContain(`value="${title} 2"`);
  await page.getByLabel(review.form.improvePoints).fill('อยากให้บอกตารางงานล่วงหน้าสักสองสัปดาห์');
  await page.reload();
  await page.getByRole('button', { name: review.form.edit.submit }).click();
  await expect(page.getByRole('heading', { name: review.form.edit.doneTitle })).toBeFocused();

  await page.goto(pagePath(language, '/myYouSay'));
  const mended = page.getByRole('article').filter({ hasText: title });
  await expect(mended.getByText(jobSeeker.mine.statuses.waiting)).toBeVisible();
  await page.getByText(jobSeeker.mine.withdraw).filter({ hasText: title }).click();
  await page.getByRole('button', { name: jobSeeker.mine.withdrawSubmit }).click();
  await expect(page.getByRole('status').getByText(jobSeeker.mine.withdrawn)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});
