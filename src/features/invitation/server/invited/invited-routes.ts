import { ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  issueProofEndpoint,
  openInviteEndpoint,
  proofKeysEndpoint,
  verifyInvitedEmailEndpoint,
} from '../../core/proof-contract.ts';
import { countOpening } from './count-opening.ts';
import { companyKeys, issueProof, verifyInvitedEmail } from './take-proof.ts';

const CACHED = { 'Cache-Control': 'public, max-age=300' };

export function invitedRoutes(api: Api): void {
  serveEndpoint(api, proofKeysEndpoint, async ({ params: { idEmp } }) => {
    return { ok: true, value: await companyKeys(idEmp, new Date()), headers: CACHED };
  });

  serveEndpoint(api, openInviteEndpoint, async ({ params: { token }, address, request }) => {
    const reader = { address, agent: request.headers.get('user-agent') ?? '' };
    await countOpening(token, reader, new Date());
    return ok(null);
  });

  serveEndpoint(api, issueProofEndpoint, ({ params: { token }, body, session }) =>
    issueProof({ token, ...body }, session, new Date()),
  );

  serveEndpoint(api, verifyInvitedEmailEndpoint, ({ params: { token }, session }) =>
    verifyInvitedEmail(token, session, new Date()),
  );
}
