import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import type { OpeningScope } from '#shared/server/page-cache/channel.ts';
import {
  AUTO_CLOSE_DAYS,
  CONFIRMATION_DAYS,
  confirmationDueFrom,
  inDays,
} from '../../core/unconfirmed-openings.ts';

const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const days = (count: number) => sql.raw(`interval '${count} days'`);

const isRunning = (now: Date) => and(isNull(openings.closedAt), gt(openings.expiresAt, now));
const isOfCompany = (idEmp: number) => eq(openings.idEmp, idEmp);

/** Companies with openings due for confirmation, longest overdue first. */
export async function findUnconfirmedCompanies(db: Db, now: Date, limit: number) {
  const rows = await db
    .select({ idEmp: openings.idEmp })
    .from(openings)
    .where(lte(openings.confirmationDueAt, now))
    .orderBy(asc(openings.confirmationDueAt))
    .limit(limit);
  return [...new Set(rows.map(({ idEmp }) => idEmp))];
}

/** Requests no confirmation of openings that ended, or will end before they would be closed. */
export async function skipEndingOpenings(db: Db, idEmp: number, now: Date): Promise<void> {
  const endsFirst = lte(openings.expiresAt, inDays(CONFIRMATION_DAYS, now));
  await db
    .update(openings)
    .set({ confirmationDueAt: null, confirmationRequestedAt: null })
    .where(
      and(
        isOfCompany(idEmp),
        lte(openings.confirmationDueAt, now),
        or(lte(openings.expiresAt, now), and(isNull(openings.confirmationRequestedAt), endsFirst)),
      ),
    );
}

/** Closes openings left unconfirmed and returns their job fields and provinces. */
export function closeUnconfirmed(db: Db, idEmp: number, now: Date): Promise<OpeningScope[]> {
  return db
    .update(openings)
    .set({
      closedAt: now,
      isAutoClosed: true,
      confirmationDueAt: null,
      confirmationRequestedAt: null,
      updatedAt: now,
    })
    .where(
      and(
        isOfCompany(idEmp),
        lte(openings.confirmationDueAt, now),
        isNotNull(openings.confirmationRequestedAt),
        isRunning(now),
      ),
    )
    .returning({ idJobField: openings.idJobField, province: openings.province });
}

/** Also marks openings due within the confirmation period, so that one mail is enough. */
export function markConfirmationRequested(db: Db, idEmp: number, now: Date) {
  return db
    .update(openings)
    .set({
      confirmationRequestedAt: now,
      confirmationDueAt: sql`greatest(${openings.confirmationDueAt}, ${instantOf(now)}) + ${days(CONFIRMATION_DAYS)}`,
    })
    .where(
      and(
        isOfCompany(idEmp),
        lte(openings.confirmationDueAt, inDays(CONFIRMATION_DAYS, now)),
        isNull(openings.confirmationRequestedAt),
        gt(openings.expiresAt, inDays(CONFIRMATION_DAYS, now)),
      ),
    )
    .returning({
      idJob: openings.idJob,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      closesAt: openings.confirmationDueAt,
    });
}

/** Openings that close automatically unless confirmed. */
export function countUnconfirmed(db: Db, idEmp: number): Promise<number> {
  return db.$count(openings, and(isOfCompany(idEmp), isNotNull(openings.confirmationRequestedAt)));
}

export async function postponeConfirmation(
  db: Db,
  { idEmp, idJob }: { readonly idEmp: number; readonly idJob: number | undefined },
  now: Date,
): Promise<number> {
  const confirmedAt = sql`greatest(${openings.postedAt}, ${instantOf(now)})`;
  const postponed = await db
    .update(openings)
    .set({
      confirmationDueAt: sql`${confirmedAt} + ${days(AUTO_CLOSE_DAYS - CONFIRMATION_DAYS)}`,
      confirmationRequestedAt: null,
    })
    .where(
      and(
        isOfCompany(idEmp),
        idJob === undefined ? undefined : eq(openings.idJob, idJob),
        isRunning(now),
      ),
    )
    .returning({ idJob: openings.idJob });
  return postponed.length;
}

/** Reading or answering an application confirms its opening; stored at most once a day. */
export async function recordActivity(
  db: Db,
  { idEmp, idApplication }: { readonly idEmp: number; readonly idApplication: number },
  now: Date,
): Promise<void> {
  const appliedFor = db
    .select({ idJob: applications.idJob })
    .from(applications)
    .where(and(eq(applications.idApplication, idApplication), eq(applications.idEmp, idEmp)));
  const confirmationDueAt = confirmationDueFrom(now, now);
  const isOlder = lte(openings.confirmationDueAt, inDays(-1, confirmationDueAt));
  await db
    .update(openings)
    .set({ confirmationDueAt, confirmationRequestedAt: null })
    .where(
      and(
        inArray(openings.idJob, appliedFor),
        isRunning(now),
        or(isOlder, isNotNull(openings.confirmationRequestedAt)),
      ),
    );
}
