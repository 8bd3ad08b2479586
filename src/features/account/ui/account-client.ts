import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import {
  credentialsBody,
  jobSeekerLoginEndpoint,
  jobSeekerSignUpBody,
  jobSeekerSignUpEndpoint,
  loginEndpoint,
  registerBody,
  registerEndpoint,
} from '../core/account-contract.ts';

export const signInClient = (kind: 'employer' | 'jobSeeker', locale: Locale) =>
  formClient(credentialsBody, (body) =>
    kind === 'employer'
      ? callApi(loginEndpoint, locale, { body })
      : callApi(jobSeekerLoginEndpoint, locale, { body }),
  );

export const registerClient = (locale: Locale) =>
  formClient(registerBody, (body) => callApi(registerEndpoint, locale, { body }));

export const signUpClient = (locale: Locale) =>
  formClient(jobSeekerSignUpBody, (body) => callApi(jobSeekerSignUpEndpoint, locale, { body }));
