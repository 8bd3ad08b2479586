import { describe, expect, it } from 'vitest';
import { adminLinkPath } from '#features/session/core/admin-link-path.ts';
import { adminLoginEndpoint } from '#features/session/core/sign-in-contract.ts';
import {
  createAdminLink,
  signInByAdminLink,
  whyAdminLinkFails,
} from '#features/session/server/links/admin-link.ts';
import { EMPLOYER_TOKEN_COOKIE } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import { issueLinkPair } from '#shared/server/session/key-pairs.ts';
import { draftOf } from '#tests/fixtures/draft-fixture.ts';
import { employerWithPassword, mailProps, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { signedUp } from '#tests/fixtures/job-seeker-fixture.ts';
import { ledTo, postedTo, visitOf } from '#tests/fixtures/page-visit.ts';
import { answerForm, formAction } from '../answer-form.ts';
import { addressProof } from './address-proof.ts';
import { employerSignInPage, jobSeekerSignInPage } from './sign-in-pages.ts';
import { toTeamSignIn } from './team-link.ts';

const TO = 'company/acme-1/jobs/5/apply';
const LOOKS = [{}, { method: 'HEAD' }, { headers: { 'sec-purpose': 'prefetch;prerender' } }];

describe('the e-mail verification link', () => {
  const path = (token: string) => `/jSignup?verify=${token}&to=${encodeURIComponent(TO)}`;
  const proving = (token: string) => ({ token, to: TO });
  const at = (token: string, look = {}) =>
    addressProof(visitOf(path(token), look), proving(token), 'th');
  const statusAt = async (token: string) => {
    const page = visitOf(path(token));
    return [await addressProof(page, proving(token), 'th'), page.response.status];
  };

  it('shows a form, is consumed by its button only, and reports the result', async () => {
    const email = 'looked-at@example.com';
    await signedUp(email);
    const token = String((await mailProps(email, 'verify-address'))?.['token']);
    for (const look of LOOKS) expect(await at(token, look)).toBe('ask');
    const posted = await addressProof(postedTo(path(token)), proving(token), 'th');
    expect(ledTo(posted)).toBe(
      `/jSignup?${new URLSearchParams({ verify: 'used', to: TO, done: 'sent' })}`,
    );
    expect(await statusAt(token)).toEqual(['used', 410]);
    const again = postedTo(path(token));
    expect(await addressProof(again, proving(token), 'th')).toBe('used');
    expect(again.response.status).toBe(410);
    expect(await statusAt('never-was')).toEqual(['unknown', 404]);
  });

  it('is neither cached nor sent to other sites', async () => {
    const page = visitOf(path('x'));
    await addressProof(page, proving('x'), 'th');
    expect(page.response.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(page.response.headers.get('Cache-Control')).toBe('no-store');
  });
});

it("a link's pair is consumed by a visit but not by a prefetch, and reports reuse", async () => {
  const { idUser } = await employerWithPassword();
  const linkTo = async (more = '') =>
    `/login?t=1&${new URLSearchParams({ ...(await issueLinkPair(db, { idUser }, new Date())) })}${more}`;
  const path = await linkTo();
  for (const look of LOOKS.slice(1)) {
    expect(await employerSignInPage(visitOf(path, look))).toMatchObject({ status: 204 });
  }
  const arrived = await employerSignInPage(visitOf(path));
  expect(ledTo(arrived)).toBe('/createhrsay/welcome');
  expect((arrived as Response).headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(ledTo(await employerSignInPage(visitOf(path)))).toMatch(/^\/login\?t=\d+&link=used$/);
  const led = async (more: string) => ledTo(await employerSignInPage(visitOf(await linkTo(more))));
  expect(await led('&lang=en')).toBe('/en/createhrsay/welcome');
  expect(await led('&redirectTo=th//evil.example')).toBe('/createhrsay/welcome');
  expect(await led('&redirectTo=company/hrsay')).toBe('/company/hrsay');
});

describe('the link of the review team', () => {
  async function newLink() {
    const link = await createAdminLink('Review team', new Date());
    if (!link) throw new Error('no link');
    return { encode: link.encode, keycode: link.keycode };
  }

  it('leads from a preview to the sign-in form unconsumed and without a trace', async () => {
    const link = await newLink();
    const led = toTeamSignIn(
      visitOf(`/en/preview/hrsay/x-1?from=cover&${new URLSearchParams(link)}`),
    );
    expect(ledTo(led)).toBe(adminLinkPath('en', link, 'preview/hrsay/x-1?from=cover'));
    expect(led?.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect((await signInByAdminLink(link, '', new Date())).ok).toBe(true);
    expect(toTeamSignIn(visitOf('/preview/hrsay/x-1'))).toBeNull();
  });

  it('is consumed by its button, and reports its expiry', async () => {
    const link = await newLink();
    const form = () =>
      answerForm(
        postedTo(adminLinkPath('th', link)),
        formAction(adminLoginEndpoint, { fixedValues: link, to: '/backoffice' }),
      );
    expect(await whyAdminLinkFails(link)).toBeNull();
    expect(ledTo(await form())).toBe('/backoffice');
    expect(await form()).toMatchObject({ rejected: { code: 'link_used', status: 410 } });
    expect(await whyAdminLinkFails(link)).toBe('link_used');
    expect(await whyAdminLinkFails({ ...link, keycode: 'another' })).toBe('link_expired');
  });
});

it('a signed-in employer is redirected', async () => {
  const { cookie } = await sessionOf(await employerWithPassword());
  const at = async (path: string) =>
    ledTo(await employerSignInPage(visitOf(path, { headers: { cookie } })));
  expect(await at('/login')).toBe('/createhrsay/welcome');
  expect(await at('/login?t=1&redirectTo=setting/email')).toBe('/setting/email');
  expect(await at('/en/login?redirectTo=//evil.example')).toBe('/en/createhrsay/welcome');
  const shown = (path: string, who: string) =>
    employerSignInPage(visitOf(path, { headers: { cookie: who } }));
  expect(await shown('/login?t=1&link=old', cookie)).toMatchObject({ notice: 'old' });
  const nobody = await shown('/login?t=1', `${EMPLOYER_TOKEN_COOKIE}=no`);
  expect(nobody).toMatchObject({ notice: null, question: null });
});

it("a preview is requested from the company's last step, or from the start", async () => {
  const employer = await employerWithPassword();
  const { cookie } = await sessionOf(employer);
  const at = async () =>
    ledTo(await employerSignInPage(visitOf('/login?t=1&toPreview', { headers: { cookie } })));
  expect(await at()).toBe('/createhrsay/start');
  await draftOf(employer, 'th');
  expect(await at()).toBe(`/preview/hrsay/test-company-${employer.idEmp}?from=start`);
});

it('a signed-in job seeker is redirected', async () => {
  const done = await signedUp();
  if (!done.ok) throw new Error(done.code);
  const cookie = `accessToken=${done.value.opened.token}`;
  const at = async (path: string) =>
    ledTo(await jobSeekerSignInPage(visitOf(path, { headers: { cookie } })));
  expect(await at('/jSignin')).toBe('/yousay');
  expect(await at('/jSignin?to=myProfile')).toBe('/myProfile');
});
