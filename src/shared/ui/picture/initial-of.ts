/** Legal forms, which do not distinguish company names. */
const LEGAL_FORM = /^(?:บริษัท|บมจ\.?|บจก\.?|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วน|หจก\.?|the\s)\s*/iu;
/** Some Thai vowels are written before the consonant that is read first. */
const LEADING_VOWEL = /^[\u0e40-\u0e44]/;

export function initialOf(name: string): string {
  const distinctiveName = name.trim().replace(LEGAL_FORM, '').replace(LEADING_VOWEL, '');
  return /[\p{L}\p{N}]/u.exec(distinctiveName)?.[0].toUpperCase() ?? '·';
}
