import type { Locale } from '#shared/core/locale.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { industryCounts, jobFieldCounts } from '../counts/count-categories.ts';
import { newestReviewsOf } from '../latest-review-queries.ts';
import { type Category, listCategory } from '../list-queries.ts';
import { fieldStats } from './field-queries.ts';

/** Maximum companies from which the latest reviews are taken, one review each. */
const LOOKED_AT = 24;
const LATEST = 3;

/** Loads what the landing page of an industry, job field or province shows besides companies. */
export async function loadField(within: Category, reader: Locale) {
  const newest = { sort: 'latest', limit: LOOKED_AT, offset: 0 } as const;
  const [figures, latest, industries, jobFields] = await Promise.all([
    fieldStats(reads, within),
    listCategory(reads, within, newest).then((ids) => newestReviewsOf(reads, ids, LATEST, reader)),
    within.idIndustry > 0 ? industryCounts() : [],
    within.idJobField > 0 ? jobFieldCounts() : [],
  ]);
  return { figures, latest, neighbours: [...industries, ...jobFields] };
}
