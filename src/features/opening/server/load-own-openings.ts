import { db } from '#shared/server/db/pool.ts';
import { OPENING_PAGE_SIZE } from '../core/opening-list-query.ts';
import { countUnconfirmed } from './confirmation/confirmation-queries.ts';
import { countOwnOpenings, listOwnOpenings } from './own-opening-queries.ts';

export async function loadOwnOpenings(idEmp: number, pg: number) {
  const page = { limit: OPENING_PAGE_SIZE, offset: (pg - 1) * OPENING_PAGE_SIZE };
  const [total, unconfirmedCount, openings] = await Promise.all([
    countOwnOpenings(db, idEmp),
    countUnconfirmed(db, idEmp),
    listOwnOpenings(db, idEmp, page),
  ]);
  return pg > 1 && openings.length === 0 ? null : { total, unconfirmedCount, openings };
}
