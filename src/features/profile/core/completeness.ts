import type { PackageCaps } from '#shared/core/packages.ts';
import { type Library, missingAltTexts, missingPosters } from './descriptions/described.ts';
import { hasSection } from './sections/caps.ts';
import { missingIn } from './sections/check-items.ts';
import type { FieldCode } from './sections/field-codes.ts';
import { SECTIONS, type SectionStep } from './sections/registry.ts';
import type { Item, Section } from './sections/section.ts';

export interface DraftCompleteness {
  readonly items: readonly (Item & { readonly section: string })[];
  readonly termsAccepted: boolean;
  readonly caps: PackageCaps;
  readonly library: Library;
}

/** One requirement of submission and the step at which it is met. */
export interface Missing {
  readonly step: SectionStep | 'start';
  /** `idItem.field`, or `section` if the section itself is incomplete. */
  readonly field: string;
  readonly code: FieldCode;
}

export function filledSteps({
  items,
  caps,
  library,
}: Omit<DraftCompleteness, 'termsAccepted'>): readonly SectionStep[] {
  const filled: SectionStep[] = [];
  for (const section of SECTIONS) {
    const sectionItems = items.filter((item) => item.section === section.name);
    if (!hasSection(section, caps) || sectionItems.length === 0) continue;
    if (Object.keys(missingOfSection(section, sectionItems, library)).length === 0)
      filled.push(section.step);
  }
  return filled;
}

/** Lists what the draft needs before submission: the terms and the requirements of each section. */
export function missingFor({
  items,
  termsAccepted,
  caps,
  library,
}: DraftCompleteness): readonly Missing[] {
  const missing: Missing[] = [];
  if (!termsAccepted) missing.push({ step: 'start', field: 'terms', code: 'termsRequired' });
  for (const section of SECTIONS) {
    if (!hasSection(section, caps)) continue;
    const sectionItems = items.filter((item) => item.section === section.name);
    for (const [field, code] of Object.entries(missingOfSection(section, sectionItems, library))) {
      missing.push({ step: section.step, field, code });
    }
  }
  return missing;
}

function missingOfSection(section: Section, items: readonly Item[], library: Library) {
  const pictures = {
    ...missingAltTexts(section, items, library),
    ...missingPosters(section, items, library),
  };
  return { ...pictures, ...missingIn(section, items) };
}
