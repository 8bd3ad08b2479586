import { deletionBody } from '#features/session/core/confirmed.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import { changeEmailEndpoint, changeEmailForm } from '../core/change-email-contract.ts';
import { requestDeletionEndpoint } from '../core/deletion-contract.ts';
import { registerBody, registerEndpoint } from '../core/register-contract.ts';

export interface OwnIds {
  readonly idEmp: number;
  readonly idUser: number;
}

export const registerClient = (locale: Locale) =>
  formClient(registerBody, (body) => callApi(registerEndpoint, locale, { body }));

export const employerDeletionClient = (locale: Locale) =>
  formClient(deletionBody, (body) => callApi(requestDeletionEndpoint, locale, { body }));

export const changeEmailClient = (locale: Locale, ids: OwnIds) =>
  formClient(changeEmailForm, (form) =>
    callApi(changeEmailEndpoint, locale, { body: { ...ids, ...form } }),
  );
