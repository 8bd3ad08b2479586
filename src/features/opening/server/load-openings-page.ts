import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { db } from '#shared/server/db/pool.ts';
import { OPENING_PAGE_SIZE, type OpeningListQuery } from '../core/opening-list-query.ts';
import { countOpenings, listOpenings, openingChoices } from './opening-queries.ts';

/** What the openings tab of a company shows, in three queries. */
export async function loadOpeningsPage(idEmp: number, query: OpeningListQuery) {
  const page = { limit: OPENING_PAGE_SIZE, offset: (query.pg - 1) * OPENING_PAGE_SIZE };
  const [choices, total, openings] = await Promise.all([
    openingChoices(db, idEmp),
    countOpenings(db, idEmp, query),
    listOpenings(db, idEmp, query, page),
  ]);
  return { choices, total, openings, ...pageWindow(total, query.pg, OPENING_PAGE_SIZE) };
}
