import { MIN_GROUP_SIZE } from '#features/review/core/small-groups.ts';

/** The list of one company is that company's page again, and of fewer reviews nothing is summed up. */
const MIN_CONTENT = { companies: 2, reviews: MIN_GROUP_SIZE } as const;

/** Whether a list of one industry, job field or province holds enough for search engines to show it. */
export function isWorthFinding(
  counts: Readonly<Record<keyof typeof MIN_CONTENT, number>>,
): boolean {
  return counts.companies >= MIN_CONTENT.companies && counts.reviews >= MIN_CONTENT.reviews;
}
