import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { endBrowserSession } from '#shared/server/session/end-session.ts';
import { clearedPair } from '#shared/server/session/open-session.ts';
import { changeEmailEndpoint } from '../core/change-email-contract.ts';
import { exportAccountEndpoint } from '../core/my-account-contract.ts';
import { registerEndpoint } from '../core/register-contract.ts';
import { requestEmailChange } from './change-email.ts';
import { exportAccount } from './export-account.ts';
import { registerCompany } from './register-company.ts';

export function employerRoutes(api: Api): void {
  serveEndpoint(api, registerEndpoint, async ({ body, locale, request }) => {
    const from = { locale, userAgent: request.headers.get('user-agent') ?? '' };
    const done = await registerCompany(body, from, new Date());
    if (!done.ok) return done;
    await endBrowserSession(request, 'employer', new Date());
    const { opened, idEmp, idUser } = done;
    const cookies = [...clearedPair('employer'), ...opened.cookies];
    return { ok: true, value: { token: opened.token, idEmp, idUser }, cookies };
  });

  serveEndpoint(api, changeEmailEndpoint, async ({ body, session, locale }) => {
    if (body.idUser !== session.idUser) return { ok: false, code: 'forbidden' };
    const asked = await requestEmailChange(session, body, locale, new Date());
    return asked.ok ? { ok: true, value: null } : asked;
  });

  serveEndpoint(api, exportAccountEndpoint, async ({ session }) => {
    const now = new Date();
    const name = `yousay-company-${now.toISOString().slice(0, 10)}.json`;
    return {
      ok: true,
      value: await exportAccount(session, now),
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  });
}
