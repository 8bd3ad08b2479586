import type { AnySection } from '../sections/registry.ts';
import type { ItemOf, Section } from '../sections/section.ts';

type AnyOf<S> = S extends Section ? ItemOf<S> : never;
type DescribedBy = {
  readonly [DescribedItem in AnyOf<AnySection> as DescribedItem['kind']]?: readonly (keyof DescribedItem['content'] &
    string)[];
};

/**
 * Fields that can describe the picture of an item, the first one being required. A kind without an
 * entry shows its picture beside a naming text and never uses the library's description.
 */
const DESCRIBED_BY: DescribedBy = {
  banner: ['altText'],
  topic: ['altText'],
  aspectPicture: ['altText', 'caption'],
  reason: ['altText'],
  albumPicture: ['altText', 'description'],
  employeePhoto: ['caption', 'employeeName'],
  article: [],
  brandStory: [],
};

export function imageDescription(kind: string): readonly string[] | undefined {
  return new Map<string, readonly string[]>(Object.entries(DESCRIBED_BY)).get(kind);
}
