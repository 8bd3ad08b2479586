import { fail, ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import { rememberDevice, visitorOf } from '#shared/server/session/known-devices.ts';
import {
  changePasswordEndpoint,
  checkPasswordEndpoint,
  jobSeekerPasswordEndpoint,
} from '../core/password-contract.ts';
import { requestResetEndpoint, resetPasswordEndpoint } from '../core/password-reset-contract.ts';
import { mailedPage } from '../core/return-path/return-page.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset, resetPassword } from './passwords/reset-password.ts';

export function passwordRoutes(api: Api): void {
  serveEndpoint(api, checkPasswordEndpoint, async ({ body, session }) => {
    if (body.idUser !== session.idUser) return fail('forbidden');
    const checked = await confirmIdentity(session, body.password, new Date());
    if (checked.ok) return ok(null);
    if (checked.code !== 'invalid_fields') return checked;
    return { ...checked, fields: { password: checked.fields?.['currentPassword'] ?? [] } };
  });

  serveEndpoint(api, changePasswordEndpoint, async ({ body, session, request, address }) => {
    if (body.idUser !== session.idUser) return fail('forbidden');
    const done = await changePassword(session, body, new Date());
    if (!done.ok) return done;
    const account = { kind: 'employer', email: session.email } as const;
    return { ...done, cookies: [await rememberDevice(visitorOf({ request, address }), account)] };
  });

  serveEndpoint(api, jobSeekerPasswordEndpoint, async ({ session, body, request, address }) => {
    const done = await changePassword(session, body, new Date());
    if (!done.ok) return done;
    const account = { kind: 'jobSeeker', email: session.username } as const;
    return { ...done, cookies: [await rememberDevice(visitorOf({ request, address }), account)] };
  });

  serveEndpoint(api, requestResetEndpoint, async ({ body, locale, request, address }) => {
    const to = mailedPage(body.to, 'employer') ?? mailedPage(body.to);
    await requestPasswordReset(body.email, locale, visitorOf({ request, address }), to);
    return ok(null);
  });

  serveEndpoint(api, resetPasswordEndpoint, async ({ params, body, request, address }) => {
    const done = await resetPassword(params.token, body.password);
    if (!done.ok) return done;
    const deviceCookie = await rememberDevice(visitorOf({ request, address }), done.value);
    return { ...ok({ kind: done.value.kind }), cookies: [deviceCookie] };
  });
}
