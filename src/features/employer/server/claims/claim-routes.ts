import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { decideClaimEndpoint } from '../../core/claim-contract.ts';
import { decideClaim } from './decide-claim.ts';

export function claimRoutes(api: Api): void {
  serveEndpoint(api, decideClaimEndpoint, ({ params, body, session }) =>
    decideClaim({ ...body, idClaim: params.id, idAdmin: session.idAdmin, now: new Date() }),
  );
}
