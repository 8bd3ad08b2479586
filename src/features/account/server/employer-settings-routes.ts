import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  checkPasswordEndpoint,
} from '../core/employer-settings-contract.ts';
import { requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { checkOwnPassword } from './confirm-identity.ts';

const FORBIDDEN = { ok: false, code: 'forbidden' } as const;

export function employerSettingsRoutes(api: Api): void {
  serveEndpoint(api, checkPasswordEndpoint, async ({ body, session }) => {
    if (body.idUser !== session.idUser) return FORBIDDEN;
    const checked = await checkOwnPassword(session, body.password, new Date());
    if (checked.ok) return { ok: true, value: null };
    if (checked.code !== 'invalid_fields') return checked;
    return { ...checked, fields: { password: checked.fields.currentPassword } };
  });

  serveEndpoint(api, changePasswordEndpoint, async ({ body, session }) => {
    if (body.idUser !== session.idUser) return FORBIDDEN;
    const changed = await changePassword(session, body, new Date());
    return changed.ok ? { ok: true, value: null } : changed;
  });

  serveEndpoint(api, changeEmailEndpoint, async ({ body, session, locale }) => {
    if (body.idUser !== session.idUser) return FORBIDDEN;
    const asked = await requestEmailChange(session, body, locale, new Date());
    return asked.ok ? { ok: true, value: null } : asked;
  });
}
