import * as z from 'zod';
import type { Phrase } from './phrase.ts';
import { readTable, underKeys } from './read-table.ts';

const words = z.string().min(1);
const PHRASE_ROW = z.object({ key: words, th: words, en: words });
const TOPIC_ROW = z.object({
  key: words,
  titleTh: words,
  titleEn: words,
  textTh: words,
  textEn: words,
});

export interface Topic {
  readonly title: Phrase;
  readonly text: Phrase;
}

export function phraseTable(name: string): (key: string) => readonly Phrase[] {
  return underKeys(readTable(name, PHRASE_ROW).map(({ key, th, en }) => [key, { th, en }]));
}

export function topicTable(name: string): (key: string) => readonly Topic[] {
  return underKeys(
    readTable(name, TOPIC_ROW).map(({ key, titleTh, titleEn, textTh, textEn }) => [
      key,
      { title: { th: titleTh, en: titleEn }, text: { th: textTh, en: textEn } },
    ]),
  );
}
