import { capOf } from '#features/profile/core/sections/caps.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import type { ItemKind, Section } from '#features/profile/core/sections/section.ts';
import type { PackageCaps, PackageHrSay } from '#shared/core/packages.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import type { MediaKind } from './media-kinds.ts';

const MEGABYTE = 1024 * 1024;

/** A page stands in two languages, each as a draft and as what visitors see. */
const VERSIONS = 4;

export function companyBytes(packageHrSay: PackageHrSay): number {
  return PACKAGE_CAPS[packageHrSay].megabytes * MEGABYTE;
}

/** What a refusal for want of room names, in megabytes. */
export function roomFound(packageHrSay: PackageHrSay, used: number, bytes: number) {
  const megabytes = (count: number) => [(count / MEGABYTE).toFixed(1)];
  return {
    most: [String(PACKAGE_CAPS[packageHrSay].megabytes)],
    used: megabytes(used),
    megabytes: megabytes(bytes),
  };
}

/**
 * How many pictures of one kind a company may keep: enough to fill every version of its page. What
 * one version may show is checked again when it is saved. 0: the package has no such section.
 */
export function libraryCap(packageHrSay: PackageHrSay, media: MediaKind): number {
  const sections: readonly Section[] = SECTIONS;
  const lists = sections.flatMap(({ kinds }) =>
    Object.values(kinds).map((kind) => listsBelow(kinds, kind, PACKAGE_CAPS[packageHrSay], media)),
  );
  return Math.max(0, ...lists) * VERSIONS;
}

/** The pictures that all lists of this kind show together, when each is full. */
function listsBelow(
  kinds: Section['kinds'],
  kind: ItemKind,
  caps: PackageCaps,
  media: MediaKind,
): number {
  if (!Object.values(kind.pictures ?? {}).includes(media)) return 0;
  const parent = kinds[kind.parent ?? ''];
  return capOf(kind, caps) * (parent ? capOf(parent, caps) : 1);
}

/** The kind of a picture that has no place yet: the one the package keeps most of, and takes anywhere. */
export function bulkKind(packageHrSay: PackageHrSay): MediaKind {
  return libraryCap(packageHrSay, 'album') > 0 ? 'album' : 'aspect';
}
