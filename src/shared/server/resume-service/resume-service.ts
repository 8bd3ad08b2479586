import { ok } from '#shared/core/result.ts';
import { db } from '../db/pool.ts';
import { env } from '../env.ts';
import { httpResumes } from './http-resumes.ts';
import type { ResumeService } from './resume-port.ts';
import { deleteWorkHistory, findResume, replaceResume } from './resume-queries.ts';

export const embeddedResumes: ResumeService = {
  read: async (idJsk) => ok(await findResume(db, idJsk)),
  write: async (idJsk, resume) => {
    await db.transaction((tx) => replaceResume(tx, idJsk, resume));
    return ok(null);
  },
  remove: async (idJsk) => {
    await deleteWorkHistory(db, idJsk);
    return ok(null);
  },
};

export function resumeService(): ResumeService {
  const { RESUME_API_URL } = env();
  return RESUME_API_URL === undefined ? embeddedResumes : httpResumes(RESUME_API_URL);
}
