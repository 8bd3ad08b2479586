/** Upper bound of the code units in a letter with its marks, or in an emoji. */
const MAX_GRAPHEME_LENGTH = 32;

/** Cuts to `maxLength` code units, never inside a grapheme: a letter with its marks, an emoji. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });
  const cutSegment = characters
    .segment(text.slice(0, maxLength + MAX_GRAPHEME_LENGTH))
    .containing(maxLength);
  return text.slice(0, cutSegment?.index);
}
