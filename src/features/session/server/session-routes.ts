import { WHO_COOKIE } from '#shared/core/cookies.ts';
import { fail, ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import { rememberDevice, visitorOf } from '#shared/server/session/known-devices.ts';
import { CLEAR_CACHE, clearedCookies, clearedPair } from '#shared/server/session/open-session.ts';
import { refreshSession } from '#shared/server/session/refresh-session.ts';
import { googleLoginEndpoint } from '../core/google-contract.ts';
import { answerLinkEndpoint } from '../core/link-contract.ts';
import {
  adminLoginEndpoint,
  adminLogoutEndpoint,
  adminRenewEndpoint,
  jobSeekerLoginEndpoint,
  jobSeekerLogoutEndpoint,
  loginEndpoint,
  logoutEndpoint,
} from '../core/sign-in-contract.ts';
import { jobSeekerAnswer } from './job-seeker-answer.ts';
import { signInByAdminLink } from './links/admin-link.ts';
import { answerLink } from './links/answer-link.ts';
import { googleSecretOf, SPENT_NONCE } from './sign-in/google-nonce.ts';
import { signInEmployer } from './sign-in/sign-in-employer.ts';
import { signInJobSeeker } from './sign-in/sign-in-job-seeker.ts';
import { signInWithGoogle } from './sign-in/sign-in-with-google.ts';

export function sessionRoutes(api: Api): void {
  serveEndpoint(api, loginEndpoint, async ({ body, request, address }) => {
    const from = visitorOf({ request, address });
    const done = await signInEmployer({ ...body, from }, new Date());
    if (!done.ok) return done;
    await revokeBrowserSession(request, 'employer', new Date());
    const { opened, idEmp, idUser } = done.value;
    const deviceCookie = await rememberDevice(from, { kind: 'employer', email: body.username });
    const cookies = [...clearedPair('employer'), ...opened.cookies, deviceCookie];
    return { ok: true, value: { token: opened.token, idEmp, idUser }, cookies };
  });

  serveEndpoint(api, jobSeekerLoginEndpoint, async ({ body, request, address }) => {
    const from = visitorOf({ request, address });
    const done = await signInJobSeeker({ ...body, from }, new Date());
    if (!done.ok) return done;
    await revokeBrowserSession(request, 'jobSeeker', new Date());
    const { opened, jsk } = done.value;
    const deviceCookie = await rememberDevice(from, { kind: 'jobSeeker', email: jsk.username });
    const cookies = [...opened.cookies, deviceCookie];
    return { ...ok(await jobSeekerAnswer(opened, jsk)), cookies };
  });

  serveEndpoint(api, googleLoginEndpoint, async ({ body, locale, request, address }) => {
    const from = visitorOf({ request, address });
    const secret = googleSecretOf(request);
    const done = await signInWithGoogle({ ...body, locale, from, secret }, new Date());
    if (!done.ok) return done;
    await revokeBrowserSession(request, 'jobSeeker', new Date());
    const { opened, jsk, isNew } = done.value;
    const cookies = [...opened.cookies, SPENT_NONCE];
    return { ...ok({ ...(await jobSeekerAnswer(opened, jsk)), isNew }), cookies };
  });

  serveEndpoint(api, answerLinkEndpoint, async ({ body, request, sessions }) =>
    answerLink(body, request, await sessions(), new Date()),
  );

  serveEndpoint(api, adminLoginEndpoint, async ({ body, request }) => {
    const userAgent = request.headers.get('user-agent') ?? '';
    const signedIn = await signInByAdminLink(body, userAgent, new Date());
    if (!signedIn.ok) return signedIn;
    const { admin, opened } = signedIn.value;
    return { ok: true, value: admin, cookies: opened.cookies };
  });

  serveEndpoint(api, logoutEndpoint, async ({ request }) => {
    await revokeBrowserSession(request, 'employer', new Date());
    const cookies = clearedCookies('employer');
    return { ok: true, value: null, cookies, headers: CLEAR_CACHE };
  });

  serveEndpoint(api, adminRenewEndpoint, async ({ session: { idSession } }) => {
    const renewed = await refreshSession({ idSession, kind: 'platformAdmin' }, new Date());
    if (!renewed) return fail('unauthenticated');
    const { cookies, expiresAt } = renewed;
    return { ok: true, value: { endsAt: expiresAt.toISOString() }, cookies };
  });

  serveEndpoint(api, adminLogoutEndpoint, async ({ request }) => {
    await revokeBrowserSession(request, 'platformAdmin', new Date());
    const cookies = clearedCookies('platformAdmin');
    return { ok: true, value: null, cookies, headers: CLEAR_CACHE };
  });

  serveEndpoint(api, jobSeekerLogoutEndpoint, async ({ request, sessions }) => {
    await revokeBrowserSession(request, 'jobSeeker', new Date());
    const { employer } = await sessions();
    // The header keeps showing company links if an employer is signed in too.
    const cookies = clearedCookies('jobSeeker').filter(
      ({ name }) => name !== WHO_COOKIE || employer === null,
    );
    return { ok: true, value: null, cookies, headers: CLEAR_CACHE };
  });
}
