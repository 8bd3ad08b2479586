import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import {
  credentialsBody,
  jobSeekerLoginEndpoint,
  loginEndpoint,
} from '../core/sign-in-contract.ts';

export const signInClient = (kind: 'employer' | 'jobSeeker', locale: Locale) =>
  formClient(credentialsBody, (body) =>
    kind === 'employer'
      ? callApi(loginEndpoint, locale, { body })
      : callApi(jobSeekerLoginEndpoint, locale, { body }),
  );
