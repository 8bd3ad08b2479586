import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import {
  deleteJobSeekerBody,
  deleteJobSeekerEndpoint,
  sendProofEndpoint,
} from '../core/job-seeker-account-contract.ts';
import { jobSeekerSignUpBody, jobSeekerSignUpEndpoint } from '../core/sign-up-contract.ts';

export const signUpClient = (locale: Locale) =>
  formClient(jobSeekerSignUpBody, (body) => callApi(jobSeekerSignUpEndpoint, locale, { body }));

export const jobSeekerDeletionClient = (locale: Locale) =>
  formClient(deleteJobSeekerBody, (body) => callApi(deleteJobSeekerEndpoint, locale, { body }));

export const sendProof = (locale: Locale, to?: string) =>
  callApi(sendProofEndpoint, locale, { body: { to } });
