import { describe, expect, it } from 'vitest';
import { checkPassword } from './password-rules.ts';

describe('a new password', () => {
  it.each([
    ['', 'passwordRequired'],
    ['short7!', 'passwordLength'],
    ['fifteen-letters', 'passwordLength'],
    ['Password123', 'passwordCommon'],
    ['aaaaaaaaab', 'passwordCommon'],
    ['phupha2026', 'passwordCommon'],
  ])('%s is refused as %s', (password, code) => {
    expect(checkPassword(password, ['phupha@example.com'])).toEqual({ ok: false, code });
  });

  it('counts letters, not bytes', () => {
    expect(checkPassword('รหัสลับของฉัน').ok).toBe(true);
  });

  it('accepts 8 and 14', () => {
    expect(checkPassword('k7#mQ2xz').ok).toBe(true);
    expect(checkPassword('k7#mQ2xzk7#mQ2').ok).toBe(true);
  });
});
