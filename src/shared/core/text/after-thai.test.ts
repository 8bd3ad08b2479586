import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { afterThai } from './after-thai.ts';

it.each([
  ['สมใจ', 'th', 'มีจุดที่ขอให้แก้ไข คุณสมใจ'],
  ['Somjai', 'th', 'มีจุดที่ขอให้แก้ไข คุณ Somjai'],
  ['Émile', 'th', 'มีจุดที่ขอให้แก้ไข คุณ Émile'],
  ['Somjai', 'en', 'There is something to change, Somjai'],
  ['สมใจ', 'en', 'There is something to change, สมใจ'],
] as const)('%s is named in a mail in %s: %s', (name, locale, greeting) => {
  const contactName = afterThai(name, locale);
  expect(translator(locale)('profile:mails.returned.title', { contactName })).toBe(greeting);
});
