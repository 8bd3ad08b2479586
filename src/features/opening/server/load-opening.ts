import { reads } from '#shared/server/db/replica/reads.ts';
import { findOpening, listOpenings } from './opening-queries.ts';

const MAX_OTHER_OPENINGS = 4;

export async function loadOpening(idEmp: number, idJob: number) {
  const [opening, newest] = await Promise.all([
    findOpening(reads, { idEmp, idJob }),
    listOpenings(reads, idEmp, {}, { limit: MAX_OTHER_OPENINGS + 1, offset: 0 }),
  ]);
  if (!opening) return null;
  const remaining = newest.filter((other) => other.idJob !== idJob);
  return { opening, otherOpenings: remaining.slice(0, MAX_OTHER_OPENINGS) };
}
