import { and, desc, inArray, sql } from 'drizzle-orm';
import { packagesWith } from '#features/profile/core/package-caps.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isPublicCompany } from '#shared/server/db/public-company.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import type { ArticleCard, CompanyContent } from '../core/company-content.ts';
import type { PublishedCompany } from './company-queries.ts';
import { publishedCompany } from './company-queries.ts';
import { publishedIn } from './load-post.ts';

/** So many companies are looked through, those that published last. */
const MOST_COMPANIES = 10;

export interface LatestArticle {
  readonly company: PublishedCompany;
  readonly content: CompanyContent;
  readonly article: ArticleCard;
}

/** The newest articles as visitors of one language find them on the pages; what has no date is not news. */
export async function latestArticles(
  db: Db,
  locale: Locale,
  limit: number,
): Promise<LatestArticle[]> {
  const publishedAt = sql`greatest(${companies.publishedThAt}, ${companies.publishedEnAt})`;
  const found = await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(
      and(
        isPublicCompany,
        inArray(companies.packageHrSay, packagesWith('albumsOrNews')),
        sql`${publishedAt} is not null`,
      ),
    )
    .orderBy(desc(publishedAt), companies.idEmp)
    .limit(MOST_COMPANIES);
  const told = await Promise.all(found.map(({ idEmp }) => articlesOf(db, idEmp, locale)));
  return told
    .flat()
    .sort((one, other) => other.article.articleDate.localeCompare(one.article.articleDate))
    .slice(0, limit);
}

async function articlesOf(db: Db, idEmp: number, locale: Locale): Promise<LatestArticle[]> {
  const company = await publishedCompany(db, idEmp, locale);
  const content = company && publishedIn(db, company)?.content;
  if (!content) return [];
  const dated = content.articles.filter(({ articleDate }) => articleDate !== '');
  return dated.map((article) => ({ company, content, article }));
}
