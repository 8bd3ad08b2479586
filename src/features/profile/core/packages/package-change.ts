import type { PackageHrSay } from '#shared/core/packages.ts';
import { PACKAGE_CAPS, PACKAGES } from '#shared/core/packages.ts';
import type { IsVideo } from '../sections/caps.ts';
import type { SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';
import { shownByPackage } from './package-preview.ts';

/** What visitors see of a section before and after a change of package. */
export interface ShownChange {
  readonly step: SectionStep;
  readonly before: number;
  readonly after: number;
}

/** The sections of a page of which visitors see more or less in another package. */
export function shownChanges(
  items: readonly (Item & { readonly section: string })[],
  isVideo: IsVideo,
  { from, to }: { readonly from: PackageHrSay; readonly to: PackageHrSay },
): readonly ShownChange[] {
  return shownByPackage(items, isVideo)
    .map(({ step, shown }) => ({ step, before: shown[from], after: shown[to] }))
    .filter(({ before, after }) => before !== after);
}

/** What a package has or has not, whatever the page holds, and the other one differs in. */
export function changedRights(from: PackageHrSay, to: PackageHrSay) {
  return (['video', 'invitationMails'] as const).flatMap((right) =>
    PACKAGE_CAPS[from][right] === PACKAGE_CAPS[to][right]
      ? []
      : [{ right, isGained: PACKAGE_CAPS[to][right] }],
  );
}

export const isSmaller = (one: PackageHrSay, other: PackageHrSay): boolean =>
  PACKAGES.indexOf(one) < PACKAGES.indexOf(other);
