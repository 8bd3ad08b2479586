import { fail, invalidFields, ok } from '#shared/core/result.ts';
import { insertActionLog } from '#shared/server/action-log-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  analyticsEndpoint,
  insertHrSayAnalyticEndpoint,
  insertHrSayLogEndpoint,
} from '../core/insight-contract.ts';
import { visitedPage } from '../core/visited-page.ts';

import { companiesListed, countVisit } from './count-visit.ts';
import { loadInsight } from './load-insight.ts';
import { noteFirstPaint } from './reader-times.ts';

const FORBIDDEN = fail('forbidden');
/** Error for a URL of another site or of another company's page. */
const WRONG_URL = invalidFields({ URL: ['urlUnknown'] });

export function insightRoutes(api: Api): void {
  serveEndpoint(api, insertHrSayLogEndpoint, async ({ body, session }) => {
    const { idEmp, idUser } = session;
    const { action, createdBy = idUser } = body;
    if (createdBy !== idUser) return FORBIDDEN;
    await insertActionLog(db, { idEmp, action, createdBy: idUser });
    return ok(null);
  });

  serveEndpoint(api, insertHrSayAnalyticEndpoint, async ({ body, address, request, sessions }) => {
    const { idEmp, idJSK = 0 } = body;
    if (idJSK > 0 && (await sessions()).jobSeeker?.idJsk !== idJSK) return FORBIDDEN;
    const { origin } = new URL(env().PUBLIC_URL);
    const opened = URL.canParse(body.URL, origin) ? new URL(body.URL, origin) : null;
    if (opened?.origin !== origin) return WRONG_URL;
    const url = opened.pathname + opened.search;
    if (idEmp !== undefined && visitedPage(url)?.idEmp !== idEmp) return WRONG_URL;
    const header = (name: string) => request.headers.get(name);
    countVisit({ url, header, address, tags: companiesListed(url) });
    noteFirstPaint(-(body.paint ?? 0), header);
    return ok(null);
  });

  serveEndpoint(api, analyticsEndpoint, async ({ query: { period }, session: { idEmp } }) =>
    ok(await loadInsight(db, idEmp, period, new Date())),
  );
}
