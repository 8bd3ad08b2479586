import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { afterThai } from './after-thai.ts';

it.each([
  ['สมใจ', 'th', 'คุณสมใจ หน้าบริษัทของคุณมีจุดที่ต้องแก้ไข'],
  ['Somjai', 'th', 'คุณ Somjai หน้าบริษัทของคุณมีจุดที่ต้องแก้ไข'],
  ['Émile', 'th', 'คุณ Émile หน้าบริษัทของคุณมีจุดที่ต้องแก้ไข'],
  ['Somjai', 'en', 'Somjai, your page needs changes'],
  ['สมใจ', 'en', 'สมใจ, your page needs changes'],
] as const)('%s is named in a mail in %s: %s', (name, locale, greeting) => {
  const contactName = afterThai(name, locale);
  expect(translator(locale)('profile:mails.returned.title', { contactName })).toBe(greeting);
});
