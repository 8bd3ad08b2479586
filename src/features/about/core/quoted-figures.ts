import { formatNumber } from '#shared/core/format.ts';

/** Numbers on landing pages, built as placeholders that the server fills in (decision 0090). */
export interface QuotedFigures {
  readonly QUOTED_REVIEWS: string;
  readonly QUOTED_COMPANIES: string;
}

const EXACT_UP_TO = 100;

/** Rounds down to two digits and adds "+", true while the number grows: 40,629 becomes 40,000+. */
export function FIGURES_QUOTED(count: number): string {
  if (count <= EXACT_UP_TO) return String(count);
  const step = 10 ** (String(count).length - 2);
  // Both languages use the same notation.
  return `${formatNumber('en', Math.floor((count - 1) / step) * step)}+`;
}
