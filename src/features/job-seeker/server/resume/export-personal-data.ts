import { ownDocument } from '#features/opening/core/opening-paths.ts';
import { absolute } from '#shared/core/address.ts';
import { ok } from '#shared/core/result.ts';
import type { ExportedAs } from '#shared/server/db/person-tables.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { exportedSessions } from '#shared/server/session/own-session-queries.ts';
import { loadResume } from './load-resume.ts';
import { findPersonalData } from './personal-queries.ts';
import { receivedInvitations } from './received-invitations-queries.ts';

/** A person's data by the names of `PERSON_TABLES`; fails if the resume service is unavailable. */
export async function exportPersonalData(idJsk: number, now: Date) {
  const resume = await loadResume(idJsk);
  if (!resume.ok) return resume;
  const [found, invitations, sessions] = await Promise.all([
    findPersonalData(db, idJsk),
    receivedInvitations(db, idJsk),
    exportedSessions(db, idJsk),
  ]);
  const documents = found.documents.map((document) => ({
    ...document,
    address: absolute(env().PUBLIC_URL, ownDocument('th', document.idDocument)),
  }));
  const listed = { ...found, documents, invitations, sessions } satisfies Record<
    ExportedAs,
    unknown
  >;
  return ok({ exportedAt: now.toISOString(), ...listed, resume: { ...resume.value } });
}
