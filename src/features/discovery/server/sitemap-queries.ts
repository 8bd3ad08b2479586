import { and, between, eq, isNotNull, sql } from 'drizzle-orm';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyJobFields, companyStats } from '#shared/server/db/schema/company-stats.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import type { ListQuery } from '../core/discovery-paths.ts';
import { isIndexable } from '../core/fields/indexable.ts';
import {
  COMPANIES_PER_SITEMAP,
  OPENINGS_PER_SITEMAP,
  type SitemapCompany,
  type SitemapOpening,
} from '../core/sitemap.ts';

const hasPages = sql`${isPublicCompany} and (${companies.publishedThAt} is not null
  or ${companies.publishedEnAt} is not null or ${companyStats.reviewCount} > 0 or ${companyStats.openingCount} > 0)`;

/** Numbers of non-empty sitemap files; each has a fixed range of ids, so no company moves. */
export async function sitemapChunks(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ chunk: number }>(sql`
    select chunk from generate_series(1, (
      select (max(${companies.idEmp}) - 1) / ${COMPANIES_PER_SITEMAP} + 1 from ${companies}
    )) chunk
    where exists (
      select 1 from ${companies}
      left join ${companyStats} on ${companyStats.idEmp} = ${companies.idEmp}
      where ${companies.idEmp} between (chunk - 1) * ${COMPANIES_PER_SITEMAP} + 1
        and chunk * ${COMPANIES_PER_SITEMAP}
        and ${hasPages}
    )
    order by chunk`);
  return rows.map(({ chunk }) => chunk);
}

/** First picture of each aspect, which every package shows unless a video precedes it. */
const firstAspectPictures = sql<SitemapCompany['aspectMedia']>`(
  select coalesce(json_object_agg(lang, ids), '{}') from (
    select v.lang, json_agg(m.id_media order by i.position) as ids
    from profile_versions v
    join profile_items i on i.id_profile = v.id_profile and i.section = 'gallery' and i.kind = 'aspectPicture'
      and not exists (
        select 1 from profile_items before
        where before.id_profile = i.id_profile and before.section = i.section
          and before.parent = i.parent and before.position < i.position)
    join media m on m.id_media = (i.content ->> 'idMedia')::uuid
      and m.state = 'ready' and m.deleted_at is null and m.mime_type not like 'video/%'
    where v.id_emp = ${companies.idEmp} and v.state = 'published'
      and case v.lang when 'th' then ${companies.publishedThAt} else ${companies.publishedEnAt} end is not null
    group by v.lang) shown)`;

export async function sitemapCompanies(db: Db, chunk: number): Promise<SitemapCompany[]> {
  const last = chunk * COMPANIES_PER_SITEMAP;
  return db
    .select({
      ...NAMED_COMPANY,
      published: sql<SitemapCompany['published']>`array_remove(array[
        case when ${companies.publishedThAt} is not null then 'th' end,
        case when ${companies.publishedEnAt} is not null then 'en' end], null)`,
      publishedMonth: sql<
        string | null
      >`to_char(greatest(${companies.publishedThAt}, ${companies.publishedEnAt}) at time zone 'Asia/Bangkok', 'YYYY-MM')`,
      reviewedMonth: sql<string | null>`to_char(${companyStats.lastReviewMonth}, 'YYYY-MM')`,
      openingsMonth: sql<string | null>`(
        select to_char(max(greatest(o.posted_at, o.updated_at, case when o.expires_at <= now() then o.expires_at end))
          at time zone 'Asia/Bangkok', 'YYYY-MM')
        from ${openings} o where o.id_emp = ${companies.idEmp} and o.posted_at <= now())`,
      openingCount: sql<number>`coalesce(${companyStats.openingCount}, 0)`,
      logoMedia: companies.logoMedia,
      coverMedia: companies.coverMedia,
      aspectMedia: sql<
        SitemapCompany['aspectMedia']
      >`case when ${companies.publishedThAt} is not null
        or ${companies.publishedEnAt} is not null then ${firstAspectPictures} else '{}' end`,
    })
    .from(companies)
    .leftJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .where(and(between(companies.idEmp, last - COMPANIES_PER_SITEMAP + 1, last), hasPages))
    .orderBy(companies.idEmp);
}

const inChunk = (chunk: number) =>
  and(
    between(openings.idJob, (chunk - 1) * OPENINGS_PER_SITEMAP + 1, chunk * OPENINGS_PER_SITEMAP),
    sql.raw(isOpen('openings')),
    isPublicCompany,
  );

export async function openingChunks(db: Db): Promise<number[]> {
  const chunk = sql<number>`((${openings.idJob} - 1) / ${sql.raw(String(OPENINGS_PER_SITEMAP))} + 1)`;
  const rows = await db
    .selectDistinct({ chunk })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(and(sql.raw(isOpen('openings')), isPublicCompany))
    .orderBy(chunk);
  return rows.map((row) => row.chunk);
}

export async function sitemapOpenings(db: Db, chunk: number): Promise<SitemapOpening[]> {
  return db
    .select({
      ...NAMED_COMPANY,
      idJob: openings.idJob,
      // One character suffices, because only the existence of a description matters.
      descriptionTh: sql<string>`left(btrim(${openings.descriptionTh}), 1)`,
      descriptionEn: sql<string>`left(btrim(${openings.descriptionEn}), 1)`,
      changedMonth: sql<string>`to_char(greatest(${openings.postedAt}, ${openings.updatedAt}) at time zone 'Asia/Bangkok', 'YYYY-MM')`,
    })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(inChunk(chunk))
    .orderBy(openings.idJob);
}

/** Counts of a list; `changedMonth` is that of the last review or publication in it. */
const contentCounts = {
  companies: sql<number>`count(*)::int`,
  reviews: sql<number>`coalesce(sum(${companyStats.reviewCount}), 0)::int`,
  changedMonth: sql<string | null>`to_char(greatest(max(${companyStats.lastReviewMonth}),
    max(${companies.publishedThAt} at time zone 'Asia/Bangkok'),
    max(${companies.publishedEnAt} at time zone 'Asia/Bangkok')), 'YYYY-MM')`,
};

/** Lists of one industry, job field or province with enough content. */
export async function sitemapFields(db: Db) {
  const { idIndustry, province } = companies;
  const { idJobField } = companyJobFields;
  const ofCompany = eq(companyStats.idEmp, companies.idEmp);
  const [industries, jobFields, provinces] = await Promise.all([
    db
      .select({ idIndustry, ...contentCounts })
      .from(companies)
      .leftJoin(companyStats, ofCompany)
      .where(isPublicCompany)
      .groupBy(idIndustry)
      .orderBy(idIndustry),
    db
      .select({ idJobField, ...contentCounts })
      .from(companyJobFields)
      .innerJoin(companies, eq(companies.idEmp, companyJobFields.idEmp))
      .leftJoin(companyStats, ofCompany)
      .where(isPublicCompany)
      .groupBy(idJobField)
      .orderBy(idJobField),
    db
      .select({ province: sql<string>`${province}`, ...contentCounts })
      .from(companies)
      .leftJoin(companyStats, ofCompany)
      .where(and(isPublicCompany, isNotNull(province)))
      .groupBy(province)
      .orderBy(province),
  ]);
  return [...industries, ...jobFields, ...provinces]
    .filter(isIndexable)
    .map(({ companies: _companies, reviews: _reviews, changedMonth, ...field }) => ({
      field: field satisfies ListQuery,
      changedMonth,
    }));
}
