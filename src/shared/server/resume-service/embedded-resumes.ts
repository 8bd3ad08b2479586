import { ok } from '#shared/core/result.ts';
import { db } from '../db/pool.ts';
import type { ResumeService } from './resume-port.ts';
import { deleteWorkHistory, findResume, replaceResume } from './resume-queries.ts';

/** Resumes in the product's own database, which a database outage takes away with everything else. */
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
