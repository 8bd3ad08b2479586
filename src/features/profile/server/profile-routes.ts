import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { createVersionEndpoint } from '../core/profile-contract.ts';
import { createVersion } from './create-version.ts';

export function profileRoutes(api: Api): void {
  serveEndpoint(api, createVersionEndpoint, async ({ params, body, session }) => {
    if (!body.terms) {
      return { ok: false, code: 'invalid_fields', fields: { terms: ['termsRequired'] } };
    }
    return createVersion(db, {
      idEmp: session.idEmp,
      idUser: session.idUser,
      lang: params.lang,
      now: new Date(),
    });
  });
}
