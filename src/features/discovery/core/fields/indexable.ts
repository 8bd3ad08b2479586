import { MIN_GROUP_SIZE } from '#features/review/core/k-anonymity.ts';

/** A list of one company would repeat its page; summaries need MIN_GROUP_SIZE reviews. */
const MIN_CONTENT = { companies: 2, reviews: MIN_GROUP_SIZE } as const;

/** True if a list of one industry, job field or province has enough content for search engines. */
export function isIndexable(counts: Readonly<Record<keyof typeof MIN_CONTENT, number>>): boolean {
  return counts.companies >= MIN_CONTENT.companies && counts.reviews >= MIN_CONTENT.reviews;
}
