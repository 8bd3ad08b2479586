import * as z from 'zod/mini';
import { ALBUM, ARTICLE, type PostKind, STORY } from '#features/company/core/post-kinds.ts';
import { loadNamedPost, loadPost } from '#features/company/server/load-post.ts';
import { openingListQuery } from '#features/opening/core/opening-list-query.ts';
import { loadOpening } from '#features/opening/server/load-opening.ts';
import { loadOpeningsPage } from '#features/opening/server/load-openings-page.ts';
import { reviewListQuery } from '#features/review/core/review-contract.ts';
import { loadReviewsPage } from '#features/review/server/load-reviews-page.ts';
import { shownText as renderArticleHtml } from '../articles/article-post.ts';
import type { PageLocale } from '../page-locale.ts';
import type { Previewed } from './load-preview.ts';

export type PreviewedPart = Exclude<Awaited<ReturnType<typeof previewedPart>>, string | null>;

export interface PreviewPath {
  readonly tab: string | undefined;
  readonly subpath: string | undefined;
}

const BELOW_PROFILE = /^(gallery|feature)\/([^/]+)\/post$/;

/** The part of the draft at a path; null for a 404, a string for its canonical path. */
export async function previewedPart(
  { tab, subpath: below = '' }: PreviewPath,
  { company, draft, inOther: loadOtherLanguage }: Previewed,
  { locale, t }: Pick<PageLocale, 'locale' | 't'>,
) {
  const { idEmp } = company;
  if (tab === 'jobs' && below === '') {
    const query = z.parse(openingListQuery, {});
    return { part: 'jobs', query, ...(await loadOpeningsPage(idEmp, query)) } as const;
  }
  if (tab === 'jobs') {
    if (!/^[1-9]\d{0,8}$/.test(below)) return null;
    const found = await loadOpening(idEmp, Number(below));
    return found && ({ part: 'opening', ...found } as const);
  }
  if (tab === 'yousay') {
    if (below !== '') return null;
    const query = z.parse(reviewListQuery, {});
    const { window, ...list } = await loadReviewsPage(idEmp, query, locale);
    return { part: 'yousay', query, total: window.total, ...list } as const;
  }
  if (draft === null) return null;
  if (tab === 'hrsay' && below === '') return { part: 'hrsay', draft } as const;
  const page = { content: draft.content, inOther: loadOtherLanguage };
  if (tab === 'brandsdna' && below === '') {
    const story = await loadPost(page, ({ stories }) => stories.at(0) && stories);
    return story && ({ part: 'brandsdna', content: story.content } as const);
  }
  const find = async <Post>(kind: PostKind<Post>, segment: string) => {
    const found = await loadNamedPost(page, kind, segment);
    const isMoved = found && kind.segmentOf(found.post) !== segment;
    return isMoved ? kind.pathOf(locale, company, found.post) : found;
  };
  const article = async (kind: 'article' | 'brandStory', segment: string) => {
    const found = await find(kind === 'article' ? ARTICLE : STORY, segment);
    if (found === null || typeof found === 'string') return found;
    const html = await renderArticleHtml(found.content, found.post, t);
    return { part: 'article', content: found.content, article: found.post, kind, html } as const;
  };
  if (tab === 'brandsdna') return article('brandStory', below);
  const [, kind, ids = ''] = (tab === 'hrsay' && BELOW_PROFILE.exec(below)) || [];
  if (kind === 'feature') return article('article', ids);
  if (kind !== 'gallery') return null;
  const album = await find(ALBUM, ids);
  if (album === null || typeof album === 'string') return album;
  return { part: 'album', content: album.content, album: album.post } as const;
}
