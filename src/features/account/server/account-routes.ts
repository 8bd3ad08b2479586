import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  adminLoginEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
} from '../core/account-contract.ts';
import { signInByAdminLink } from './admin-link.ts';
import { endBrowserSession } from './end-session.ts';
import { clearedCookies, clearedPair } from './open-session.ts';
import { registerCompany } from './register-company.ts';
import { signInEmployer } from './sign-in-employer.ts';

/** No page of whoever signed out stays; what was typed and not saved does, for that person alone. */
export const CLEAR_CACHE = { 'Clear-Site-Data': '"cache"' };

const userAgentOf = (request: Request) => request.headers.get('user-agent') ?? '';

export function accountRoutes(api: Api): void {
  serveEndpoint(api, registerEndpoint, async ({ body, locale, request }) => {
    const from = { locale, userAgent: userAgentOf(request) };
    const done = await registerCompany(body, from, new Date());
    if (!done.ok) return done;
    await endBrowserSession(request, 'employer', new Date());
    const { opened, idEmp, idUser } = done;
    const cookies = [...clearedPair('employer'), ...opened.cookies];
    return { ok: true, value: { token: opened.token, idEmp, idUser }, cookies };
  });

  serveEndpoint(api, loginEndpoint, async ({ body, request }) => {
    const done = await signInEmployer({ ...body, userAgent: userAgentOf(request) }, new Date());
    if (!done.ok) return done;
    await endBrowserSession(request, 'employer', new Date());
    const { opened, idEmp, idUser } = done;
    const cookies = [...clearedPair('employer'), ...opened.cookies];
    return { ok: true, value: { token: opened.token, idEmp, idUser }, cookies };
  });

  serveEndpoint(api, logoutEndpoint, async ({ request }) => {
    await endBrowserSession(request, 'employer', new Date());
    return { ok: true, value: null, cookies: clearedCookies('employer'), headers: CLEAR_CACHE };
  });

  serveEndpoint(api, adminLoginEndpoint, async ({ body, request }) => {
    const signedIn = await signInByAdminLink(body, userAgentOf(request), new Date());
    if (!signedIn) return { ok: false, code: 'wrong_credentials' };
    return { ok: true, value: signedIn.admin, cookies: signedIn.opened.cookies };
  });
}
