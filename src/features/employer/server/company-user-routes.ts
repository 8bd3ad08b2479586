import { fail, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import {
  checkMainHrsayEndpoint,
  delUserEndpoint,
  getUserListEndpoint,
  insertUserEndpoint,
  inviteAgainEndpoint,
  updUserEndpoint,
} from '../core/company-users-contract.ts';
import { INVITE_AGAIN_LIMIT } from '../core/employer-limits.ts';
import { companyUsers, hasPublishedPage } from './company-user-queries.ts';
import { addUser, changeUser, inviteAgain, removeUser } from './company-users.ts';

const FORBIDDEN = fail('forbidden');

/** True if a user's JSON names another company than the caller's. */
const isForeign = (session: EmployerSession, { idEmp }: { idEmp?: number | undefined }) =>
  idEmp !== undefined && idEmp !== session.idEmp;

export function companyUserRoutes(api: Api): void {
  serveEndpoint(api, getUserListEndpoint, async ({ session }) => ({
    ok: true,
    value: await companyUsers(db, session.idEmp),
  }));

  serveEndpoint(api, insertUserEndpoint, async ({ body, session, locale }) => {
    if (isForeign(session, body.user)) return FORBIDDEN;
    const confirmed = await confirmIdentity(session, body.currentPassword, new Date());
    if (!confirmed.ok) return confirmed;
    const added = await addUser(session, body.user, locale, new Date());
    if (added.ok) return ok({ idUser: added.value });
    return added.code === 'email_taken'
      ? fail('email_taken', { fields: { 'user.email': ['emailTaken'] } })
      : added;
  });

  serveEndpoint(api, updUserEndpoint, async ({ body, session }) => {
    if (isForeign(session, body.user)) return FORBIDDEN;
    const confirmed = await confirmIdentity(session, body.currentPassword, new Date());
    return confirmed.ok ? changeUser(session, body.user) : confirmed;
  });

  serveEndpoint(api, delUserEndpoint, async ({ body, session }) => {
    const confirmed = await confirmIdentity(session, body.currentPassword, new Date());
    return confirmed.ok ? removeUser(session, body.idUser, new Date()) : confirmed;
  });

  serveEndpoint(api, inviteAgainEndpoint, async ({ params, body, session, locale }) => {
    const confirmed = await confirmIdentity(session, body.currentPassword, new Date());
    if (!confirmed.ok) return confirmed;
    const retryAfter = await takePoint(INVITE_AGAIN_LIMIT, `invite:${params.idUser}`);
    if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
    return inviteAgain(session, params.idUser, locale, new Date());
  });

  serveEndpoint(api, checkMainHrsayEndpoint, async ({ query, session }) => ({
    ok: true,
    value: query.idEmp !== undefined && (await hasPublishedPage(db, session.idEmp)),
  }));
}
