import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import { editReviewEndpoint } from '../core/own/own-review-contract.ts';
import { insertReviewEndpoint, reviewAnswers, reviewBody } from '../core/review-contract.ts';

export const newReviewClient = (locale: Locale) =>
  formClient(reviewBody, (body) => callApi(insertReviewEndpoint, locale, { body }));

export const editReviewClient = (locale: Locale, idReview: number) =>
  formClient(reviewAnswers, (body) =>
    callApi(editReviewEndpoint, locale, { params: { idReview }, body }),
  );
