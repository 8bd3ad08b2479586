import { fail, ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  planEndpoint,
  recipientsEndpoint,
  sendingEndpoint,
  sendingStateEndpoint,
  sendingsEndpoint,
  sendPartEndpoint,
  testMailEndpoint,
} from '../../core/sending-contract.ts';
import { acceptPart } from './accept-part.ts';
import { changeState } from './change-state.ts';
import { loadRecipients, loadSending, loadSendings } from './load-sendings.ts';
import { planSending } from './plan-sending.ts';
import { sendTestMail } from './test-mail.ts';

/** Mounted after whatever else stands below `/invitations/`, since one of its addresses is any word there. */
export function sendingRoutes(api: Api): void {
  serveEndpoint(api, planEndpoint, ({ query, session }) => planSending(session, query, new Date()));

  serveEndpoint(api, sendPartEndpoint, ({ body, session }) =>
    acceptPart(session, body, new Date()),
  );

  serveEndpoint(api, testMailEndpoint, ({ body, session }) => sendTestMail(session, body));

  serveEndpoint(api, sendingsEndpoint, async ({ query, session }) => {
    const { sendings, window } = await loadSendings(session.idEmp, query);
    return { ...ok(sendings), window };
  });

  serveEndpoint(api, sendingEndpoint, async ({ params: { idInvitation }, session }) => {
    const sending = await loadSending(session.idEmp, idInvitation, new Date());
    return sending ? ok(sending) : fail('not_found');
  });

  serveEndpoint(api, recipientsEndpoint, async ({ params: { idInvitation }, query, session }) => {
    const found = await loadRecipients(session, idInvitation, query);
    return found ? { ...ok(found.recipients), window: found.window } : fail('not_found');
  });

  serveEndpoint(api, sendingStateEndpoint, ({ params: { idInvitation }, body, session }) =>
    changeState(session, { idInvitation, act: body.state }, new Date()),
  );
}
