import { latinDigits } from '../text/typed-digits.ts';
import { readNamedDay } from './named-day.ts';
import { commonYear, thaiDay } from './thai-time.ts';

const DAY_FIRST = /^(\d{1,2}) ?[-–/.] ?(\d{1,2}) ?[-–/.] ?(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]0{1,2}:00(?::00)?)?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A day as it was typed, in the common era, `14/12/2569` or `14 ธ.ค. 2569`; what is none stays. */
export function typedDay(text: string): string {
  const typed = latinDigits(text).trim();
  if (MOMENT.test(typed) && !Number.isNaN(Date.parse(typed))) return thaiDay(new Date(typed));
  const [, ...digits] =
    YEAR_FIRST.exec(typed) ?? typed.replace(DAY_FIRST, '$3-$2-$1').match(YEAR_FIRST) ?? [];
  const [year, month = '', day = ''] = readNamedDay(typed) ?? digits;
  if (year === undefined) return typed;
  return [commonYear(Number(year)), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
