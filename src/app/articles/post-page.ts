import type { APIContext } from 'astro';
import type { CompanyContent } from '#features/company/core/company-content.ts';
import type { PublishedCompany } from '#features/company/server/company-queries.ts';
import { publishedCompany } from '#features/company/server/company-queries.ts';
import type { LoadedPost } from '#features/company/server/load-post.ts';
import { loadPost } from '#features/company/server/load-post.ts';
import type { Translator } from '#i18n/translator.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { pageLocale } from '../page-locale.ts';
import { resolveCompany } from '../resolve-company.ts';

type Page = Parameters<typeof pageLocale>[0] & Pick<APIContext, 'params' | 'redirect'>;

interface Wanted<Post> {
  /** What its own address calls it, as it came. */
  readonly segment: string | undefined;
  find(content: CompanyContent, segment: string): Post | undefined;
  segmentOf(post: Post): string;
  pathOf(locale: Locale, company: NamedCompany, post: Post): string;
}

interface PostPage<Post> extends LoadedPost<Post> {
  readonly locale: Locale;
  readonly t: Translator;
  readonly company: PublishedCompany;
  readonly path: string;
}

/** What each page of a company's article or album begins with: 404, the way to its right address, or it. */
export async function postPage<Post>(
  page: Page,
  { segment = '', find, segmentOf, pathOf }: Wanted<Post>,
): Promise<PostPage<Post> | Response> {
  const at = pageLocale(page);
  if (at instanceof Response) return at;
  const { locale, t } = at;
  const resolved = await resolveCompany(page.params['segment'], locale, 'hrsay', publishedCompany);
  const { found, company } = resolved;
  if (!company) return new Response(null, { status: 404 });
  const loaded = await loadPost(db, company, (content) => find(content, segment));
  if (found === 'nothing' || !loaded) return new Response(null, { status: 404 });
  const path = pathOf(locale, company, loaded.post);
  if (found === 'elsewhere' || segmentOf(loaded.post) !== segment) return page.redirect(path, 301);
  return { ...loaded, locale, t, company, path };
}

/** The first of two numbers that name something: the second only has to be right. */
export function firstId(segment: string): number {
  return Number(segment.split('-')[0]);
}
