/** More than any letter with its marks, or any emoji, is long. */
const ONE_CHARACTER = 32;

/**
 * The beginning of a text, at most so long as lengths are counted everywhere: it ends with a whole character,
 * never inside a letter of two code units, between a letter and its vowels and tones, or in an emoji.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });
  const begun = characters.segment(text.slice(0, longest + ONE_CHARACTER)).containing(longest);
  return text.slice(0, begun?.index);
}
