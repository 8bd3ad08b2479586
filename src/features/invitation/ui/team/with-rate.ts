import { formatNumber, formatRate } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';

export function withRate(locale: Locale, count: number, sent: number): string {
  const figure = formatNumber(locale, count);
  return sent === 0 ? figure : `${figure} (${formatRate(locale, count / sent)})`;
}
