import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import {
  changeEmailEndpoint,
  changeEmailForm,
  changePasswordEndpoint,
  changePasswordForm,
} from '../core/employer-settings-contract.ts';

export interface OwnIds {
  readonly idEmp: number;
  readonly idUser: number;
}

export const changePasswordClient = (locale: Locale, ids: OwnIds) =>
  formClient(changePasswordForm, (form) =>
    callApi(changePasswordEndpoint, locale, { body: { ...ids, ...form } }),
  );

export const changeEmailClient = (locale: Locale, ids: OwnIds) =>
  formClient(changeEmailForm, (form) =>
    callApi(changeEmailEndpoint, locale, { body: { ...ids, ...form } }),
  );
