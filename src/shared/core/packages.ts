/** Caps of a package; 0 means that its pages do not have the section. */
export interface PackageCaps {
  readonly coverBanners: number;
  readonly historyTopics: number;
  readonly imagesPerAspect: number;
  readonly joinReasons: number;
  readonly albumsOrNews: number;
  readonly employeePhotos: number;
  readonly testimonials: number;
  readonly featuredReviews: number;
  readonly video: boolean;
  /** True if invitations can be sent by e-mail; shared links are in every package. */
  readonly invitationMails: boolean;
  readonly megabytes: number;
}

export type CapName = Exclude<keyof PackageCaps, 'video' | 'invitationMails' | 'megabytes'>;

/** The one table of packages, the smallest first: names, order and every limit follow from it. */
const TABLE = {
  basic: {
    coverBanners: 1,
    historyTopics: 3,
    imagesPerAspect: 1,
    joinReasons: 1,
    albumsOrNews: 0,
    employeePhotos: 0,
    testimonials: 0,
    featuredReviews: 0,
    video: false,
    invitationMails: false,
    megabytes: 100,
  },
  silver: {
    coverBanners: 1,
    historyTopics: 5,
    imagesPerAspect: 1,
    joinReasons: 1,
    albumsOrNews: 0,
    employeePhotos: 0,
    testimonials: 1,
    featuredReviews: 1,
    video: false,
    invitationMails: true,
    megabytes: 200,
  },
  gold: {
    coverBanners: 3,
    historyTopics: 10,
    imagesPerAspect: 6,
    joinReasons: 5,
    albumsOrNews: 0,
    employeePhotos: 25,
    testimonials: 3,
    featuredReviews: 3,
    video: false,
    invitationMails: true,
    megabytes: 1000,
  },
  platinum: {
    coverBanners: 5,
    historyTopics: 20,
    imagesPerAspect: 15,
    joinReasons: 15,
    albumsOrNews: 30,
    employeePhotos: 100,
    testimonials: 6,
    featuredReviews: 6,
    video: true,
    invitationMails: true,
    megabytes: 4000,
  },
} satisfies Record<string, PackageCaps>;

export type PackageHrSay = keyof typeof TABLE;
export const PACKAGE_CAPS: Readonly<Record<PackageHrSay, PackageCaps>> = TABLE;
export const PACKAGES = Object.keys(TABLE) as [PackageHrSay, ...PackageHrSay[]];

export const COMPARED_CAPS = (Object.keys(TABLE.basic) as (keyof PackageCaps)[]).filter(
  (row) => row !== 'megabytes',
);

export function packagesWith(cap: CapName): PackageHrSay[] {
  return PACKAGES.filter((name) => PACKAGE_CAPS[name][cap] > 0);
}
