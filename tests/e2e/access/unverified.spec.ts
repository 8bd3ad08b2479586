import type { Page } from '@playwright/test';
import { myAccount } from '#features/employer/core/employer-paths.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pageOf } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JUST_LOGGED_IN } from '#shared/ui/account-form/just-logged-in.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { joined, proved, registered, signedUp } from '../../support/fixtures/newcomers.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mail.ts';

test.use(withoutPictures());

const notice = (page: Page, language: Locale) =>
  page.getByRole('complementary', { name: catalogue(language).session.unverified.label });
const sendAgain = (page: Page, language: Locale) =>
  notice(page, language).getByRole('button', {
    name: catalogue(language).session.unverified.resend,
  });

test('a company sees that its email is unverified @thai', async ({ page, browser, language }) => {
  const { employer, session } = catalogue(language);
  const { email } = await registered(page.request, language);
  for (const path of [wizard(language, 'start'), companyTool(language, 'hrsay')]) {
    await page.goto(path);
    await expect(notice(page, language)).toBeVisible();
  }
  await page.goto(wizard(language, 'welcome'));
  await expect(notice(page, language)).toContainText(fill(session.unverified.ownEmail, { email }));
  await expectAccessible(page);
  await page.goto(pageOf(language, '/yousay'));
  await expect(notice(page, language)).toHaveCount(0);

  const mate = await (await browser.newContext()).newPage();
  await joined(page.request, mate.request, 'สมชาย');
  await mate.goto(companyTool(language, 'hrsay'));
  await expect(notice(mate, language)).toHaveText(session.unverified.company);

  const first = linkIn(await mailTo(email));
  await page.goto(companyTool(language, 'hrsay'));
  await sendAgain(page, language).click();
  await expect(page).toHaveURL(`${myAccount(language)}?done=proof`);
  await expect(page.getByText(employer.account.done.proof)).toBeVisible();
  await proved(page.request, email, first);
  await page.reload();
  await expect(notice(page, language)).toHaveCount(0);
});

test('an applicant gets one request to confirm the email @wide', async ({ page, language }) => {
  const { jobSeeker, opening, session } = catalogue(language);
  await signedUp(page.request, language);
  const jobs = await (await page.request.get(pageOf(language, '/company/1/jobs'))).text();
  const apply = `${/href="([^"]+\/jobs\/\d+)"/.exec(jobs)?.[1]}/apply`;
  await page.addInitScript(
    ([key, text]) => sessionStorage.setItem(key as string, text as string),
    [JUST_LOGGED_IN, jobSeeker.signUp.welcome],
  );
  for (const text of [opening.apply.verifyText, opening.apply.verifyToSend]) {
    const again = page.getByRole('link', { name: opening.apply.verifyAction });
    await page.goto(text === opening.apply.verifyText ? apply : `${apply}?step=check`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(again).toHaveCount(1);
    await expect(page.getByRole('button', { name: session.unverified.resend })).toHaveCount(0);
    await expect(page.getByText(jobSeeker.signUp.welcome)).toBeHidden();
  }
  await expectAccessible(page);
});
