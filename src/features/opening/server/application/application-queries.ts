import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import type { Applicant, ListedApplication, OwnApplication } from '../../core/application.ts';

interface ApplicationOf {
  readonly idJob: number;
  readonly idJsk: number;
}

const IS_OPEN = sql<boolean>`${sql.raw(isOpen('openings'))}`;
const isOf = ({ idJob, idJsk }: ApplicationOf) =>
  and(eq(applications.idJob, idJob), eq(applications.idJsk, idJsk));

/** An opening that begun, of a company visitors may know of; it stays as it is until the transaction ends. */
export async function lockToApply(db: Db, idJob: number) {
  const [row] = await db
    .select({
      idEmp: openings.idEmp,
      isOpen: IS_OPEN,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
    })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(and(eq(openings.idJob, idJob), isPublicCompany, sql`${openings.postedAt} <= now()`))
    .for('share', { of: openings });
  return row ?? null;
}

/** Who applies: the address, and whether it is proved. */
export async function findApplicant(db: Db, idJsk: number) {
  const [row] = await db
    .select({
      email: jobSeekers.username,
      provedAt: jobSeekers.emailVerifiedAt,
      language: jobSeekers.language,
    })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)));
  return row ?? null;
}

export interface Shared {
  readonly sharedName: string | null;
  readonly sharedEmail: string | null;
}

interface Kept extends ApplicationOf, Shared {
  readonly idEmp: number;
  readonly appliedAt: Date;
}

/** Doing it again changes only what is told of the person, and when interest became an application. */
export async function keepApplication(db: Db, application: Kept): Promise<void> {
  const { sharedName, sharedEmail, appliedAt } = application;
  const consented = sharedEmail !== null;
  const becameOne = sql`not ${applications.consented} and ${consented}`;
  await db
    .insert(applications)
    .values({ ...application, consented })
    .onConflictDoUpdate({
      target: [applications.idJob, applications.idJsk],
      set: {
        sharedName,
        sharedEmail,
        consented,
        appliedAt: sql`case when ${becameOne} then ${appliedAt.toISOString()}::timestamptz
          else ${applications.appliedAt} end`,
      },
    });
}

export async function deleteApplication(db: Db, application: ApplicationOf): Promise<void> {
  await db.delete(applications).where(isOf(application));
}

export async function findOwnApplication(
  db: Db,
  application: ApplicationOf,
): Promise<OwnApplication | null> {
  const [row] = await db
    .select({ appliedAt: applications.appliedAt, consented: applications.consented })
    .from(applications)
    .where(isOf(application));
  return row ?? null;
}

/** The name the company was told; null where it was told none. */
export async function findSharedName(db: Db, application: ApplicationOf): Promise<string | null> {
  const [row] = await db
    .select({ sharedName: applications.sharedName })
    .from(applications)
    .where(isOf(application));
  return row?.sharedName ?? null;
}

const MOST_LISTED = 200;

export function listOwnApplications(db: Db, idJsk: number): Promise<ListedApplication[]> {
  return db
    .select({
      idJob: applications.idJob,
      idEmp: applications.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      appliedAt: applications.appliedAt,
      consented: applications.consented,
      isOpen: IS_OPEN,
    })
    .from(applications)
    .innerJoin(openings, eq(openings.idJob, applications.idJob))
    .innerJoin(companies, eq(companies.idEmp, applications.idEmp))
    .where(and(eq(applications.idJsk, idJsk), isPublicCompany))
    .orderBy(desc(applications.appliedAt), desc(applications.idApplication))
    .limit(MOST_LISTED);
}

interface OpeningOf {
  readonly idEmp: number;
  readonly idJob: number;
}

const agreed = ({ idEmp, idJob }: OpeningOf) =>
  and(
    eq(applications.idEmp, idEmp),
    eq(applications.idJob, idJob),
    isNotNull(applications.sharedEmail),
  );

export function countApplicants(db: Db, opening: OpeningOf): Promise<number> {
  return db.$count(applications, agreed(opening));
}

/** Those who agreed to be known, the latest first. */
export async function listApplicants(
  db: Db,
  opening: OpeningOf,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Applicant[]> {
  return db
    .select({
      idApplication: applications.idApplication,
      name: sql<string>`${applications.sharedName}`,
      email: sql<string>`${applications.sharedEmail}`,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .where(agreed(opening))
    .orderBy(desc(applications.appliedAt), desc(applications.idApplication))
    .limit(limit)
    .offset(offset);
}

/** Whoever applied stays counted; who it was is the employer's to know no more. */
export async function forgetApplicants(db: Db, endedBefore: Date): Promise<void> {
  await db.execute(sql`
    update ${applications} a set shared_name = null, shared_email = null
    from ${openings} o
    where o.id_job = a.id_job and a.shared_email is not null
      and least(o.expires_at, o.closed_at) < ${endedBefore.toISOString()}::timestamptz`);
}
