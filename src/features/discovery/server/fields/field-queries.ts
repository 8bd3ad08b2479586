import { and, eq, sql } from 'drizzle-orm';
import { aspectsBy, type RatedAspect } from '#shared/core/aspects.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import type { FieldFigures, SiteFigures } from '../../core/fields/field-figures.ts';
import { aspectScore, type Category, isIn } from '../list-queries.ts';

const { score, reviewCount } = companyStats;

const aspectCount = (aspect: RatedAspect) =>
  sql`(${companyStats.aspects} -> ${sql.raw(`'${aspect}'`)} ->> 'reviewCount')::int`;

/** A mean in which each company counts as often as it was reviewed; null without a review. */
const mean = (of: unknown, weight: unknown) =>
  sql<
    number | null
  >`sum(${of} * ${weight}) / nullif(sum(${weight}) filter (where ${of} is not null), 0)`;

const meanOf = (aspect: RatedAspect) => mean(aspectScore(aspect), aspectCount(aspect));

/** What the reviews of some companies come to, beside those of all. */
export async function fieldFigures(db: Db, within: Category): Promise<FieldFigures> {
  const everybody = db
    .select({ mean: mean(score, reviewCount).as('mean') })
    .from(companies)
    .innerJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .where(isPublicCompany);
  const [row] = await db
    .select({
      reviews: sql<number>`coalesce(sum(${reviewCount}), 0)::int`,
      openings: sql<number>`coalesce(sum(${companyStats.openingCount}), 0)::int`,
      score: mean(score, reviewCount),
      everybody: sql<number | null>`${everybody}`,
      ...aspectsBy('rated', ({ rated }) => meanOf(rated)),
    })
    .from(companies)
    .innerJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .where(and(isPublicCompany, isIn(within)));
  if (!row) throw new Error('a sum is always there');
  const { reviews, openings, everybody: market, score: own, ...aspects } = row;
  return { reviews, openings, score: own, market, aspects };
}

/** How much there is on the whole site. */
export async function siteFigures(db: Db): Promise<SiteFigures> {
  const [row] = await db
    .select({
      companies: sql<number>`count(*)::int`,
      reviews: sql<number>`coalesce(sum(${reviewCount}), 0)::int`,
      openings: sql<number>`coalesce(sum(${companyStats.openingCount}), 0)::int`,
    })
    .from(companies)
    .leftJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .where(isPublicCompany);
  return row ?? { companies: 0, reviews: 0, openings: 0 };
}
