import type { Locale } from '#shared/core/locale.ts';

/** Between Thai letters a space ends a sentence, or only parts two of its clauses. */
const THAI_PAUSE = /(?<=[\u0e01-\u0e5b])\s+(?=[\u0e01-\u0e5b])/u;
/** Words that go on with the sentence before. */
const CONTINUATION =
  /^(?:และ|แต่|หรือ|เพราะ|เนื่องจาก|โดย|ซึ่ง|ที่|จึง|เพื่อ|รวมถึง|รวมทั้ง|ตลอดจน|ทั้ง|พร้อม|แล้ว|จน|ๆ)/u;
/** What is shorter is no sentence of its own, but a name or a point of a list. */
const MIN_SENTENCE_WORDS = 4;

/**
 * How many sentences a reader sees. Thai has no full stop, so there it is a good guess: parts between
 * spaces that are long enough and do not begin by going on.
 */
export function countSentences(text: string, locale: Locale): number {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const isLong = (part: string) =>
    [...words.segment(part)].filter(({ isWordLike }) => isWordLike).length >= MIN_SENTENCE_WORDS;
  let count = 0;
  for (const { segment } of sentences) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue;
    const [, ...parts] = segment.trim().split(THAI_PAUSE);
    count += 1 + parts.filter((part) => isLong(part) && !CONTINUATION.test(part)).length;
  }
  return count;
}
