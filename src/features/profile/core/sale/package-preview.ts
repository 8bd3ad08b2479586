import { PACKAGE_CAPS, PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';
import { type IsVideo, withinCaps } from '../sections/caps.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';

/** Selects the largest package by default; null for an unknown name. */
export function packageForPreview(requested: string | null): PackageHrSay | null {
  if (requested === null || requested === '') return PACKAGES.at(-1) ?? null;
  return PACKAGES.find((name) => name === requested) ?? null;
}

export interface VisibleByPackage {
  readonly step: SectionStep;
  readonly total: number;
  readonly visible: Readonly<Record<PackageHrSay, number>>;
}

/** Counts the visible items of each section by package; empty sections are left out. */
export function visibleByPackage(
  items: readonly (Item & { readonly section: string })[],
  isVideo: IsVideo,
): readonly VisibleByPackage[] {
  const visibleItems = PACKAGES.map(
    (name) => [name, withinCaps(items, PACKAGE_CAPS[name], isVideo)] as const,
  );
  return SECTIONS.flatMap(({ name, step, ...section }) => {
    const countIn = (found: typeof items) => found.filter((item) => item.section === name).length;
    const total = countIn(items);
    if (total === 0 || 'isForm' in section) return [];
    const counts = visibleItems.map(
      ([packageName, found]) => [packageName, countIn(found)] as const,
    );
    return [{ step, total, visible: Object.fromEntries(counts) as VisibleByPackage['visible'] }];
  });
}

/** Visible items of a section before and after a change of package. */
export interface VisibleChange {
  readonly step: SectionStep;
  readonly before: number;
  readonly after: number;
}

export function visibleChanges(
  items: readonly (Item & { readonly section: string })[],
  isVideo: IsVideo,
  { from, to }: { readonly from: PackageHrSay; readonly to: PackageHrSay },
): readonly VisibleChange[] {
  return visibleByPackage(items, isVideo)
    .map(({ step, visible }) => ({ step, before: visible[from], after: visible[to] }))
    .filter(({ before, after }) => before !== after);
}
