import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { OPENING_PAGE_SIZE } from '../core/opening-list-query.ts';
import { MAX_RESULTS, type OpeningSearchQuery } from '../core/opening-search-query.ts';
import { countFound, findNearTitle, listFound } from './opening-search-queries.ts';

/** A page of results; a second query suggests a title if nothing is found. */
export async function searchOpenings(query: OpeningSearchQuery) {
  const { resultCount, sure, openings, mayReach } = await (query.salaryFrom ? pageByPay : pageOf)(
    query,
  );
  const total = Math.min(resultCount, MAX_RESULTS);
  const { totalPage } = pageWindow(total, query.pg, OPENING_PAGE_SIZE);
  const suggestedKeyword = resultCount === 0 ? await findNearTitle(reads, query) : null;
  const mayReachTotal = total - Math.min(sure, total);
  return {
    openings,
    mayReach,
    mayReachTotal,
    total,
    suggestedKeyword,
    isCut: resultCount > MAX_RESULTS,
    totalPage,
  };
}

const offsetOf = ({ pg }: OpeningSearchQuery) => (pg - 1) * OPENING_PAGE_SIZE;

async function pageOf(query: OpeningSearchQuery) {
  const page = { limit: OPENING_PAGE_SIZE, offset: offsetOf(query) };
  const [resultCount, openings] = await Promise.all([
    countFound(reads, query),
    listFound(reads, query, page),
  ]);
  return { resultCount, sure: resultCount, openings, mayReach: [] };
}

/** Lists openings that surely pay the minimum before those that may; pages do not overlap. */
async function pageByPay(query: OpeningSearchQuery) {
  const [sure, mayReach] = [
    { ...query, pay: 'sure' },
    { ...query, pay: 'mayReach' },
  ] as const;
  const offset = offsetOf(query);
  const [countSure, countMayReach, openings] = await Promise.all([
    countFound(reads, sure),
    countFound(reads, mayReach),
    listFound(reads, sure, { limit: OPENING_PAGE_SIZE, offset }),
  ]);
  const limit = OPENING_PAGE_SIZE - openings.length;
  const further =
    limit > 0 && countMayReach > 0
      ? await listFound(reads, mayReach, { limit, offset: Math.max(offset - countSure, 0) })
      : [];
  return { resultCount: countSure + countMayReach, sure: countSure, openings, mayReach: further };
}
