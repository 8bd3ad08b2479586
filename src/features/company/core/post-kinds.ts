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

/** URLs and titles of one kind of post: article, album or chapter. */
export interface PostKind<Post> {
  readonly title: 'company:post.title' | 'company:album.title' | 'company:story.chapterTitle';
  listOf(content: CompanyContent): readonly Post[];
  nameOf(post: Post): string;
  /** Permanent number of a post; newer posts have higher ones. */
  publicNo(post: Post): number;
  find(content: CompanyContent, segment: string): Post | undefined;
  segmentOf(post: Post): string;
  /** URL segment without a slug, valid in both languages. */
  numberOf(post: Post): string;
  pathOf(locale: Locale, company: LinkedCompany, post: Post): string;
}

/** Parses the id from a segment such as `12-3`; the second number is ignored. */
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
