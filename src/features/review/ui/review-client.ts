import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import { insertReviewEndpoint, reviewBody } from '../core/review-contract.ts';

export const reviewClient = (locale: Locale) =>
  formClient(reviewBody, (body) => callApi(insertReviewEndpoint, locale, { body }));
