import { latinDigits } from './typed-digits.ts';

/** Returns whether an amount can be read in two ways: `25.000` may be 25 or 25,000. */
export function isTwoAmounts(text: string): boolean {
  return /^\d{1,3}(?:\.\d{3})+$/.test(plainAmount(text));
}

/** Parses `25,000`, `๒๕๐๐๐ บาท`, `25 000.00`; NaN for no amount. */
export function amountOf(text: string): number {
  const amount = plainAmount(text);
  const isGrouped = /^\d{1,3}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/.test(amount);
  const digits = isGrouped ? amount.replace(/[, ]/g, '') : amount;
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Strips the currency: `฿25,000.-` */
function plainAmount(text: string): string {
  return latinDigits(text)
    .replace(/^\s*(?:฿|thb\b|บาท)|(?:\.-|฿|thb|baht|บาท)\s*$/giu, '')
    .trim();
}
