import type { Locale } from '#shared/core/locale.ts';

/** A space between Thai letters ends a sentence or separates two clauses. */
const THAI_PAUSE = /(?<=[\u0e01-\u0e5b])\s+(?=[\u0e01-\u0e5b])/u;
/** Thai conjunctions, which continue the previous sentence. */
const CONTINUATION =
  /^(?:และ|แต่|หรือ|เพราะ|เนื่องจาก|โดย|ซึ่ง|ที่|จึง|เพื่อ|รวมถึง|รวมทั้ง|ตลอดจน|ทั้ง|พร้อม|แล้ว|จน|ๆ)/u;
/** A shorter part is a name or a list point, not a sentence. */
const MIN_SENTENCE_WORDS = 4;

/** Counts sentences. Thai has no full stop: long parts between spaces without a conjunction. */
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
