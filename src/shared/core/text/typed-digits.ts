/** Thai digits, and the wide ones of other keyboards, as the digits everybody reads. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙０-９]/g, (digit) => String((digit.charCodeAt(0) - 0x50) % 16));
}

/** A number as it is printed, `0-1055-61001-23-9`, as its digits; anything else stays as it was typed. */
export function joinedDigits(text: string): string {
  const digits = latinDigits(text).replace(/[\s.\p{Pd}]+/gu, '');
  return /^\d+$/.test(digits) ? digits : text;
}
