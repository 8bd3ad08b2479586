import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import {
  changePasswordEndpoint,
  changePasswordForm,
  jobSeekerPasswordBody,
  jobSeekerPasswordEndpoint,
} from '../core/password-contract.ts';
import {
  newPasswordBody,
  requestResetBody,
  requestResetEndpoint,
  resetPasswordEndpoint,
} from '../core/password-reset-contract.ts';
import { storeLinkFromUrl } from './held-link.ts';

export type OwnIds = { readonly idEmp: number; readonly idUser: number } | null;

export const changePasswordClient = (locale: Locale, ids: OwnIds) =>
  ids
    ? formClient(changePasswordForm, (form) =>
        callApi(changePasswordEndpoint, locale, { body: { ...ids, ...form } }),
      )
    : formClient(jobSeekerPasswordBody, (body) =>
        callApi(jobSeekerPasswordEndpoint, locale, { body }),
      );

export const requestResetClient = (locale: Locale) =>
  formClient(requestResetBody, (body) => callApi(requestResetEndpoint, locale, { body }));

export const newPasswordClient = (
  locale: Locale,
  onKind: (kind: 'employer' | 'jobSeeker') => void,
) =>
  formClient(newPasswordBody, async (body) => {
    const token = storeLinkFromUrl()?.token ?? '';
    const result = await callApi(resetPasswordEndpoint, locale, { params: { token }, body });
    if (result.ok) onKind(result.value.kind);
    return result;
  });
