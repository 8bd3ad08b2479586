import type {
  AlbumContent as AlbumItem,
  AlbumPictureContent as AlbumPictureItem,
} from '#features/profile/core/sections/album.ts';
import type { Article } from '#features/profile/core/sections/article.ts';
import type { CompanyProfile } from '#features/profile/core/sections/company-profile.ts';
import type { EmployeePhotoContent as PhotoItem } from '#features/profile/core/sections/employee-photos.ts';
import type {
  AspectPicture,
  AspectText,
  JoinReasonContent as Reason,
} from '#features/profile/core/sections/gallery.ts';
import type { HistoryTopicContent as Topic } from '#features/profile/core/sections/history.ts';
import type { TestimonialContent as Quote } from '#features/profile/core/sections/testimonials.ts';
import type { EmploymentStatus, Tenure, WriterProof } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Picture } from '#shared/core/picture.ts';

/** Content with the picture itself instead of its id and description. */
type Pictured<Content> = Omit<Content, 'idMedia' | 'altText'> & {
  readonly picture: Picture | null;
};

export type HistoryTopic = Pictured<Topic>;
export type JoinReason = Pictured<Reason>;
export type Testimonial = Pictured<Quote>;
export type EmployeePhoto = Omit<PhotoItem, 'idMedia'> & Picture;

export interface AspectSection extends AspectText {
  readonly pictures: readonly (Omit<AspectPicture, 'idMedia' | 'altText'> & Picture)[];
}

/** A picture or uploaded video; of a YouTube video `picture` is null. */
export type AlbumPicture = Pictured<AlbumPictureItem>;

export interface Album extends Omit<AlbumItem, 'coverMedia'> {
  readonly idGallery: number;
  /** Number of the album's theme. */
  readonly idGalleryTitle: number;
  readonly cover: Picture | null;
  readonly pictures: readonly AlbumPicture[];
}

export interface ArticleCard extends Omit<Article, 'body' | 'coverMedia' | 'showOnProfile'> {
  /** Number of the chapter or article in URLs. */
  readonly articleIndex: number;
  readonly idFeature: number;
  readonly idDetail: number;
  readonly cover: Picture | null;
}

/** Excludes the tax id and the contact person, who are for the team only. */
type PublicProfile = Pick<
  CompanyProfile,
  | 'companyName'
  | 'shortBio'
  | 'about'
  | 'vision'
  | 'mission'
  | 'whyJoinUs'
  | 'website'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'country'
  | 'telephone'
>;

export interface CompanyContent extends PublicProfile {
  readonly idProfile: number;
  readonly lang: Locale;
  readonly logo: Picture | null;
  readonly updatedAt: string;
  readonly covers: readonly Picture[];
  readonly history: readonly HistoryTopic[];
  readonly aspects: readonly AspectSection[];
  readonly reasons: readonly JoinReason[];
  readonly albums: readonly Album[];
  readonly photos: readonly EmployeePhoto[];
  readonly testimonials: readonly Testimonial[];
  readonly articles: readonly ArticleCard[];
  readonly stories: readonly ArticleCard[];
}

export interface ReviewExcerpt {
  readonly idReview: string;
  readonly lang: Locale;
  readonly ratingOverall: number;
  readonly title: string;
  /** The good points, or the points to improve if the writer named no good ones. */
  readonly points: string;
  /** Null if it could identify the writer in a small group, as the next three fields. */
  readonly employmentStatus: EmploymentStatus | null;
  readonly tenure: Tenure | null;
  readonly jobFieldTh: string | null;
  readonly jobFieldEn: string | null;
  readonly publishedMonth: string;
  readonly proofs: readonly WriterProof[];
  /** Selected by the employer and labelled as such. */
  readonly isFeatured: boolean;
}
