export const BUDDHIST_ERA = 543;

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
