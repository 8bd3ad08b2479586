const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** Those of the same rows that the typeface has not. */
const LACKING = /[²³µ¹¼½¾]/g;

/** ASCII and what words are set with beside it; Latin letters with marks. */
export const LATIN_LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff).replace(LACKING, '')}–—‘’“”•…`;
export const THAI_LETTERS = range(0xe01, 0xe5b);

const KNOWN = new Set([...LATIN_LETTERS, ...THAI_LETTERS]);

/** Whether a picture can say it whole: signs and emoji may be left out, letters may not. */
export function canSay(text: string): boolean {
  for (const letter of text.normalize('NFC')) {
    if (/[\p{L}\p{M}\p{N}]/u.test(letter) && !KNOWN.has(letter) && !isDressing(letter))
      return false;
  }
  return true;
}

/** Turns a sign into an emoji. */
const isDressing = (mark: string): boolean => /[\ufe0e\ufe0f\u20e3]/u.test(mark);
