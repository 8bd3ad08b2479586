import { db } from '#shared/server/db/pool.ts';
import { OPENING_PAGE_SIZE } from '../../core/opening-list-query.ts';
import { findOwnOpening } from '../own-opening-queries.ts';
import { countApplicants, listApplicants } from './application-queries.ts';

/** Loads the applicants of an opening, if it belongs to the company. */
export async function loadApplicants(opening: { idEmp: number; idJob: number }, pg: number) {
  const page = { limit: OPENING_PAGE_SIZE, offset: (pg - 1) * OPENING_PAGE_SIZE };
  const [found, total, applicants] = await Promise.all([
    findOwnOpening(db, opening),
    countApplicants(db, opening),
    listApplicants(db, opening, page),
  ]);
  return found && { opening: found, total, applicants };
}
