import { foldText } from '#shared/core/company/fold-name.ts';
import { INDUSTRIES } from '#shared/core/master-data/industries.ts';

/** Industries by sector names; the first match counts, so sectors precede broader groups. */
const MEANINGS: readonly (readonly [idIndustry: number, names: string])[] = [
  [1, 'Agribusiness; Agriculture; ธุรกิจการเกษตร; เกษตร'],
  [2, 'Food & Beverage; Food; Agro & Food Industry; เกษตรและอุตสาหกรรมอาหาร'],
  [4, 'Commerce; พาณิชย์'],
  [7, 'Information & Communication Technology; ICT; Technology; เทคโนโลยี'],
  [7, 'เทคโนโลยีสารสนเทศและการสื่อสาร'],
  [10, 'Electronic Components; ชิ้นส่วนอิเล็กทรอนิกส์'],
  [12, 'Banks'],
  [13, 'Finance & Securities; Finance; Financials; เงินทุนและหลักทรัพย์; ธุรกิจการเงิน'],
  [14, 'ประกันภัยและประกันชีวิต; Life Insurance; ประกันชีวิต'],
  [15, 'Property Development; Property; Property & Construction; พัฒนาอสังหาริมทรัพย์'],
  [15, 'อสังหาริมทรัพย์และก่อสร้าง; Property Fund & REITs'],
  [16, 'Construction Services; บริการรับเหมาก่อสร้าง'],
  [17, 'Construction Materials'],
  [19, 'Home & Office Products; ของใช้ในครัวเรือนและสำนักงาน'],
  [20, 'Automotive; ยานยนต์'],
  [21, 'Industrial Materials & Machinery; วัสดุอุตสาหกรรมและเครื่องจักร; Industrial; Industrials'],
  [21, 'Machinery; สินค้าอุตสาหกรรม'],
  [22, 'Steel and Metal Products; Steel; เหล็กและผลิตภัณฑ์โลหะ; เหล็ก และ ผลิตภัณฑ์โลหะ'],
  [23, 'Petrochemicals'],
  [26, 'Paper & Printing Materials; กระดาษและวัสดุการพิมพ์'],
  [28, 'Fashion; แฟชั่น'],
  [31, 'Personal Products & Pharmaceuticals; ของใช้ส่วนตัวและเวชภัณฑ์'],
  [32, 'Health Care Services; Health Care; การแพทย์'],
  [34, 'Mining; Resources; เหมืองแร่; ทรัพยากร'],
  [38, 'Tourism & Leisure; การท่องเที่ยวและสันทนาการ'],
  [40, 'Media & Publishing; สื่อและสิ่งพิมพ์'],
  [43, 'Professional Services; บริการเฉพาะกิจ; Services; บริการ'],
];

const compact = (name: string): string => foldText(name).replaceAll(' ', '');

const ID_BY_NAME: ReadonlyMap<string, number> = new Map([
  ...INDUSTRIES.slice(0, -1).flatMap(({ idIndustry, fieldNameTh, fieldNameEn }) => [
    [compact(fieldNameTh), idIndustry] as const,
    [compact(fieldNameEn.replaceAll('/', '&')), idIndustry] as const,
  ]),
  ...MEANINGS.flatMap(([idIndustry, names]) =>
    names.split(';').map((name) => [compact(name), idIndustry] as const),
  ),
]);

export function industryOfSector(names: readonly string[]): number | null {
  for (const name of names) {
    const idIndustry = ID_BY_NAME.get(compact(name));
    if (idIndustry !== undefined) return idIndustry;
  }
  return null;
}
