import type { CompanyName } from '#shared/core/company/company-name.ts';
import { foldName, foldText } from '#shared/core/company/fold-name.ts';

/** Matches names of the platform in Latin and Thai spellings. */
const PLATFORM =
  /[yu](?:ou|uo)s(?:ay|ya)|hrsay|brandsdna|ยู[เแ][ซชส](?:ย|ห|ทีม|$)|[เแ][อฮ]ชอาร[เแ][ซชส]ย|reviews?team|ทีม(?:งาน)?(?:ตรวจ)?รีวิว/;
const SECURITY =
  /(?:^| )(?:secured?|verify|verified|otp|2fa|fraud|dpo|pdpc)(?: |$)|security|passwords?|passcode|verification|phishing|help ?desk|(?:^| )(?:it|accounts?|technical|system) ?(?:support|alerts?|administrators?|teams?)(?: |$)|data protection|trust and safety|log ?in(?: |$)|sign ?in(?: |$)|(?:no|do not|donot) ?reply|postmaster|webmaster|hostmaster|mailer ?daemon|ความ(?:มันคง)?ปลอดภัย|ยืนยัน(?:ตัวตน|บัญชี|อีเมล)|กูคืนบัญชี|บัญชีถูก|รหัสผาน|พาสเวิรด|ลอกอิน|เขาสูระบบ|ผูดูแลระบบ|ซีเคียวริตี|แจงเตือนบัญชี|ปองกันการทุจริต|(?:ฝาย|แผนก|ทีม) ?(?:ไอที|คอมพิวเตอร|it(?: |$))|แอดมินระบบ|บัญชีของ(?:คุณ|ทาน)|(?:^| )(?:it|mail|email|web|network|system) ?(?:admin|dept|department|service desk)|service ?desk|(?:เปลียน|แจง|ขอ|รีเซต)รหัส/;
/** Brands and authorities that phishing imitates, because people trust them. */
const AUTHORITIES: readonly RegExp[] = [
  /google|gmail|microsoft|office ?365|outlook|facebook|whatsapp|instagram|paypal|docusign|dropbox|netflix|shopee/,
  /lazada|true ?money|promptpay|apple ?(?:id|support|pay)|icloud|fedex|kbank|(?:^| )(?:dhl|scb|pdpa)(?: |$)|^(?:line|meta|apple)$/,
  /line (?:official|thailand|security|support|pay)|thailand ?post|kerry express|flash express/,
  /(?:kasikorn|bangkok|krungthai|krungsri|siam commercial|government savings) ?bank/,
  /ธนาคาร|สรรพากร|ตารวจ|ประกันสังคม|กระทรวง|คุมครองขอมูล|ไปรษณีย|การไฟฟา|การประปา|ศาล(?:แรงงาน|ยุติธรรม|ปกครอง|อาญา|แพง)/,
  /(?:^| )กรม(?:สวัสดิการ|การ|บังคับ|พัฒนา|สอบสวน|ศุลกากร)|พรอมเพย|กองปราบ|(?:^| )(?:ปปง|ปปช|dsi|aoc)(?: |$)|(?:^| )สคส(?: |$)/,
];
const MIN_NAME_LENGTH = 3;

/** Look-alikes of Latin letters, each with its letter. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/[аɑαᴀ@4]/gu, 'a'],
  [/[еᴇ3]/gu, 'e'],
  [/[оοσօᴏ0]/gu, 'o'],
  [/[уүγʏ]/gu, 'y'],
  [/[ѕꜱ$5]/gu, 's'],
  [/[υսᴜ]/gu, 'u'],
  [/ɡ|ց/gu, 'g'],
  [/[һհ]/gu, 'h'],
  [/[гᴦ]/gu, 'r'],
  [/[іı1]/gu, 'i'],
];

const asLatin = (text: string): string =>
  LATIN.reduce(
    (word, [signs, latin]) => word.replace(signs, latin),
    text.normalize('NFKD').toLowerCase(),
  );

const foldedCompanyNames = ({ companyNameTh, companyNameEn }: CompanyName): readonly string[] =>
  [companyNameTh, companyNameEn].map(foldName).filter((name) => name.length >= MIN_NAME_LENGTH);

/** True if a sender name, apart from the company name, imitates the platform or an authority. */
export function isReservedSender(senderName: string, company: CompanyName): boolean {
  const latin = foldText(asLatin(senderName));
  const spellings = [latin, latin.replace(/l/g, 'i'), latin.replace(/(.)\1+/gu, '$1')];
  const companyNames = foldedCompanyNames(company);
  return [foldText(senderName), ...spellings].some((name) => {
    const rest = companyNames.reduce(
      (left, companyName) => left.replaceAll(companyName, ' '),
      name,
    );
    if (PLATFORM.test(rest.replaceAll(' ', '')) || SECURITY.test(rest)) return true;
    const authorities = AUTHORITIES.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
    return authorities.some((authority) => !companyNames.some((name) => name.includes(authority)));
  });
}

/** True if the sender name contains the company name; else it names a person or product. */
export function namesCompany(senderName: string, company: CompanyName): boolean {
  const name = foldText(senderName);
  return foldedCompanyNames(company).some((companyName) => name.includes(companyName));
}

/** The sender name as shown to recipients: always with the company name, added if missing. */
export function displaySenderName(name: string, company: CompanyName, companyName: string): string {
  if (name === '') return companyName;
  return namesCompany(name, company) ? name : `${name} (${companyName})`;
}
