import { and, eq, sql } from 'drizzle-orm';
import { aspectsBy, type RatedAspect } from '#shared/core/aspects.ts';
import { nightlyStatsOf } from '#shared/server/db/nightly-stats-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyJobFields, companyStats } from '#shared/server/db/schema/company-stats.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import type { FieldMeans, FieldStats } from '../../core/fields/field-figures.ts';
import { type CountScope, storedStats } from '../counts/stored-counts-queries.ts';
import { aspectScore, type Category, EVERY_COMPANY, isIn, isRefined } from '../list-queries.ts';

const { score, reviewCount } = companyStats;

const aspectCount = (aspect: RatedAspect) =>
  sql`(${companyStats.aspects} -> ${sql.raw(`'${aspect}'`)} ->> 'reviewCount')::int`;

/** Mean weighted by review count; none without reviews. */
const mean = (of: unknown, weight: unknown) =>
  sql<
    number | null
  >`sum(${of} * ${weight}) / nullif(sum(${weight}) filter (where ${of} is not null), 0)`;

const meanOf = (aspect: RatedAspect) => mean(aspectScore(aspect), aspectCount(aspect));

const MEANS = {
  score: mean(score, reviewCount),
  ...aspectsBy('rated', ({ rated }) => meanOf(rated)),
};

/** Stored means per category, recalculated at night after the scores. */
const meansOfPlaces = nightlyStatsOf<FieldMeans>('field-means');

const keyOf = ({ idIndustry, idJobField, province }: CountScope) =>
  `${idIndustry}/${idJobField}/${province}`;

/** Reads last night's means of a category; with refining filters they are computed now. */
async function meansOf(db: Db, within: Category): Promise<FieldMeans> {
  const stored = isRefined(within) ? null : await meansOfPlaces.read(db, keyOf(within));
  if (stored) return stored;
  const [row] = await db
    .select(MEANS)
    .from(companies)
    .innerJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .where(and(isPublicCompany, isIn(within)));
  if (!row) throw new Error('a sum is always there');
  return row;
}

export async function fieldStats(db: Db, within: Category): Promise<FieldStats> {
  const [{ reviews, openings }, { score, ...aspects }, { score: market }] = await Promise.all([
    storedStats(db, within),
    meansOf(db, within),
    meansOf(db, EVERY_COMPANY),
  ]);
  return { reviews, openings, score, market, aspects };
}

export async function areMeansUncounted(db: Db): Promise<boolean> {
  return (await meansOfPlaces.read(db, keyOf(EVERY_COMPANY))) === null;
}

export async function storeMeans(db: Db): Promise<void> {
  const idIndustry = sql<number>`coalesce(${companies.idIndustry}, 0)`;
  const province = sql<string>`coalesce(${companies.province}, '')`;
  const { idJobField } = companyJobFields;
  const ofCompany = eq(companyStats.idEmp, companies.idEmp);
  const places = await db
    .select({ idIndustry, province, ...MEANS })
    .from(companies)
    .innerJoin(companyStats, ofCompany)
    .where(isPublicCompany)
    .groupBy(sql`grouping sets ((), (${companies.idIndustry}), (${companies.province}))`)
    .having(sql`${companies.province} is not null or grouping(${companies.province}) = 1`);
  const fields = await db
    .select({ idJobField, ...MEANS })
    .from(companyJobFields)
    .innerJoin(companies, eq(companies.idEmp, companyJobFields.idEmp))
    .innerJoin(companyStats, ofCompany)
    .where(isPublicCompany)
    .groupBy(idJobField);
  const rows = [...places, ...fields].map((row) => {
    const { idIndustry, idJobField, province, ...means } = { ...EVERY_COMPANY, ...row };
    return [keyOf({ idIndustry, idJobField, province }), means] as const;
  });
  await meansOfPlaces.replace(db, [...new Map(rows)]);
}
