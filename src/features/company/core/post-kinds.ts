import type { Locale } from '#shared/core/locale.ts';
import type { Album, ArticleCard, CompanyContent } from './company-content.ts';
import type { LinkedCompany } from './company-paths.ts';
import {
  albumPage,
  albumSegment,
  articlePage,
  articleSegment,
  storyPage,
  storySegment,
} from './company-paths.ts';

/** How addresses name a kind of what companies tell. */
export interface PostKind<Post> {
  find(content: CompanyContent, segment: string): Post | undefined;
  segmentOf(post: Post): string;
  /** A name that is the same in both languages. */
  numberOf(post: Post): string;
  pathOf(locale: Locale, company: LinkedCompany, post: Post): string;
}

/** The first of two numbers names it; the second only has to be right. */
const firstId = (segment: string) => Number(segment.split('-')[0]);
const numbered = ({ articleIndex }: ArticleCard) => `articleIndex=${articleIndex}`;

export const ARTICLE: PostKind<ArticleCard> = {
  find: ({ articles }, ids) => articles.find(({ idFeature }) => idFeature === firstId(ids)),
  segmentOf: articleSegment,
  numberOf: articleSegment,
  pathOf: articlePage,
};

export const ALBUM: PostKind<Album> = {
  find: ({ albums }, ids) => albums.find(({ idGallery }) => idGallery === firstId(ids)),
  segmentOf: albumSegment,
  numberOf: albumSegment,
  pathOf: albumPage,
};

export const STORY: PostKind<ArticleCard> = {
  find: ({ stories }, name) =>
    stories.find(
      (story) => name === numbered(story) || (story.slugLink !== '' && name === story.slugLink),
    ),
  segmentOf: storySegment,
  numberOf: numbered,
  pathOf: storyPage,
};
