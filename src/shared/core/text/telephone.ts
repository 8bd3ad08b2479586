import * as z from 'zod/mini';

export const LONGEST_TELEPHONE = 60;

const EXTENSION = String.raw`(\s*(ต่อ|ext\.?|x|#)\s*\d{1,6})?`;
const WHOLE = new RegExp(String.raw`^\+?[\d() .-]{8,25}${EXTENSION}$`, 'iu');
/** The last digits of a neighbouring line, or another extension: `02-123-4567, 68`. */
const SHORT = /^\d{1,6}$/;
const BETWEEN = /\s*(?:[,;/]|\s(?:และ|หรือ|and|or)\s)\s*/iu;

/** One number or several, with extensions, as companies print them: `0 2123 4567-9 ต่อ 12, 081-234-5678`. */
export function isTelephone(text: string): boolean {
  const [first = '', ...more] = text.split(BETWEEN);
  return WHOLE.test(first) && more.every((part) => WHOLE.test(part) || SHORT.test(part));
}

export const telephone = z.refine<string>(isTelephone, 'telephonePattern');
