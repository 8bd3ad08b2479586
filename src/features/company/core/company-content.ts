import type {
  Album as AlbumItem,
  AlbumPicture as AlbumPictureItem,
} from '#features/profile/core/sections/album.ts';
import type { Article } from '#features/profile/core/sections/article.ts';
import type { CompanyProfile } from '#features/profile/core/sections/company-profile.ts';
import type { EmployeePhoto as PhotoItem } from '#features/profile/core/sections/employee-photos.ts';
import type {
  AspectPicture,
  AspectText,
  JoinReason as Reason,
} from '#features/profile/core/sections/gallery.ts';
import type { HistoryTopic as Topic } from '#features/profile/core/sections/history.ts';
import type { Testimonial as Quote } from '#features/profile/core/sections/testimonials.ts';
import type { EmploymentStatus, Tenure, WriterProof } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Picture } from '#shared/core/picture.ts';

/** What an item says, with its picture in place of the picture's id and description. */
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

/** A picture, or a film where there is none. */
export type AlbumPicture = Pictured<AlbumPictureItem>;

export interface Album extends Omit<AlbumItem, 'coverMedia'> {
  readonly idGallery: number;
  /** The number of its theme. */
  readonly idGalleryTitle: number;
  readonly cover: Picture | null;
  readonly pictures: readonly AlbumPicture[];
}

export interface ArticleCard extends Omit<Article, 'body' | 'coverMedia' | 'showOnProfile'> {
  /** Its number in the chapters of the brand's story. */
  readonly articleIndex: number;
  readonly idFeature: number;
  readonly idDetail: number;
  readonly cover: Picture | null;
}

/** What the profile says to everybody: neither the tax id nor whom our team may call. */
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

/** One language version of a company's page, draft or published, as visitors read it. */
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
  /** The chapters of the brand's story. */
  readonly stories: readonly ArticleCard[];
}

export interface ReviewExcerpt {
  readonly idReview: string;
  readonly lang: Locale;
  readonly ratingOverall: number;
  readonly title: string;
  /** What is good; what to improve, when only that was told. */
  readonly points: string;
  /** Null where telling would leave a group too small, as are the next three. */
  readonly employmentStatus: EmploymentStatus | null;
  readonly tenure: Tenure | null;
  readonly jobFieldTh: string | null;
  readonly jobFieldEn: string | null;
  readonly publishedMonth: string;
  readonly proofs: readonly WriterProof[];
  /** Chosen by the employer, and labelled so. */
  readonly isFeatured: boolean;
}
