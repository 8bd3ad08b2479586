import { reads } from '#shared/server/db/replica/reads.ts';
import type { ListedOpening, Opening } from '../core/opening.ts';
import { findOpening, listOpenings } from './opening-queries.ts';

const MAX_OTHER_OPENINGS = 4;

export interface OpeningWithOthers {
  readonly opening: Opening;
  readonly otherOpenings: readonly ListedOpening[];
}

export async function loadOpening(idEmp: number, idJob: number): Promise<OpeningWithOthers | null> {
  const [opening, newest] = await Promise.all([
    findOpening(reads, { idEmp, idJob }),
    listOpenings(reads, idEmp, {}, { limit: MAX_OTHER_OPENINGS + 1, offset: 0 }),
  ]);
  if (!opening) return null;
  const otherOpenings = newest
    .filter((other) => other.idJob !== idJob)
    .slice(0, MAX_OTHER_OPENINGS);
  return { opening, otherOpenings };
}
