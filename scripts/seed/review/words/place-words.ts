import type { Locale } from '#shared/core/locale.ts';
import { speak } from '../../phrase.ts';
import type { Random } from '../../random.ts';
import type { Family } from '../../words/trade.ts';
import { FAMILY_WORDS } from './family-words.ts';
import { FIELD_WORDS } from './field-words.ts';

export interface Said {
  readonly th: readonly string[];
  readonly en: readonly string[];
}

export interface PlaceWords {
  readonly good: Said;
  readonly bad: Said;
}

/** What only somebody of this kind of place, or of this profession, would mention. */
export function sayOfPlace(
  family: Family,
  idJobField: number,
  lang: Locale,
  draw: Random,
): { good: string | null; bad: string | null } {
  const ofField = FIELD_WORDS[idJobField];
  const words = ofField && draw.chance(0.5) ? ofField : FAMILY_WORDS[family];
  return {
    good: speak(draw.pick(words.good[lang]), draw),
    bad: speak(draw.pick(words.bad[lang]), draw),
  };
}
