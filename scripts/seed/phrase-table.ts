import * as z from 'zod';
import type { Phrase } from './phrase.ts';
import { PHRASE, readTableBy, WORDS } from './read-table.ts';

const PHRASE_ROW = z.object({ key: WORDS, ...PHRASE.shape });
const TOPIC_ROW = z.object({ key: WORDS, title: PHRASE, text: PHRASE });

export type Topic = Readonly<Omit<z.infer<typeof TOPIC_ROW>, 'key'>>;

export function phraseTable(name: string): (key: string) => readonly Phrase[] {
  return readTableBy('key', name, PHRASE_ROW);
}

export function topicTable(name: string): (key: string) => readonly Topic[] {
  return readTableBy('key', name, TOPIC_ROW);
}
