import { companyProfile } from '../sections/company-profile.ts';
import { cover } from '../sections/cover.ts';
import type { SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';

export interface Essentials {
  readonly done: number;
  readonly total: number;
  readonly missingStep: SectionStep | null;
}

/** Sections and fields that every page needs, in page order; `field: null`: one item is enough. */
const ESSENTIALS = [
  { section: cover, field: null },
  { section: companyProfile, field: 'logoMedia' },
  { section: companyProfile, field: 'shortBio' },
  { section: companyProfile, field: 'about' },
] as const;

export function essentialsOf(
  items: readonly (Pick<Item, 'content'> & { readonly section: string })[],
): Essentials {
  const missing = ESSENTIALS.filter(
    ({ section: { name }, field }) =>
      !items.some(
        ({ section, content }) => section === name && (field === null || isFilled(content[field])),
      ),
  );
  return {
    done: ESSENTIALS.length - missing.length,
    total: ESSENTIALS.length,
    missingStep: missing[0]?.section.step ?? null,
  };
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
