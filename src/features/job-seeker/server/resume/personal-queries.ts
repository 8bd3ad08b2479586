import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { appealableUntil } from '#features/review/core/appeal/appeal-rules.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { applications, openings, savedOpenings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import { reactions } from '#shared/server/db/schema/reactions.ts';
import {
  applicantDocuments,
  applicantProfiles,
  resumes,
} from '#shared/server/db/schema/resumes.ts';
import {
  isLastRejection,
  moderationLog,
  REVIEW_TEXT,
  REVIEWER_COLUMNS,
  reviewAppeals,
  reviewReports,
  reviews,
  usefulVotes,
} from '#shared/server/db/schema/reviews.ts';
import type { OwnReview } from '../../core/resume-contract.ts';
import { findPersonalAlerts } from './own-alerts-queries.ts';

const OWN_COLUMNS = {
  idResume: resumes.idResume,
  firstName: resumes.firstName,
  lastName: resumes.lastName,
  firstNameThai: resumes.firstNameThai,
  lastNameThai: resumes.lastNameThai,
  photo: resumes.photoMedia,
};

/** Creates the resume row on first use; every job seeker has one. */
export async function ensureOwnResume(db: Db, idJsk: number) {
  const find = () => db.select(OWN_COLUMNS).from(resumes).where(eq(resumes.idJsk, idJsk));
  const [existing] = await find();
  if (existing) return existing;
  await db.insert(resumes).values({ idJsk }).onConflictDoNothing();
  const [created] = await find();
  if (!created) throw new Error('a resume was not made');
  return created;
}

export async function findWorkedCompanies(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select(NAMED_COMPANY)
    .from(companies)
    .where(and(inArray(companies.idEmp, [...ids]), isPublicCompany));
  return new Map(rows.map((row) => [row.idEmp, row]));
}

export async function reviewedCompanies(db: Db, idJsk: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ idEmp: reviews.idEmp })
    .from(reviews)
    .where(eq(reviews.idJsk, idJsk));
  return new Set(rows.map(({ idEmp }) => idEmp));
}

export async function countOwnReviews(db: Db, idJsk: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.idJsk, idJsk));
  return row?.total ?? 0;
}

export async function listOwnReviews(
  db: Db,
  idJsk: number,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<OwnReview[]> {
  const rows = await db
    .select({
      idReview: reviews.idReview,
      ...NAMED_COMPANY,
      title: reviews.title,
      ratingOverall: reviews.ratingOverall,
      status: reviews.status,
      reasonCode: reviews.reasonCode,
      usefulCount: reviews.usefulCount,
      submittedAt: reviews.submittedAt,
      canEdit: eq(reviews.reviewYear, thaiYear(now)).mapWith(Boolean),
      appeal: reviewAppeals.status,
      rejectedAt: moderationLog.createdAt,
    })
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .leftJoin(moderationLog, isLastRejection)
    .leftJoin(reviewAppeals, eq(reviewAppeals.idDecision, moderationLog.idDecision))
    .where(eq(reviews.idJsk, idJsk))
    .orderBy(desc(reviews.submittedAt), desc(reviews.idReview))
    .limit(limit)
    .offset(offset);
  return rows.map(({ rejectedAt, submittedAt, ...row }) => {
    const until =
      rejectedAt && row.status === 'refused' && !row.appeal && appealableUntil(rejectedAt);
    return {
      ...row,
      submittedAt: submittedAt.toISOString(),
      appealUntil: until && until >= now ? until.toISOString() : null,
    };
  });
}

/** Columns of an own review: all its texts and the moderation decision. */
const WRITTEN_COLUMNS = {
  idReview: reviews.idReview,
  idEmp: reviews.idEmp,
  companyName: companies.companyNameTh,
  lang: reviews.lang,
  ...REVIEWER_COLUMNS,
  workCheck: reviews.workCheck,
  ...REVIEW_TEXT,
  status: reviews.status,
  reasonCode: reviews.reasonCode,
  isInvited: reviews.isInvited,
  submittedAt: reviews.submittedAt,
};

/** Finds personal data, without hashes and without texts by other people. */
export async function findPersonalData(db: Db, idJsk: number) {
  const [account] = await db
    .select({
      idJsk: jobSeekers.idJsk,
      email: jobSeekers.username,
      emailVerifiedAt: jobSeekers.emailVerifiedAt,
      signsInWithGoogle: sql<boolean>`${jobSeekers.googleSub} is not null`,
      language: jobSeekers.language,
      createdAt: jobSeekers.createdAt,
    })
    .from(jobSeekers)
    .where(eq(jobSeekers.idJsk, idJsk));
  const [ownReviews, votes, reported, appealed, applied, saved, reacted, alertRows, applicant] =
    await Promise.all([
      db
        .select(WRITTEN_COLUMNS)
        .from(reviews)
        .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
        .where(eq(reviews.idJsk, idJsk))
        .orderBy(desc(reviews.submittedAt)),
      db
        .select({ idReview: reviews.publicId, createdAt: usefulVotes.createdAt })
        .from(usefulVotes)
        .innerJoin(reviews, eq(reviews.idReview, usefulVotes.idReview))
        .where(eq(usefulVotes.idJsk, idJsk))
        .orderBy(desc(usefulVotes.createdAt)),
      db
        .select({
          idReview: reviews.publicId,
          reason: reviewReports.reason,
          text: reviewReports.text,
          status: reviewReports.status,
          createdAt: reviewReports.createdAt,
        })
        .from(reviewReports)
        .innerJoin(reviews, eq(reviews.idReview, reviewReports.idReview))
        .where(eq(reviewReports.idJsk, idJsk))
        .orderBy(desc(reviewReports.createdAt)),
      db
        .select({
          idReview: reviewAppeals.idReview,
          text: reviewAppeals.text,
          status: reviewAppeals.status,
          createdAt: reviewAppeals.createdAt,
        })
        .from(reviewAppeals)
        .innerJoin(reviews, eq(reviews.idReview, reviewAppeals.idReview))
        .where(eq(reviews.idJsk, idJsk))
        .orderBy(desc(reviewAppeals.createdAt)),
      findApplications(db, idJsk),
      findSaved(db, idJsk),
      db
        .select({
          act: reactions.type,
          companyName: companies.companyNameTh,
          publicNo: reactions.publicNo,
        })
        .from(reactions)
        .innerJoin(companies, eq(companies.idEmp, reactions.idEmp))
        .where(eq(reactions.idJsk, idJsk))
        .orderBy(reactions.type, reactions.publicNo),
      findPersonalAlerts(db, idJsk),
      findApplicantData(db, idJsk),
    ]);
  return {
    account: account ?? {},
    reviews: ownReviews,
    usefulVotes: votes,
    reports: reported,
    appeals: appealed,
    applications: applied,
    savedOpenings: saved,
    likesAndShares: reacted,
    alerts: alertRows,
    ...applicant,
  };
}

function findApplications(db: Db, idJsk: number) {
  return db
    .select({
      idJob: applications.idJob,
      companyName: companies.companyNameTh,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      appliedAt: applications.appliedAt,
      consented: applications.consented,
      withdrawnAt: applications.withdrawnAt,
      status: applications.status,
      statusAt: applications.statusAt,
      sharedName: applications.sharedName,
      sharedEmail: applications.sharedEmail,
      sharedProfile: applications.sharedProfile,
      sharedDocument: applications.sharedDocument,
      coverNote: applications.coverNote,
    })
    .from(applications)
    .innerJoin(openings, eq(openings.idJob, applications.idJob))
    .innerJoin(companies, eq(companies.idEmp, applications.idEmp))
    .where(eq(applications.idJsk, idJsk))
    .orderBy(desc(applications.appliedAt));
}

function findSaved(db: Db, idJsk: number) {
  return db
    .select({
      idJob: savedOpenings.idJob,
      companyName: companies.companyNameTh,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      createdAt: savedOpenings.createdAt,
    })
    .from(savedOpenings)
    .innerJoin(openings, eq(openings.idJob, savedOpenings.idJob))
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(eq(savedOpenings.idJsk, idJsk))
    .orderBy(desc(savedOpenings.createdAt));
}

/** Finds application data; PDFs are listed without their content. */
async function findApplicantData(db: Db, idJsk: number) {
  const [[profile], documents] = await Promise.all([
    db
      .select({ content: applicantProfiles.content, idDocument: applicantProfiles.idDocument })
      .from(applicantProfiles)
      .where(eq(applicantProfiles.idJsk, idJsk)),
    db
      .select({
        idDocument: applicantDocuments.idDocument,
        bytes: sql<number>`octet_length(${applicantDocuments.content})`,
        sha256: applicantDocuments.sha256,
        createdAt: applicantDocuments.createdAt,
      })
      .from(applicantDocuments)
      .where(eq(applicantDocuments.idJsk, idJsk))
      .orderBy(desc(applicantDocuments.createdAt)),
  ]);
  return { applicantProfile: profile ?? {}, documents };
}
