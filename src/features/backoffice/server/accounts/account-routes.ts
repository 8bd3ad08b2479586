import { ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { endSessionsEndpoint, findAccountEndpoint } from '../../core/accounts/account-contract.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { findAccount } from './find-account.ts';

export function accountRoutes(api: Api): void {
  serveEndpoint(api, findAccountEndpoint, async ({ body, session }) =>
    ok({ idLookup: await findAccount(body.email, session.idAdmin) }),
  );

  serveEndpoint(api, endSessionsEndpoint, ({ params, body, session }) =>
    endAccountSessions({ ...body, idLookup: params.id, idAdmin: session.idAdmin }),
  );
}
