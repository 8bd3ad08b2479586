import type { CapName, PackageCaps } from '#shared/core/packages.ts';
import { SECTIONS, sectionNamed } from './registry.ts';
import type { Item, ItemKind, Section } from './section.ts';

export function capOf(kind: ItemKind, caps: PackageCaps): number {
  return typeof kind.cap === 'number' ? kind.cap : caps[kind.cap];
}

/** A section is part of a package if at least one of its lists has a cap above 0. */
export function hasSection(section: Section, caps: PackageCaps): boolean {
  const topLevelKinds = Object.values(section.kinds).filter((kind) => kind.parent === undefined);
  return topLevelKinds.some((kind) => capOf(kind, caps) > 0);
}

/** Key of the items that share one cap: the children of one parent, or kinds with the same cap. */
function groupOf(name: string, kind: ItemKind, parent: string | null): string {
  if (kind.parent !== undefined) return `${name} of ${parent}`;
  return typeof kind.cap === 'number' ? name : kind.cap;
}

export type SectionCounts = ReadonlyMap<string, number>;

export function countItems(section: Section, items: readonly Item[]): SectionCounts {
  const counts = new Map<string, number>();
  for (const { kind: name, parent } of items) {
    const kind = section.kinds[name];
    if (!kind) continue;
    const group = groupOf(name, kind, parent);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}

export function sharingCaps(section: Section): readonly Section[] {
  const caps = capNames(section);
  return SECTIONS.filter(
    (other: Section) =>
      other.name !== section.name && capNames(other).some((cap) => caps.includes(cap)),
  );
}

function capNames(section: Section): readonly CapName[] {
  return Object.values(section.kinds).flatMap(({ cap, parent }) =>
    typeof cap === 'string' && parent === undefined ? [cap] : [],
  );
}

/**
 * Returns the exceeded cap, else null. A list that is too long since a downgrade may be reordered
 * and shortened but not extended; `otherCounts` are the items of other sections.
 */
export function exceededCap(
  section: Section,
  caps: PackageCaps,
  items: readonly Item[],
  previousItems: readonly Item[],
  otherCounts: SectionCounts = new Map(),
): number | null {
  const before = countItems(section, previousItems);
  const now = countItems(section, items);
  for (const { kind: name, parent } of items) {
    const kind = section.kinds[name];
    if (!kind) continue;
    const group = groupOf(name, kind, parent);
    const count = now.get(group) ?? 0;
    const cap = capOf(kind, caps);
    const remaining = Math.max(0, cap - (otherCounts.get(group) ?? 0));
    if (count > Math.max(remaining, before.get(group) ?? 0)) return cap;
  }
  return null;
}

export function remainingFor(
  section: Section,
  caps: PackageCaps,
  otherCounts: SectionCounts = new Map(),
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(section.kinds).map(([name, kind]) => {
      const otherCount = otherCounts.get(groupOf(name, kind, null)) ?? 0;
      return [name, Math.max(0, capOf(kind, caps) - otherCount)];
    }),
  );
}

export type IsVideo = (idMedia: string) => boolean;

/**
 * The items visible to visitors: the first of each list up to the package's cap, with their
 * children. A video hidden by the package does not count. Nothing is deleted, so a larger package
 * shows the rest.
 */
export function withinCaps<Row extends Item & { readonly section: string }>(
  items: readonly Row[],
  caps: PackageCaps,
  isVideo: IsVideo,
): readonly Row[] {
  const counts = new Map<string, number>();
  const visibleIds = new Set<string>();
  return items.filter(({ section, kind: name, parent, idItem, content }) => {
    const kind = sectionNamed(section).kinds[name];
    if (!kind || (parent !== null && !visibleIds.has(parent))) return false;
    if (!caps.video && isVideo(String(content['idMedia']))) return false;
    const group = groupOf(name, kind, parent);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    if (count > capOf(kind, caps)) return false;
    visibleIds.add(idItem);
    return true;
  });
}
