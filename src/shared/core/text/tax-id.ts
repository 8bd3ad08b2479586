import { latinDigits } from './typed-digits.ts';

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return String((11 - (sum % 11)) % 10);
}

export function isTaxId(number: string): boolean {
  return /^\d{13}$/.test(number) && number.endsWith(checkDigit(number.slice(0, 12)));
}

export function taxIdOf(twelve: string): string {
  return twelve + checkDigit(twelve);
}

const MAX_INPUT_LENGTH = 100;

/** Extracts the number from pasted text with a label or branch; without one, the text itself. */
export function taxIdIn(text: string): string {
  if (text.length > MAX_INPUT_LENGTH) return text;
  const found = /(?<!\d)\d(?:[\s.\p{Pd}]*\d){12}(?![\s.\p{Pd}]*\d)/u.exec(latinDigits(text));
  return found?.[0].replace(/\D/g, '') ?? text;
}
