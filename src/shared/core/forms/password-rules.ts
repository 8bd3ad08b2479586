import { fail, ok, type Result } from '#shared/core/result.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 14;

export type PasswordCode = 'passwordRequired' | 'passwordLength' | 'passwordCommon';

/** Passwords that are guessed within minutes, product names first. */
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

const OWN_WORDS = ['yousay', 'hrsay'];
const MIN_WORD_LENGTH = 4;
/** Minimum number of characters besides a guessable word that the password contains. */
const MIN_OTHER_CHARACTERS = 6;

/** Checks the length as typed. `about` holds texts (company name, email) guessed first. */
export function checkPassword(
  password: string,
  about: readonly string[] = [],
): Result<string, PasswordCode> {
  if (password === '') return fail('passwordRequired');
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return fail('passwordLength');
  const lower = password.normalize('NFKC').toLowerCase();
  const isOneLetter = new Set(lower).size <= 2;
  const isOwnWord = guessedWords(about).some(
    (word) => lower.includes(word) && length - [...word].length < MIN_OTHER_CHARACTERS,
  );
  return COMMON.has(lower) || isOneLetter || isOwnWord ? fail('passwordCommon') : ok(password);
}

/** Returns the texts, their words, and the words joined; of an e-mail the part before `@`. */
function guessedWords(about: readonly string[]): readonly string[] {
  const texts = about.map((text) => text.normalize('NFKC').toLowerCase().split('@')[0] ?? '');
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}\p{M}]+/u));
  const joined = texts.map((text) => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ''));
  const long = [...texts, ...words, ...joined].filter(
    (word) => [...word].length >= MIN_WORD_LENGTH,
  );
  return [...OWN_WORDS, ...long];
}
