import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { isPublishedReview, reviews } from '#shared/server/db/schema/reviews.ts';
import type { DisclosedAttributes } from '../core/k-anonymity.ts';

export const DISCLOSED_COLUMNS = {
  idJobField: reviews.disclosedJobField,
  jobGrade: reviews.disclosedJobGrade,
  jobType: reviews.disclosedJobType,
  employmentStatus: reviews.disclosedEmploymentStatus,
  tenure: reviews.disclosedTenure,
};

export async function attributesOf(db: Db, idEmp: number) {
  return db
    .select({
      idReview: reviews.idReview,
      publicId: sql<string>`${reviews.publicId}`,
      lang: reviews.lang,
      idJobField: reviews.idJobField,
      jobGrade: reviews.jobGrade,
      jobType: reviews.jobType,
      employmentStatus: reviews.employmentStatus,
      tenure: reviews.tenure,
      disclosed: DISCLOSED_COLUMNS,
    })
    .from(reviews)
    .where(and(eq(reviews.idEmp, idEmp), isPublishedReview));
}

export async function writeDisclosedAttributes(
  db: Db,
  rows: readonly (DisclosedAttributes & { readonly idReview: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${reviews} r set disclosed_job_field = given."idJobField", disclosed_job_grade = given."jobGrade",
      disclosed_job_type = given."jobType", disclosed_employment_status = given."employmentStatus",
      disclosed_tenure = given.tenure
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      "idReview" int, "idJobField" int, "jobGrade" text, "jobType" text, "employmentStatus" text,
      tenure text)
    where r.id_review = given."idReview"
  `);
}
