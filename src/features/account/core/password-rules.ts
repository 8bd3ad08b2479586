import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 14;

export type PasswordCode = 'passwordRequired' | 'passwordLength' | 'passwordCommon';

/** Everything short of these is guessed within minutes; product words are guessed first. */
const COMMON = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  '88888888',
  '87654321',
  '123123123',
  '1q2w3e4r',
  '1q2w3e4r5t',
  'abcd1234',
  'abc12345',
  'password',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'p@ssw0rd',
  'qwerty123',
  'qwertyui',
  'qwertyuiop',
  'asdfghjkl',
  'iloveyou',
  'sunshine',
  'football',
  'thailand',
  'thailand1',
  'bangkok1',
  'yousay123',
  'yousayyou',
  'hrsay123',
  'hrsay1234',
  'company1',
  'company123',
  'welcome1',
  'admin123',
  'admin1234',
]);

/** `about` holds words of the account (company name, e-mail) that a guesser would try first. */
export function checkPassword(
  password: string,
  about: readonly string[] = [],
): Result<string, PasswordCode> {
  if (password === '') return fail('passwordRequired');
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return fail('passwordLength');
  const lower = password.toLowerCase();
  const isOneLetter = new Set(lower).size <= 2;
  const names = about.map((word) => word.toLowerCase().split('@')[0] ?? '');
  const isName = names.some((name) => name.length >= 5 && lower.startsWith(name));
  return COMMON.has(lower) || isOneLetter || isName ? fail('passwordCommon') : ok(password);
}
