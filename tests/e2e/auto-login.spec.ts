import type { BrowserContext, Page } from '@playwright/test';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { mobileTwin } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';
import { printedLink } from '../support/printed-link.ts';
import { loginLink, signInEmployer } from '../support/sign-in.ts';

test.use(withoutPictures());

const API = '/yousayapi';
const ADMIN = demoUsername('employerAdmin');
const FRESH = demoUsername('freshEmployer');

const inLanguage = (language: Locale, link: string) =>
  language === 'en' ? `/en${link.replace(/^\/en/, '')}` : link.replace(/^\/en/, '');

async function cookiesOf(context: BrowserContext): Promise<Record<string, number>> {
  const days = (expires: number) => Math.round((expires - Date.now() / 1000) / 86_400);
  return Object.fromEntries((await context.cookies()).map((one) => [one.name, days(one.expires)]));
}

async function whoIsIn(page: Page): Promise<number | null> {
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.post(`${API}/doAuthenTokenEmployer`, { headers });
  const { data, errors } = await answer.json();
  expect([answer.status(), errors]).toEqual(data ? [200, undefined] : [401, 0]);
  return data?.idEmp ?? null;
}

test('a link signs an employer in once @thai', async ({ page, browser, context, language }) => {
  const link = inLanguage(language, await printedLink('login-link', FRESH));
  const answers: (string | null)[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('enc=')) answers.push(await answer.headerValue('referrer-policy'));
  });
  await page.goto(link);
  await expect(page).toHaveURL(wizard(language, 'welcome'));
  expect(answers).toEqual(['no-referrer']);
  expect(await cookiesOf(context)).toMatchObject({ at: 1, enc: 14, key: 14 });

  const second = await (await browser.newContext()).newPage();
  await second.goto(link);
  await expect(second).toHaveURL(/\/login\?t=\d+&link=used$/);
  const { link: words, signIn } = catalogue(language).session;
  await expect(second.getByText(words.used)).toBeVisible();
  await expect(second.getByRole('button', { name: signIn.submit })).toBeVisible();
  expect(await whoIsIn(second)).toBeNull();
  await expectAccessible(second);
});

test('a link of another company asks first @thai', async ({ page, language }) => {
  await signInEmployer(page, 'freshEmployer');
  await page.goto(wizard(language, 'welcome'));
  const own = await whoIsIn(page);
  expect(own).not.toBeNull();
  const { link: words } = catalogue(language).session;
  const open = async () => {
    await page.goto(inLanguage(language, await loginLink(ADMIN)));
    await expect(page).toHaveURL(/\/login\?t=\d+$/);
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByText(ADMIN)).toBeVisible();
    expect(await page.content()).not.toMatch(/name="(?:enc|key)"/);
    expect(await whoIsIn(page)).toBe(own);
  };
  await open();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.stay }).click();
  await expect(page).toHaveURL(wizard(language, 'welcome'));
  expect(await whoIsIn(page)).toBe(own);

  await open();
  await page.getByRole('button', { name: words.continue }).click();
  await expect(page).toHaveURL(wizard(language, 'welcome'));
  const now = await whoIsIn(page);
  expect(now).not.toBeNull();
  expect(now).not.toBe(own);
});

test('a link signs a job seeker in for thirty days @thai', async ({ page, context, language }) => {
  const link = inLanguage(language, await loginLink(demoUsername('jobSeeker')));
  await page.goto(`${link}&to=mYousayQuestion?idEmp=5`);
  await expect(page).toHaveURL(/\/mYousayQuestion\?idEmp=5$/);
  expect(await cookiesOf(context)).toMatchObject({ accessToken: 1, jskEnc: 30, jskKey: 30 });
  await page.goto(link);
  await expect(page).toHaveURL(/\/jSignin\?.*link=used/);
  await expect(page.getByText(catalogue(language).session.link.used)).toBeVisible();
});

test('signing out affects all tabs and no input @english', async ({ page, context, language }) => {
  const { signOut, signIn } = catalogue(language).session;
  await page.goto(inLanguage(language, await loginLink(FRESH)));
  await page.goto(companyTool(language, 'hrsay'));
  const before = await context.cookies();
  const second = await context.newPage();
  await second.goto(companyTool(language, 'hrsay'));
  const third = await context.newPage();
  await third.goto(companyList(language));
  const typed = third.locator('main').getByRole('combobox').first();
  await typed.fill('half a word');

  await page.bringToFront();
  const answer = page.waitForResponse(`**${API}/logout`);
  await page.locator('details[data-who="employer"]:visible summary').click();
  await page.getByRole('button', { name: signOut.action }).click();
  const headers = await (await answer).allHeaders();
  expect(headers['clear-site-data']).toBe('"cache"');
  await expect(page).toHaveURL(home(language));
  await expect(second).toHaveURL(/\/login\?/);
  await expect(second.getByRole('heading', { name: signIn.employerTitle })).toBeVisible();
  await expect(third.getByText(signOut.otherTab)).toBeVisible();
  await expect(typed).toHaveValue('half a word');

  const left = (await context.cookies()).map(({ name }) => name);
  for (const name of ['at', 'enc', 'key', 'who']) expect(left).not.toContain(name);
  await context.addCookies(before);
  await page.goto(companyTool(language, 'hrsay'));
  await expect(page, 'what a thief had copied is worth nothing').toHaveURL(/\/login\?/);
});

test('the app has the pages without header and footer @thai @wide', async ({ page, language }) => {
  for (const name of ['/mLoginHR', '/mLoginJSK', '/mRegister'] as const) {
    await page.goto(mobileTwin(language, name));
    await expect(page.locator('header[data-header]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  await signInEmployer(page, 'freshEmployer');
  await page.goto(mobileTwin(language, '/mWelcomeHR'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
