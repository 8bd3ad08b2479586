import { ARTICLE, STORY } from '#features/company/core/post-kinds.ts';
import type { PublishedCompany } from '#features/company/server/company-queries.ts';
import { companyHeader, publishedCompany } from '#features/company/server/company-queries.ts';
import { loadNamedPost, publishedIn } from '#features/company/server/load-post.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { articleCard, companyCard, reviewsCard } from './company-cards.ts';
import { pageCard, routeOfName } from './page-cards.ts';
import type { Shared } from './share-address.ts';

/** What the picture says now; null when there is nothing that visitors may know of. */
export async function findCard({ locale, kind, name }: Shared): Promise<ShareCard | null> {
  const t = translator(locale);
  const reader = { t, locale };
  if (kind === 'page') return pageCard(routeOfName(name), t);
  const [, idEmp = '', , publicNo = ''] = /^([1-9]\d{0,8})(-([1-9]\d{0,8}))?$/.exec(name) ?? [];
  if (idEmp === '' || (publicNo === '') !== (kind === 'company' || kind === 'reviews')) return null;
  if (kind === 'reviews') {
    const company = await companyHeader(db, Number(idEmp));
    return company && reviewsCard(company, reader);
  }
  const company = await publishedCompany(db, Number(idEmp), locale);
  if (!company?.version) return null;
  return kind === 'company'
    ? companyCard(company, reader)
    : findArticle(company, kind, publicNo, locale);
}

async function findArticle(
  company: PublishedCompany,
  kind: 'article' | 'story',
  publicNo: string,
  locale: Locale,
): Promise<ShareCard | null> {
  const published = publishedIn(db, company);
  const [postKind, segment] =
    kind === 'story'
      ? ([STORY, `articleIndex=${publicNo}`] as const)
      : ([ARTICLE, `${publicNo}-${publicNo}`] as const);
  const found = published && (await loadNamedPost(published, postKind, segment));
  return found && articleCard(company, found.post, { t: translator(locale), locale });
}
