import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { campaignPath } from '#features/invitation/core/invitation-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { PROOF_LENGTH } from '#shared/core/proof/proof-text.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { own } from '../../support/call-api.ts';
import { inviteLinks } from '../../support/fixtures/invite-links.ts';
import { NEW_PASSWORD, reviewer, signedUp } from '../../support/fixtures/newcomers.ts';
import { sendLetter, tellBounce } from '../../support/fixtures/sent-letter.ts';
import { decideReview } from '../../support/fixtures/sent-review.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, screenOf, test, untilComplete } from '../../support/journey.ts';
import { mailsTo, mailTo } from '../../support/mail.ts';
import { signInEmployer, signInReviewTeam } from '../../support/sign-in.ts';

test.use(withoutPictures());

test.use({ viewport: ({ language }, use) => use(screenOf(language)) });

const COMPANY = 9;
const DEMO_COMPANY = 1;
const newAddress = () => `invited-${Date.now()}-${Math.floor(performance.now())}@example.com`;

async function signUpFrom(
  page: Page,
  language: Locale,
  email: string,
  alive: (form: Page) => Promise<void> = untilComplete,
): Promise<void> {
  const { invitation, jobSeeker, shared } = catalogue(language);
  await page.getByRole('button', { name: invitation.invite.signUp }).click();
  await alive(page);
  await expect(page.getByLabel(shared.account.form.email)).toHaveValue(email);
  await page.getByLabel(jobSeeker.signUp.firstName).fill('ทดลอง');
  await page.getByLabel(jobSeeker.signUp.lastName).fill('ใช้งาน');
  const { password, confirmPassword } = shared.account.form;
  await page.getByLabel(password, { exact: false }).first().fill(NEW_PASSWORD);
  await page.getByLabel(confirmPassword).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: jobSeeker.signUp.submit }).click();
}

async function fillReview(page: Page, language: Locale, title = 'ทีมดี งานชัดเจน'): Promise<void> {
  const { form } = catalogue(language).review;
  await page.locator('[name=ratingOverall][value="4"]').check({ force: true });
  await page.getByLabel(form.title).fill(title);
  await page.getByLabel(form.goodPoints).fill('หัวหน้ารับฟัง และให้เวลาเรียนรู้งานใหม่ ๆ เสมอ');
  for (const name of ['employmentStatus', 'tenure', 'idJobField', 'jobGrade', 'jobType']) {
    await page.locator(`[name=${name}]`).selectOption({ index: 1 });
  }
}

test('a review gets a label @english @bilingual', async ({ page, browser, request, language }) => {
  const { invitation, review, session } = catalogue(language);
  const [email, gone] = [newAddress(), `gone-${newAddress()}`];
  const employer = await browser.newPage();
  await signInEmployer(employer);
  const { idInvitation } = await sendLetter(employer.request, language, [email, gone]);
  await tellBounce(request, (await mailTo(gone)).messageId ?? '');
  await employer.goto(campaignPath(language, idInvitation));
  await expect(employer.getByRole('row', { name: gone })).toContainText(
    invitation.history.statuses.bounced,
  );

  const letter = await mailTo(email);
  const link = new URL(/https?:\S+\/invite\/[\w-]+/.exec(letter.text ?? '')?.[0] ?? '').pathname;
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  await expectValidHtml(opened);
  await expectAccessible(page);
  await signUpFrom(page, language, email);
  await expect(page).toHaveURL(new RegExp(link));
  await expect(page.getByText(session.signIn.welcome)).toBeVisible();
  const take = page.getByRole('button', { name: invitation.invite.collect });
  await expect(take).toBeVisible();
  await expectAccessible(page);
  await take.dblclick();
  await expect(page).toHaveURL(/mYousayQuestion/);
  await expect(page.getByText(review.form.proof.waiting)).toBeVisible();
  const title = `ทีมดี งานชัดเจน ${randomUUID().slice(0, 8)}`;
  await fillReview(page, language, title);
  // Read at once: the page goes on.
  const answered = page.waitForResponse(/insertReview$/).then(async (answer) => ({
    proof: answer.request().postDataJSON().proof,
    idReview: (await answer.json()).data.idReview,
  }));
  await page.getByRole('button', { name: review.form.submit, exact: true }).click();
  const { proof, idReview } = await answered;
  expect(proof).toHaveLength(PROOF_LENGTH);
  await expect(page.getByRole('heading', { name: review.form.doneTitle })).toBeVisible();
  await expect(page.getByText(review.form.doneVerify)).toHaveCount(0);
  expect(await mailsTo(email)).toHaveLength(1);
  await page.goto(link);
  await expect(page.getByText(invitation.invite.collected)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('proof:');

  const team = await browser.newPage();
  await signInReviewTeam(team.request);
  await decideReview(team.request, idReview, { decision: 'publish' });
  await expect(async () => {
    const { data } = await (await request.get(`/yousayapi/reviews/${DEMO_COMPANY}`)).json();
    const own = data.find((one: { title: string }) => one.title === title);
    expect(own?.proofs).toContain('invitation');
  }).toPass({ timeout: 60_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an invited person writes without the label @english @wide', async ({ page, language }) => {
    const { invitation, review } = catalogue(language);
    const email = newAddress();
    const [link = ''] = await inviteLinks(COMPANY, language, [email]);
    await page.goto(link);
    await signUpFrom(page, language, email, () => Promise.resolve());
    await expect(page.getByText(invitation.invite.noScript)).toBeVisible();
    await page.getByRole('button', { name: invitation.invite.withoutLabel }).click();
    await expect(page.getByRole('button', { name: review.form.submit })).toBeVisible();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('another signed-in person gets a notice to sign out @thai', async ({ page, language }) => {
    const { invite } = catalogue(language).invitation;
    const [link = ''] = await inviteLinks(COMPANY, language, [newAddress()]);
    await signedUp(page.request, language);
    await expectValidHtml(await page.goto(link));
    await expect(page.getByText(invite.otherTitle)).toBeVisible();
    await page.getByRole('button', { name: invite.signOut }).click();
    await expect(page.getByRole('button', { name: invite.signUp })).toBeVisible();
  });
});

test('removing a rejected label preserves the text @thai @wide', async ({ page, language }) => {
  const { errors, review } = catalogue(language);
  await reviewerSignedIn(page, language);
  await page.goto(`/mYousayQuestion?idEmp=${COMPANY}`);
  await page.evaluate(
    ([place = '', proof = '']) => localStorage.setItem(place, proof),
    [`proof:${COMPANY}`, 'A'.repeat(PROOF_LENGTH)],
  );
  await page.reload();
  await expect(page.getByText(review.form.proof.waiting)).toBeVisible();
  await fillReview(page, language);
  const submit = page.getByRole('button', { name: review.form.submit, exact: true });
  await submit.click();
  await expect(page.getByText(errors.form.review.proofRejected)).toBeVisible();
  await expect(page.getByText(review.form.proof.waiting)).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole('heading', { name: review.form.doneTitle })).toBeVisible();
});

test.use({ expectedConsole: [/status of 409/] });

async function reviewerSignedIn(page: Page, language: Locale): Promise<void> {
  const username = await reviewer(page.request, language);
  const form = { username, password: NEW_PASSWORD };
  const signedIn = await page.request.post('/yousayapi/jskLogin', { headers: await own(), form });
  expect(signedIn.status()).toBe(200);
}
