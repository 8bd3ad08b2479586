import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { OPENING_COLUMNS } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import type { OwnOpening } from '../core/own-opening.ts';

export type OpeningValues = Omit<typeof openings.$inferInsert, 'idJob' | 'idEmp'>;

export interface OpeningKey {
  readonly idEmp: number;
  readonly idJob: number;
}

const countWhere = (condition: string) =>
  sql<number>`(
    select count(*)::int from ${applications} a
    where a.id_job = openings.id_job and ${sql.raw(condition)})`;

const OWN_COLUMNS = {
  ...OPENING_COLUMNS,
  postedAt: openings.postedAt,
  expiresAt: openings.expiresAt,
  closedAt: openings.closedAt,
  isAutoClosed: openings.isAutoClosed,
  autoCloseAt: sql<Date | null>`
    case when ${openings.confirmationRequestedAt} is not null then ${openings.confirmationDueAt} end`.mapWith(
    openings.confirmationDueAt,
  ),
  updatedAt: openings.updatedAt,
  applicationCount: countWhere('a.consented'),
};

const isOf = ({ idEmp, idJob }: OpeningKey) =>
  and(eq(openings.idEmp, idEmp), eq(openings.idJob, idJob));

export function countRunning(db: Db, idEmp: number, now: Date): Promise<number> {
  return db.$count(
    openings,
    and(eq(openings.idEmp, idEmp), isNull(openings.closedAt), gt(openings.expiresAt, now)),
  );
}

export function countOwnOpenings(db: Db, idEmp: number): Promise<number> {
  return db.$count(openings, eq(openings.idEmp, idEmp));
}

/** Openings about to close automatically first, then active ones, then by date. */
export function listOwnOpenings(
  db: Db,
  idEmp: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OwnOpening[]> {
  return db
    .select(OWN_COLUMNS)
    .from(openings)
    .where(eq(openings.idEmp, idEmp))
    .orderBy(
      desc(isNotNull(openings.confirmationRequestedAt)),
      desc(sql`${openings.closedAt} is null and ${openings.expiresAt} > now()`),
      desc(openings.postedAt),
      desc(openings.idJob),
    )
    .limit(limit)
    .offset(offset);
}

export async function findOwnOpening(db: Db, opening: OpeningKey): Promise<OwnOpening | null> {
  const [row] = await db.select(OWN_COLUMNS).from(openings).where(isOf(opening));
  return row ?? null;
}

export async function insertOpening(db: Db, idEmp: number, values: OpeningValues): Promise<number> {
  const [row] = await db
    .insert(openings)
    .values({ idEmp, ...values })
    .returning({ idJob: openings.idJob });
  if (!row) throw new Error('an opening was not made');
  return row.idJob;
}

export async function updateOpening(db: Db, opening: OpeningKey, values: Partial<OpeningValues>) {
  await db.update(openings).set(values).where(isOf(opening));
}
