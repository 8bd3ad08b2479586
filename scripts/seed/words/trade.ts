import type { Phrase } from '../phrase.ts';

/** What a place of work looks like: decides drawings, sentences and which jobs are found there. */
export const FAMILIES = [
  'farm',
  'food',
  'restaurant',
  'shop',
  'tech',
  'factory',
  'finance',
  'build',
  'craft',
  'care',
  'energy',
  'port',
  'hotel',
  'studio',
  'school',
  'office',
] as const;
export type Family = (typeof FAMILIES)[number];

export type Region = 'capital' | 'industrial' | 'everywhere' | 'tourist' | 'rural';

export interface Trade {
  readonly idIndustry: number;
  readonly family: Family;
  readonly region: Region;
  /** Share among companies. */
  readonly weight: number;
  /** What such firms put after their brand. */
  readonly descriptors: readonly Phrase[];
  /** Short noun for what it sells. */
  readonly goods: Phrase;
  /** What it does: Thai verb phrase, English gerund. */
  readonly work: readonly Phrase[];
}

function phrases(list: string): Phrase[] {
  return list
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [th = '', en = ''] = pair.split('=');
      return { th: th.trim(), en: en.trim() };
    });
}

/** Lists are written `ไทย = English; …`, as a table would be. */
export function trade(
  idIndustry: number,
  family: Family,
  region: Region,
  weight: number,
  words: { descriptors: string; goods: string; work: string },
): Trade {
  const [goods] = phrases(words.goods);
  if (!goods) throw new Error(`industry ${idIndustry} has no goods`);
  return {
    idIndustry,
    family,
    region,
    weight,
    goods,
    descriptors: phrases(words.descriptors),
    work: phrases(words.work),
  };
}
