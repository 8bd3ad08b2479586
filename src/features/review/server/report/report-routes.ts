import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { decideReportsEndpoint, reportEndpoint } from '../../core/report/report-contract.ts';
import { decideReports } from './decide-reports.ts';
import { reportReview } from './report-review.ts';

export function reportRoutes(api: Api): void {
  serveEndpoint(api, reportEndpoint, async ({ params, body, sessions }) =>
    reportReview({ ...params, ...body, by: await sessions() }),
  );

  serveEndpoint(api, decideReportsEndpoint, ({ params, body, session }) =>
    decideReports({ ...body, idReview: params.id, idAdmin: session.idAdmin }, new Date()),
  );
}
