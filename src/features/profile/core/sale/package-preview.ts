import { PACKAGE_CAPS, PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';
import { type IsVideo, withinCaps } from '../sections/caps.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';

/** The package a preview shows: the largest unless another is asked for, null for one there is not. */
export function packageAsked(asked: string | null): PackageHrSay | null {
  if (asked === null || asked === '') return PACKAGES.at(-1) ?? null;
  return PACKAGES.find((name) => name === asked) ?? null;
}

export interface ShownByPackage {
  readonly step: SectionStep;
  readonly total: number;
  readonly shown: Readonly<Record<PackageHrSay, number>>;
}

/** The number of items visitors would see in each package, for each section that has some. */
export function shownByPackage(
  items: readonly (Item & { readonly section: string })[],
  isVideo: IsVideo,
): readonly ShownByPackage[] {
  const shown = PACKAGES.map(
    (name) => [name, withinCaps(items, PACKAGE_CAPS[name], isVideo)] as const,
  );
  return SECTIONS.flatMap(({ name, step, ...section }) => {
    const countIn = (found: typeof items) => found.filter((item) => item.section === name).length;
    const total = countIn(items);
    if (total === 0 || 'isForm' in section) return [];
    const counts = shown.map(([one, found]) => [one, countIn(found)] as const);
    return [{ step, total, shown: Object.fromEntries(counts) as ShownByPackage['shown'] }];
  });
}

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
