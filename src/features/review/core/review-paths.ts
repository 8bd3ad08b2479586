import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

/** The form that writes a review of one company. */
export function writeReview(locale: Locale, idEmp: number): string {
  return withQuery(page(locale, '/mYousayQuestion'), { idEmp });
}
