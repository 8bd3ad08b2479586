import { foldName, foldText } from '#shared/core/company/fold-name.ts';

/** Phrases people add to a company name in searches. */
const AROUND = [
  'รีวิว',
  'เงินเดือน',
  'โบนัส',
  'สวัสดิการ',
  'รับสมัครงาน',
  'สมัครงาน',
  'รับสมัคร',
  'หางาน',
  'ตำแหน่งงาน',
  'ฝึกงาน',
  'สัมภาษณ์งาน',
  'สัมภาษณ์',
  'ทำงานที่',
  'น่าทำงานไหม',
  'ดีไหม',
  'ดีมั้ย',
  'เป็นยังไง',
  'เป็นอย่างไร',
  'พันทิป',
  'สำนักงานใหญ่',
  'ประเทศไทย',
  'ไทยแลนด์',
  'กลุ่มบริษัท',
  'บริษัท',
  'จำกัด',
  'มหาชน',
].map(foldText);
/** Phrases removed only as complete words, because longer words may contain them. */
const AROUND_ALONE = [
  'งาน',
  'ทำงาน',
  'หุ้น',
  'เครือ',
  'บมจ',
  'บจก',
  'หจก',
  'บจ',
  'บ',
  'จก',
  'review',
  'reviews',
  'salary',
  'salaries',
  'bonus',
  'benefits',
  'job',
  'jobs',
  'career',
  'careers',
  'interview',
  'interviews',
  'internship',
  'working at',
  'work at',
  'pantip',
  'head office',
  'headquarters',
  'hq',
  'thailand',
  'company',
  'co',
  'ltd',
  'limited',
  'inc',
  'public company',
  'pub co',
  'plc',
  'pcl',
  'stock',
  'bk',
  'set',
].map(foldText);
const FORMS_TOGETHER = ['บมจ', 'บจก', 'หจก'];

/** Full words by their abbreviation. */
const LONG_FOR = new Map(
  Object.entries({
    รพ: 'โรงพยาบาล',
    ธ: 'ธนาคาร',
    ม: 'มหาวิทยาลัย',
    บล: 'หลักทรัพย์',
    บลจ: 'หลักทรัพย์จัดการกองทุน',
    intl: 'international',
    mfg: 'manufacturing',
  }).map(([short, long]) => [short, foldText(long)]),
);

const oneOf = (phrases: readonly string[]) =>
  [...phrases].sort((a, b) => b.length - a.length).join('|');
/** The remaining text, which must not begin with a vowel of the removed letter. */
const REST = '(?=[^\\u0E30-\\u0E3A\\u0E45 ][^ ])';
const ALONE = new RegExp(`(?<= )(?:${oneOf([...AROUND, ...AROUND_ALONE])}) `, 'gu');
const BEFORE = new RegExp(`(?<= )(?:${oneOf([...AROUND, ...FORMS_TOGETHER])})+${REST}`, 'gu');
/** Added phrases after a name; linear enough, since keywords have at most 300 characters. */
const AFTER = new RegExp(`(?<=[^ ]{2})(?:${oneOf(AROUND)})+(?= )`, 'gu');
const SHORT_BEFORE = new RegExp(`(?<= )รพ${REST}`, 'gu');
/** "Branch" in Thai with the location after it. */
const BRANCH = / ?สาขา.*/u;

/** Strips added phrases from folded words; empty if nothing else remains. */
export function plainWords(words: string): string {
  const named = words.startsWith('สาขา') ? words : words.replace(BRANCH, '');
  const plain = ` ${named} `
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(ALONE, '')
    .replace(SHORT_BEFORE, `${LONG_FOR.get('รพ')} `)
    .trim();
  const long = plain.split(' ').map((word) => LONG_FOR.get(word) ?? word);
  return foldName(long.join(' '));
}

/** Splits text into words as typed, to show words by their original spelling. */
export const typedWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
