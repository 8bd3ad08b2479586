import { formatNumber } from '#shared/core/format.ts';

/** How much there is on the site, as the landing pages say it: settings that the server counts (decision 0090). */
export interface QuotedFigures {
  readonly QUOTED_REVIEWS: string;
  readonly QUOTED_COMPANIES: string;
}

const EXACT_UP_TO = 100;

/** Two figures of a number and "+", which stay true while it grows: 40,629 is 40,000+. */
export function quoted(count: number): string {
  if (count <= EXACT_UP_TO) return String(count);
  const step = 10 ** (String(count).length - 2);
  // Both languages write it alike.
  return `${formatNumber('en', Math.floor((count - 1) / step) * step)}+`;
}
