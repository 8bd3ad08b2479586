import type { APIContext } from 'astro';
import type { PostKind } from '#features/company/core/post-kinds.ts';
import { publishedCompany } from '#features/company/server/company-queries.ts';
import { type LoadedPost, loadNamedPost, publishedIn } from '#features/company/server/load-post.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { type PageLocale, pageLocale } from '../page-locale.ts';
import { resolveCompany } from '../resolve-company.ts';

type Page = Parameters<typeof pageLocale>[0] & Pick<APIContext, 'params' | 'redirect'>;

/** Resolves a post's page to a 404, a redirect to its canonical path, or its data. */
export async function postPage<Post>(page: Page, kind: PostKind<Post>, segment = '') {
  const { locale, t } = pageLocale(page);
  const resolved = await resolveCompany(page.params['segment'], locale, 'hrsay', publishedCompany);
  const { found, company } = resolved;
  if (!company) return new Response(null, { status: 404 });
  const published = publishedIn(reads, company);
  const loaded = published && (await loadNamedPost(published, kind, segment));
  if (found === 'nothing' || !loaded) return new Response(null, { status: 404 });
  const path = kind.pathOf(locale, company, loaded.post);
  const isRight = found === 'company' && kind.segmentOf(loaded.post) === segment;
  if (!isRight) return page.redirect(path, 301);
  const name = ownName(kind, loaded, { locale, t });
  const title = t(kind.title, { headline: name, companyName: companyName(company, locale).text });
  return { ...loaded, locale, t, company, path, name, title };
}

/** Title unique among posts of its kind in both languages: search results show only the title. */
function ownName<Post>(
  kind: PostKind<Post>,
  { content, post }: LoadedPost<Post>,
  { locale, t }: Pick<PageLocale, 'locale' | 't'>,
): string {
  const headline = kind.nameOf(post);
  const olderNamesakes = kind
    .listOf(content)
    .filter(
      (other) => kind.nameOf(other) === headline && kind.publicNo(other) < kind.publicNo(post),
    );
  const nth = olderNamesakes.length + 1;
  const name = nth > 1 ? `${headline} (${nth})` : headline;
  if (content.lang === locale) return name;
  const language = t(
    inLanguage(content.lang, 'company:page.languageTh', 'company:page.languageEn'),
  );
  return t('company:post.inLanguage', { headline: name, language });
}
