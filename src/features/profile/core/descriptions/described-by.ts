import type { AnySection } from '../sections/registry.ts';
import type { ItemOf, Section } from '../sections/section.ts';

type AnyOf<S> = S extends Section ? ItemOf<S> : never;
type DescribedBy = {
  readonly [DescribedItem in AnyOf<AnySection> as DescribedItem['kind']]?: readonly (keyof DescribedItem['content'] &
    string)[];
};

/**
 * What may say what the picture of an item shows, the field that is asked for first. Of a kind that is not
 * here, words beside the picture name it, and what the library says of it is not shown.
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

export function describedBy(kind: string): readonly string[] | undefined {
  return new Map<string, readonly string[]>(Object.entries(DESCRIBED_BY)).get(kind);
}
