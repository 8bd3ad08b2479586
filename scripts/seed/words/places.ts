import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import type { Phrase } from '../phrase.ts';
import type { Random } from '../random.ts';
import type { Region } from './trade.ts';

export interface Place {
  /** Province as stored: two digits. */
  readonly province: string;
  readonly provinceName: Phrase;
  readonly city: Phrase;
  readonly road: Phrase;
  readonly postalCode: string;
}

type District = readonly [
  province: number,
  th: string,
  en: string,
  postalCode: string,
  roadTh: string,
  roadEn: string,
];

const DISTRICTS: readonly District[] = [
  [10, 'คลองเตย', 'Khlong Toei', '10110', 'พระรามที่ 4', 'Rama IV'],
  [10, 'วัฒนา', 'Watthana', '10110', 'สุขุมวิท', 'Sukhumvit'],
  [10, 'บางรัก', 'Bang Rak', '10500', 'สีลม', 'Silom'],
  [10, 'สาทร', 'Sathon', '10120', 'สาทรใต้', 'South Sathon'],
  [10, 'ปทุมวัน', 'Pathum Wan', '10330', 'เพลินจิต', 'Phloen Chit'],
  [10, 'ห้วยขวาง', 'Huai Khwang', '10310', 'รัชดาภิเษก', 'Ratchadaphisek'],
  [10, 'จตุจักร', 'Chatuchak', '10900', 'วิภาวดีรังสิต', 'Vibhavadi Rangsit'],
  [10, 'ลาดพร้าว', 'Lat Phrao', '10230', 'ลาดพร้าว', 'Lat Phrao'],
  [10, 'บางกะปิ', 'Bang Kapi', '10240', 'รามคำแหง', 'Ramkhamhaeng'],
  [10, 'บางนา', 'Bang Na', '10260', 'บางนา-ตราด', 'Bang Na-Trat'],
  [10, 'ประเวศ', 'Prawet', '10250', 'ศรีนครินทร์', 'Srinakarin'],
  [10, 'สวนหลวง', 'Suan Luang', '10250', 'พัฒนาการ', 'Phatthanakan'],
  [10, 'หลักสี่', 'Lak Si', '10210', 'แจ้งวัฒนะ', 'Chaeng Watthana'],
  [10, 'บางแค', 'Bang Khae', '10160', 'เพชรเกษม', 'Phet Kasem'],
  [10, 'ธนบุรี', 'Thon Buri', '10600', 'ตากสิน', 'Taksin'],
  [10, 'บางขุนเทียน', 'Bang Khun Thian', '10150', 'พระรามที่ 2', 'Rama II'],
  [10, 'ยานนาวา', 'Yan Nawa', '10120', 'พระรามที่ 3', 'Rama III'],
  [10, 'ราชเทวี', 'Ratchathewi', '10400', 'พญาไท', 'Phaya Thai'],
  [10, 'ลาดกระบัง', 'Lat Krabang', '10520', 'ฉลองกรุง', 'Chalong Krung'],
  [10, 'มีนบุรี', 'Min Buri', '10510', 'สุวินทวงศ์', 'Suwinthawong'],
  [11, 'เมืองสมุทรปราการ', 'Mueang Samut Prakan', '10270', 'เทพารักษ์', 'Thepharak'],
  [11, 'บางพลี', 'Bang Phli', '10540', 'กิ่งแก้ว', 'King Kaeo'],
  [11, 'พระประแดง', 'Phra Pradaeng', '10130', 'สุขสวัสดิ์', 'Suk Sawat'],
  [12, 'ปากเกร็ด', 'Pak Kret', '11120', 'ติวานนท์', 'Tiwanon'],
  [12, 'บางใหญ่', 'Bang Yai', '11140', 'กาญจนาภิเษก', 'Kanchanaphisek'],
  [13, 'คลองหลวง', 'Khlong Luang', '12120', 'พหลโยธิน', 'Phahonyothin'],
  [13, 'ธัญบุรี', 'Thanyaburi', '12110', 'รังสิต-นครนายก', 'Rangsit-Nakhon Nayok'],
  [13, 'ลำลูกกา', 'Lam Luk Ka', '12150', 'ลำลูกกา', 'Lam Luk Ka'],
  [14, 'บางปะอิน', 'Bang Pa-in', '13160', 'อุดมสรยุทธ์', 'Udom Sorayut'],
  [14, 'วังน้อย', 'Wang Noi', '13170', 'พหลโยธิน', 'Phahonyothin'],
  [19, 'หนองแค', 'Nong Khae', '18140', 'พหลโยธิน', 'Phahonyothin'],
  [20, 'ศรีราชา', 'Si Racha', '20110', 'สุขุมวิท', 'Sukhumvit'],
  [20, 'บางละมุง', 'Bang Lamung', '20150', 'พัทยาสาย 3', 'Pattaya Sai 3'],
  [20, 'พานทอง', 'Phan Thong', '20160', 'บางนา-ตราด', 'Bang Na-Trat'],
  [21, 'ปลวกแดง', 'Pluak Daeng', '21140', 'ทางหลวง 331', 'Highway 331'],
  [21, 'นิคมพัฒนา', 'Nikhom Phatthana', '21180', 'ทางหลวง 36', 'Highway 36'],
  [24, 'บางปะกง', 'Bang Pakong', '24130', 'สุขุมวิท', 'Sukhumvit'],
  [25, 'กบินทร์บุรี', 'Kabin Buri', '25110', 'สุวรรณศร', 'Suwannason'],
  [30, 'ปากช่อง', 'Pak Chong', '30130', 'มิตรภาพ', 'Mittraphap'],
  [30, 'เมืองนครราชสีมา', 'Mueang Nakhon Ratchasima', '30000', 'มิตรภาพ', 'Mittraphap'],
  [40, 'เมืองขอนแก่น', 'Mueang Khon Kaen', '40000', 'มิตรภาพ', 'Mittraphap'],
  [50, 'เมืองเชียงใหม่', 'Mueang Chiang Mai', '50000', 'ห้วยแก้ว', 'Huai Kaeo'],
  [50, 'สันกำแพง', 'San Kamphaeng', '50130', 'เชียงใหม่-สันกำแพง', 'Chiang Mai-San Kamphaeng'],
  [50, 'แม่ริม', 'Mae Rim', '50180', 'โชตนา', 'Chotana'],
  [57, 'เมืองเชียงราย', 'Mueang Chiang Rai', '57000', 'พหลโยธิน', 'Phahonyothin'],
  [73, 'สามพราน', 'Sam Phran', '73110', 'เพชรเกษม', 'Phet Kasem'],
  [74, 'กระทุ่มแบน', 'Krathum Baen', '74110', 'เศรษฐกิจ 1', 'Setthakit 1'],
  [74, 'เมืองสมุทรสาคร', 'Mueang Samut Sakhon', '74000', 'พระรามที่ 2', 'Rama II'],
  [76, 'ชะอำ', 'Cha-am', '76120', 'ร่วมจิต', 'Ruamchit'],
  [77, 'หัวหิน', 'Hua Hin', '77110', 'เพชรเกษม', 'Phet Kasem'],
  [81, 'เมืองกระบี่', 'Mueang Krabi', '81000', 'อ่าวนาง', 'Ao Nang'],
  [82, 'ตะกั่วป่า', 'Takua Pa', '82110', 'เพชรเกษม', 'Phet Kasem'],
  [83, 'เมืองภูเก็ต', 'Mueang Phuket', '83000', 'วิชิตสงคราม', 'Wichit Songkhram'],
  [83, 'ถลาง', 'Thalang', '83110', 'เทพกระษัตรี', 'Thep Krasattri'],
  [84, 'เกาะสมุย', 'Ko Samui', '84140', 'รอบเกาะ', 'Ring'],
  [90, 'หาดใหญ่', 'Hat Yai', '90110', 'กาญจนวนิช', 'Kanchanawanit'],
];

/** The first number of each province's postal codes; from 20 on it is the province's own. */
function mainPostalCode(idState: number): string {
  if (idState === 11) return '10270';
  return String(idState >= 20 ? idState * 1000 : (idState - 1) * 1000);
}

const PROVINCE_NAMES = new Map(PROVINCES.map((one) => [one.idState, one] as const));

function place([idState, th, en, postalCode, roadTh, roadEn]: District): Place {
  const found = PROVINCE_NAMES.get(idState);
  if (!found) throw new Error(`no province ${idState}`);
  const isCapital = idState === 10;
  return {
    province: String(idState),
    provinceName: { th: found.nameTh, en: found.nameEn },
    city: { th: `${isCapital ? 'เขต' : 'อำเภอ'}${th}`, en: isCapital ? `${en}` : `${en} District` },
    road: { th: `ถนน${roadTh}`, en: `${roadEn} Road` },
    postalCode,
  };
}

const NAMED = DISTRICTS.map(place);
const MAIN_TOWNS = PROVINCES.filter(({ idState }) => idState !== 10).map(
  ({ idState, nameTh, nameEn }) =>
    place([
      idState,
      `เมือง${nameTh}`,
      `Mueang ${nameEn}`,
      mainPostalCode(idState),
      'ราษฎร์บำรุง',
      'Rat Bamrung',
    ]),
);

const within = (...provinces: readonly number[]): Place[] =>
  NAMED.filter(({ province }) => provinces.includes(Number(province)));

const CAPITAL = within(10);
const NEAR_CAPITAL = within(11, 12, 13, 73, 74);
const INDUSTRIAL = within(11, 13, 14, 19, 20, 21, 24, 25, 73, 74);
const TOURIST = within(20, 50, 57, 76, 77, 81, 82, 83, 84);

/** Up to each share of one, from which list. */
const WHERE: Readonly<Record<Region, readonly (readonly [upTo: number, places: Place[]])[]>> = {
  capital: [
    [0.72, CAPITAL],
    [0.86, NEAR_CAPITAL],
    [1, MAIN_TOWNS],
  ],
  industrial: [
    [0.2, CAPITAL],
    [0.8, INDUSTRIAL],
    [1, MAIN_TOWNS],
  ],
  tourist: [
    [0.22, CAPITAL],
    [0.75, TOURIST],
    [1, MAIN_TOWNS],
  ],
  rural: [
    [0.1, CAPITAL],
    [0.3, NAMED],
    [1, MAIN_TOWNS],
  ],
  everywhere: [
    [0.4, CAPITAL],
    [0.7, NAMED],
    [1, MAIN_TOWNS],
  ],
};

/** Draws where a company of such a region stands. */
export function drawPlace(region: Region, draw: Random): Place {
  const roll = draw.next();
  const found = WHERE[region].find(([upTo]) => roll < upTo);
  return draw.pick(found?.[1] ?? MAIN_TOWNS);
}

export function placeNamed(cityTh: string): Place {
  const found = NAMED.find(({ city }) => city.th === cityTh);
  if (!found) throw new Error(`no place ${cityTh}`);
  return found;
}
