import { PACKAGE_CAPS, PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';

/** Returns the rights (videos, invitation e-mails) that a change of package adds or removes. */
export function changedRights(from: PackageHrSay, to: PackageHrSay) {
  return (['video', 'invitationMails'] as const).flatMap((right) =>
    PACKAGE_CAPS[from][right] === PACKAGE_CAPS[to][right]
      ? []
      : [{ right, isGained: PACKAGE_CAPS[to][right] }],
  );
}

export const isSmaller = (first: PackageHrSay, second: PackageHrSay): boolean =>
  PACKAGES.indexOf(first) < PACKAGES.indexOf(second);
