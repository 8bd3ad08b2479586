const BUDDHIST_ERA = 543;

/** Thai digits, and the wide ones of other keyboards, as the digits everybody reads. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙０-９]/g, (digit) => String((digit.charCodeAt(0) - 0x50) % 16));
}

/** A number as it is printed, `0-1055-61001-23-9`, as its digits; anything else stays as it was typed. */
export function joinedDigits(text: string): string {
  const digits = latinDigits(text).replace(/[\s.\p{Pd}]+/gu, '');
  return /^\d+$/.test(digits) ? digits : text;
}

/** A year of the Thai calendar is one of ours. */
export function commonYear(year: number): number {
  return year >= 2400 && year < 2700 ? year - BUDDHIST_ERA : year;
}

/** The same as it was typed, `พ.ศ. ๒๕๕๘`; what is no year stays. */
export function typedYear(text: string): string {
  const [, digits] = /^\s*(?:พ\.?\s*ศ\.?|ค\.?\s*ศ\.?)?\s*(\d{4})\s*$/.exec(latinDigits(text)) ?? [];
  return digits === undefined ? text : String(commonYear(Number(digits)));
}

/** `25.000` is twenty-five to some and twenty-five thousand to others. */
export function isTwoAmounts(text: string): boolean {
  return /^\d{1,3}(?:\.\d{3})+$/.test(plainAmount(text));
}

/** An amount as people write it, `25,000`, `๒๕๐๐๐ บาท`, `25 000.00`; of what is none, not a number. */
export function amountOf(text: string): number {
  const amount = plainAmount(text);
  const isGrouped = /^\d{1,3}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/.test(amount);
  const digits = isGrouped ? amount.replace(/[, ]/g, '') : amount;
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Without the currency: `฿25,000.-` */
function plainAmount(text: string): string {
  return latinDigits(text)
    .replace(/^\s*(?:฿|thb\b|บาท)|(?:\.-|฿|thb|baht|บาท)\s*$/giu, '')
    .trim();
}
