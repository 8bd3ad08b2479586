import { db } from '#shared/server/db/pool.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { findResumeOf } from '#shared/server/session/key-pair-queries.ts';
import { issueLinkPair } from '#shared/server/session/key-pairs.ts';

const EMPTY_RESUME = {
  firstName: '',
  lastName: '',
  firstNameThai: '',
  lastNameThai: '',
  workHistory: [],
};

/** Details for a sign-in response; without the resume service only the names are missing. */
export async function jobSeekerDetails(idJsk: number, now: Date) {
  const [idResume, resumeResult, pair] = await Promise.all([
    findResumeOf(db, idJsk),
    resumeService().read(idJsk),
    issueLinkPair(db, { idJsk }, now),
  ]);
  const { workHistory, ...resume } = (resumeResult.ok ? resumeResult.value : null) ?? EMPTY_RESUME;
  const [latest] = [...workHistory].sort(
    (a, b) =>
      (b.endedOn ?? '9999').localeCompare(a.endedOn ?? '9999') ||
      b.startedOn.localeCompare(a.startedOn),
  );
  return { ...pair, idResume, resume, lastestExp: latest ?? null, justLoggedIn: true } as const;
}
