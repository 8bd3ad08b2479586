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
  /** In which it is told, that of `content` first. */
  readonly languages: readonly Locale[];
}

/** A page in the language it is read in, and how it is had in the other one. */
export interface TwoLanguages {
  readonly content: CompanyContent;
  readonly inOther: (lang: Locale) => Promise<CompanyContent | undefined>;
}

/** Null while nothing is public. */
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

/** A piece of the page in the reader's language, or in the other one where it is told only there. */
export async function loadPost<Post>(
  page: TwoLanguages,
  find: (content: CompanyContent) => Post | undefined,
): Promise<LoadedPost<Post> | null> {
  return postIn(await versionsOf(page), find);
}

/** What a name in an address means: the slug of one language finds what the other says there as well. */
export async function loadNamedPost<Post>(
  page: TwoLanguages,
  { find, numberOf }: PostKind<Post>,
  segment: string,
): Promise<LoadedPost<Post> | null> {
  const versions = await versionsOf(page);
  const named = postIn(versions, (content) => find(content, segment));
  return named && postIn(versions, (content) => find(content, numberOf(named.post)));
}

/** The reader's language first. */
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
