import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import { deleteUnreferencedDocuments } from '../applicant/applicant-queries.ts';
import { type ApplicationKey, isOf } from './application-queries.ts';

/** Erases a sent application except the fact and its date; deletes a draft. */
export async function withdrawApplication(db: Db, application: ApplicationKey, now: Date) {
  await db
    .delete(applications)
    .where(
      and(isOf(application), eq(applications.consented, false), isNull(applications.withdrawnAt)),
    );
  await db
    .update(applications)
    .set({
      consented: false,
      withdrawnAt: sql`coalesce(${applications.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
      coverNote: '',
      sharedName: null,
      sharedEmail: null,
      sharedProfile: null,
      sharedDocument: null,
      status: 'sent',
      statusAt: null,
      notifiedAt: null,
    })
    .where(isOf(application));
}

/** Erases identity and text of applicants of ended openings, not their count; deletes drafts. */
export async function eraseApplicants(db: Db, endedBefore: Date): Promise<void> {
  const isOver = sql`o.id_job = a.id_job
    and least(o.expires_at, o.closed_at) < ${endedBefore.toISOString()}::timestamptz`;
  await db.execute(sql`
    update ${applications} a
    set shared_name = null, shared_email = null, shared_profile = null, shared_document = null,
      cover_note = ''
    from ${openings} o where ${isOver} and a.shared_email is not null`);
  await db.execute(sql`
    delete from ${applications} a using ${openings} o where ${isOver} and not a.consented`);
  await deleteUnreferencedDocuments(db);
}
