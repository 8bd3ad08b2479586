import { ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { applyEndpoint, withdrawEndpoint } from '../core/application-contract.ts';
import {
  addOpeningEndpoint,
  changeOpeningEndpoint,
  closeOpeningEndpoint,
  reopenOpeningEndpoint,
} from '../core/opening-contract.ts';
import { apply, withdraw } from './application/apply.ts';
import { setClosed } from './close-opening.ts';
import { addOpening, changeOpening } from './save-opening.ts';

export function openingRoutes(api: Api): void {
  serveEndpoint(api, addOpeningEndpoint, ({ body, session }) =>
    addOpening(session.idEmp, body, new Date()),
  );

  serveEndpoint(api, changeOpeningEndpoint, ({ params: { idJob }, body, session: { idEmp } }) =>
    changeOpening({ idEmp, idJob }, body, new Date()),
  );

  serveEndpoint(api, closeOpeningEndpoint, ({ params: { idJob }, session: { idEmp } }) =>
    setClosed({ idEmp, idJob }, true, new Date()),
  );

  serveEndpoint(api, reopenOpeningEndpoint, ({ params: { idJob }, session: { idEmp } }) =>
    setClosed({ idEmp, idJob }, false, new Date()),
  );

  serveEndpoint(api, applyEndpoint, ({ params: { idJob }, body, session: { idJsk } }) =>
    apply({ idJob, idJsk }, body, new Date()),
  );

  serveEndpoint(api, withdrawEndpoint, async ({ params: { idJob }, session: { idJsk } }) => {
    await withdraw({ idJob, idJsk });
    return ok({ idJob });
  });
}
