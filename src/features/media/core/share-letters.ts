const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Letters of Latin-1 that the bundled typeface lacks. */
const MISSING = /[²³µ¹¼½¾]/g;

export const LATIN_LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff).replace(MISSING, '')}–—‘’“”•…`;
export const THAI_LETTERS = range(0xe01, 0xe5b);

const SUPPORTED = new Set([...LATIN_LETTERS, ...THAI_LETTERS]);

/** True when a picture can show the text: symbols and emoji may be dropped, letters may not. */
export function canDraw(text: string): boolean {
  for (const letter of text.normalize('NFC')) {
    if (/[\p{L}\p{M}\p{N}]/u.test(letter) && !SUPPORTED.has(letter) && !isEmojiModifier(letter))
      return false;
  }
  return true;
}

const isEmojiModifier = (mark: string): boolean => /[\ufe0e\ufe0f\u20e3]/u.test(mark);
