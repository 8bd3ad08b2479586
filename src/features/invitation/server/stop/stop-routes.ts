import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { mailEventsEndpoint } from '../../core/stop/mail-events-contract.ts';
import { stopLettersEndpoint } from '../../core/stop/stop-contract.ts';
import { stopLetters } from './stop-letters.ts';
import { takeMailEvents } from './take-mail-events.ts';

export function stopRoutes(api: Api): void {
  serveEndpoint(api, stopLettersEndpoint, ({ params, body }) =>
    stopLetters(db, params.token, body.from),
  );

  serveEndpoint(api, mailEventsEndpoint, ({ request }) => takeMailEvents(request, new Date()));
}
