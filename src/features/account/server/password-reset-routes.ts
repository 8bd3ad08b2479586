import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { askResetEndpoint, resetPasswordEndpoint } from '../core/password-reset-contract.ts';
import { askForReset, resetPassword } from './reset-password.ts';

export function passwordResetRoutes(api: Api): void {
  serveEndpoint(api, askResetEndpoint, async ({ body, locale }) => {
    const asked = await askForReset(body.email, locale);
    return asked.ok ? { ok: true, value: null } : asked;
  });

  serveEndpoint(api, resetPasswordEndpoint, async ({ params, body }) => {
    const done = await resetPassword(params.token, body.password);
    return done.ok ? { ok: true, value: { kind: done.kind } } : done;
  });
}
