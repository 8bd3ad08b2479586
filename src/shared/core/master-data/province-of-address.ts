import { latinDigits } from '../text/typed-digits.ts';
import { OTHER_NAMES } from './province-names.ts';
import { PROVINCES, type Province } from './provinces.ts';

/**
 * English names are spelt by ear, `Samutprakarn`, `Khonkaen`, `Nakornsawan`: similar sounds fold to
 * one form. Thai names may be abbreviated by a mark.
 */
function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '')
    .replace(/ฯ/g, '')
    .replace(/([aou])r(?=[nmtdkpbslgc]|$)/g, '$1')
    .replace(/sr(?=i|a)/g, 's')
    .replace(/([tkpcdgb])h/g, '$1')
    .replace(/j/g, 'c')
    .replace(/tc/g, 'c')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/v/g, 'w')
    .replace(/y/g, 'i')
    .replace(/ue|eu/g, 'u')
    .replace(/aew|aeo/g, 'aeo')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1/g, '$1');
}

const BY_NAME = new Map<string, Province>();
for (const [name, idState] of [
  ...PROVINCES.flatMap(({ nameTh, nameEn, idState: id }) => [
    [nameTh, id] as const,
    [nameEn, id] as const,
  ]),
  ...Object.entries(OTHER_NAMES),
]) {
  const province = PROVINCES.find((candidate) => candidate.idState === idState);
  if (province) BY_NAME.set(folded(name), province);
}

/** A telephone number, e-mail address or site and all that follows, in at most 500 characters. */
const CONTACT =
  /(?:(?:โทร(?:ศัพท์)?|มือถือ|แฟกซ์|แฟ็กซ์|tel|phone|fax|mobile)[\s.:]*\+?[\d(]|\be-?mail\b|อีเมล|\bwww\.|https?:|\S{1,64}@\S).*$/;
/** Text behind the province, of at most 500 characters. */
const TRAILING_TEXT =
  /(?:[\s,.;:/-]{1,16}|\(?(?:สำนักงานใหญ่|สนญ\.?|head\s?office|hq)\)?|(?:ประเทศ)?ไทย|(?:kingdom of |(?:central|northern|north-?eastern|eastern|western|southern) )?thailand|th-\d\d|(?<=[\s,.\d])tha?|prov(?:ince)?|รหัสไปรษณีย์|(?:post(?:al)?|zip)\s?code|\d{5}|\+?\d[\d\s-]{7,24})$/;
/** A note beside the province: `(โรงงาน)`, `[Branch 2]`, `- Factory 2`, `Plant`, `และปริมณฑล`. */
const NOTE =
  /\([^()]{0,80}\)$|\[[^[\]]{0,80}\]$|[-–/:*]? ?\b(?:factory|plant|branch|office|area|city|town|metropolitan (?:area|region))\b[^-–/,]{0,30}$|[-–/:*]? ?(?:โรงงาน|สาขา|สำนักงาน)[^-–/,]{0,30}$|[/ ]?(?:และ)? ?(?:ปริมณฑล|(?:พื้นที่|จังหวัด)?ใกล้เคียง)$/;
const PROVINCE_PREFIX =
  /^(?:(?:จังหวัด|จ\.|changwat|greater )|(?:โรงงาน|สาขา|นิคม(?:อุตสาหกรรม)?)|(?:อำเภอ|อ\.)?เมือง(?=.{3}))/;
/** Separator before a note: `Bangkok - Sukhumvit`, `ภูเก็ต: โรงแรม`. */
const BEGINS_NOTE = /\s[-–*|]\s|:\s/;
const MAX_PROVINCE_WORDS = 4;
const MAX_NOTES = 3;
const MAX_ADDRESS_LENGTH = 500;

/** Addresses end with the province, optionally followed by postal code, country or telephone. */
export function provinceFromAddress(address: string): Province | null {
  if (address.length > MAX_ADDRESS_LENGTH) return null;
  let text = latinDigits(address).toLowerCase().replace(CONTACT, '');
  for (let note = 0; note <= MAX_NOTES; note += 1) {
    while (TRAILING_TEXT.test(text)) text = text.replace(TRAILING_TEXT, '');
    const found = provinceAtEnd(text);
    if (found) return found;
    if (!NOTE.test(text)) break;
    text = text.replace(NOTE, '');
  }
  return namedProvince(text) ?? provinceBeforeNote(text);
}

function provinceBeforeNote(text: string): Province | null {
  const [before = '', ...notes] = text.split(BEGINS_NOTE);
  return notes.length > 0 ? provinceNamed(before) : null;
}

/** A province after its abbreviated label, `จ.ชลบุรี`, found anywhere in the address. */
const NAMED = /(?:จ\.|จังหวัด)\s{0,3}([ก-๎ฯ]{2,24})/g;

function namedProvince(text: string): Province | null {
  const named = new Set(
    [...text.matchAll(NAMED)].map(([, name = '']) => BY_NAME.get(folded(name))),
  );
  named.delete(undefined);
  const [only = null] = named;
  return named.size === 1 ? only : null;
}

function provinceAtEnd(text: string): Province | null {
  const words = text.split(/[\s,]+/);
  for (let count = 1; count <= MAX_PROVINCE_WORDS; count += 1) {
    const last = words.slice(-count).join(' ');
    const found = provinceNamed(last);
    if (found) return found;
  }
  return null;
}

const provinceNamed = (name: string): Province | null =>
  BY_NAME.get(folded(name)) ?? BY_NAME.get(folded(name.replace(PROVINCE_PREFIX, ''))) ?? null;
