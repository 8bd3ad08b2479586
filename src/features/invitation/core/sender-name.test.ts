import { expect, it } from 'vitest';
import { companyName } from '#shared/core/company/company-name.ts';
import { entriesIn } from '#tests/calls/entries-in.ts';
import { displaySenderName, isReservedSender, namesCompany } from './sender-name.ts';

const company = { companyNameTh: 'บริษัท ภูผา จำกัด', companyNameEn: 'Phupha Co., Ltd.' };
const guards = { companyNameTh: '', companyNameEn: 'Thai Security Guard Co., Ltd.' };

it.each(
  entriesIn(`
  YouSay Security | YouSay | you-say team | Y o u S a y | YоuSау | Y0uSay | ＹｏｕＳａｙ | HRSay
  ยูเซย์ | ยู เซย์ | ยูเซ | ยูเชย์ | เฮชอาร์เซย์ | YouuSaay | Yuo Say | Yᴏᴜsᴀʏ | BrandsDNA
  Review Team | ทีมตรวจรีวิว | SecurityTeam | Securlty | IT Helpdesk | Account Support
  System Administrator | Trust & Safety | Do-Not-Reply | ฝ่ายความมั่นคงปลอดภัย | ผู้ดูแลระบบ
  เข้าสู่ระบบ | Google | Gооɡle | ธนาคาร | กรมสรรพากร | ทีมงาน YouSay ภูผา | Security
  Phupha Security | Password Center | IT Department | Service Desk | Mail Admin | แอดมินระบบ
  บัญชีของคุณถูกระงับ | ทีม IT | Apple Support | DSI | ปปง. | Log-in service | no-reply
  ฝ่ายความปลอดภัย | ยืนยันตัวตน ภูผา | รหัสผ่าน | ΥouSay | ύousay | Accounts Team
  ฝ่ายไอที แจ้งเปลี่ยนรหัส | Office 365 Team | Outlook | LINE | Kasikorn Bank | PDPA Office
  สคส. | Data Protection Officer | DocuSign | Apple ID | Shopee | TrueMoney | ไปรษณีย์ไทย
  การไฟฟ้า | ศาลแรงงาน | กรมสวัสดิการและคุ้มครองแรงงาน
`),
)('rejects the sender: %s', (name) => expect(isReservedSender(name, company)).toBe(true));

it.each(
  entriesIn(`
  ภูผา | สมชาย ใจดี | ฝ่ายบุคคล | Somchai of Phupha | HR & Admin | Say It Loud | Phupha Coffee
  Malee from Phupha | Yousaf Sayed | ยูเซฟ แซ่ลี้ | Bank (HR) | Service Team | Recruit Team
  HR Administrator | ฝ่ายบุคคลและธุรการ | Meta Jaidee | Apple (HR) | Line Manager Nok
  Kasikorn Jaidee | IT Manager Som | Microsiri
`),
)('allows the sender: %s', (name) => expect(isReservedSender(name, company)).toBe(false));

it('allows a bank under its own name', () => {
  const bank = { companyNameTh: 'ธนาคารภูผา จำกัด (มหาชน)', companyNameEn: 'Phupha Bank' };
  expect(isReservedSender('ธนาคารภูผา', bank)).toBe(false);
  expect(isReservedSender('ธนาคาร ภูผา', bank)).toBe(false);
  expect(isReservedSender('กรมสรรพากร', bank)).toBe(true);
});

it('allows reserved words in the company’s own name', () => {
  expect(isReservedSender('Thai Security Guard', guards)).toBe(false);
  expect(isReservedSender('Security', guards)).toBe(true);
});

it('finds the company in a sender’s name', () => {
  expect(namesCompany('Somchai, Phupha', company)).toBe(true);
  expect(namesCompany('ภูผา', company)).toBe(true);
  expect(namesCompany('Somchai', company)).toBe(false);
  expect(namesCompany('Somchai', { companyNameTh: 'ก', companyNameEn: '' })).toBe(false);
});

it.each([
  ['Somchai', 'en', 'Somchai (Phupha)'],
  ['Somchai', 'th', 'Somchai (ภูผา)'],
  ['Somchai, Phupha', 'th', 'Somchai, Phupha'],
  ['', 'en', 'Phupha'],
] as const)('displays the sender %j in the %s layout as %s', (name, layoutLang, expected) => {
  const named = { companyNameTh: 'ภูผา', companyNameEn: 'Phupha' };
  expect(displaySenderName(name, named, companyName(named, layoutLang).text)).toBe(expected);
});
