import { ASPECTS } from '#shared/core/aspects.ts';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { PACKAGE_CAPS, type PackageCaps, type PackageHrSay } from '#shared/core/packages.ts';

const MEGABYTE = 1024 * 1024;

/** A page stands in two languages, each as a draft and as what visitors see. */
const VERSIONS_PER_PAGE = 4;

export function maxCompanyBytes(packageHrSay: PackageHrSay): number {
  return PACKAGE_CAPS[packageHrSay].megabytes * MEGABYTE;
}

/** What a refusal for want of room names, in megabytes. */
export function quotaFields(packageHrSay: PackageHrSay, used: number, bytes: number) {
  const megabytes = (count: number) => [(count / MEGABYTE).toFixed(1)];
  return {
    most: [String(PACKAGE_CAPS[packageHrSay].megabytes)],
    used: megabytes(used),
    megabytes: megabytes(bytes),
  };
}

export const PICTURES_PER_ALBUM = 20;

/** The pictures of each kind that one version of a page shows, when its lists are full. */
const PICTURES_PER_VERSION: Readonly<Record<MediaKind, (caps: PackageCaps) => number>> = {
  cover: ({ coverBanners }) => coverBanners,
  logo: () => 1,
  history: ({ historyTopics }) => historyTopics,
  aspect: ({ imagesPerAspect }) => imagesPerAspect * ASPECTS.length,
  reason: ({ joinReasons }) => joinReasons,
  album: ({ albumsOrNews }) => albumsOrNews * PICTURES_PER_ALBUM,
  article: ({ albumsOrNews }) => albumsOrNews,
  employeePhoto: ({ employeePhotos }) => employeePhotos,
  testimonial: ({ testimonials }) => testimonials,
  resumePhoto: () => 0,
};

/**
 * How many pictures of one kind a company may keep: enough to fill every version of its page. What
 * one version may show is checked again when it is saved. 0: the package has no such section.
 */
export const libraryCap = (packageHrSay: PackageHrSay, kind: MediaKind): number =>
  PICTURES_PER_VERSION[kind](PACKAGE_CAPS[packageHrSay]) * VERSIONS_PER_PAGE;

/** The kind of a picture that has no place yet: the one the package keeps most of, and takes anywhere. */
export function bulkKind(packageHrSay: PackageHrSay): MediaKind {
  return libraryCap(packageHrSay, 'album') > 0 ? 'album' : 'aspect';
}
