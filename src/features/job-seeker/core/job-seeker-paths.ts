import { page, withQuery } from '#shared/core/address.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';

/** URL that verifies a job seeker's email; `to` is the page to continue on. */
export function verificationPath(
  locale: Locale,
  token: string,
  { to, done }: { readonly to?: string | undefined; readonly done?: 'sent' } = {},
): string {
  return withQuery(page(locale, '/jSignup'), { verify: token, to, done });
}

export function ownReviews(locale: Locale, pg: number): string {
  return withQuery(page(locale, '/myYouSay'), { pg });
}

/** URL of a review on the first page of own reviews, where recent ones are. */
export function ownReview(locale: Locale, idReview: number): string {
  return `${page(locale, '/myYouSay')}#review-${idReview}`;
}

export function resumeExport(idJsk: number): string {
  return `${API_BASE}/resume/${idJsk}/export`;
}
