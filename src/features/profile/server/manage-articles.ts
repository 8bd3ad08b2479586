import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isSame } from '../core/is-same.ts';
import type { Article } from '../core/sections/article.ts';
import { itemsOf, type StoredItem } from './item-queries.ts';
import { findVersion } from './profile-queries.ts';

export type StoryKind = 'article' | 'brandStory';

export interface ManagedArticle
  extends Pick<Article, 'headline1' | 'author' | 'articleDate' | 'coverMedia' | 'showOnProfile'> {
  readonly idItem: string;
  /** `changed`: the draft differs from the public article. */
  readonly state: 'draft' | 'changed' | 'public';
  /** Parts of its public URL; null while it is not public. */
  readonly address: {
    readonly idFeature: number;
    readonly idDetail: number;
    readonly articleIndex: number;
    readonly slugLink: string;
  } | null;
}

/** Articles or chapters of the draft in order, each with its public state. */
export async function managedArticles(
  db: Db,
  {
    idEmp,
    lang,
    kind,
  }: { readonly idEmp: number; readonly lang: Locale; readonly kind: StoryKind },
): Promise<readonly ManagedArticle[]> {
  const of = async (state: 'draft' | 'published') => {
    const version = await findVersion(db, idEmp, lang, state);
    const items = version ? await itemsOf(db, version.idProfile, ['article']) : [];
    return items.filter((item) => item.kind === kind);
  };
  const [drafts, published] = await Promise.all([of('draft'), of('published')]);
  const isPublic = new Map(published.map((item) => [item.idItem, item]));
  return drafts.map((item) => managed(item, isPublic.get(item.idItem)));
}

function managed(
  { idItem, content }: StoredItem,
  published: StoredItem | undefined,
): ManagedArticle {
  const { headline1, author, articleDate, coverMedia, showOnProfile } = content as Article;
  const before = published?.content as Article | undefined;
  const state = !before ? 'draft' : isSame(before, content) ? 'public' : 'changed';
  const no = published?.publicNo ?? 0;
  const address = {
    idFeature: no,
    idDetail: no,
    articleIndex: no,
    slugLink: before?.slugLink ?? '',
  };
  const managedArticle = {
    idItem,
    headline1,
    author,
    articleDate,
    coverMedia,
    showOnProfile,
    state,
  } as const;
  return { ...managedArticle, address: before?.showOnProfile ? address : null };
}
