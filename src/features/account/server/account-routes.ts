import { db } from '#shared/server/db/pool.ts';
import type { Api } from '#shared/server/http/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/serve-endpoint.ts';
import {
  adminLoginEndpoint,
  authenticateEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
} from '../core/account-contract.ts';
import { signInByAdminLink } from './admin-link.ts';
import { clearedCookies } from './open-session.ts';
import { registerCompany } from './register-company.ts';
import { revokeSession } from './session-queries.ts';
import { signInEmployer } from './sign-in-employer.ts';

const userAgentOf = (request: Request) => request.headers.get('user-agent') ?? '';

export function accountRoutes(api: Api): void {
  serveEndpoint(api, registerEndpoint, async ({ body, locale, request }) => {
    const from = { locale, userAgent: userAgentOf(request) };
    const done = await registerCompany(body, from, new Date());
    if (!done.ok) return done;
    const { opened, idEmp, idUser } = done;
    return { ok: true, value: { token: opened.token, idEmp, idUser }, cookies: opened.cookies };
  });

  serveEndpoint(api, loginEndpoint, async ({ body, request }) => {
    const done = await signInEmployer({ ...body, userAgent: userAgentOf(request) }, new Date());
    if (!done.ok) return done;
    const { opened, idEmp, idUser } = done;
    return { ok: true, value: { token: opened.token, idEmp, idUser }, cookies: opened.cookies };
  });

  serveEndpoint(api, logoutEndpoint, async ({ sessions }) => {
    const { employer } = await sessions();
    if (employer) await revokeSession(db, employer.idSession);
    return {
      ok: true,
      value: null,
      cookies: clearedCookies('employer'),
      headers: { 'Clear-Site-Data': '"cache"' },
    };
  });

  serveEndpoint(api, authenticateEndpoint, async ({ session }) => {
    const { idUser, idEmp, companyNameTh, companyNameEn, role, packageHrSay } = session;
    const value = { idUser, idEmp, companyNameTh, companyNameEn, role, packageHrSay };
    return { ok: true, value };
  });

  serveEndpoint(api, adminLoginEndpoint, async ({ body, request }) => {
    const signedIn = await signInByAdminLink(body, userAgentOf(request), new Date());
    if (!signedIn) return { ok: false, code: 'wrong_credentials' };
    return { ok: true, value: signedIn.admin, cookies: signedIn.opened.cookies };
  });
}
