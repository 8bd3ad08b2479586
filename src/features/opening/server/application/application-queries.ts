import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ToldProfile } from '#shared/core/domain/applicant.ts';
import type { ApplicationStatus } from '#shared/core/domain/application.ts';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import { applicantDocuments } from '#shared/server/db/schema/resumes.ts';
import type { ToldApplication } from '../../core/applicant/applicant-profile.ts';
import type {
  Applicant,
  ListedApplication,
  OwnApplication,
  ReadApplication,
} from '../../core/application.ts';
import { statusesBefore } from '../../core/application-status.ts';

interface ApplicationOf {
  readonly idJob: number;
  readonly idJsk: number;
}

const IS_OPEN = sql<boolean>`${sql.raw(isOpen('openings'))}`;
export const isOf = ({ idJob, idJsk }: ApplicationOf) =>
  and(eq(applications.idJob, idJob), eq(applications.idJsk, idJsk));

const isToldDocument = eq(applicantDocuments.idDocument, applications.sharedDocument);

const STANDING = { status: applications.status, statusAt: applications.statusAt };

/** What a company knows of an application; the PDF without its bytes. */
const TOLD = {
  sharedName: applications.sharedName,
  sharedEmail: applications.sharedEmail,
  sharedProfile: applications.sharedProfile,
  idDocument: applicantDocuments.idDocument,
  bytes: sql<number | null>`octet_length(${applicantDocuments.content})`,
};

interface ToldRow {
  readonly sharedName: string | null;
  readonly sharedEmail: string | null;
  readonly sharedProfile: ToldProfile | null;
  readonly idDocument: string | null;
  readonly bytes: number | null;
}

/** Null where nothing is told, or not any more. */
function toldOf(row: ToldRow): ToldApplication | null {
  const { sharedName: name, sharedEmail: email, sharedProfile: profile, idDocument, bytes } = row;
  if (name === null || email === null) return null;
  return { name, email, profile, document: idDocument && bytes ? { idDocument, bytes } : null };
}

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

interface Draft extends ApplicationOf {
  readonly idEmp: number;
  readonly coverNote: string;
}

/** What is being written; of one that was sent, what may be sent in its place. */
export async function keepDraft(db: Db, draft: Draft): Promise<void> {
  const { coverNote } = draft;
  await db
    .insert(applications)
    .values({ ...draft, consented: false })
    .onConflictDoUpdate({
      target: [applications.idJob, applications.idJsk],
      set: { coverNote },
    });
}

interface Kept extends ApplicationOf {
  readonly idEmp: number;
  readonly appliedAt: Date;
  readonly told: ToldApplication;
}

/** Doing it again changes only what is told of the person; it dates from when it was sent first. */
export async function keepApplication(db: Db, application: Kept): Promise<void> {
  const { told, appliedAt, ...of } = application;
  const shared = {
    consented: true,
    withdrawnAt: null,
    sharedName: told.name,
    sharedEmail: told.email,
    sharedProfile: told.profile,
    sharedDocument: told.document?.idDocument ?? null,
  };
  const isUnanswered = sql`${applications.status} in ('sent', 'seen')`;
  await db
    .insert(applications)
    .values({ ...of, ...shared, appliedAt })
    .onConflictDoUpdate({
      target: [applications.idJob, applications.idJsk],
      set: {
        ...shared,
        appliedAt: sql`case when ${applications.consented} then ${applications.appliedAt}
          else ${appliedAt.toISOString()}::timestamptz end`,
        // What is sent anew the employer has not seen.
        status: sql`case when ${isUnanswered} then 'sent' else ${applications.status} end`,
        statusAt: sql`case when ${isUnanswered} then null else ${applications.statusAt} end`,
      },
    });
}

export async function findOwnApplication(
  db: Db,
  application: ApplicationOf,
): Promise<OwnApplication | null> {
  const [row] = await db
    .select({
      appliedAt: applications.appliedAt,
      consented: applications.consented,
      withdrawnAt: applications.withdrawnAt,
      coverNote: applications.coverNote,
      ...TOLD,
    })
    .from(applications)
    .leftJoin(applicantDocuments, isToldDocument)
    .where(isOf(application));
  return row ? { ...row, told: toldOf(row) } : null;
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
      withdrawnAt: applications.withdrawnAt,
      ...STANDING,
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
      ...STANDING,
      hasDocument: isNotNull(applications.sharedDocument).mapWith(Boolean),
    })
    .from(applications)
    .where(agreed(opening))
    .orderBy(desc(applications.appliedAt), desc(applications.idApplication))
    .limit(limit)
    .offset(offset);
}

export interface ToldTo {
  readonly idEmp: number;
  readonly idApplication: number;
}

const isToldTo = ({ idEmp, idApplication }: ToldTo) =>
  and(
    eq(applications.idApplication, idApplication),
    eq(applications.idEmp, idEmp),
    isNotNull(applications.sharedEmail),
  );

/** Whose application went a step onwards; null where it did not. Of the same step twice at once one goes. */
export async function advanceStatus(
  db: Db,
  application: ToldTo,
  { status, now }: { readonly status: ApplicationStatus; readonly now: Date },
): Promise<{ readonly idJsk: number } | null> {
  const [row] = await db
    .update(applications)
    .set({ status, statusAt: now })
    .where(and(isToldTo(application), inArray(applications.status, [...statusesBefore(status)])))
    .returning({ idJsk: applications.idJsk });
  return row ?? null;
}

/** One application as its company sees it; null where it is another's, or told no more. */
export async function findToldApplication(
  db: Db,
  application: ToldTo,
): Promise<ReadApplication | null> {
  const [row] = await db
    .select({
      idApplication: applications.idApplication,
      idJob: applications.idJob,
      appliedAt: applications.appliedAt,
      ...STANDING,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      language: jobSeekers.language,
      ...TOLD,
    })
    .from(applications)
    .innerJoin(openings, eq(openings.idJob, applications.idJob))
    .innerJoin(companies, eq(companies.idEmp, applications.idEmp))
    .innerJoin(jobSeekers, eq(jobSeekers.idJsk, applications.idJsk))
    .leftJoin(applicantDocuments, isToldDocument)
    .where(isToldTo(application));
  const told = row && toldOf(row);
  return row && told ? { ...row, told } : null;
}
