import type { Page } from '@playwright/test';
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

/** As a person of the team does it: the command prints a link, and the link opens the session. */
export async function signInReviewTeam(page: Page, name: string): Promise<void> {
  const { pathname, search } = new URL(await adminLink(name));
  await page.request.get(pathname + search);
}
