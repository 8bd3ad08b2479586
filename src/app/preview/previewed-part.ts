import * as z from 'zod/mini';
import type { PostKind } from '#features/company/core/post-kinds.ts';
import { ALBUM, ARTICLE, STORY } from '#features/company/core/post-kinds.ts';
import { openingListQuery } from '#features/opening/core/opening-list-query.ts';
import { loadOpening } from '#features/opening/server/load-opening.ts';
import { loadOpeningsPage } from '#features/opening/server/load-openings-page.ts';
import { reviewListQuery } from '#features/review/core/review-contract.ts';
import { loadReviewsPage } from '#features/review/server/load-reviews-page.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { shownText } from '../articles/article-post.ts';
import type { Previewed } from './load-preview.ts';

export type PreviewedPart = NonNullable<Awaited<ReturnType<typeof previewedPart>>>;

interface Reader {
  readonly locale: Locale;
  readonly t: Translator;
}

/** Where in the company's pages: a tab, and what stands below it. */
export interface PreviewPath {
  readonly tab: string | undefined;
  /** `gallery/3-8/post` */
  readonly below: string | undefined;
}

/** What stands there, as it will be once the draft is public; null for nothing. */
export async function previewedPart(
  { tab, below = '' }: PreviewPath,
  { company: { idEmp }, draft }: Previewed,
  { locale, t }: Reader,
) {
  const [first = '', second = ''] = below.split('/');
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
  const { content } = draft;
  if (tab === 'hrsay' && below === '') return { part: 'hrsay', draft } as const;
  if (tab === 'brandsdna' && below === '') {
    return content.stories.length > 0 ? ({ part: 'brandsdna', content } as const) : null;
  }
  const find = <Post>({ find: findIn }: PostKind<Post>, segment: string) =>
    findIn(content, segment);
  if (first === 'gallery') {
    const album = find(ALBUM, second);
    return album ? ({ part: 'album', content, album } as const) : null;
  }
  const isStory = tab === 'brandsdna';
  const article = isStory ? find(STORY, first) : find(ARTICLE, second);
  if (!article) return null;
  const kind = isStory ? 'brandStory' : 'article';
  const html = await shownText(content, article, t);
  return { part: 'article', content, article, kind, html } as const;
}
