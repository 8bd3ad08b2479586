import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { DemoSignIn } from '../../scripts/seed/demo-accounts.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';

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
export async function signInReviewTeam(page: Page, name = 'Review team'): Promise<void> {
  const { stdout } = await promisify(execFile)('node', ['scripts/admin-link.ts', name], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'silent' },
    timeout: 30_000,
  });
  const link = /https?:\/\/\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`No link in: ${stdout}`);
  const { pathname, search } = new URL(link);
  await page.request.get(pathname + search);
}
