import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { personalName, plainName, typed, withoutUnseen } from './typed-text.ts';

const person = z.string().check(personalName);
const company = z.string().check(plainName);
const takes = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;

describe('a text', () => {
  it.each([
    ['\u202eevil', 'evil'],
    ['a\u200bb\u200cc\u2060d\ufeff', 'abcd'],
    ['\u0007\u001b[31mred\u009b', '[31mred'],
    ['a\u200db\u0e01\u200d', 'ab\u0e01'],
    ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    ['น้ำ เก่ง ไม้ ๆ', 'น้ำ เก่ง ไม้ ๆ'],
    ['👩‍💻 🧑🏽‍🚀 ❤️‍🔥', '👩‍💻 🧑🏽‍🚀 ❤️‍🔥'],
  ])('%j becomes %j', (given, kept) => {
    expect(withoutUnseen(given)).toBe(kept);
  });

  it('of nothing that can be seen has no length', () => {
    expect(takes(typed().check(z.minLength(1)), '\u200b'.repeat(20))).toBe(false);
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

  it.each(['Agoda.com', 'B@B Hotel', 'บริษัท ก.ไก่ (ประเทศไทย) จำกัด', 'A/B Design', 'Co., Ltd.'])(
    'of a company: %s',
    (name) => expect(takes(company, name)).toBe(true),
  );

  it.each([
    'Welcome, https://evil.example',
    'go to www.evil.example',
    'evil.example/win',
    'me@evil.example',
    'a\u202eb',
    'a\u200bb',
    'a\u200db',
    'ring\u0007',
    '\u001b]0;owned',
    'two\nlines',
    'two\u2028lines',
  ])('of nobody: %j', (name) => {
    expect(takes(person, name)).toBe(false);
    expect(takes(company, name)).toBe(false);
  });

  it('of a person is no site', () => {
    expect(takes(person, 'visit evil.com')).toBe(false);
  });
});
