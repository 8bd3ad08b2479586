import { addressKey, withinQuota } from '#shared/server/http/endpoint/rate-limits.ts';
import { actorKey } from '#shared/server/http/endpoint/route-guard.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { decideReportsEndpoint, reportEndpoint } from '../../core/report/report-contract.ts';
import { REPORT_QUOTA, VISITOR_REPORT_QUOTA } from '../../core/review-limits.ts';
import { decideReports } from './decide-reports.ts';
import { reporterOf, submitReport } from './report-review.ts';

export function reportRoutes(api: Api): void {
  serveEndpoint(api, reportEndpoint, async ({ params, body, sessions, address }) => {
    const by = await sessions();
    // The quota is not in the contract: with two sessions the review decides who reports.
    const reporter = await reporterOf(params.id, by, address);
    const report = () => submitReport({ ...params, ...body, by, reporter });
    return 'address' in reporter
      ? withinQuota(VISITOR_REPORT_QUOTA, addressKey(address), report)
      : withinQuota(REPORT_QUOTA, actorKey(reporter), report);
  });

  serveEndpoint(api, decideReportsEndpoint, ({ params, body, session }) =>
    decideReports({ ...body, idReview: params.id, idAdmin: session.idAdmin }, new Date()),
  );
}
