import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nameField, personalName, plainName, textField, withoutUnseen } from './typed-text.ts';

const person = nameField(200).check(personalName);
const company = nameField(200).check(plainName);
const takes = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;

describe('a text', () => {
  it.each([
    ['\u202eevil', 'evil'],
    ['a\u200bb\u200cc\u2060d\ufeff', 'abcd'],
    ['\u0007\u001b[31mred\u009b', '[31mred'],
    ['a\u200db\u0e01\u200d', 'ab\u0e01'],
    ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    ['น้ำ เก่ง ไม้ ๆ', 'น้ำ เก่ง ไม้ ๆ'],
    ['👩‍💻 🧑🏽‍🚀 ❤️‍🔥 1️⃣', '👩‍💻 🧑🏽‍🚀 ❤️‍🔥 1️⃣'],
    ['葛\u{e0100}城 ™\ufe0f', '葛\u{e0100}城 ™\ufe0f'],
    ['a\ufe0fb\u3164c\u034fd\ud800', 'abcd'],
    ['a\ufffeb\uffffc\ufdd0d\u{1fffe}', 'abcd'],
    ['ก\u00a0ข\u202fค\u3000ง\u2800จ', 'ก ข ค ง จ'],
    ['COVID\u201119', 'COVID-19'],
    ['one\u2028two', 'one\ntwo'],
    ['ก้้้้้้้้ Z\u0300\u0301\u0302\u0303\u0304', 'ก้้้ Z\u0300\u0301\u0302'],
    ['ปั๊ม ที่ กี๋ Việt မြို့', 'ปั๊ม ที่ กี๋ Việt မြို့'],
  ])('%j becomes %j', (given, kept) => {
    expect(withoutUnseen(given)).toBe(kept);
  });

  it.each([
    '\u200b',
    '\u180b',
    '\u{1d159}',
    '\u{13441}',
    '\ufffc',
    '\u2800',
    '\ufffe',
    '\u{1ffff}',
    '\u0e49',
  ])('of %j alone has no length', (unseen) => {
    expect(takes(textField(200).check(z.minLength(1)), unseen.repeat(20))).toBe(false);
    expect(takes(textField(200).check(z.minLength(1)), `\u2800${unseen} `.repeat(6))).toBe(false);
  });

  it('is limited by its visible characters, with a margin for invisible ones', () => {
    expect(takes(textField(100), 'ก\u200b\u00ad'.repeat(100))).toBe(true);
    expect(takes(textField(100), 'ก'.repeat(101))).toBe(false);
    expect(takes(textField(100), '\u200b'.repeat(10_000))).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    'สมชาย ใจดี',
    'Dr.Somchai',
    'ดร.สมชาย',
    "Seán O'Brien-Smith Jr.",
    'คุณแม่ ณ อยุธยา',
    'J.R.R. Tolkien',
  ])('of a person: %s', (name) => expect(takes(person, name)).toBe(true));

  it.each([
    'Agoda.com',
    'B@B Hotel',
    'บริษัท ก.ไก่ (ประเทศไทย) จำกัด',
    'A/B Design',
    'Co., Ltd.',
    'Node.js/React',
    '.NET/Java',
    'ASP.NET/C#',
    'Vue.js:',
    'ผจก.ขาย/การตลาด',
    'ผจก.IT/Sr.AI/ML',
    'mr.somchai',
    'ABC Co.ltd/Bangkok',
    'Sales.Marketing/HR',
    'Next.js/Vue.js/.NET',
    'v1.25/2026',
    'e.g./i.e.',
  ])('of a company: %s', (name) => expect(takes(company, name)).toBe(true));

  it.each([
    ['สมชาย\u200b ใจดี', 'สมชาย ใจดี'],
    ['\u202eสมชาย\u00a0\u00a0ใจดี', 'สมชาย ใจดี'],
    ['two\nlines', 'two lines'],
    ['two\u2028lines', 'two lines'],
    ['ring\u0007', 'ring'],
  ])('typed as %j is %j', (given, kept) => {
    expect(z.parse(person, given)).toBe(kept);
    expect(z.parse(company, given)).toBe(kept);
  });

  it.each([
    ...['\u3164', '\u2800', '\u115f', '\u034f', '\u17b4', '\u200b', '\u00a0', '\ufe0f', '\u0e49'],
    ...['\ud800', '\u2061\u180e', '\u{e0041}', '\u180b', '\u{1d159}', '\ufffc'],
  ])('of %j shows nothing', (given) => {
    const named = nameField(200).check(z.minLength(1));
    expect(takes(named, given.repeat(3))).toBe(false);
    expect(takes(named, ` ${given} `)).toBe(false);
  });

  it.each([
    'Welcome, https://evil.example',
    'go to www.evil.example',
    'evil.com/win',
    'EVIL.COM/win',
    'line evil.co.th/x',
    'bit.ly/x',
    'evil.com:8080',
    'me@evil.example',
    'www.e\u200bvil.example',
    'evil.\u00adcom/win',
    'forms.gle/AbC123',
    'lin.ee/x',
    'evil.zip/x',
    'โปร.ไทย/x',
    'evil.com./win',
    'evil。com/win',
    'get.work?x=1',
  ])('with a link is rejected: %j', (name) => {
    expect(takes(person, name)).toBe(false);
    expect(takes(company, name)).toBe(false);
  });

  it.each(['visit evil.com', 'evil.co.th', 'Shop.EVIL.NET', 'evil.zip', 'jobs.work'])(
    'of a person is no site: %s',
    (name) => {
      expect(takes(person, name)).toBe(false);
    },
  );

  it.each(['mr.somchai', 'Mr.To', 'mr.in', 'ดร.สมชาย', 'J.R.Tolkien', 'jack.ma', 'somchai.ch'])(
    'of a person may have a title: %s',
    (name) => expect(takes(person, name)).toBe(true),
  );
});
