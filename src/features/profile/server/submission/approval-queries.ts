import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { ApprovalStatus } from '#shared/core/company/profile-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { administratorsOf } from '#shared/server/company/company-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { libraryAlt } from '#shared/server/db/schema/alt-of.ts';
import { profileCaptions } from '#shared/server/db/schema/captions.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { approvals, profileVersions } from '#shared/server/db/schema/profiles.ts';
import type { Approval } from '../../core/profile-contract.ts';
import type { Submission } from '../../core/submission/submission-contract.ts';
import type { ApprovalRow } from '../profile-queries.ts';

export function approvalResponse(row: ApprovalRow): Approval {
  const { idApproval, lang, status, remark, decisionRemark, createdAt, decidedAt } = row;
  const { sectionRemarks } = row;
  return {
    idApproval,
    lang,
    status,
    remark,
    decisionRemark,
    sectionRemarks,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export async function insertApproval(
  db: Db,
  approval: { idEmp: number; lang: Locale; createdBy: number; remark: string },
): Promise<ApprovalRow> {
  const [row] = await db.insert(approvals).values(approval).returning();
  if (!row) throw new Error('an approval was not stored');
  return row;
}

export async function markComplete(db: Db, idProfile: number, now: Date): Promise<void> {
  await db
    .update(profileVersions)
    .set({ completedAt: now })
    .where(eq(profileVersions.idProfile, idProfile));
}

/** Stores the library descriptions with the version, so that the team reviews exactly these. */
export async function describePictures(db: Db, idProfile: number): Promise<void> {
  await db.execute(sql`
    update profile_media s set alt_text = ${sql.raw(libraryAlt('m', 'p.lang'))}
    from media m, profile_versions p
    where s.id_profile = ${idProfile} and m.id_media = s.id_media and p.id_profile = s.id_profile`);
}

/** Stores the current captions of the videos with the version; later captions have other ids. */
export async function storeCaptions(db: Db, idProfile: number): Promise<void> {
  await db.delete(profileCaptions).where(eq(profileCaptions.idProfile, idProfile));
  await db.execute(sql`
    insert into profile_captions (id_profile, id_captions)
    select distinct s.id_profile, k.id_captions
    from profile_media s join media_captions k using (id_media)
    where s.id_profile = ${idProfile} and k.is_current`);
}

export async function setStatus(
  db: Db,
  idApproval: number,
  change: Partial<
    Pick<
      ApprovalRow,
      'status' | 'decidedBy' | 'decidedAt' | 'decisionRemark' | 'sectionRemarks' | 'unplayed'
    >
  >,
): Promise<ApprovalRow> {
  const [row] = await db
    .update(approvals)
    .set(change)
    .where(eq(approvals.idApproval, idApproval))
    .returning();
  if (!row) throw new Error('the approval is gone');
  return row;
}

export async function findApproval(db: Db, idApproval: number): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(approvals).where(eq(approvals.idApproval, idApproval));
  return row ?? null;
}

const submissionColumns = {
  approval: approvals,
  companyNameTh: companies.companyNameTh,
  companyNameEn: companies.companyNameEn,
  packageHrSay: companies.packageHrSay,
};

interface SubmissionRow extends CompanyName {
  readonly approval: ApprovalRow;
  readonly packageHrSay: PackageHrSay;
}

function submissionResponse({ approval, ...company }: SubmissionRow): Submission {
  const { idEmp, unplayed } = approval;
  return { ...approvalResponse(approval), idEmp, unplayed: [...unplayed], ...company };
}

export async function findSubmission(db: Db, idApproval: number): Promise<Submission | null> {
  const [row] = await db
    .select(submissionColumns)
    .from(approvals)
    .innerJoin(companies, eq(companies.idEmp, approvals.idEmp))
    .where(eq(approvals.idApproval, idApproval));
  return row ? submissionResponse(row) : null;
}

/** Waiting submissions oldest first, decided ones newest first. */
export async function submissionsOf(
  db: Db,
  status: ApprovalStatus,
  page: { readonly pg: number; readonly vpp: number },
): Promise<{ readonly total: number; readonly list: readonly Submission[] }> {
  const isStatus = eq(approvals.status, status);
  const order =
    status === 'W' ? [approvals.createdAt, approvals.idApproval] : [desc(approvals.decidedAt)];
  const rows = await db
    .select(submissionColumns)
    .from(approvals)
    .innerJoin(companies, eq(companies.idEmp, approvals.idEmp))
    .where(isStatus)
    .orderBy(...order)
    .limit(page.vpp)
    .offset((page.pg - 1) * page.vpp);
  const total = await db.$count(approvals, isStatus);
  return { total, list: rows.map(submissionResponse) };
}

/** Counts waiting submissions; the index on `status` keeps this cheap. */
export function countSubmissionQueue(db: Db): Promise<number> {
  return db.$count(approvals, eq(approvals.status, 'W'));
}

export async function countByStatus(db: Db): Promise<Readonly<Record<ApprovalStatus, number>>> {
  const rows = await db
    .select({ status: approvals.status, count: sql<number>`count(*)::int` })
    .from(approvals)
    .groupBy(approvals.status);
  const counts: Record<ApprovalStatus, number> = { W: 0, A: 0, R: 0, P: 0, D: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export interface MailRecipient {
  readonly email: string;
  readonly contactName: string;
  readonly language: Locale;
}

const recipient = {
  email: users.email,
  contactName: users.contactName,
  language: users.language,
};
const isPresent = isNull(users.deletedAt);

/** The submitter, or all administrators with a password if that user was deleted. */
export async function ownersToNotify(
  db: Db,
  { idEmp, createdBy }: ApprovalRow,
): Promise<readonly MailRecipient[]> {
  const submitter = await db
    .select(recipient)
    .from(users)
    .where(and(isPresent, inArray(users.idUser, createdBy === null ? [] : [createdBy])));
  return submitter.length > 0 ? submitter : administratorsOf(db, idEmp);
}
