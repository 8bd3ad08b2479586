import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  askAlertEndpoint,
  confirmAlertEndpoint,
  stopAlertEndpoint,
} from '../../core/alert/alert-contract.ts';
import { askAlert } from './ask-alert.ts';
import { confirmAlert, stopAlert } from './confirm-alert.ts';

export function alertRoutes(api: Api): void {
  serveEndpoint(api, askAlertEndpoint, async ({ body, sessions, locale }) =>
    askAlert(body, { seeker: (await sessions()).jobSeeker, locale }, new Date()),
  );

  serveEndpoint(api, confirmAlertEndpoint, ({ params, body }) =>
    confirmAlert(params.token, body.rhythm, new Date()),
  );

  serveEndpoint(api, stopAlertEndpoint, ({ params }) => stopAlert(params.token));
}
