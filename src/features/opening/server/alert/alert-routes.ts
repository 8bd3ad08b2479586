import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  confirmAlertEndpoint,
  requestAlertEndpoint,
  stopAlertEndpoint,
} from '../../core/alert/alert-contract.ts';
import { requestAlert } from './ask-alert.ts';
import { confirmAlert, stopAlert } from './confirm-alert.ts';

export function alertRoutes(api: Api): void {
  serveEndpoint(api, requestAlertEndpoint, async ({ body, sessions, locale }) =>
    requestAlert(body, { seeker: (await sessions()).jobSeeker, locale }, new Date()),
  );

  serveEndpoint(api, confirmAlertEndpoint, ({ params, body }) =>
    confirmAlert(params.token, body.frequency, new Date()),
  );

  serveEndpoint(api, stopAlertEndpoint, ({ params }) => stopAlert(params.token));
}
