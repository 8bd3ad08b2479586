import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { appealEndpoint, decideAppealEndpoint } from '../../core/appeal/appeal-contract.ts';
import { appealReview } from './appeal-review.ts';
import { decideAppeal } from './decide-appeal.ts';

export function appealRoutes(api: Api): void {
  serveEndpoint(api, appealEndpoint, ({ params, body, session }) =>
    appealReview({ ...body, idReview: params.id, idJsk: session.idJsk }, new Date()),
  );

  serveEndpoint(api, decideAppealEndpoint, ({ params, body, session }) =>
    decideAppeal({ ...body, idReview: params.id, idAdmin: session.idAdmin }, new Date()),
  );
}
