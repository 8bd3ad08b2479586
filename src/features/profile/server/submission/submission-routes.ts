import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  decideEndpoint,
  listSubmissionsEndpoint,
} from '../../core/submission/submission-contract.ts';
import { submissionsOf } from './approval-queries.ts';
import { decideSubmission } from './decide-submission.ts';

export function submissionRoutes(api: Api): void {
  serveEndpoint(api, listSubmissionsEndpoint, async ({ query }) => {
    const { total, list } = await submissionsOf(db, query.status, query);
    const window = pageWindow(total, query.pg, query.vpp);
    return { ok: true, value: [...list], window: { total, totalAll: total, ...window } };
  });

  serveEndpoint(api, decideEndpoint, ({ params, body, session }) =>
    decideSubmission(db, {
      ...body,
      idApproval: params.id,
      idAdmin: session.idAdmin,
      now: new Date(),
    }),
  );
}
