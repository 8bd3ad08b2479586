import type { Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isLocked } from '../core/approval-state.ts';
import type { SectionDocument } from '../core/section-contract.ts';
import {
  countItems,
  remainingFor,
  type SectionCounts,
  sharingCaps,
} from '../core/sections/caps.ts';
import { type SectionName, sectionNamed } from '../core/sections/registry.ts';
import type { Section } from '../core/sections/section.ts';
import { itemOf, itemsOf, picturesOf } from './item-queries.ts';
import { findVersion, latestApproval, packageOf, revisionOf } from './profile-queries.ts';

export interface SectionKey {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly section: SectionName;
}

export async function readSection(
  db: Db,
  sectionKey: SectionKey,
): Promise<Result<SectionDocument, 'not_found'>> {
  const { idEmp, lang, section: name } = sectionKey;
  const draft = await findVersion(db, idEmp, lang, 'draft');
  if (!draft) return fail('not_found');
  const section = sectionNamed(name);
  // Read before the items: a newer revision would let a save overwrite unseen items.
  const saved = await revisionOf(db, draft.idProfile, name);
  const items = await itemsOf(db, draft.idProfile, [name]);
  const pictures = await picturesOf(db, draft.idProfile, name);
  const approval = await latestApproval(db, idEmp, lang);
  const otherCounts = await countSharedItems(db, draft.idProfile, section);
  const packageHrSay = await packageOf(db, idEmp);
  return ok({
    ...saved,
    isLocked: isLocked(approval?.status ?? null),
    items: items.map(itemOf).map((item) => ({ ...item, content: { ...item.content } })),
    pictures: { ...pictures },
    caps: remainingFor(section, PACKAGE_CAPS[packageHrSay], otherCounts),
  });
}

/** Counts the items of other sections that share a cap with this one. */
export async function countSharedItems(
  db: Db,
  idProfile: number,
  section: Section,
): Promise<SectionCounts> {
  const counts = new Map<string, number>();
  const sharingSections = sharingCaps(section);
  if (sharingSections.length === 0) return counts;
  const names = sharingSections.map(({ name }) => name as SectionName);
  const items = await itemsOf(db, idProfile, names);
  for (const other of sharingSections) {
    const sectionItems = items.filter((item) => item.section === other.name);
    for (const [group, count] of countItems(other, sectionItems)) {
      counts.set(group, (counts.get(group) ?? 0) + count);
    }
  }
  return counts;
}
