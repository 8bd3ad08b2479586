import { latinDigits } from '../text/typed-digits.ts';
import { PROVINCES, type Province } from './provinces.ts';

/** What people say for short, and English spellings that no rule leads to. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  กทม: 10,
  กรุงเทพ: 10,
  'bangkok metropolis': 10,
  'krung thep': 10,
  bkk: 10,
  ปากน้ำ: 11,
  อยุธยา: 14,
  ayutthaya: 14,
  ayudhya: 14,
  แปดริ้ว: 24,
  cherngsao: 24,
  ปราจีน: 25,
  โคราช: 30,
  korat: 30,
  burirum: 31,
  srisaket: 33,
  อุบล: 34,
  ubon: 34,
  chaiyapoom: 36,
  bungkan: 38,
  อุดร: 41,
  udorn: 41,
  'udorn thani': 41,
  'ubol ratchathani': 34,
  'amnat charern': 37,
  'amnat chareon': 37,
  'nong bua lumphu': 39,
  pisanulok: 65,
  pitsanuloke: 65,
  'nakhon nayoke': 26,
  naratiwas: 96,
  satul: 91,
  petchburi: 76,
  'krung thep maha nakhon': 10,
  สารคาม: 44,
  สกล: 47,
  sakol: 47,
  'sakol nakhon': 47,
  เมืองกาญจน์: 71,
  กาญจน์: 71,
  สุพรรณ: 72,
  rajburi: 70,
  ratburi: 70,
  ประจวบ: 77,
  prachuap: 77,
  prachuab: 77,
  นครศรี: 80,
  สุราษฎร์: 84,
  surat: 84,
  สุราษ: 84,
  บางกอก: 10,
  'bangkok metropolitan': 10,
  นนท์: 12,
  ปทุม: 13,
  cholburi: 20,
  พัทยา: 20,
  pattaya: 20,
  chacherngsao: 24,
  chacheongsao: 24,
  'n ratchasima': 30,
  'nakorn rajsima': 30,
  ubol: 34,
  khonkean: 40,
  'chieng mai': 50,
  lampung: 52,
  'nakhon prathom': 73,
  มหาชัย: 74,
  phetburi: 76,
  หัวหิน: 77,
  'hua hin': 77,
  samutprakran: 11,
  หาดใหญ่: 90,
  'hat yai': 90,
};

/**
 * English names are spelt by ear, `Samutprakarn`, `Khonkaen`, `Nakornsawan`: what is heard alike is one here.
 * Thai ones may be cut short by a mark.
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
  const province = PROVINCES.find((one) => one.idState === idState);
  if (province) BY_NAME.set(folded(name), province);
}

/** A telephone, a mail address or a site and what follows it; addresses have at most 500 characters. */
const CONTACT =
  /(?:(?:โทร(?:ศัพท์)?|มือถือ|แฟกซ์|แฟ็กซ์|tel|phone|fax|mobile)[\s.:]*\+?[\d(]|\be-?mail\b|อีเมล|\bwww\.|https?:|\S{1,64}@\S).*$/;
/** What people write behind the province, of at most 500 characters. */
const BEHIND =
  /(?:[\s,.;:/-]{1,16}|\(?(?:สำนักงานใหญ่|สนญ\.?|head\s?office|hq)\)?|(?:ประเทศ)?ไทย|(?:kingdom of )?thailand|(?<=[\s,.\d])tha?|prov(?:ince)?|รหัสไปรษณีย์|(?:post(?:al)?|zip)\s?code|\d{5}|\+?\d[\d\s-]{7,24})$/;
/** `(โรงงาน)`, `(Branch 2)`, `- Factory 2`. */
const NOTE = /\([^()]{0,80}\)$|[-–/] ?(?:factory|plant|branch|office|โรงงาน|สาขา)[^-–/,]{0,30}$/;
const BEFORE = /^(?:(?:จังหวัด|จ\.|changwat)|(?:อำเภอ|อ\.)?เมือง(?=.{3}))/;
const MOST_WORDS = 4;
const MAX_NOTES = 3;
const MAX_ADDRESS = 500;

/** Addresses end with the province, perhaps with a postal code, the country or a telephone behind it. */
export function provinceFromAddress(address: string): Province | null {
  if (address.length > MAX_ADDRESS) return null;
  let text = latinDigits(address).toLowerCase().replace(CONTACT, '');
  for (let note = 0; note <= MAX_NOTES; note += 1) {
    while (BEHIND.test(text)) text = text.replace(BEHIND, '');
    const found = provinceAtEnd(text);
    if (found) return found;
    if (!NOTE.test(text)) return namedProvince(text);
    text = text.replace(NOTE, '');
  }
  return namedProvince(text);
}

/** `จ.ชลบุรี` wherever it stands, where no other one does. */
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
  for (let count = 1; count <= MOST_WORDS; count += 1) {
    const last = words.slice(-count).join(' ');
    const found = BY_NAME.get(folded(last)) ?? BY_NAME.get(folded(last.replace(BEFORE, '')));
    if (found) return found;
  }
  return null;
}
