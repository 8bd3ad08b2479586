import { db } from '#shared/server/db/pool.ts';
import type { Api } from '#shared/server/http/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/serve-endpoint.ts';
import {
  jobSeekerLoginEndpoint,
  jobSeekerLogoutEndpoint,
  jobSeekerSignUpEndpoint,
} from '../core/account-contract.ts';
import { clearedCookies } from './open-session.ts';
import { revokeSession } from './session-queries.ts';
import { signInJobSeeker } from './sign-in-job-seeker.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';

const userAgentOf = (request: Request) => request.headers.get('user-agent') ?? '';

export function jobSeekerRoutes(api: Api): void {
  serveEndpoint(api, jobSeekerSignUpEndpoint, async ({ body, locale, request }) => {
    const from = { locale, userAgent: userAgentOf(request) };
    const done = await signUpJobSeeker(body, from, new Date());
    if (!done.ok) return done;
    const { opened, jsk } = done;
    return { ok: true, value: { token: opened.token, jsk }, cookies: opened.cookies };
  });

  serveEndpoint(api, jobSeekerLoginEndpoint, async ({ body, request }) => {
    const done = await signInJobSeeker({ ...body, userAgent: userAgentOf(request) }, new Date());
    if (!done.ok) return done;
    const { opened, jsk } = done;
    return { ok: true, value: { token: opened.token, jsk }, cookies: opened.cookies };
  });

  serveEndpoint(api, jobSeekerLogoutEndpoint, async ({ sessions }) => {
    const { jobSeeker } = await sessions();
    if (jobSeeker) await revokeSession(db, jobSeeker.idSession);
    return { ok: true, value: null, cookies: clearedCookies('jobSeeker') };
  });
}
