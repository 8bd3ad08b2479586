import { fail, ok } from '#shared/core/result.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { revokeSessions } from '#shared/server/session/credential-queries.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import { rememberDevice, visitorOf } from '#shared/server/session/known-devices.ts';
import { clearedPair } from '#shared/server/session/open-session.ts';
import { revokeOwnSession } from '#shared/server/session/own-session-queries.ts';
import {
  changeEmailEndpoint,
  confirmEmailEndpoint,
  sendEmployerProofEndpoint,
} from '../core/change-email-contract.ts';
import { cancelDeletionEndpoint, requestDeletionEndpoint } from '../core/deletion-contract.ts';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  exportAccountEndpoint,
} from '../core/my-account-contract.ts';
import { registerEndpoint } from '../core/register-contract.ts';
import { confirmEmailChange, requestEmailChange, sendVerification } from './change-email.ts';
import { cancelDeletion, requestDeletion } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { registerCompany } from './register-company.ts';

export function employerRoutes(api: Api): void {
  serveEndpoint(api, registerEndpoint, async ({ body, locale, request, address }) => {
    const from = visitorOf({ request, address });
    const done = await registerCompany(body, { ...from, locale }, new Date());
    if (!done.ok) return done;
    await revokeBrowserSession(request, 'employer', new Date());
    const { opened, idEmp, idUser } = done.value;
    const deviceCookie = await rememberDevice(from, { kind: 'employer', email: body.email });
    const cookies = [...clearedPair('employer'), ...opened.cookies, deviceCookie];
    return { ok: true, value: { token: opened.token, idEmp, idUser }, cookies };
  });

  serveEndpoint(api, changeEmailEndpoint, async ({ body, session, locale }) => {
    if (body.idUser !== session.idUser) return fail('forbidden');
    return requestEmailChange(session, body, locale, new Date());
  });

  serveEndpoint(api, confirmEmailEndpoint, async ({ params }) => {
    const confirmed = await confirmEmailChange(params.token);
    return confirmed.ok ? ok({ email: confirmed.value }) : confirmed;
  });

  serveEndpoint(api, sendEmployerProofEndpoint, async ({ session, locale }) => {
    const { idUser, idEmp, email, isListed } = session;
    if (!isListed) {
      await db.transaction((tx) =>
        sendVerification(tx, { idUser, idEmp, email, locale, now: new Date() }),
      );
    }
    return ok({ isListed });
  });

  serveEndpoint(api, endSessionEndpoint, async ({ params, session }) => {
    await revokeOwnSession(db, session, params.idSession);
    return ok(null);
  });

  serveEndpoint(api, endOtherSessionsEndpoint, async ({ session: { idUser, idSession } }) => {
    await revokeSessions(db, { idUser }, idSession);
    return ok(null);
  });

  serveEndpoint(api, requestDeletionEndpoint, ({ body, session }) =>
    requestDeletion(session, body, new Date()),
  );

  serveEndpoint(api, cancelDeletionEndpoint, async ({ session }) => {
    await cancelDeletion(session);
    return ok(null);
  });

  serveEndpoint(api, exportAccountEndpoint, async ({ session }) => {
    const now = new Date();
    const name = `yousay-company-${thaiDay(now)}.json`;
    return {
      ok: true,
      value: await exportAccount(session, now),
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  });
}
