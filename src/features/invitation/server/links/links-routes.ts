import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  addInviteLinkEndpoint,
  closeInviteLinkEndpoint,
  inviteLinksEndpoint,
} from '../../core/links/links-contract.ts';
import { addLink, closeCompanyLink, companyLinks } from './invite-links.ts';

export function linksRoutes(api: Api): void {
  serveEndpoint(api, inviteLinksEndpoint, async ({ session: { idEmp } }) => {
    return { ok: true, value: await companyLinks(idEmp) };
  });

  serveEndpoint(api, addInviteLinkEndpoint, ({ body, session }) => addLink(body, session));

  serveEndpoint(api, closeInviteLinkEndpoint, ({ params: { idLink }, session: { idEmp } }) =>
    closeCompanyLink(idEmp, idLink, new Date()),
  );
}
