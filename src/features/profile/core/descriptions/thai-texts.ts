import { bodyText } from '../article/body-text.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';

/** Shorter ones are names and dishes that may stand in any language. */
const FEWEST_LETTERS = 10;

/** The steps of an English page where a text is Thai for the most part: copied, and not translated. */
export function stepsInThai(
  items: readonly (Item & { readonly section: string })[],
): readonly SectionStep[] {
  const found = new Set(items.filter(isThai).map(({ section }) => section));
  return SECTIONS.filter(({ name }) => found.has(name)).map(({ step }) => step);
}

function isThai({ content }: Item): boolean {
  return Object.entries(content).some(([field, value]) => {
    const text = field === 'body' ? bodyText(value as Parameters<typeof bodyText>[0]) : value;
    if (typeof text !== 'string') return false;
    const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
    return thai >= FEWEST_LETTERS && thai > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
  });
}
