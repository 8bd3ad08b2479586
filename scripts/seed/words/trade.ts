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

/** What a firm puts after its brand; a telling one says which of the trade's works it does. */
export interface Descriptor extends Phrase {
  readonly work: number | null;
}

export interface Trade {
  readonly idIndustry: number;
  readonly family: Family;
  readonly region: Region;
  /** Share among companies. */
  readonly weight: number;
  readonly descriptors: readonly Descriptor[];
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

function descriptor({ th, en }: Phrase): Descriptor {
  const [words = th, work] = th.split(' #');
  return { th: words, en, work: work === undefined ? null : Number(work) - 1 };
}

/** Lists are written `ไทย = English; …`, as a table would be; `#2` ties a descriptor to the second work. */
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
    descriptors: phrases(words.descriptors).map(descriptor),
    work: phrases(words.work),
  };
}
