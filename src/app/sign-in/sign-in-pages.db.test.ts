import { expect, it, vi } from 'vitest';
import { AT_COOKIE } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import { draftOf } from '../../../tests/support/fixtures/draft-fixture.ts';
import {
  employerWithPassword,
  sessionOf,
} from '../../../tests/support/fixtures/employer-fixture.ts';
import { signedUp } from '../../../tests/support/fixtures/job-seeker-fixture.ts';
import type { SignInPage } from './link-visit.ts';
import { employerSignInPage, jobSeekerSignInPage } from './sign-in-pages.ts';

/** The part of a page that signing in asks. */
function visit(path: string, cookie: string): SignInPage {
  const url = new URL(path, 'http://localhost');
  const redirect = (to: string, status = 302) =>
    new Response(null, { status, headers: { Location: to } });
  const response = { status: 200, headers: new Headers() };
  const cookies = { set: vi.fn(), delete: vi.fn() };
  const params = { locale: path.startsWith('/en/') ? 'en' : undefined };
  const request = new Request(url, { headers: { cookie } });
  return { request, url, redirect, response, cookies, params } as unknown as SignInPage;
}

const ledTo = (shown: unknown) =>
  shown instanceof Response ? shown.headers.get('Location') : shown;

it('an employer who is signed in is led on', async () => {
  const { cookie } = await sessionOf(await employerWithPassword());
  const at = async (path: string) => ledTo(await employerSignInPage(visit(path, cookie)));
  expect(await at('/login')).toBe('/createhrsay/welcome');
  expect(await at('/login?t=1&redirectTo=setting/email')).toBe('/setting/email');
  expect(await at('/en/login?redirectTo=//evil.example')).toBe('/en/createhrsay/welcome');
  expect(await at('/login?t=1&link=old')).toMatchObject({ notice: 'old' });
  const nobody = await employerSignInPage(visit('/login?t=1', `${AT_COOKIE}=no`));
  expect(nobody).toMatchObject({ notice: null, question: null });
});

it('a preview is wanted from where the company stopped, or from the start', async () => {
  const employer = await employerWithPassword();
  const { cookie } = await sessionOf(employer);
  const at = async () => ledTo(await employerSignInPage(visit('/login?t=1&toPreview', cookie)));
  expect(await at()).toBe('/createhrsay/start');
  await draftOf(db, employer, 'th');
  expect(await at()).toBe(`/preview/hrsay/test-company-${employer.idEmp}?from=start`);
});

it('a job seeker who is signed in is led on', async () => {
  const done = await signedUp();
  if (!done.ok) throw new Error(done.code);
  const cookie = `accessToken=${done.value.opened.token}`;
  const at = async (path: string) => ledTo(await jobSeekerSignInPage(visit(path, cookie)));
  expect(await at('/jSignin')).toBe('/yousay');
  expect(await at('/jSignin?to=myProfile')).toBe('/myProfile');
});
