import { latinDigits } from './typed-digits.ts';

/** The last digit of a Thai taxpayer identification number follows from the twelve before it. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return String((11 - (sum % 11)) % 10);
}

export function isTaxId(number: string): boolean {
  return /^\d{13}$/.test(number) && number.endsWith(checkDigit(number.slice(0, 12)));
}

/** The number that begins with these twelve digits. */
export function taxIdOf(twelve: string): string {
  return twelve + checkDigit(twelve);
}

const MAX_INPUT_LENGTH = 100;

/** The number in what was pasted, which may have a label before it or a branch after it; else the text as it was. */
export function taxIdIn(text: string): string {
  if (text.length > MAX_INPUT_LENGTH) return text;
  // At most 100 characters.
  const found = /(?<!\d)\d(?:[\s.\p{Pd}]*\d){12}(?![\s.\p{Pd}]*\d)/u.exec(latinDigits(text));
  return found?.[0].replace(/\D/g, '') ?? text;
}
