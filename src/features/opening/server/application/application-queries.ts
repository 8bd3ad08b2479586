import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#shared/core/domain/application.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import { applicantDocuments } from '#shared/server/db/schema/resumes.ts';
import type { SharedApplication } from '../../core/applicant/applicant-profile.ts';
import type {
  Applicant,
  ListedApplication,
  OwnApplication,
  ReadApplication,
} from '../../core/application.ts';
import { statusesBefore } from '../../core/application-status.ts';
import { IS_OPEN } from '../opening-queries.ts';
import type { OpeningKey } from '../own-opening-queries.ts';

export interface ApplicationKey {
  readonly idJob: number;
  readonly idJsk: number;
}

export const isOf = ({ idJob, idJsk }: ApplicationKey) =>
  and(eq(applications.idJob, idJob), eq(applications.idJsk, idJsk));

const isSharedDocument = eq(applicantDocuments.idDocument, applications.sharedDocument);

const STATUS_COLUMNS = { status: applications.status, statusAt: applications.statusAt };

const SHARED_COLUMNS = {
  sharedName: applications.sharedName,
  sharedEmail: applications.sharedEmail,
  sharedProfile: applications.sharedProfile,
  idDocument: applicantDocuments.idDocument,
  bytes: sql<number | null>`octet_length(${applicantDocuments.content})`,
};

type SharedRow = Pick<
  typeof applications.$inferSelect,
  'sharedName' | 'sharedEmail' | 'sharedProfile'
> & { readonly idDocument: string | null; readonly bytes: number | null };

/** Shared details of an application; erased ones have none. */
function sharedApplicationOf(row: SharedRow): SharedApplication | null {
  const { sharedName: name, sharedEmail: email, sharedProfile: profile, idDocument, bytes } = row;
  if (name === null || email === null) return null;
  return { name, email, profile, document: idDocument && bytes ? { idDocument, bytes } : null };
}

/** Finds a started opening of a public company and share-locks it until the transaction ends. */
export async function lockToApply(db: Db, idJob: number) {
  const [row] = await db
    .select({
      ...NAMED_COMPANY,
      isOpen: IS_OPEN,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
    })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(and(eq(openings.idJob, idJob), isPublicCompany, sql`${openings.postedAt} <= now()`))
    .for('share', { of: openings });
  return row ?? null;
}

export async function findApplicant(db: Db, idJsk: number) {
  const [row] = await db
    .select({
      email: jobSeekers.username,
      emailVerifiedAt: jobSeekers.emailVerifiedAt,
      language: jobSeekers.language,
    })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)));
  return row ?? null;
}

interface Draft extends ApplicationKey {
  readonly idEmp: number;
  readonly coverNote: string;
}

/** Creates a draft, or the pending changes of a sent application. */
export async function storeDraft(db: Db, draft: Draft): Promise<void> {
  const { coverNote } = draft;
  await db
    .insert(applications)
    .values({ ...draft, consented: false })
    .onConflictDoUpdate({ target: [applications.idJob, applications.idJsk], set: { coverNote } });
}

interface NewApplication extends ApplicationKey {
  readonly idEmp: number;
  readonly appliedAt: Date;
  readonly shared: SharedApplication;
}

/** Stores a sent application; sending again replaces the details but keeps `appliedAt`. */
export async function storeApplication(db: Db, application: NewApplication): Promise<void> {
  const { shared, appliedAt, ...key } = application;
  const columns = {
    consented: true,
    withdrawnAt: null,
    sharedName: shared.name,
    sharedEmail: shared.email,
    sharedProfile: shared.profile,
    sharedDocument: shared.document?.idDocument ?? null,
  };
  const isUnanswered = sql`${applications.status} in ('sent', 'seen')`;
  await db
    .insert(applications)
    .values({ ...key, ...columns, appliedAt })
    .onConflictDoUpdate({
      target: [applications.idJob, applications.idJsk],
      set: {
        ...columns,
        appliedAt: sql`case when ${applications.consented} then ${applications.appliedAt}
          else ${appliedAt.toISOString()}::timestamptz end`,
        // A resent application is new again, because the employer has not seen this version.
        status: sql`case when ${isUnanswered} then 'sent' else ${applications.status} end`,
        statusAt: sql`case when ${isUnanswered} then null else ${applications.statusAt} end`,
      },
    });
}

export async function findOwnApplication(
  db: Db,
  application: ApplicationKey,
): Promise<OwnApplication | null> {
  const [row] = await db
    .select({
      appliedAt: applications.appliedAt,
      consented: applications.consented,
      withdrawnAt: applications.withdrawnAt,
      coverNote: applications.coverNote,
      ...SHARED_COLUMNS,
    })
    .from(applications)
    .leftJoin(applicantDocuments, isSharedDocument)
    .where(isOf(application));
  return row ? { ...row, shared: sharedApplicationOf(row) } : null;
}

const MAX_LISTED = 200;

export function listOwnApplications(db: Db, idJsk: number): Promise<ListedApplication[]> {
  return db
    .select({
      idJob: applications.idJob,
      ...NAMED_COMPANY,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      appliedAt: applications.appliedAt,
      consented: applications.consented,
      withdrawnAt: applications.withdrawnAt,
      ...STATUS_COLUMNS,
      isOpen: IS_OPEN,
    })
    .from(applications)
    .innerJoin(openings, eq(openings.idJob, applications.idJob))
    .innerJoin(companies, eq(companies.idEmp, applications.idEmp))
    .where(and(eq(applications.idJsk, idJsk), isPublicCompany))
    .orderBy(desc(applications.appliedAt), desc(applications.idApplication))
    .limit(MAX_LISTED);
}

const isShared = ({ idEmp, idJob }: OpeningKey) =>
  and(
    eq(applications.idEmp, idEmp),
    eq(applications.idJob, idJob),
    isNotNull(applications.sharedEmail),
  );

export function countApplicants(db: Db, opening: OpeningKey): Promise<number> {
  return db.$count(applications, isShared(opening));
}

/** Applicants who consented to be shown to the employer, newest first. */
export async function listApplicants(
  db: Db,
  opening: OpeningKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Applicant[]> {
  return db
    .select({
      idApplication: applications.idApplication,
      name: sql<string>`${applications.sharedName}`,
      email: sql<string>`${applications.sharedEmail}`,
      appliedAt: applications.appliedAt,
      ...STATUS_COLUMNS,
      hasDocument: isNotNull(applications.sharedDocument).mapWith(Boolean),
    })
    .from(applications)
    .where(isShared(opening))
    .orderBy(desc(applications.appliedAt), desc(applications.idApplication))
    .limit(limit)
    .offset(offset);
}

export interface CompanyApplicationKey {
  readonly idEmp: number;
  readonly idApplication: number;
}

const isApplicationOf = ({ idEmp, idApplication }: CompanyApplicationKey) =>
  and(
    eq(applications.idApplication, idApplication),
    eq(applications.idEmp, idEmp),
    isNotNull(applications.sharedEmail),
  );

/** Advances the status; of concurrent calls for the same status only one gets the applicant. */
export async function advanceStatus(
  db: Db,
  application: CompanyApplicationKey,
  { status, now }: { readonly status: ApplicationStatus; readonly now: Date },
): Promise<{ readonly idJsk: number } | null> {
  const [row] = await db
    .update(applications)
    .set({ status, statusAt: now })
    .where(
      and(isApplicationOf(application), inArray(applications.status, [...statusesBefore(status)])),
    )
    .returning({ idJsk: applications.idJsk });
  return row ?? null;
}

/** Finds a shared application; null if it belongs to another company or was erased. */
export async function findSharedApplication(
  db: Db,
  application: CompanyApplicationKey,
): Promise<ReadApplication | null> {
  const [row] = await db
    .select({
      idApplication: applications.idApplication,
      idJob: applications.idJob,
      appliedAt: applications.appliedAt,
      ...STATUS_COLUMNS,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      ...NAMED_COMPANY,
      language: jobSeekers.language,
      ...SHARED_COLUMNS,
    })
    .from(applications)
    .innerJoin(openings, eq(openings.idJob, applications.idJob))
    .innerJoin(companies, eq(companies.idEmp, applications.idEmp))
    .innerJoin(jobSeekers, eq(jobSeekers.idJsk, applications.idJsk))
    .leftJoin(applicantDocuments, isSharedDocument)
    .where(isApplicationOf(application));
  const shared = row && sharedApplicationOf(row);
  return row && shared ? { ...row, shared } : null;
}
