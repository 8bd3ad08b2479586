import { describe, expect, it } from 'vitest';
import { parseSender, safeAddress, safeHeader, UnsafeMailHeader } from './mail-address.ts';

describe('a mail address', () => {
  it('is accepted unchanged', () => {
    expect(safeAddress('recipient', 'a.b+c@example.com', 'คุณ อรุณ, "Aon" <x>')).toEqual({
      name: 'คุณ อรุณ, "Aon" <x>',
      address: 'a.b+c@example.com',
    });
  });

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'A <a@example.com>',
    'a@b@example.com',
    'group:a@example.com',
    '"a b"@example.com',
    '@example.com',
    'example.com',
    '',
    `${'a'.repeat(300)}@example.com`,
    'a@example.com\u0000',
    'a@example.com\u2028b',
  ])('is rejected when it is %j', (address) => {
    expect(() => safeAddress('recipient', address)).toThrow(UnsafeMailHeader);
  });

  it.each(['A\r\nBcc: b@example.com', 'A\rB', 'A\nB', 'A\u0000B'])(
    'is rejected with the name %j',
    (name) => {
      expect(() => safeAddress('recipient', 'a@example.com', name)).toThrow(UnsafeMailHeader);
    },
  );
});

describe('a header', () => {
  it('allows Thai and rejects line breaks', () => {
    expect(safeHeader('subject', 'โปรไฟล์ของคุณเผยแพร่แล้ว')).toBe('โปรไฟล์ของคุณเผยแพร่แล้ว');
    expect(() => safeHeader('subject', 'Hi\r\nBcc: all@example.com')).toThrow(UnsafeMailHeader);
  });
});

describe('the sender of the configuration', () => {
  it('may be bare or have a name', () => {
    const expected = { name: 'YouSay', address: 'no-reply@example.com' };
    expect(parseSender('YouSay <no-reply@example.com>')).toEqual(expected);
    expect(parseSender('"YouSay" <no-reply@example.com>')).toEqual(expected);
    expect(parseSender('no-reply@example.com')).toEqual({ ...expected, name: '' });
  });
});
