/** Legal forms at the beginning of a name, which its initial skips. */
const LEGAL_FORM = /^(?:บริษัท|บมจ\.?|บจก\.?|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วน|หจก\.?|the\s)\s*/iu;
/** Thai vowels that are written before their consonant; the initial is the consonant. */
const LEADING_VOWEL = /^[\u0e40-\u0e44]/;

export function initialOf(name: string): string {
  const distinctiveName = name.trim().replace(LEGAL_FORM, '').replace(LEADING_VOWEL, '');
  return /[\p{L}\p{N}]/u.exec(distinctiveName)?.[0].toUpperCase() ?? '·';
}
