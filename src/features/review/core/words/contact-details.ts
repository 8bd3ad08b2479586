import { latinDigits } from '#shared/core/text/typed-digits.ts';

const ADDRESS = /[\w.+-]@[\w-]{1,63}\.\w/;
/** A number of Thailand: 8 or 9 digits behind 0 or +66, at most two marks between any two; `08.00-17.00` is none. */
const NUMBER = /(?<![\d,.])(?!0\d\.\d\d(?!\d))(?:\+?66|0)(?:[\s().\p{Pd}]{0,2}\d){8,9}(?!\d)/u;

/** Whether a text seems to hold an e-mail address or a telephone number; the writer and the team are told. */
export function holdsContactDetails(text: string): boolean {
  return ADDRESS.test(text) || NUMBER.test(latinDigits(text));
}
