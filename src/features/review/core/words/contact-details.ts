import { latinDigits } from '#shared/core/text/typed-digits.ts';

const ADDRESS = /[\w.+-]@[\w-]{1,63}\.\w/;
/** Thai numbers: 8 or 9 digits after 0 or +66, up to two separators between; not `08.00-17.00`. */
const NUMBER = /(?<![\d,.])(?!0\d\.\d\d(?!\d))(?:\+?66|0)(?:[\s().\p{Pd}]{0,2}\d){8,9}(?!\d)/u;

/** Detects email addresses and telephone numbers; the writer and moderators are warned. */
export function holdsContactDetails(text: string): boolean {
  return ADDRESS.test(text) || NUMBER.test(latinDigits(text));
}
