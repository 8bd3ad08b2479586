import { EMPLOYER_TOKEN_COOKIE } from '#shared/core/cookies.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  findPairJobSeeker,
  findPairUser,
  findResumeOf,
} from '#shared/server/session/key-pair-queries.ts';
import { issueLinkPair, pairRejectionReason } from '#shared/server/session/key-pairs.ts';
import { refreshSession } from '#shared/server/session/refresh-session.ts';
import {
  authenticateEndpoint,
  encKeyEndpoint,
  jobSeekerLoginEncKeyEndpoint,
  loginEncKeyEndpoint,
} from '../core/pair-contract.ts';
import { jobSeekerAnswer } from './job-seeker-answer.ts';
import { signInByPair } from './links/sign-in-by-pair.ts';

const userAgentOf = (request: Request) => request.headers.get('user-agent') ?? '';

/** Expired cookie that a rejected token returns, as the specification requires. */
const OVER: readonly CookieChange[] = [{ name: EMPLOYER_TOKEN_COOKIE, value: '', maxAge: -1000 }];

export function pairRoutes(api: Api): void {
  serveEndpoint(api, loginEncKeyEndpoint, async ({ body, request }) => {
    const visit = { pair: body, kind: 'employer', userAgent: userAgentOf(request) } as const;
    const signedIn = await signInByPair(visit, new Date());
    const idUser = signedIn && 'idUser' in signedIn.owner ? signedIn.owner.idUser : null;
    const found = idUser === null ? null : await findPairUser(db, idUser);
    if (!signedIn || !found) return fail(await pairRejectionReason(db, body));
    const { email: _, ...user } = found;
    const { token, cookies } = signedIn.opened;
    return { ok: true, value: { token, user }, cookies };
  });

  serveEndpoint(api, jobSeekerLoginEncKeyEndpoint, async ({ body, request }) => {
    const visit = { pair: body, kind: 'jobSeeker', userAgent: userAgentOf(request) } as const;
    const signedIn = await signInByPair(visit, new Date());
    const idJsk = signedIn && 'idJsk' in signedIn.owner ? signedIn.owner.idJsk : null;
    const jsk = idJsk === null ? null : await findPairJobSeeker(db, idJsk);
    if (!signedIn || !jsk) return fail(await pairRejectionReason(db, body));
    const { opened } = signedIn;
    return { ...ok(await jobSeekerAnswer(opened, jsk)), cookies: opened.cookies };
  });

  serveEndpoint(api, encKeyEndpoint, async ({ params, session }) => {
    const isOwnResume = (await findResumeOf(db, session.idJsk)) === params.idResume;
    if (!isOwnResume) return fail('forbidden');
    const value = await issueLinkPair(db, { idJsk: session.idJsk }, new Date());
    return { ok: true, value };
  });

  serveEndpoint(api, authenticateEndpoint, async ({ sessions }) => {
    const { employer } = await sessions();
    const live = employer && ({ idSession: employer.idSession, kind: 'employer' } as const);
    const opened = live && (await refreshSession(live, new Date()));
    if (!opened) return { ok: false, code: 'unauthenticated', cookies: OVER };
    const { idUser, idEmp, companyNameTh, companyNameEn, role, packageHrSay } = employer;
    const { token } = opened;
    const cookies = opened.cookies.filter(({ name }) => name === EMPLOYER_TOKEN_COOKIE);
    const user = { idUser, idEmp, companyNameTh, companyNameEn, role, packageHrSay };
    return { ok: true, value: { token, ...user }, cookies };
  });
}
