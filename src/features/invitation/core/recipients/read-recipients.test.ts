import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { MAX_PASTE_LENGTH, readRecipients } from './read-recipients.ts';

fc.configureGlobal({ seed: 37 });

const emails = (text: string) => readRecipients(text).recipients.map(({ email }) => email);
const named = (text: string) =>
  readRecipients(text).recipients.map(({ email, name }) => `${name}|${email}`);
const wrong = (text: string) =>
  readRecipients(text).wrong.map(({ text: shown, reason }) => `${reason}: ${shown}`);

describe('an address', () => {
  it.each([
    'somchai@example.co.th',
    'S.Jaidee+hr@Mail.example.com',
    "o'neil_1@xn--12c1fe0br.xn--o3cw4h",
  ])('is valid: %s', (text) => {
    const [local = '', domain = ''] = text.split('@');
    expect(readAddress(text)).toEqual({ email: `${local}@${domain.toLowerCase()}` });
  });

  it.each([
    ['<somchai@example.com>', 'somchai@example.com'],
    ['mailto:somchai@example.com.', 'somchai@example.com'],
    [' “somchai@example.com”\u200b', 'somchai@example.com'],
    ['SMTP:somchai@example.com', 'somchai@example.com'],
    ['somchai@example.com#mailto:somchai@example.com#', 'somchai@example.com'],
    ['ｓｏｍｃｈａｉ＠example.com', 'somchai@example.com'],
  ])('is read without its surroundings: %s', (text, email) => {
    expect(readAddress(text)).toEqual({ email });
  });

  it.each([
    ['somchai.example.com', 'noAt'],
    ['', 'noAt'],
    ['a@b@example.com', 'manyAts'],
    ['somchai@example', 'domain'],
    ['somchai@.com', 'domain'],
    ['somchai@ex_ample.com', 'domain'],
    ['somchai@example.c', 'domain'],
    ['somchai@127.0.0.1', 'domain'],
    ['som chai@example.com', 'letters'],
    ['สมชาย@example.com', 'letters'],
    ['.somchai@example.com', 'letters'],
    ['@example.com', 'letters'],
    ['a\r\nBcc: x@example.com', 'letters'],
    [`${'a'.repeat(65)}@example.com`, 'tooLong'],
    [`a@${'a.'.repeat(130)}com`, 'tooLong'],
  ])('is invalid with its reason: %s', (text, reason) => {
    expect(readAddress(text)).toEqual({ reason });
  });
});

describe('a typed or pasted list', () => {
  it('is the same with any separators', () => {
    const address = fc
      .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/), fc.stringMatching(/^[a-z]{2,9}$/))
      .map(([local, host]) => `${local}@${host}.co.th`);
    const separator = fc.constantFrom(...',; \n\t|、', '\r\n', ' , ', ';\n', '\n\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(address, separator), { maxLength: 30 }), (entries) => {
        const text = entries.flat().join('');
        expect(readRecipients(text)).toEqual({
          recipients: entries.map(([email]) => ({ email, name: '' })),
          wrong: [],
        });
      }),
    );
  });

  it('reports every entry with an @, as one short line', () => {
    const word = fc.constantFrom('a@b.co', 'สมชาย', 'x.com', ...'<>"@ ,\t\n\u202e');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join('');
        const read = readRecipients(text);
        if (text.includes('@'))
          expect(read.recipients.length + read.wrong.length).toBeGreaterThan(0);
        for (const one of read.wrong) expect(one.text).toMatch(/^[^\n\u202e]{0,120}$/u);
      }),
    );
  });

  it('reads the name before an address in angle brackets, also with a comma in quotes', () => {
    expect(named('สมชาย ใจดี <s@example.com>, "Dee, Jai" <j@example.com>')).toEqual([
      'สมชาย ใจดี|s@example.com',
      'Dee, Jai|j@example.com',
    ]);
    expect(named('Som <s@example.com> Jai <j@example.com>')).toEqual([
      'Som|s@example.com',
      'Jai|j@example.com',
    ]);
    expect(named('Somchai s@example.com')).toEqual(['Somchai|s@example.com']);
  });

  it('reads the adjacent cell of a sheet as the name', () => {
    expect(named('1\tสมชาย ใจดี\ts@example.com\t081-234-5678')).toEqual(['สมชาย ใจดี|s@example.com']);
    expect(named('s@example.com\tสมชาย')).toEqual(['สมชาย|s@example.com']);
    expect(named('สมชาย,s@example.com')).toEqual(['สมชาย|s@example.com']);
    expect(wrong('1\tสมชาย\ts@example.com\t081')).toEqual([]);
  });

  it('gives the reason of each invalid entry and continues after it', () => {
    const text =
      'a@example.com; somchai.example.com; b@example.com\nสมชาย\t\nc@@example.com\nd @example.com';
    expect(emails(text)).toEqual(['a@example.com', 'b@example.com']);
    expect(wrong(text)).toEqual([
      'noAt: somchai.example.com',
      'noAt: สมชาย',
      'manyAts: c@@example.com',
      'letters: d @example.com',
    ]);
  });

  it('sends nothing to the rest of an address with a space', () => {
    expect(emails('som chai@example.com')).toEqual([]);
    expect(wrong('som chai@example.com')).toEqual(['letters: som chai@example.com']);
  });

  it('treats an unclosed quote as a character', () => {
    expect(emails('"Som <s@example.com>, j@example.com')).toEqual([
      's@example.com',
      'j@example.com',
    ]);
  });

  it('reads up to the maximum length', () => {
    const line = 'a@example.com\n';
    const most = Math.floor(MAX_PASTE_LENGTH / line.length);
    expect(emails(line.repeat(most + 10))).toHaveLength(most);
    expect(wrong('<'.repeat(60_000))).toEqual([expect.stringMatching(/^noAt: <{120}$/)]);
    for (const long of ['a@', 'a', '@<'].map((text) => text.repeat(30_000))) {
      expect(wrong(`x@${long}`)[0]).toMatch(/^tooLong: /);
    }
  });
});

it('treats the comma of a name as part of the name', () => {
  expect(named('Dee, Jai (HR) <jai@example.com>; Jaidee, Somchai <som@example.com>')).toEqual([
    'Dee, Jai (HR)|jai@example.com',
    'Jaidee, Somchai|som@example.com',
  ]);
  expect(named('Dee, Jai <jai@example.com>, Jaidee, Somchai <som@example.com>')).toEqual([
    'Dee, Jai|jai@example.com',
    'Jaidee, Somchai|som@example.com',
  ]);
  expect(wrong('Dee, Jai <jai@example.com>; Jaidee, Somchai som@example.com;')).toEqual([]);
  expect(wrong('a@example.com, som.example.com, Som <som@example.com>')).toEqual([
    'noAt: som.example.com',
  ]);
});

it('reads bullets, numbers and labels before an address as no name', () => {
  for (const mark of ['•', '-', '3)', '1.', '(2)', 'Email:', 'อีเมล:', '4. To:']) {
    expect(named(`${mark} som@example.com`), mark).toEqual(['|som@example.com']);
  }
  expect(named('E-mail:som@example.com')).toEqual(['|som@example.com']);
  expect(named("'Som Chai' <som@example.com>")).toEqual(['Som Chai|som@example.com']);
  expect(named("O'Neil <o@example.com>")).toEqual(["O'Neil|o@example.com"]);
  expect(emails('suda@example.com ::: suda2@example.com')).toHaveLength(2);
  expect(emails('suda@example.com:::suda2@example.com')).toHaveLength(2);
});

it('normalizes international domains', () => {
  const ascii = 'somchai@xn--72c1afl6bd4an3bybcpr20a.xn--o3cw4h';
  expect(named('สมชาย <somchai@บริษัทตัวอย่าง.ไทย>')).toEqual([`สมชาย|${ascii}`]);
  expect(readAddress('somchai@บริษัท\u200bตัวอย่าง.ไทย')).toEqual({ email: ascii });
  for (const text of ['somchai@ไทย', 'somchai@บริษัท/ตัวอย่าง.ไทย', 'somchai@☃.ไทย/']) {
    expect(readAddress(text), text).toMatchObject({ reason: expect.any(String) });
  }
});
