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
  askResetBody,
  askResetEndpoint,
  newPasswordBody,
  resetPasswordEndpoint,
} from '../core/password-reset-contract.ts';
import { takeLink } from './held-link.ts';

/** The ids that name a company's user; a job seeker has none. */
export type OwnIds = { readonly idEmp: number; readonly idUser: number } | null;

export const changePasswordClient = (locale: Locale, ids: OwnIds) =>
  ids
    ? formClient(changePasswordForm, (form) =>
        callApi(changePasswordEndpoint, locale, { body: { ...ids, ...form } }),
      )
    : formClient(jobSeekerPasswordBody, (body) =>
        callApi(jobSeekerPasswordEndpoint, locale, { body }),
      );

export const askResetClient = (locale: Locale) =>
  formClient(askResetBody, (body) => callApi(askResetEndpoint, locale, { body }));

export const newPasswordClient = (
  locale: Locale,
  onKind: (kind: 'employer' | 'jobSeeker') => void,
) =>
  formClient(newPasswordBody, async (body) => {
    const token = takeLink()?.token ?? '';
    const answer = await callApi(resetPasswordEndpoint, locale, { params: { token }, body });
    if (answer.ok) onKind(answer.value.kind);
    return answer;
  });
