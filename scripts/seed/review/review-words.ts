import * as z from 'zod';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { phraseTable } from '../phrase-table.ts';
import { readTable, underKeys } from '../read-table.ts';

/** Workplace that a line fits: a desk, shifts or a floor, or any. */
const SETTINGS = ['any', 'desk', 'shift'] as const;
type Setting = (typeof SETTINGS)[number];

/** Reviews are not translations: each language has lines of its own. */
const LINE_ROW = z.object({
  key: z.string(),
  lang: z.enum(LOCALES),
  setting: z.enum(SETTINGS),
  text: z.string().min(1),
});

const bySetting = (fitting: Setting): ((key: string) => readonly string[]) =>
  underKeys(
    readTable('review-lines', LINE_ROW)
      .filter(({ setting }) => setting === 'any' || setting === fitting)
      .map(({ key, lang, text }) => [`${key} ${lang}`, text]),
  );

const LINES = { any: bySetting('any'), desk: bySetting('desk'), shift: bySetting('shift') };

export function reviewLines(
  key: string,
  lang: Locale,
  setting: Setting = 'any',
): readonly string[] {
  return LINES[setting](`${key} ${lang}`);
}

export const reviewPhrases = phraseTable('review-phrases');
