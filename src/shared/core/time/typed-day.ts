import { latinDigits } from '../text/typed-digits.ts';
import { readNamedDay } from './named-day.ts';
import { commonYear, thaiDay } from './thai-time.ts';

const DAY_FIRST = /^(\d{1,2})(?: ?[-/.] ?| )(\d{1,2})(?: ?[-/.] ?| )(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]0{1,2}:00(?::00)?)?$/;
const JOINED = /^(\d{4})(\d\d)(\d\d)$/;
/** A date as written in China and Japan: `2026年12月14日`. */
const WITH_UNITS = /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日$/;
/** Words such as "until" that may precede a deadline; not "before", which excludes the day. */
const DEADLINE_PREFIX = /^(?:(?:ภายใน|ถึง|ไม่เกิน|หมดเขต|ปิดรับสมัคร|until|by) ?)?(?:วันที่ ?(?=\d))?/i;
const TIME_SUFFIX = / ?(?: (?:เวลา ?)?\d{1,2}[:.]\d{2}(?: ?น\.?)?|(?<=\d )น\.|\([^()\d]{1,20}\))$/;
const MAX_LENGTH = 80;
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Normalizes a typed day, `14/12/2569` or `14 ธ.ค. 2569`; other text is returned unchanged. */
export function typedDay(text: string): string {
  const input = latinDigits(text).trim();
  if (input.length > MAX_LENGTH) return input;
  if (ISO_INSTANT.test(input) && !Number.isNaN(Date.parse(input))) return thaiDay(new Date(input));
  const [year, month = '', day = ''] = dayIn(input) ?? dayIn(plainDay(input)) ?? [];
  if (year === undefined) return input;
  return [commonYear(Number(year)), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

function dayIn(text: string): readonly string[] | null {
  const [, ...digits] =
    YEAR_FIRST.exec(text) ??
    JOINED.exec(text) ??
    WITH_UNITS.exec(text) ??
    text.replace(DAY_FIRST, '$3-$2-$1').match(YEAR_FIRST) ??
    [];
  return digits.length > 0 ? digits : readNamedDay(text);
}

const plainDay = (text: string): string =>
  text
    .replace(/[\p{Pd}−]/gu, '-')
    .replaceAll('／', '/')
    .replace(/เดือน ?/, '')
    .replace(TIME_SUFFIX, '')
    .replace(DEADLINE_PREFIX, '')
    .trim();
