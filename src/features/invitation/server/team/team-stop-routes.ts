import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { reverseBounceEndpoint } from '../../core/team/bounce-reversal-contract.ts';
import {
  resumeInvitationsEndpoint,
  suspendInvitationsEndpoint,
} from '../../core/team/team-stop-contract.ts';
import { resumeInvitations, reverseBounce, suspendInvitations } from './team-stop.ts';

export function teamStopRoutes(api: Api): void {
  serveEndpoint(api, suspendInvitationsEndpoint, ({ params, body, session: { idAdmin } }) =>
    suspendInvitations({ idEmp: params.id, idAdmin, remark: body.remark }),
  );

  serveEndpoint(api, resumeInvitationsEndpoint, ({ params, session: { idAdmin } }) =>
    resumeInvitations({ idEmp: params.id, idAdmin }),
  );

  serveEndpoint(api, reverseBounceEndpoint, ({ body, session: { idAdmin } }) =>
    reverseBounce({ idAdmin, email: body.email }),
  );
}
