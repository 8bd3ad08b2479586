import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { retryJobEndpoint } from '../../core/jobs/job-contract.ts';
import { retryFailedJob } from './retry-job.ts';

export function jobRoutes(api: Api): void {
  serveEndpoint(api, retryJobEndpoint, ({ params, body, session }) =>
    retryFailedJob({ ...body, idJob: params.id, idAdmin: session.idAdmin }),
  );
}
