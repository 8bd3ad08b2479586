import { diffWords } from 'diff';
import type { Locale } from '#shared/core/locale.ts';

export interface TextPart {
  readonly text: string;
  readonly change: 'added' | 'removed' | null;
}

/** Two texts as one, word by word; Thai writes its words without spaces between them. */
export function wordDiff(before: string, after: string, lang: Locale): readonly TextPart[] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : null,
  }));
}
