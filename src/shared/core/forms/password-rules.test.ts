import { describe, expect, it } from 'vitest';
import { checkPassword } from './password-rules.ts';

describe('checkPassword', () => {
  it.each([
    ['', 'passwordRequired'],
    ['short7!', 'passwordLength'],
    ['fifteen-letters', 'passwordLength'],
    ['Password123', 'passwordCommon'],
    ['aaaaaaaaab', 'passwordCommon'],
    ['phupha2026', 'passwordCommon'],
    ['ｐａｓｓｗｏｒｄ１', 'passwordCommon'],
    ['ทำน้ำค้ำย้ำซ้ำๆ', 'passwordLength'],
  ])('rejects %s as %s', (password, code) => {
    expect(checkPassword(password, ['phupha@example.com'])).toEqual({ ok: false, code });
  });

  it.each([
    ['Somchai#2569', 'a word of the company'],
    ['2569Somchai!', 'a word of the company at the end'],
    ['sunthai77', 'words of the company together'],
    ['ก้าวหน้า2569', 'a Thai word of the company'],
    ['ชำนาญ2569', 'one with a letter of two parts'],
    ['hr.team2569', 'the address'],
    ['YouSay#2569', 'the product'],
    ['myHRSay!1', 'the other product'],
  ])('%s is mostly %s', (password) => {
    const about = ['Somchai & Sons', 'Sun-Thai', 'บริษัท ก้าวหน้า ชำนาญ จำกัด', 'hr.team@example.com'];
    expect(checkPassword(password, about)).toEqual({ ok: false, code: 'passwordCommon' });
  });

  it('accepts a guessable word with enough other characters', () => {
    expect(checkPassword('sons-k7#mQ2xz', ['Somchai & Sons']).ok).toBe(true);
  });

  it('counts characters, not bytes', () => {
    expect(checkPassword('รหัสลับของฉัน').ok).toBe(true);
    // One letter here, two once normalised.
    expect(checkPassword('ทำน้ำค้ำย้ำซ้ำ').ok).toBe(true);
  });

  it('accepts 8 and 14', () => {
    expect(checkPassword('k7#mQ2xz').ok).toBe(true);
    expect(checkPassword('k7#mQ2xzk7#mQ2').ok).toBe(true);
  });
});
