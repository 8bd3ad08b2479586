import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { OPENING_PAGE_SIZE } from '../core/opening-list-query.ts';
import { MOST_FOUND, type OpeningSearchQuery } from '../core/opening-search-query.ts';
import { countFound, findNearTitle, listFound } from './opening-search-queries.ts';

/** A page of the openings of all companies, in two queries; a third asks what was meant where nothing is found. */
export async function searchOpenings(query: OpeningSearchQuery) {
  const page = { limit: OPENING_PAGE_SIZE, offset: (query.pg - 1) * OPENING_PAGE_SIZE };
  const [counted, openings] = await Promise.all([
    countFound(reads, query),
    listFound(reads, query, page),
  ]);
  const total = Math.min(counted, MOST_FOUND);
  const { totalPage } = pageWindow(total, query.pg, OPENING_PAGE_SIZE);
  const meant = counted === 0 ? await findNearTitle(reads, query) : null;
  return { openings, total, meant, isCut: counted > MOST_FOUND, totalPage };
}
