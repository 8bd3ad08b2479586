import {
  albumPage,
  albumSegment,
  articlePage,
  articleSegment,
  type LinkedCompany,
  storyPage,
  storySegment,
} from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Album, ArticleCard, CompanyContent } from './company-content.ts';

/** How addresses name a kind of what companies tell. */
export interface PostKind<Post> {
  readonly title: 'company:post.title' | 'company:album.title' | 'company:story.chapterTitle';
  listOf(content: CompanyContent): readonly Post[];
  nameOf(post: Post): string;
  /** Grows with each one that is added, and never changes. */
  publicNo(post: Post): number;
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
  title: 'company:post.title',
  listOf: ({ articles }) => articles,
  nameOf: ({ headline1 }) => headline1,
  publicNo: ({ articleIndex }) => articleIndex,
  find: ({ articles }, ids) => articles.find(({ idFeature }) => idFeature === firstId(ids)),
  segmentOf: articleSegment,
  numberOf: articleSegment,
  pathOf: articlePage,
};

export const ALBUM: PostKind<Album> = {
  title: 'company:album.title',
  listOf: ({ albums }) => albums,
  nameOf: ({ title }) => title,
  publicNo: ({ idGallery }) => idGallery,
  find: ({ albums }, ids) => albums.find(({ idGallery }) => idGallery === firstId(ids)),
  segmentOf: albumSegment,
  numberOf: albumSegment,
  pathOf: albumPage,
};

export const STORY: PostKind<ArticleCard> = {
  title: 'company:story.chapterTitle',
  listOf: ({ stories }) => stories,
  nameOf: ({ headline1 }) => headline1,
  publicNo: ({ articleIndex }) => articleIndex,
  find: ({ stories }, name) =>
    stories.find(
      (story) => name === numbered(story) || (story.slugLink !== '' && name === story.slugLink),
    ),
  segmentOf: storySegment,
  numberOf: numbered,
  pathOf: storyPage,
};
