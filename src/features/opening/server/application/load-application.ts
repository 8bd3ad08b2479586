import { db } from '#shared/server/db/pool.ts';
import { findOpening } from '../opening-queries.ts';
import { findApplicant, findOwnApplication } from './application-queries.ts';
import { ownName } from './apply.ts';

/** What somebody reads before applying, and after; null when there is no such opening. */
export async function loadApplication(opening: { idEmp: number; idJob: number }, idJsk: number) {
  const { idJob } = opening;
  const [found, applied, person, name] = await Promise.all([
    findOpening(db, opening),
    findOwnApplication(db, { idJob, idJsk }),
    findApplicant(db, idJsk),
    ownName(idJsk),
  ]);
  if (!found || !person) return null;
  const { email, provedAt } = person;
  return { opening: found, applied, name, email, isProved: provedAt !== null };
}
