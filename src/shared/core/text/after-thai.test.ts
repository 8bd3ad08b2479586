import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { afterThai } from './after-thai.ts';

it.each([
  ['สมใจ', 'th', 'สวัสดีคุณสมใจ'],
  ['Somjai', 'th', 'สวัสดีคุณ Somjai'],
  ['Émile', 'th', 'สวัสดีคุณ Émile'],
  ['Somjai', 'en', 'Hello Somjai'],
  ['สมใจ', 'en', 'Hello สมใจ'],
] as const)('%s is greeted in %s: %s', (name, locale, greeting) => {
  const contactName = afterThai(name, locale);
  expect(translator(locale)('employer:mails.kept.title', { contactName })).toBe(greeting);
});
