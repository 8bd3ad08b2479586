import type { ReporterKind, ReportReason } from '#shared/core/domain/review.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { reviewAppeals, reviewReports } from '#shared/server/db/schema/reviews.ts';
import { daysBefore } from '../calendar.ts';
import type { DemoReview } from '../review/review.ts';
import type { Seeding } from './seeding.ts';
import { taxId } from './store-companies.ts';

interface Report {
  readonly reporterKind: ReporterKind;
  readonly reason: ReportReason;
  readonly text: string;
}

const REPORTS: readonly (readonly Report[])[] = [
  [
    {
      reporterKind: 'jobSeeker',
      reason: 'notOwnExperience',
      text: '(ตัวอย่าง) อ่านแล้วเหมือนเล่าต่อจากคนอื่น ไม่ได้เจอเอง',
    },
    { reporterKind: 'employer', reason: 'notThisCompany', text: '(ตัวอย่าง) บริษัทเราไม่มีแผนกนี้' },
  ],
  [{ reporterKind: 'employer', reason: 'advertising', text: '(ตัวอย่าง) ดูเหมือนชวนซื้อของ' }],
  [{ reporterKind: 'jobSeeker', reason: 'personalData', text: '' }],
];

const APPEALS = [
  '(ตัวอย่าง) ฉันเคยทำงานที่นี่จริง และเล่าเฉพาะเรื่องที่เจอเอง ขอให้ทีมงานอ่านอีกครั้ง',
  '(Example) Everything in it happened to me. Please read it once more.',
] as const;

/** Claims of unclaimed companies: one under the company's own name, one under another. */
const CLAIMANTS = [
  { name: null, contactName: 'ผู้ขอ (ตัวอย่าง)', email: 'claim1@demo.example' },
  {
    name: { th: 'บริษัท ชื่อไม่ตรง (ตัวอย่าง) จำกัด', en: 'Another Name (Example) Co., Ltd.' },
    contactName: 'ผู้ขออีกคน (ตัวอย่าง)',
    email: 'claim2@demo.example',
  },
] as const;

/** Last reviews of a status, one per company, without those of the demo job seeker. */
function lastOf(
  { plan }: Seeding,
  status: DemoReview['status'],
  maxCount: number,
): readonly number[] {
  const found = new Map<number, number>();
  for (const [index, review] of plan.reviews.entries()) {
    if (review.status === status && review.writer !== 0) found.set(review.company.index, index);
  }
  return [...found.values()].slice(-maxCount);
}

async function storeReports(seeding: Seeding): Promise<void> {
  const { plan, bases, insert } = seeding;
  await insert(
    reviewReports,
    lastOf(seeding, 'published', REPORTS.length).flatMap((index, groupIndex) =>
      (REPORTS[groupIndex] ?? []).map((report, reportIndex) => ({
        ...report,
        idReview: bases.reviews + index + 1,
        idJsk: report.reporterKind === 'employer' ? null : bases.seekers + 1,
        createdAt: daysBefore(plan.now, 2 - 0.5 * groupIndex - 0.1 * reportIndex),
      })),
    ),
  );
}

async function storeAppeals(seeding: Seeding): Promise<void> {
  const { client, plan, bases, insert } = seeding;
  const rejectedIds = lastOf(seeding, 'refused', APPEALS.length).map(
    (index) => bases.reviews + index + 1,
  );
  const { rows } = await client.query<{ idReview: number; idDecision: number }>(
    `SELECT id_review AS "idReview", id_decision AS "idDecision" FROM moderation_log
      WHERE id_review = ANY($1) ORDER BY id_decision`,
    [rejectedIds],
  );
  await insert(
    reviewAppeals,
    rows.map((row, index) => ({
      ...row,
      text: APPEALS[index] ?? '',
      createdAt: daysBefore(plan.now, 1 - 0.3 * index),
    })),
  );
}

async function storeClaims({ plan, bases, admins, insert }: Seeding): Promise<void> {
  const unclaimed = plan.companies.filter(({ isClaimed }) => !isClaimed).slice(-CLAIMANTS.length);
  const claims = unclaimed.flatMap((company, index) => {
    const claimant = CLAIMANTS[index];
    return claimant === undefined ? [] : [{ company, claimant, index }];
  });
  const standIn = (index: number) => bases.companies + plan.companies.length + index + 1;
  // The first company has two users: its admin and one more.
  const idUser = (index: number) => bases.users + admins.size + index + 2;
  const since = (index: number) => daysBefore(plan.now, 1.5 - index);
  await insert(
    companies,
    claims.map(({ company, claimant, index }) => ({
      idEmp: standIn(index),
      companyNameTh: claimant.name?.th ?? company.name.full.th,
      companyNameEn: claimant.name?.en ?? company.name.full.en,
      idIndustry: company.trade.idIndustry,
      claimedAt: since(index),
      isListed: false,
      isDemo: true,
      createdAt: since(index),
      updatedAt: since(index),
    })),
  );
  await insert(
    users,
    claims.map(({ claimant: { contactName, email }, index }) => ({
      idUser: idUser(index),
      idEmp: standIn(index),
      email,
      passwordHash: null,
      contactName,
      position: 'ฝ่ายบุคคล',
      telephone: '02-000-0000',
      role: 'admin' as const,
      termsAcceptedAt: since(index),
      createdAt: since(index),
    })),
  );
  await insert(
    companyClaims,
    claims.map(({ company, index }) => ({
      idEmp: bases.companies + company.index + 1,
      idUser: idUser(index),
      idPlaceholder: standIn(index),
      taxId: taxId(company),
      verifiedAt: since(index),
      createdAt: since(index),
    })),
  );
}

export async function storeTeamQueues(seeding: Seeding): Promise<void> {
  await storeReports(seeding);
  await storeAppeals(seeding);
  await storeClaims(seeding);
}
