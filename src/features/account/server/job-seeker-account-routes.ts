import { db } from '#shared/server/db/pool.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { applicationRecordEndpoint } from '../core/application-record-contract.ts';
import {
  deleteJobSeekerEndpoint,
  jobSeekerPasswordEndpoint,
  sendProofEndpoint,
} from '../core/job-seeker-account-contract.ts';
import { CLEAR_CACHE } from './account-routes.ts';
import { applicationRecord } from './application-record.ts';
import { changeJobSeekerPassword } from './change-job-seeker-password.ts';
import { credentialsOf } from './credential-queries.ts';
import { deleteJobSeeker } from './delete-job-seeker.ts';
import { clearedCookies } from './open-session.ts';
import { sendProof } from './send-proof.ts';

export function jobSeekerAccountRoutes(api: Api): void {
  serveEndpoint(api, applicationRecordEndpoint, async ({ body: { enc, key, applyDate } }) => {
    const found = await applicationRecord({ enc, key }, applyDate, new Date());
    return found.ok ? { ...found, headers: { 'Cache-Control': 'no-store' } } : found;
  });

  serveEndpoint(api, sendProofEndpoint, async ({ session, locale }) => {
    const { idJsk, username: email, emailVerified } = session;
    const person = await credentialsOf(db, { idJsk });
    if (!emailVerified && person) {
      const { name } = person;
      const recipient = { idJsk, email, fullName: name, firstName: name };
      await db.transaction((tx) => sendProof(tx, recipient, locale, new Date()));
    }
    return { ok: true, value: { isVerified: emailVerified } };
  });

  serveEndpoint(api, jobSeekerPasswordEndpoint, async ({ session, body }) => {
    const done = await changeJobSeekerPassword(session, body, new Date());
    return done.ok ? { ok: true, value: null } : done;
  });

  serveEndpoint(api, deleteJobSeekerEndpoint, async ({ session, body }) => {
    const done = await deleteJobSeeker(session, body, new Date());
    if (!done.ok) return done;
    return {
      ok: true,
      value: null,
      cookies: clearedCookies('jobSeeker'),
      headers: CLEAR_CACHE,
    };
  });
}
