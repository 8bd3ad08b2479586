import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { DemoSignIn } from '../../scripts/seed/demo-accounts.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { adminLink } from './admin-link.ts';

const API = '/yousayapi';

/** Signs the page's browser in over the API; the form itself is walked in its own journey. */
async function signIn(page: Page, path: string, username: string, password: string): Promise<void> {
  const answer = await page.request.post(API + path, { form: { username, password } });
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

/** The session a link of the team opens, as the button of its page asks for it. */
export async function signInReviewTeam(request: APIRequestContext, name?: string): Promise<void> {
  const { origin, searchParams } = new URL(await adminLink(name));
  const answer = await request.post('/yousayapi/checkLoginEncKey', {
    headers: { Origin: origin },
    form: Object.fromEntries(searchParams),
  });
  expect(answer.status()).toBe(200);
}
