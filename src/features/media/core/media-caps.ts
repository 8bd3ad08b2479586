import { ASPECTS } from '#features/company/core/aspects.ts';
import { PACKAGE_CAPS } from '#features/profile/core/package-caps.ts';
import type { PackageHrSay } from '#shared/core/session.ts';
import type { MediaKind } from './media-kinds.ts';

const MEGABYTE = 1024 * 1024;

/** A page stands in two languages, each as a draft and as what visitors see. */
const VERSIONS = 4;

/** Everything a company keeps here, originals only. */
const BYTES: Readonly<Record<PackageHrSay, number>> = {
  basic: 100 * MEGABYTE,
  silver: 200 * MEGABYTE,
  gold: 1000 * MEGABYTE,
  platinum: 4000 * MEGABYTE,
};

export function companyBytes(packageHrSay: PackageHrSay): number {
  return BYTES[packageHrSay];
}

/**
 * How many pictures of one kind a company may keep: enough to fill every version of its page. What
 * one version may show is checked again when it is saved. 0: the package has no such section.
 */
export function libraryCap(packageHrSay: PackageHrSay, kind: MediaKind): number {
  const caps = PACKAGE_CAPS[packageHrSay];
  const shown: Readonly<Record<MediaKind, number>> = {
    cover: caps.coverBanners,
    logo: 1,
    history: caps.historyTopics,
    aspect: caps.imagesPerAspect * ASPECTS.length,
    reason: caps.joinReasons,
    album: caps.albumsOrNews * 20,
    article: caps.albumsOrNews,
    employeePhoto: caps.employeePhotos,
    testimonial: caps.testimonials,
    resumePhoto: 0,
  };
  return shown[kind] * VERSIONS;
}
