import { and, eq, sql } from 'drizzle-orm';
import type { DisclosedAttributes } from '#shared/core/domain/reviewer-attributes.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  DISCLOSED_COLUMNS,
  isPublishedReview,
  REVIEWER_COLUMNS,
  reviews,
} from '#shared/server/db/schema/reviews.ts';

export async function attributesOf(db: Db, idEmp: number) {
  return db
    .select({
      idReview: reviews.idReview,
      publicId: sql<string>`${reviews.publicId}`,
      lang: reviews.lang,
      ...REVIEWER_COLUMNS,
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
  const columns = Object.entries(DISCLOSED_COLUMNS);
  const values = columns.map(
    ([name, column]) => sql`${sql.identifier(column.name)} = given.${sql.identifier(name)}`,
  );
  const types = columns.map(
    ([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`,
  );
  await db.execute(sql`
    update ${reviews} r set ${sql.join(values, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      "idReview" int, ${sql.join(types, sql`, `)})
    where r.id_review = given."idReview"
  `);
}
