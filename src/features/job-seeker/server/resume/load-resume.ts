import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import type { Resume } from '#shared/server/resume-service/resume-port.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import type { SavedResume } from '../../core/resume-contract.ts';
import { ensureOwnResume } from './personal-queries.ts';

/** Loads the resume with its id; an empty resume has the name given at sign-up. */
export async function loadResume(idJsk: number): Promise<Result<SavedResume, 'unavailable'>> {
  const resume = await resumeService().read(idJsk);
  return resume.ok ? ok(await completed(idJsk, resume.value)) : fail('unavailable');
}

async function completed(idJsk: number, resume: Resume | null): Promise<SavedResume> {
  const { idResume, photo, ...names } = await ensureOwnResume(db, idJsk);
  const { workHistory, ...savedNames } = resume ?? { ...names, workHistory: [] };
  const entries = workHistory.map(({ isConfirmed: _, ...entry }) => entry);
  return { ...savedNames, workHistory: entries, idResume, hasPhoto: photo !== null };
}
