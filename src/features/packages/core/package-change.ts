import { PACKAGE_CAPS, PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';

/** Rights that differ between the packages, independent of the page's content. */
export function changedRights(from: PackageHrSay, to: PackageHrSay) {
  return (['video', 'invitationMails'] as const).flatMap((right) =>
    PACKAGE_CAPS[from][right] === PACKAGE_CAPS[to][right]
      ? []
      : [{ right, isGained: PACKAGE_CAPS[to][right] }],
  );
}

export const isSmaller = (first: PackageHrSay, second: PackageHrSay): boolean =>
  PACKAGES.indexOf(first) < PACKAGES.indexOf(second);
