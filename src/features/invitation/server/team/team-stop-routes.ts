import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { reverseBounceEndpoint } from '../../core/team/bounce-reversal-contract.ts';
import { allowSendingsEndpoint, stopSendingsEndpoint } from '../../core/team/team-stop-contract.ts';
import { allowSendings, reverseBounce, stopSendings } from './team-stop.ts';

export function teamStopRoutes(api: Api): void {
  serveEndpoint(api, stopSendingsEndpoint, ({ params, body, session: { idAdmin } }) =>
    stopSendings({ idEmp: params.id, idAdmin, remark: body.remark }),
  );

  serveEndpoint(api, allowSendingsEndpoint, ({ params, session: { idAdmin } }) =>
    allowSendings({ idEmp: params.id, idAdmin }),
  );

  serveEndpoint(api, reverseBounceEndpoint, ({ body, session: { idAdmin } }) =>
    reverseBounce({ idAdmin, email: body.email }),
  );
}
