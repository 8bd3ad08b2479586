import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Period } from './month.ts';

/** The visitor page of the own company; the default period is the last month. */
export function visitorsPage(locale: Locale, period: Period = 'month'): string {
  return withQuery(page(locale, '/company/visitors'), {
    period: period === 'month' ? undefined : period,
  });
}
