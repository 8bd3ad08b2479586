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
  readonly words: string;
}

/** One list for each review that is reported. */
const REPORTS: readonly (readonly Report[])[] = [
  [
    {
      reporterKind: 'jobSeeker',
      reason: 'notOwnExperience',
      words: '(ตัวอย่าง) อ่านแล้วเหมือนเล่าต่อจากคนอื่น ไม่ได้เจอเอง',
    },
    { reporterKind: 'employer', reason: 'notThisCompany', words: '(ตัวอย่าง) บริษัทเราไม่มีแผนกนี้' },
  ],
  [{ reporterKind: 'employer', reason: 'advertising', words: '(ตัวอย่าง) ดูเหมือนชวนซื้อของ' }],
  [{ reporterKind: 'jobSeeker', reason: 'personalData', words: '' }],
];

const APPEALS = [
  '(ตัวอย่าง) ฉันเคยทำงานที่นี่จริง และเล่าเฉพาะเรื่องที่เจอเอง ขอให้ทีมงานอ่านอีกครั้ง',
  '(Example) Everything in it happened to me. Please read it once more.',
] as const;

/** Claims of companies nobody looks after: one is asked for under its own name, the other under another one. */
const CLAIMANTS = [
  { name: null, contactName: 'ผู้ขอ (ตัวอย่าง)', email: 'claim1@demo.example' },
  {
    name: { th: 'บริษัท ชื่อไม่ตรง (ตัวอย่าง) จำกัด', en: 'Another Name (Example) Co., Ltd.' },
    contactName: 'ผู้ขออีกคน (ตัวอย่าง)',
    email: 'claim2@demo.example',
  },
] as const;

/** The last reviews of a kind, of one company each and not of the person who signs in to the demo. */
function lastOf({ plan }: Seeding, status: DemoReview['status'], most: number): readonly number[] {
  const found = new Map<number, number>();
  for (const [index, review] of plan.reviews.entries()) {
    if (review.status === status && review.writer !== 0) found.set(review.company.index, index);
  }
  return [...found.values()].slice(-most);
}

async function storeReports(seeding: Seeding): Promise<void> {
  const { plan, bases, insert } = seeding;
  await insert(
    reviewReports,
    lastOf(seeding, 'published', REPORTS.length).flatMap((index, at) =>
      (REPORTS[at] ?? []).map((report, place) => ({
        ...report,
        idReview: bases.reviews + index + 1,
        idJsk: report.reporterKind === 'employer' ? null : bases.seekers + 1,
        createdAt: daysBefore(plan.now, 2 - 0.5 * at - 0.1 * place),
      })),
    ),
  );
}

async function storeAppeals(seeding: Seeding): Promise<void> {
  const { client, plan, bases, insert } = seeding;
  const refused = lastOf(seeding, 'refused', APPEALS.length).map(
    (index) => bases.reviews + index + 1,
  );
  const { rows } = await client.query<{ idReview: number; idDecision: number }>(
    `SELECT id_review AS "idReview", id_decision AS "idDecision" FROM moderation_log
      WHERE id_review = ANY($1) ORDER BY id_decision`,
    [refused],
  );
  await insert(
    reviewAppeals,
    rows.map((row, at) => ({
      ...row,
      words: APPEALS[at] ?? '',
      createdAt: daysBefore(plan.now, 1 - 0.3 * at),
    })),
  );
}

async function storeClaims({ plan, bases, admins, insert }: Seeding): Promise<void> {
  const wanted = plan.companies.filter(({ isClaimed }) => !isClaimed).slice(-CLAIMANTS.length);
  const claims = wanted.flatMap((company, at) => {
    const claimant = CLAIMANTS[at];
    return claimant === undefined ? [] : [{ company, claimant, at }];
  });
  const standIn = (at: number) => bases.companies + plan.companies.length + at + 1;
  // The first company has a second user besides its admin.
  const idUser = (at: number) => bases.users + admins.size + at + 2;
  const since = (at: number) => daysBefore(plan.now, 1.5 - at);
  await insert(
    companies,
    claims.map(({ company, claimant, at }) => ({
      idEmp: standIn(at),
      companyNameTh: claimant.name?.th ?? company.name.full.th,
      companyNameEn: claimant.name?.en ?? company.name.full.en,
      idIndustry: company.trade.idIndustry,
      claimedAt: since(at),
      isListed: false,
      isDemo: true,
      createdAt: since(at),
      updatedAt: since(at),
    })),
  );
  await insert(
    users,
    claims.map(({ claimant: { contactName, email }, at }) => ({
      idUser: idUser(at),
      idEmp: standIn(at),
      email,
      passwordHash: null,
      contactName,
      position: 'ฝ่ายบุคคล',
      telephone: '02-000-0000',
      role: 'admin' as const,
      termsAcceptedAt: since(at),
      createdAt: since(at),
    })),
  );
  await insert(
    companyClaims,
    claims.map(({ company, at }) => ({
      idEmp: bases.companies + company.index + 1,
      idUser: idUser(at),
      idStandIn: standIn(at),
      taxId: taxId(company),
      provedAt: since(at),
      createdAt: since(at),
    })),
  );
}

/** A few invented things for the review team to decide on, each of which says that it is an example. */
export async function storeTeamQueues(seeding: Seeding): Promise<void> {
  await storeReports(seeding);
  await storeAppeals(seeding);
  await storeClaims(seeding);
}
