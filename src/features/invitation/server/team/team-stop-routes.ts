import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { allowSendingsEndpoint, stopSendingsEndpoint } from '../../core/team/team-stop-contract.ts';
import { allowSendings, stopSendings } from './team-stop.ts';

export function teamStopRoutes(api: Api): void {
  serveEndpoint(api, stopSendingsEndpoint, ({ params, body, session: { idAdmin } }) =>
    stopSendings({ idEmp: params.id, idAdmin, remark: body.remark }),
  );

  serveEndpoint(api, allowSendingsEndpoint, ({ params, session: { idAdmin } }) =>
    allowSendings({ idEmp: params.id, idAdmin }),
  );
}
