import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signInByLink } from '#features/session/core/session-paths.ts';
import { createAdminLink } from '#features/session/server/links/admin-link.ts';
import { createLoginLinks } from '#features/session/server/links/login-link.ts';
import { DEMO_PASSWORD, type DemoSignIn, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { own } from './call-api.ts';
import { joinProduct } from './join-product.ts';

const API = '/yousayapi';

/** Signs the page's browser in over the API; the form itself is walked in its own journey. */
async function signIn(page: Page, path: string, username: string, password: string): Promise<void> {
  const form = { username, password };
  const answer = await page.request.post(API + path, { headers: await own(), form });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function signInEmployer(
  page: Page,
  role: Exclude<DemoSignIn['role'], 'jobSeeker'> = 'employerAdmin',
): Promise<void> {
  await signIn(page, '/login', demoUsername(role), DEMO_PASSWORD);
}

export async function signInJobSeeker(page: Page): Promise<void> {
  await signIn(page, '/jskLogin', demoUsername('jobSeeker'), DEMO_PASSWORD);
}

export async function signInReviewTeam(
  request: APIRequestContext,
  name = 'Journey team',
): Promise<void> {
  await joinProduct();
  const { encode = '', keycode = '' } = (await createAdminLink(name, new Date())) ?? {};
  const answer = await request.post('/yousayapi/checkLoginEncKey', {
    headers: await own(),
    form: { encode, keycode },
  });
  expect(answer.status()).toBe(200);
}

/** The link `npm run login:link` prints, below the origin. */
export async function loginLink(email: string): Promise<string> {
  await joinProduct();
  const [link] = await createLoginLinks(email, new Date());
  if (!link) throw new Error(`nobody signs in as ${email}`);
  return signInByLink(link.language, link.kind, link.pair);
}
