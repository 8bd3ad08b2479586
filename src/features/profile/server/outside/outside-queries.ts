import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { profileItems, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { isPublishedReview, reviews } from '#shared/server/db/schema/reviews.ts';

export async function hasTaxId(db: Db, idEmp: number, taxId: string): Promise<boolean> {
  const isOtherCompany = and(eq(companies.taxId, taxId), ne(companies.idEmp, idEmp));
  return (await db.$count(companies, isOtherCompany)) > 0;
}

export async function setTaxId(db: Db, idEmp: number, taxId: string): Promise<void> {
  await db.update(companies).set({ taxId }).where(eq(companies.idEmp, idEmp));
}

/** The ids that are published reviews of the company. */
export async function publishedAmong(
  db: Db,
  idEmp: number,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ idReview: reviews.publicId })
    .from(reviews)
    .where(and(eq(reviews.idEmp, idEmp), isPublishedReview, inArray(reviews.publicId, [...ids])));
  return new Set(rows.map(({ idReview }) => idReview));
}

/** Articles of the other language with one of these slugs. */
export function articlesOfSlugs(
  db: Db,
  { idEmp, lang }: { readonly idEmp: number; readonly lang: Locale },
  slugs: readonly string[],
) {
  const slug = sql<string>`${profileItems.content} ->> 'slugLink'`;
  return db
    .select({ idItem: profileItems.idItem, slug })
    .from(profileItems)
    .innerJoin(profileVersions, eq(profileVersions.idProfile, profileItems.idProfile))
    .where(
      and(
        eq(profileVersions.idEmp, idEmp),
        ne(profileVersions.lang, lang),
        ne(profileVersions.state, 'archived'),
        eq(profileItems.section, 'article'),
        inArray(slug, [...slugs]),
      ),
    );
}
