import type { APIContext } from 'astro';
import type { PostKind } from '#features/company/core/post-kinds.ts';
import type { PublishedCompany } from '#features/company/server/company-queries.ts';
import { publishedCompany } from '#features/company/server/company-queries.ts';
import type { LoadedPost } from '#features/company/server/load-post.ts';
import { loadNamedPost, publishedIn } from '#features/company/server/load-post.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { pageLocale } from '../page-locale.ts';
import { resolveCompany } from '../resolve-company.ts';

type Page = Parameters<typeof pageLocale>[0] & Pick<APIContext, 'params' | 'redirect'>;

interface PostPage<Post> extends LoadedPost<Post> {
  readonly locale: Locale;
  readonly t: Translator;
  readonly company: PublishedCompany;
  readonly path: string;
}

/** What each page of a company's article or album begins with: 404, the way to its right address, or it. */
export async function postPage<Post>(
  page: Page,
  kind: PostKind<Post>,
  segment = '',
): Promise<PostPage<Post> | Response> {
  const at = pageLocale(page);
  if (at instanceof Response) return at;
  const { locale, t } = at;
  const resolved = await resolveCompany(page.params['segment'], locale, 'hrsay', publishedCompany);
  const { found, company } = resolved;
  if (!company) return new Response(null, { status: 404 });
  const published = publishedIn(db, company);
  const loaded = published && (await loadNamedPost(published, kind, segment));
  if (found === 'nothing' || !loaded) return new Response(null, { status: 404 });
  const path = kind.pathOf(locale, company, loaded.post);
  const isRight = found === 'company' && kind.segmentOf(loaded.post) === segment;
  if (!isRight) return page.redirect(path, 301);
  return { ...loaded, locale, t, company, path };
}
