import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import type { Resume } from '#shared/server/resume-service/resume-port.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import type { SavedResume } from '../../core/resume-contract.ts';
import { ensureOwnResume } from './personal-queries.ts';

/**
 * What the resume service knows, with our own number and photo. Where it knows nothing yet, the name
 * given at sign-up is the beginning.
 */
export async function loadResume(idJsk: number): Promise<Result<SavedResume, 'unavailable'>> {
  const told = await resumeService().read(idJsk);
  return told.ok ? ok(await completed(idJsk, told.value)) : fail('unavailable');
}

export async function completed(idJsk: number, told: Resume | null): Promise<SavedResume> {
  const { idResume, photo, ...names } = await ensureOwnResume(db, idJsk);
  const { workHistory, ...toldNames } = told ?? { ...names, workHistory: [] };
  return { ...toldNames, workHistory: [...workHistory], idResume, hasPhoto: photo !== null };
}
