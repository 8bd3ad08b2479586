import { otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { CompanyContent } from '../core/company-content.ts';
import type { PostKind } from '../core/post-kinds.ts';
import type { PublishedCompany } from './company-queries.ts';
import { companyVersion } from './content-queries.ts';

export interface LoadedPost<Post> {
  readonly content: CompanyContent;
  readonly post: Post;
  /** Languages in which the post exists, beginning with the language of `content`. */
  readonly languages: readonly Locale[];
}

/** A page in the reader's language with a loader for the other one. */
export interface TwoLanguages {
  readonly content: CompanyContent;
  readonly inOther: (lang: Locale) => Promise<CompanyContent | undefined>;
}

/** The public content in both languages, if any version is public. */
export function publishedIn(
  db: Db,
  { idEmp, published, version }: PublishedCompany,
): TwoLanguages | null {
  if (!version) return null;
  return {
    content: version.content,
    inOther: async (lang) => {
      if (!published.includes(lang)) return undefined;
      return (await companyVersion(db, { idEmp, lang, state: 'published' }))?.content;
    },
  };
}

/** Finds a post in the reader's language, else in the other one. */
export async function loadPost<Post>(
  page: TwoLanguages,
  find: (content: CompanyContent) => Post | undefined,
): Promise<LoadedPost<Post> | null> {
  return postIn(await versionsOf(page), find);
}

/** Finds a post by its URL segment; a slug of either language finds the post in both. */
export async function loadNamedPost<Post>(
  page: TwoLanguages,
  { find, numberOf }: PostKind<Post>,
  segment: string,
): Promise<LoadedPost<Post> | null> {
  const versions = await versionsOf(page);
  const named = postIn(versions, (content) => find(content, segment));
  return named && postIn(versions, (content) => find(content, numberOf(named.post)));
}

async function versionsOf({ content, inOther }: TwoLanguages): Promise<readonly CompanyContent[]> {
  const other = await inOther(otherLocale(content.lang));
  return other ? [content, other] : [content];
}

function postIn<Post>(
  versions: readonly CompanyContent[],
  find: (content: CompanyContent) => Post | undefined,
): LoadedPost<Post> | null {
  const matches = versions.flatMap((content) => {
    const post = find(content);
    return post ? [{ content, post }] : [];
  });
  const [first] = matches;
  return first ? { ...first, languages: matches.map(({ content }) => content.lang) } : null;
}
