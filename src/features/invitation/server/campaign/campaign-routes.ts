import { fail, ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  campaignEndpoint,
  campaignStateEndpoint,
  campaignsEndpoint,
  planEndpoint,
  recipientsEndpoint,
  sendPartEndpoint,
  testMailEndpoint,
} from '../../core/campaign-contract.ts';
import { acceptPart } from './accept-part.ts';
import { changeState } from './change-state.ts';
import { loadCampaign, loadCampaigns, loadRecipients } from './load-campaigns.ts';
import { planCampaign } from './plan-campaign.ts';
import { sendTestMail } from './test-mail.ts';

/** Mounted after other routes below `/invitations/`, because `:idInvitation` matches any word. */
export function campaignRoutes(api: Api): void {
  serveEndpoint(api, planEndpoint, ({ query, session }) =>
    planCampaign(session, query, new Date()),
  );

  serveEndpoint(api, sendPartEndpoint, ({ body, session }) =>
    acceptPart(session, body, new Date()),
  );

  serveEndpoint(api, testMailEndpoint, ({ body, session }) => sendTestMail(session, body));

  serveEndpoint(api, campaignsEndpoint, async ({ query, session }) => {
    const { campaigns, window } = await loadCampaigns(session.idEmp, query);
    return { ...ok(campaigns), window };
  });

  serveEndpoint(api, campaignEndpoint, async ({ params: { idInvitation }, session }) => {
    const campaign = await loadCampaign(session.idEmp, idInvitation, new Date());
    return campaign ? ok(campaign) : fail('not_found');
  });

  serveEndpoint(api, recipientsEndpoint, async ({ params: { idInvitation }, query, session }) => {
    const found = await loadRecipients(session, idInvitation, query);
    return found ? { ...ok(found.recipients), window: found.window } : fail('not_found');
  });

  serveEndpoint(api, campaignStateEndpoint, ({ params: { idInvitation }, body, session }) =>
    changeState(session, { idInvitation, action: body.state }, new Date()),
  );
}
