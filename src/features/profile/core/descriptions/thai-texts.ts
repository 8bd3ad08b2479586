import { bodyText } from '../article/body-text.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';
import { isThaiText } from './is-thai-text.ts';

/** Steps of an English page whose texts are still Thai, that is copied but not translated. */
export function stepsInThai(
  items: readonly (Item & { readonly section: string })[],
): readonly SectionStep[] {
  const found = new Set(items.filter(isThai).map(({ section }) => section));
  return SECTIONS.filter(({ name }) => found.has(name)).map(({ step }) => step);
}

function isThai({ content }: Item): boolean {
  return Object.entries(content).some(([field, value]) => {
    const text = field === 'body' ? bodyText(value as Parameters<typeof bodyText>[0]) : value;
    return typeof text === 'string' && isThaiText(text);
  });
}
