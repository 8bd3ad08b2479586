import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { mailEventsEndpoint } from '../../core/stop/mail-events-contract.ts';
import { unsubscribeEndpoint } from '../../core/stop/stop-contract.ts';
import { processMailEvents } from './take-mail-events.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

export function stopRoutes(api: Api): void {
  serveEndpoint(api, unsubscribeEndpoint, ({ params, body }) =>
    unsubscribeByToken(db, params.token, body.from),
  );

  serveEndpoint(api, mailEventsEndpoint, ({ request }) => processMailEvents(request, new Date()));
}
