import type { ReviewForm } from '#features/review/core/review-contract.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers, platformAdmins } from '#shared/server/db/schema/accounts.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';

/** Rows for tests of this slice: an invented company, people and reviews. */
export async function makeCompany(idIndustry = 1): Promise<number> {
  const [row] = await db
    .insert(companies)
    .values({ companyNameTh: 'บริษัท สมมติ จำกัด', companyNameEn: 'Made Up Co., Ltd.', idIndustry })
    .returning({ idEmp: companies.idEmp });
  if (!row) throw new Error('no company');
  return row.idEmp;
}

let people = 0;

export async function makeWriter(emailVerifiedAt: Date | null = new Date()): Promise<number> {
  people += 1;
  const [row] = await db
    .insert(jobSeekers)
    .values({ username: `writer${people}@example.com`, emailVerifiedAt })
    .returning({ idJsk: jobSeekers.idJsk });
  if (!row) throw new Error('no writer');
  return row.idJsk;
}

export async function makeAdmin(): Promise<number> {
  const [row] = await db
    .insert(platformAdmins)
    .values({ name: `team ${Math.random()}` })
    .returning({ idAdmin: platformAdmins.idAdmin });
  if (!row) throw new Error('no admin');
  return row.idAdmin;
}

export function reviewForm(idEmp: number, change: Partial<ReviewForm> = {}): ReviewForm {
  return {
    idEmp,
    lang: 'th',
    employmentStatus: 'current',
    tenure: 'moreThanOneYear',
    idJobField: 1,
    jobGrade: 'officer',
    jobType: 'fullTime',
    ratingOverall: 4,
    ratingLife: 4,
    ratingWork: 4,
    ratingMoney: 3,
    ratingSocial: 5,
    title: 'ทีมดี งานชัดเจน',
    goodPoints: 'หัวหน้ารับฟัง และให้เวลาเรียนรู้งานใหม่ ๆ เสมอ',
    improvePoints: 'อยากให้ปรับเงินเดือนตามค่าครองชีพทุกปี',
    ...change,
  };
}

/** A review that is public already, this old. */
export async function makePublished(
  idEmp: number,
  change: Partial<ReviewForm> = {},
  ageDays = 0,
): Promise<number> {
  const at = new Date(Date.now() - ageDays * 24 * 60 * 60_000);
  const [row] = await db
    .insert(reviews)
    .values({
      ...reviewForm(idEmp, change),
      idJsk: await makeWriter(),
      reviewYear: at.getFullYear(),
      status: 'published',
      submittedAt: at,
      publishedAt: at,
      publishedMonth: `${at.toISOString().slice(0, 7)}-01`,
    })
    .returning({ idReview: reviews.idReview });
  if (!row) throw new Error('no review');
  return row.idReview;
}
