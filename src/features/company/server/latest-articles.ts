import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { ArticleCard, CompanyContent } from '../core/company-content.ts';
import { type PublishedCompany, publishedCompany } from './company-queries.ts';
import { newestArticles } from './latest-articles-queries.ts';
import { publishedIn } from './load-post.ts';

export interface LatestArticle {
  readonly company: PublishedCompany;
  readonly content: CompanyContent;
  readonly article: ArticleCard;
}

/** Newest articles of public pages by language; undated or future ones are not news. */
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

async function pageOf(db: Db, idEmp: number, locale: Locale) {
  const company = await publishedCompany(db, idEmp, locale);
  const content = company && publishedIn(db, company)?.content;
  return content ? { company, content } : null;
}
