import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import type { OpeningScope } from '#shared/server/page-cache/channel.ts';
import { ASKED_DAYS, askedAt, inDays, SILENT_DAYS } from '../../core/silence.ts';

const instantOf = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const days = (count: number) => sql.raw(`interval '${count} days'`);

const isRunning = (now: Date) => and(isNull(openings.closedAt), gt(openings.expiresAt, now));
const isOfCompany = (idEmp: number) => eq(openings.idEmp, idEmp);

/** Companies with openings whose silence has a consequence, those that wait longest first. */
export async function silentCompanies(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ idEmp: openings.idEmp })
    .from(openings)
    .where(lte(openings.silenceDueAt, now))
    .orderBy(asc(openings.silenceDueAt))
    .limit(limit);
  return [...new Set(rows.map(({ idEmp }) => idEmp))];
}

/** Nobody is asked about what is over, or ends before it would close by itself. */
export async function dropEnding(db: Db, idEmp: number, now: Date): Promise<void> {
  const endsFirst = lte(openings.expiresAt, inDays(ASKED_DAYS, now));
  await db
    .update(openings)
    .set({ silenceDueAt: null, silenceToldAt: null })
    .where(
      and(
        isOfCompany(idEmp),
        lte(openings.silenceDueAt, now),
        or(lte(openings.expiresAt, now), and(isNull(openings.silenceToldAt), endsFirst)),
      ),
    );
}

/** Closes those that the company was asked about in vain; tells where they were listed. */
export function closeUnheard(db: Db, idEmp: number, now: Date): Promise<OpeningScope[]> {
  return db
    .update(openings)
    .set({
      closedAt: now,
      closedBySilence: true,
      silenceDueAt: null,
      silenceToldAt: null,
      updatedAt: now,
    })
    .where(
      and(
        isOfCompany(idEmp),
        lte(openings.silenceDueAt, now),
        isNotNull(openings.silenceToldAt),
        isRunning(now),
      ),
    )
    .returning({ idJobField: openings.idJobField, province: openings.province });
}

/** Those to be asked about now. What is due within the same days is asked with them, so that one mail is enough. */
export function markAsked(db: Db, idEmp: number, now: Date) {
  return db
    .update(openings)
    .set({
      silenceToldAt: now,
      silenceDueAt: sql`greatest(${openings.silenceDueAt}, ${instantOf(now)}) + ${days(ASKED_DAYS)}`,
    })
    .where(
      and(
        isOfCompany(idEmp),
        lte(openings.silenceDueAt, inDays(ASKED_DAYS, now)),
        isNull(openings.silenceToldAt),
        gt(openings.expiresAt, inDays(ASKED_DAYS, now)),
      ),
    )
    .returning({
      idJob: openings.idJob,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      closesAt: openings.silenceDueAt,
    });
}

/** How many of a company's openings close by themselves unless it is heard of. */
export function countAsked(db: Db, idEmp: number): Promise<number> {
  return db.$count(openings, and(isOfCompany(idEmp), isNotNull(openings.silenceToldAt)));
}

/** Says of one opening, or of all of the company, that it is still open; tells how many. */
export async function keepOpen(
  db: Db,
  { idEmp, idJob }: { readonly idEmp: number; readonly idJob: number | undefined },
  now: Date,
): Promise<number> {
  const heard = sql`greatest(${openings.postedAt}, ${instantOf(now)})`;
  const kept = await db
    .update(openings)
    .set({
      silenceDueAt: sql`${heard} + ${days(SILENT_DAYS - ASKED_DAYS)}`,
      silenceToldAt: null,
    })
    .where(
      and(
        isOfCompany(idEmp),
        idJob === undefined ? undefined : eq(openings.idJob, idJob),
        isRunning(now),
      ),
    )
    .returning({ idJob: openings.idJob });
  return kept.length;
}

/** A company that reads or answers an application is heard of about its opening; it is written once a day. */
export async function hearOf(
  db: Db,
  { idEmp, idApplication }: { readonly idEmp: number; readonly idApplication: number },
  now: Date,
): Promise<void> {
  const appliedFor = db
    .select({ idJob: applications.idJob })
    .from(applications)
    .where(and(eq(applications.idApplication, idApplication), eq(applications.idEmp, idEmp)));
  const silenceDueAt = askedAt(now, now);
  const isOlder = lte(openings.silenceDueAt, inDays(-1, silenceDueAt));
  await db
    .update(openings)
    .set({ silenceDueAt, silenceToldAt: null })
    .where(
      and(
        inArray(openings.idJob, appliedFor),
        isRunning(now),
        or(isOlder, isNotNull(openings.silenceToldAt)),
      ),
    );
}
