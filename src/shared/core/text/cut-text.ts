/** More than any letter with its marks, or any emoji, is long. */
const MAX_GRAPHEME_LENGTH = 32;

/**
 * The beginning of a text, at most so long as lengths are counted everywhere: it ends with a whole character,
 * never inside a letter of two code units, between a letter and its vowels and tones, or in an emoji.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });
  const cutSegment = characters
    .segment(text.slice(0, maxLength + MAX_GRAPHEME_LENGTH))
    .containing(maxLength);
  return text.slice(0, cutSegment?.index);
}
