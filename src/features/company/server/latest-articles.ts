import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { packagesWith } from '#features/profile/core/package-caps.ts';
import type { Locale } from '#shared/core/locale.ts';
import { bangkokDay } from '#shared/core/resume.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isPublicCompany } from '#shared/server/db/public-company.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  isDatedArticle,
  profileItems,
  profileVersions,
} from '#shared/server/db/schema/profiles.ts';
import type { ArticleCard, CompanyContent } from '../core/company-content.ts';
import type { PublishedCompany } from './company-queries.ts';
import { publishedCompany } from './company-queries.ts';
import { publishedIn } from './load-post.ts';

export interface LatestArticle {
  readonly company: PublishedCompany;
  readonly content: CompanyContent;
  readonly article: ArticleCard;
}

/** The newest articles as visitors of one language find them on the pages; what has no date, or a later one, is not news. */
export async function latestArticles(
  db: Db,
  locale: Locale,
  limit: number,
): Promise<LatestArticle[]> {
  const newest = await newestArticles(db, locale, limit);
  const idEmps = [...new Set(newest.map(({ idEmp }) => idEmp))];
  const pages = new Map(
    await Promise.all(
      idEmps.map(async (idEmp) => [idEmp, await pageOf(db, idEmp, locale)] as const),
    ),
  );
  return newest.flatMap(({ idEmp, publicNo }) => {
    const page = pages.get(idEmp);
    const article = page?.content.articles.find(({ idFeature }) => idFeature === publicNo);
    return page && article ? [{ ...page, article }] : [];
  });
}

/** Walks the index of dated articles from its newest until there are enough of the right versions. */
export function newestArticles(db: Db, locale: Locale, limit: number) {
  const { publishedThAt: th, publishedEnAt: en } = companies;
  const { lang } = profileVersions;
  const own = { th, en }[locale];
  return db
    .select({ idEmp: companies.idEmp, publicNo: profileItems.publicNo })
    .from(profileItems)
    .innerJoin(profileVersions, eq(profileVersions.idProfile, profileItems.idProfile))
    .innerJoin(companies, eq(companies.idEmp, profileVersions.idEmp))
    .where(
      and(
        isDatedArticle(profileItems),
        // Who announces something for later is not the newest until then.
        sql`${profileItems.content} ->> 'articleDate' <= ${bangkokDay(new Date())}`,
        eq(profileVersions.state, 'published'),
        sql`case ${lang} when 'th' then ${th} else ${en} end is not null`,
        or(eq(lang, locale), isNull(own)),
        isPublicCompany,
        inArray(companies.packageHrSay, packagesWith('albumsOrNews')),
      ),
    )
    .orderBy(sql`(${profileItems.content} ->> 'articleDate') desc`, asc(profileItems.publicNo))
    .limit(limit);
}

async function pageOf(db: Db, idEmp: number, locale: Locale) {
  const company = await publishedCompany(db, idEmp, locale);
  const content = company && publishedIn(db, company)?.content;
  return content ? { company, content } : null;
}
