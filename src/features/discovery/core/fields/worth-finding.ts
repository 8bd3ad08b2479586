import { SMALLEST_GROUP } from '#features/review/core/small-groups.ts';

/** The list of one company is that company's page again, and of fewer reviews nothing is summed up. */
const LEAST = { companies: 2, reviews: SMALLEST_GROUP } as const;

/** Whether a list of one industry, job field or province holds enough for search engines to show it. */
export function isWorthFinding(held: Readonly<Record<keyof typeof LEAST, number>>): boolean {
  return held.companies >= LEAST.companies && held.reviews >= LEAST.reviews;
}
