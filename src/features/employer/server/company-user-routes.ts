import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import {
  checkMainHrsayEndpoint,
  delUserEndpoint,
  getUserListEndpoint,
  insertUserEndpoint,
  updUserEndpoint,
} from '../core/company-users-contract.ts';
import { companyUsers, hasPublishedPage } from './company-user-queries.ts';
import { addUser, changeUser, removeUser } from './company-users.ts';

const FORBIDDEN = { ok: false, code: 'forbidden' } as const;

/** A user's JSON may name its company; any other than the caller's is refused. */
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
    return added.ok ? { ok: true, value: { idUser: added.value } } : added;
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

  serveEndpoint(api, checkMainHrsayEndpoint, async ({ query, session }) => ({
    ok: true,
    value: query.idEmp !== undefined && (await hasPublishedPage(db, session.idEmp)),
  }));
}
