import * as z from 'zod/mini';
import { holdsLink } from './link/holds-link.ts';
import { latinDigits } from './typed-digits.ts';
import { textField } from './typed-text.ts';

export const MAX_TELEPHONE_LENGTH = 100;

const LABEL = String.raw`(?:(?:โทร(?:ศัพท์)?|เบอร์(?:โทร)?|มือถือ|tel(?:ephone)?|phone|mobile|call|T|M)[.:\s]*)?`;
/** Numbers leading at most 100 characters, with last digits of more: `0 2123 4567-9`. */
const LEADING_NUMBERS = new RegExp(
  String.raw`^${LABEL}\(?\+?(?=(?:\D*\d){8})[\d() .\p{Pd}]{8,25}(?!\d)`,
  'iu',
);
/** Maximum number of digits of a telephone number (E.164). */
const MAX_DIGITS = 15;
const TOO_LONG = /\d{16}/;
/** Spaces before a further number, in at most 100 characters. */
const NEXT = / +(?=[0+(])/;
const MISSING_EXTENSION = /(?:ต่อ|กด|ext\.?|x|#)\s*$/iu;

/**
 * Returns whether the text is one or more telephone numbers with the additions that companies
 * print: extensions, `auto line`, a contact. Example: `02-123-4567-9 ต่อ 211, 213-217 (คุณนก)`.
 */
export function isTelephone(text: string): boolean {
  const [numbers] = LEADING_NUMBERS.exec(text) ?? [];
  if (TOO_LONG.test(text)) return false;
  return (
    numbers !== undefined &&
    areNumbers(numbers) &&
    !MISSING_EXTENSION.test(text) &&
    !holdsLink(text)
  );
}

function areNumbers(numbers: string): boolean {
  const isWithin = (number: string) => number.replace(/\D/g, '').length <= MAX_DIGITS;
  const isNumber = (number: string) => isWithin(number) && /(?:\D?\d){8}/.test(number);
  return isWithin(numbers) || numbers.trim().split(NEXT).every(isNumber);
}

export const telephone = z.refine<string>(isTelephone, 'telephonePattern');

/** Keeps the text but converts its digits to Latin ones. */
export const typedTelephone = (code?: string) =>
  textField(MAX_TELEPHONE_LENGTH, code).check(z.overwrite(latinDigits));

export const optionalTelephone = z._default(
  typedTelephone().check(z.refine((text) => text === '' || isTelephone(text), 'telephonePattern')),
  '',
);
