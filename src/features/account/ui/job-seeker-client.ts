import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import {
  deleteJobSeekerBody,
  deleteJobSeekerEndpoint,
  jobSeekerPasswordBody,
  jobSeekerPasswordEndpoint,
  sendProofEndpoint,
} from '../core/job-seeker-account-contract.ts';

export const passwordClient = (locale: Locale) =>
  formClient(jobSeekerPasswordBody, (body) => callApi(jobSeekerPasswordEndpoint, locale, { body }));

export const deletionClient = (locale: Locale) =>
  formClient(deleteJobSeekerBody, (body) => callApi(deleteJobSeekerEndpoint, locale, { body }));

export const sendProof = (locale: Locale) => callApi(sendProofEndpoint, locale);
