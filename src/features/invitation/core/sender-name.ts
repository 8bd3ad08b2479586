import type { CompanyName } from '#shared/core/company/company-name.ts';
import { foldName, foldText } from '#shared/core/company/fold-name.ts';

/** Ours, however they are spaced. */
const PLATFORM = /yousay|hrsay|ยูเซย|เอชอารเซย/;
/** Words of a mail that wants a password. */
const SECURITY =
  /(?:^| )(?:security|secured?|verify|verified|verification|passwords?|passcodes?|otp|2fa|log ?in|sign ?in|phishing|fraud|no ?reply|postmaster|webmaster|mailer daemon)(?: |$)|ความปลอดภัย|ยืนยันตัวตน|ยืนยันบัญชี|กูคืนบัญชี|รหัสผาน|แจงเตือนบัญชี|ปองกันการทุจริต/;
const MIN_NAME_LENGTH = 3;

/** Signs that look like Latin letters. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/[аɑα@4]/gu, 'a'],
  [/[е3]/gu, 'e'],
  [/[оοσ0]/gu, 'o'],
  [/[уүγ]/gu, 'y'],
  [/[ѕ$5]/gu, 's'],
  [/[υս]/gu, 'u'],
  [/[һհ]/gu, 'h'],
  [/[гᴦ]/gu, 'r'],
  [/[іı1]/gu, 'i'],
];

const asLatin = (text: string): string =>
  LATIN.reduce((word, [signs, letter]) => word.replace(signs, letter), text.toLowerCase());

const ownNames = ({ companyNameTh, companyNameEn }: CompanyName): readonly string[] =>
  [companyNameTh, companyNameEn].map(foldName).filter((name) => name.length >= MIN_NAME_LENGTH);

/** Whether a sender would pass for the platform or its security; the company's own name may hold such words. */
export function isReservedSender(senderName: string, company: CompanyName): boolean {
  const folded = [foldText(senderName), foldText(asLatin(senderName))];
  return folded.some((name) => {
    const rest = ownNames(company).reduce((left, own) => left.replaceAll(own, ' '), name);
    return PLATFORM.test(rest.replaceAll(' ', '')) || SECURITY.test(rest);
  });
}

/** A sender that does not name the company is a person, or a product, of it. */
export function namesCompany(senderName: string, company: CompanyName): boolean {
  const name = foldText(senderName);
  return ownNames(company).some((own) => name.includes(own));
}
