import type { JobType } from '#features/opening/core/opening-lists.ts';
import type { AlbumKind } from '#features/profile/core/profile-lists.ts';
import type { EmploymentStatus, Tenure } from '#features/review/core/review-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { DescribedPicture, Picture } from '#shared/core/picture.ts';
import type { Aspect } from './aspects.ts';

export interface HistoryTopic {
  readonly year: number | null;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
}

export interface AspectSection {
  readonly aspect: Aspect;
  readonly title: string;
  readonly description: string;
  readonly pictures: readonly (DescribedPicture & { readonly caption: string })[];
}

export interface JoinReason {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
}

export interface Album {
  readonly idGallery: number;
  readonly kind: AlbumKind;
  readonly title: string;
  readonly description: string;
  readonly cover: Picture | null;
  readonly itemCount: number;
}

export interface EmployeePhoto extends Picture {
  readonly caption: string;
  readonly employeeName: string;
  readonly department: string;
}

export interface Testimonial {
  readonly employeeName: string;
  readonly jobPosition: string;
  readonly tenure: string;
  readonly description: string;
  readonly picture: Picture | null;
}

export interface ArticleCard {
  readonly idFeature: number;
  readonly idDetail: number;
  readonly headline1: string;
  readonly headline2: string;
  readonly author: string;
  readonly articleDate: string;
  readonly cover: Picture | null;
}

/** One language version of a company's page, draft or published, as visitors read it. */
export interface CompanyContent {
  readonly idProfile: number;
  readonly lang: Locale;
  readonly companyName: string;
  readonly shortBio: string;
  readonly about: string;
  readonly vision: string;
  readonly mission: string;
  readonly whyJoinUs: string;
  readonly website: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly telephone: string;
  readonly logo: Picture | null;
  readonly updatedAt: string;
  readonly covers: readonly DescribedPicture[];
  readonly history: readonly HistoryTopic[];
  readonly aspects: readonly AspectSection[];
  readonly reasons: readonly JoinReason[];
  readonly albums: readonly Album[];
  readonly photos: readonly EmployeePhoto[];
  readonly testimonials: readonly Testimonial[];
  readonly articles: readonly ArticleCard[];
}

export interface OpeningCard {
  readonly idJob: number;
  readonly positionTh: string;
  readonly positionEn: string;
  readonly provinceTh: string | null;
  readonly provinceEn: string | null;
  readonly jobType: JobType;
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
}

export interface ReviewExcerpt {
  readonly idReview: number;
  readonly lang: Locale;
  readonly ratingOverall: number;
  readonly title: string;
  readonly goodPoints: string;
  readonly employmentStatus: EmploymentStatus;
  readonly tenure: Tenure;
  readonly jobFieldTh: string;
  readonly jobFieldEn: string;
  readonly publishedMonth: string;
  readonly isWorkChecked: boolean;
  /** Chosen by the employer, and labelled so. */
  readonly isFeatured: boolean;
}
