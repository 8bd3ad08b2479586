import { db } from '#shared/server/db/pool.ts';
import { findProfile } from '../applicant/applicant-queries.ts';
import { findOpening } from '../opening-queries.ts';
import { findApplicant, findOwnApplication } from './application-queries.ts';
import { composeApplication, readResume, sharedHash } from './compose-application.ts';

export async function loadApplication(opening: { idEmp: number; idJob: number }, idJsk: number) {
  const { idJob } = opening;
  const [found, applied, person, storedProfile, resume] = await Promise.all([
    findOpening(db, opening),
    findOwnApplication(db, { idJob, idJsk }),
    findApplicant(db, idJsk),
    findProfile(db, idJsk),
    readResume(idJsk),
  ]);
  if (!found || !person) return null;
  const { email, emailVerifiedAt } = person;
  const coverNote = applied?.coverNote ?? '';
  const composed = await composeApplication(db, { idJsk, email, coverNote }, resume);
  /** The application as it would be sent now; null while the resume is unavailable. */
  const next = composed.ok ? { shared: composed.value, hash: sharedHash(composed.value) } : null;
  const hasChanged =
    next !== null && applied?.shared != null && sharedHash(applied.shared) !== next.hash;
  return {
    opening: found,
    applied,
    storedProfile,
    next,
    hasChanged,
    isEmailVerified: emailVerifiedAt !== null,
  };
}
