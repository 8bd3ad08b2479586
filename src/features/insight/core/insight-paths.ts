import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Period } from './month.ts';

/** What visitors of the own company did; the last month unless said. */
export function visitorsPage(locale: Locale, period: Period = 'month'): string {
  return withQuery(page(locale, '/company/visitors'), {
    period: period === 'month' ? undefined : period,
  });
}
