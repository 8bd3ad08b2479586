import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  addOpeningEndpoint,
  changeOpeningEndpoint,
  closeOpeningEndpoint,
  reopenOpeningEndpoint,
} from '../core/opening-contract.ts';
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
}
