import { DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { PACKAGE_CAPS, type PackageCaps, type PackageHrSay } from '#shared/core/packages.ts';

const MEGABYTE = 1024 * 1024;

/** Versions that exist at once: Thai and English, each as draft and as published page. */
const VERSIONS_PER_PAGE = 4;

export function maxCompanyBytes(packageHrSay: PackageHrSay): number {
  return PACKAGE_CAPS[packageHrSay].megabytes * MEGABYTE;
}

export function quotaFields(packageHrSay: PackageHrSay, used: number, bytes: number) {
  const megabytes = (count: number) => [(count / MEGABYTE).toFixed(1)];
  return {
    most: [String(PACKAGE_CAPS[packageHrSay].megabytes)],
    used: megabytes(used),
    megabytes: megabytes(bytes),
  };
}

export const PICTURES_PER_ALBUM = 20;

const PICTURES_PER_VERSION: Readonly<Record<MediaKind, (caps: PackageCaps) => number>> = {
  cover: ({ coverBanners }) => coverBanners,
  logo: () => 1,
  history: ({ historyTopics }) => historyTopics,
  aspect: ({ imagesPerAspect }) => imagesPerAspect * DESCRIBED_ASPECTS.length,
  reason: ({ joinReasons }) => joinReasons,
  album: ({ albumsOrNews }) => albumsOrNews * PICTURES_PER_ALBUM,
  article: ({ albumsOrNews }) => albumsOrNews,
  employeePhoto: ({ employeePhotos }) => employeePhotos,
  testimonial: ({ testimonials }) => testimonials,
  resumePhoto: () => 0,
};

/**
 * Maximum number of pictures of one kind in the library, so that all versions of the page can be
 * full; 0 when the package has no such section. The cap of one version is checked on saving.
 */
export const libraryCap = (packageHrSay: PackageHrSay, kind: MediaKind): number =>
  PICTURES_PER_VERSION[kind](PACKAGE_CAPS[packageHrSay]) * VERSIONS_PER_PAGE;

/** Returns the kind of pictures uploaded to the library itself: the one with the highest cap. */
export function bulkKind(packageHrSay: PackageHrSay): MediaKind {
  return libraryCap(packageHrSay, 'album') > 0 ? 'album' : 'aspect';
}
