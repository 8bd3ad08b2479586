import type { PackageCaps } from '#shared/core/packages.ts';

/** The packages as they stand beside each other, the smallest first. */
export const PACKAGE_NAMES = ['basic', 'silver', 'gold', 'platinum'] as const;

export const COMPARED_CAPS = [
  'coverBanners',
  'historyTopics',
  'imagesPerAspect',
  'joinReasons',
  'albumsOrNews',
  'employeePhotos',
  'testimonials',
  'featuredReviews',
  'video',
  'invitationMails',
] as const satisfies readonly (keyof PackageCaps)[];
