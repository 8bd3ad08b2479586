import { WHO_COOKIE } from '#shared/core/cookies.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  jobSeekerLoginEndpoint,
  jobSeekerLogoutEndpoint,
  jobSeekerSignUpEndpoint,
} from '../core/account-contract.ts';
import { CLEAR_CACHE } from './account-routes.ts';
import { endBrowserSession } from './end-session.ts';
import { clearedCookies } from './open-session.ts';
import { signInJobSeeker } from './sign-in-job-seeker.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';

const userAgentOf = (request: Request) => request.headers.get('user-agent') ?? '';

export function jobSeekerRoutes(api: Api): void {
  serveEndpoint(api, jobSeekerSignUpEndpoint, async ({ body, locale, request }) => {
    const from = { locale, userAgent: userAgentOf(request) };
    const done = await signUpJobSeeker(body, from, new Date());
    if (!done.ok) return done;
    await endBrowserSession(request, 'jobSeeker', new Date());
    const { opened, jsk } = done;
    return { ok: true, value: { token: opened.token, jsk }, cookies: opened.cookies };
  });

  serveEndpoint(api, jobSeekerLoginEndpoint, async ({ body, request }) => {
    const done = await signInJobSeeker({ ...body, userAgent: userAgentOf(request) }, new Date());
    if (!done.ok) return done;
    await endBrowserSession(request, 'jobSeeker', new Date());
    const { opened, jsk } = done;
    return { ok: true, value: { token: opened.token, jsk }, cookies: opened.cookies };
  });

  serveEndpoint(api, jobSeekerLogoutEndpoint, async ({ request, sessions }) => {
    await endBrowserSession(request, 'jobSeeker', new Date());
    const { employer } = await sessions();
    // The header goes on showing the company's links to whoever is signed in for one as well.
    const cookies = clearedCookies('jobSeeker').filter(
      ({ name }) => name !== WHO_COOKIE || employer === null,
    );
    return { ok: true, value: null, cookies, headers: CLEAR_CACHE };
  });
}
