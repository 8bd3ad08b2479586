import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { Resume } from '#shared/server/resume-service/resume-port.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import type { SharedApplication } from '../../core/applicant/applicant-profile.ts';
import { findProfile } from '../applicant/applicant-queries.ts';

/** The value is null if the person has not written a resume yet. */
export type ReadResume = Result<Resume | null, 'unavailable'>;

export function readResume(idJsk: number): Promise<ReadResume> {
  return resumeService().read(idJsk);
}

interface Written {
  readonly idJsk: number;
  readonly email: string;
  readonly coverNote: string;
}

/** Builds the application's content from current data, both for the check page and for sending. */
export async function composeApplication(
  db: Db,
  { idJsk, email, coverNote }: Written,
  resume: ReadResume,
): Promise<Result<SharedApplication, 'name_unread'>> {
  if (!resume.ok) return fail('name_unread');
  const { content, document } = await findProfile(db, idJsk);
  const workHistory = (resume.value?.workHistory ?? []).map(
    ({ companyName, position, startedOn, endedOn }) => ({
      companyName,
      position,
      startedOn,
      endedOn,
    }),
  );
  const profile = { ...content, coverNote, workHistory };
  return ok({ name: ownName(resume.value), email, profile, document });
}

/** Hash of the content the applicant checked, so that sending detects any change. */
export function sharedHash(shared: SharedApplication): string {
  const { name, email, profile, document } = shared;
  const parts = [name, email, profile && sorted(profile), document?.idDocument ?? null];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Sorts keys, because PostgreSQL returns JSON keys in its own order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner)]);
}

function ownName(resume: Resume | null): string {
  const thai = `${resume?.firstNameThai ?? ''} ${resume?.lastNameThai ?? ''}`.trim();
  return thai || `${resume?.firstName ?? ''} ${resume?.lastName ?? ''}`.trim();
}
