const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Those of the same rows that the typeface has not. */
const MISSING = /[²³µ¹¼½¾]/g;

/** ASCII and what words are set with beside it; Latin letters with marks. */
export const LATIN_LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff).replace(MISSING, '')}–—‘’“”•…`;
export const THAI_LETTERS = range(0xe01, 0xe5b);

const SUPPORTED = new Set([...LATIN_LETTERS, ...THAI_LETTERS]);

/** Whether a picture can say it whole: signs and emoji may be left out, letters may not. */
export function canDraw(text: string): boolean {
  for (const letter of text.normalize('NFC')) {
    if (/[\p{L}\p{M}\p{N}]/u.test(letter) && !SUPPORTED.has(letter) && !isEmojiModifier(letter))
      return false;
  }
  return true;
}

/** Turns a sign into an emoji. */
const isEmojiModifier = (mark: string): boolean => /[\ufe0e\ufe0f\u20e3]/u.test(mark);
