export function latinDigits(text: string): string {
  return text.replace(/[๐-๙０-９]/g, (digit) => String((digit.charCodeAt(0) - 0x50) % 16));
}

/** Joins a printed number, `0-1055-61001-23-9`, to its digits; other text is returned unchanged. */
export function joinedDigits(text: string): string {
  const digits = latinDigits(text).replace(/[\s.\p{Pd}]+/gu, '');
  return /^\d+$/.test(digits) ? digits : text;
}
