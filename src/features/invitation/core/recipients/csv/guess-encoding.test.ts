import fc from 'fast-check';
import { expect, it } from 'vitest';
import { windows874 as thai } from '#tests/windows-874.ts';
import { guessEncoding } from './guess-encoding.ts';

fc.configureGlobal({ seed: 874 });

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const LIST = 'ชื่อ,อีเมล\nสมชาย ใจดี,somchai@example.com\n';

it('trusts the byte order mark', () => {
  expect(guessEncoding(joined(Uint8Array.of(0xef, 0xbb, 0xbf), thai(LIST)))).toBe('utf-8');
  expect(guessEncoding(Uint8Array.of(0xff, 0xfe, 0x01, 0x0e))).toBe('utf-16le');
  expect(guessEncoding(Uint8Array.of(0xfe, 0xff, 0x0e, 0x01))).toBe('utf-16be');
});

it('distinguishes Thai and Western European encodings', () => {
  expect(guessEncoding(utf8('name,email\n'))).toBe('utf-8');
  expect(guessEncoding(utf8(LIST))).toBe('utf-8');
  expect(guessEncoding(thai(LIST))).toBe('windows-874');
  expect(guessEncoding(latin('Jürgen Müller,j@example.com\n'))).toBe('windows-1252');
});

/** `fast-check` strings of all Unicode characters need two seconds to start. */
const letter = fc
  .oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

it('detects UTF-8 in any text, also in a truncated file', () => {
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1 }), fc.nat({ max: 3 }), (letters, cut) => {
      const bytes = utf8(`ก${letters.join('').replaceAll('\ufeff', '')}😀`);
      expect(guessEncoding(bytes.slice(0, bytes.length - cut))).toBe('utf-8');
    }),
  );
});

it('tolerates single broken bytes', () => {
  const broken = Uint8Array.of(0xff);
  expect(guessEncoding(joined(utf8(LIST.repeat(3)), broken, utf8(LIST)))).toBe('utf-8');
  expect(guessEncoding(joined(thai(LIST.repeat(3)), broken, thai(LIST)))).toBe('windows-874');
  expect(guessEncoding(joined(utf8('ชื่อ,อีเมล\n'), broken))).toBe('utf-8');
  expect(guessEncoding(joined(utf8('José,j@example.com\nRené,'), broken))).toBe('utf-8');
});

it('rejects overlong sequences and surrogates as UTF-8', () => {
  for (const bytes of [
    [0xc0, 0xaf],
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
  ]) {
    expect(guessEncoding(Uint8Array.from(bytes))).not.toBe('utf-8');
  }
});

it('does not read a workbook as UTF-16', () => {
  const workbook = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500)]);
  for (let at = 8; at < 500; at += 7) workbook[at] = 0x41;
  expect(guessEncoding(workbook)).not.toMatch(/utf-16/);
});
