import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { OPENING_PAGE_SIZE, type OpeningListQuery } from '../core/opening-list-query.ts';
import { countCompanyOpenings, listOpenings, openingChoices } from './opening-queries.ts';

export async function loadOpeningsPage(idEmp: number, query: OpeningListQuery) {
  const page = { limit: OPENING_PAGE_SIZE, offset: (query.pg - 1) * OPENING_PAGE_SIZE };
  const [choices, total, openings] = await Promise.all([
    openingChoices(reads, idEmp),
    countCompanyOpenings(reads, idEmp, query),
    listOpenings(reads, idEmp, query, page),
  ]);
  return { choices, total, openings, ...pageWindow(total, query.pg, OPENING_PAGE_SIZE) };
}
