import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Period } from './month.ts';

/** Path of the employer's visitor page; the default period needs no query parameter. */
export function visitorsPage(locale: Locale, period: Period = 'month'): string {
  return withQuery(page(locale, '/company/visitors'), {
    period: period === 'month' ? undefined : period,
  });
}
