/*
 * Equal to the SQL function fold_name(), which fills company_search: a change here needs a
 * migration, and fold-name.db.test.ts compares the two.
 */

/** Marks that people omit or misplace: Thai tone and silencing marks, accents, apostrophes. */
const MARKS = /[\u0300-\u036F]|[\u0E47-\u0E4E]|['\u00AD\u02BC\u200B-\u200F\u2019\uFEFF]/gu;
const SEPARATORS =
  /[\u0001-\u002F\u003A-\u0060\u007B-\u00BF\u0E2F\u0E3F\u0E46\u0E4F\u0E5A\u0E5B\u2000-\u206F\u3000-\u303F]+/gu;
const THAI_DIGIT_ZERO = '๐'.charCodeAt(0);

/** Legal forms in folded spelling, longer ones before those that they contain. */
const FORMS_BEFORE = ['บริษัท', 'หางหุนสวนจากัด', 'หางหุนสวนสามัญ', 'บมจ ', 'บจก ', 'หจก '];
const FORMS_AFTER = [
  ' มหาชน',
  'จากัด',
  ' public company limited',
  ' public co ltd',
  ' company limited',
  ' co ltd',
  ' limited partnership',
  ' limited',
  ' ltd',
  ' plc',
  ' pcl',
];

/** Lower-case letters and digits separated by single spaces; legal forms remain. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(MARKS, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_DIGIT_ZERO))
    .replaceAll('เเ', 'แ')
    .replaceAll('&', ' and ')
    .replace(SEPARATORS, ' ')
    .replace(/^ | $/g, '');
}

/** The common part of two spellings: `บริษัท อินเตอร์ ฟาร์มา จำกัด` gives `อินเตอร ฟารมา`. */
export function foldName(name: string): string {
  const folded = foldText(name);
  let core = folded;
  const before = FORMS_BEFORE.find((form) => core.startsWith(form));
  if (before !== undefined) core = core.slice(before.length).replace(/^ +/, '');
  for (const form of FORMS_AFTER) {
    if (core.endsWith(form)) core = core.slice(0, -form.length).replace(/ $/, '');
  }
  return core === '' ? folded : core;
}

/** Drops a legal form that is only partly typed at the end of folded text. */
export function withoutPartialLegalForm(text: string): string {
  for (const form of FORMS_AFTER) {
    for (let length = form.length - 1; length > 1; length -= 1) {
      if (text.endsWith(form.slice(0, length))) return foldName(text.slice(0, -length));
    }
  }
  return text;
}
