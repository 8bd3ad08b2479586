import { expect, it } from 'vitest';
import { AT_COOKIE } from '#shared/core/cookies.ts';
import { draftOf } from '#tests/fixtures/draft-fixture.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { signedUp } from '#tests/fixtures/job-seeker-fixture.ts';
import { ledTo, visitOf } from '#tests/fixtures/page-visit.ts';
import { employerSignInPage, jobSeekerSignInPage } from './sign-in-pages.ts';

it('an employer who is signed in is led on', async () => {
  const { cookie } = await sessionOf(await employerWithPassword());
  const at = async (path: string) =>
    ledTo(await employerSignInPage(visitOf(path, { headers: { cookie } })));
  expect(await at('/login')).toBe('/createhrsay/welcome');
  expect(await at('/login?t=1&redirectTo=setting/email')).toBe('/setting/email');
  expect(await at('/en/login?redirectTo=//evil.example')).toBe('/en/createhrsay/welcome');
  const shown = (path: string, who: string) =>
    employerSignInPage(visitOf(path, { headers: { cookie: who } }));
  expect(await shown('/login?t=1&link=old', cookie)).toMatchObject({ notice: 'old' });
  const nobody = await shown('/login?t=1', `${AT_COOKIE}=no`);
  expect(nobody).toMatchObject({ notice: null, question: null });
});

it('a preview is wanted from where the company stopped, or from the start', async () => {
  const employer = await employerWithPassword();
  const { cookie } = await sessionOf(employer);
  const at = async () =>
    ledTo(await employerSignInPage(visitOf('/login?t=1&toPreview', { headers: { cookie } })));
  expect(await at()).toBe('/createhrsay/start');
  await draftOf(employer, 'th');
  expect(await at()).toBe(`/preview/hrsay/test-company-${employer.idEmp}?from=start`);
});

it('a job seeker who is signed in is led on', async () => {
  const done = await signedUp();
  if (!done.ok) throw new Error(done.code);
  const cookie = `accessToken=${done.value.opened.token}`;
  const at = async (path: string) =>
    ledTo(await jobSeekerSignInPage(visitOf(path, { headers: { cookie } })));
  expect(await at('/jSignin')).toBe('/yousay');
  expect(await at('/jSignin?to=myProfile')).toBe('/myProfile');
});
