/** Rows of keys on QWERTY and Thai Kedmanee keyboards: first without, then with Shift. */
const ROWS = [
  ['`1234567890-=', '_ๅ/-ภถุึคตจขช'],
  ['qwertyuiop[]\\', 'ๆไำพะัีรนยบลฃ'],
  ["asdfghjkl;'", 'ฟหกดเ้่าสวง'],
  ['zxcvbnm,./', 'ผปแอิืทมใฝ'],
  ['~!@#$%^&*()_+', '%+๑๒๓๔ู฿๕๖๗๘๙'],
  ['QWERTYUIOP{}|', '๐"ฎฑธํ๊ณฯญฐ,ฅ'],
  ['ASDFGHJKL:"', 'ฤฆฏโฌ็๋ษศซ.'],
  ['ZXCVBNM<>?', '()ฉฮฺ์?ฒฬฦ'],
] as const;

const keysOf = (index: 0 | 1) => Array.from(ROWS.map((row) => row[index]).join(''));
const [LATIN, THAI] = [keysOf(0), keysOf(1)];
const thaiOf = new Map(LATIN.map((letter, key) => [letter, THAI[key]]));
const latinOf = new Map(THAI.map((letter, key) => [letter, LATIN[key]]));

/** Converts text typed with the wrong keyboard layout: `l;ylfu` is `สวัสดี`. */
export function onOtherLayout(text: string): string {
  const other = /\p{Script=Thai}/u.test(text) ? latinOf : thaiOf;
  return Array.from(text, (letter) => other.get(letter) ?? letter).join('');
}
