/** First letters of month names in Thai and English, abbreviated or full, without full stops. */
const MONTHS: readonly RegExp[] = [
  /^(?:มค|มกรา|jan)/,
  /^(?:กพ|กุมภา|feb)/,
  /^(?:มีค|มีนา|mar)/,
  /^(?:เมย|เมษา|apr)/,
  /^(?:พค|พฤษภา|may)/,
  /^(?:มิย|มิถุนา|jun)/,
  /^(?:กค|กรกฎา|jul)/,
  /^(?:สค|สิงหา|aug)/,
  /^(?:กย|กันยา|sep)/,
  /^(?:ตค|ตุลา|oct)/,
  /^(?:พย|พฤศจิกา|nov)/,
  /^(?:ธค|ธันวา|dec)/,
];

/** A date with the day first: `จ. 14 ธ.ค. 2569`, `Mon, 14-Dec-2026`, `14th of December 2026`. */
const DAY_FIRST =
  /^(?:(?:วัน[ก-๎]{0,12} ?(?:ที่)?|(?:อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อา|พฤ|[จอพศส])\.?(?:ที่)?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[,.]{0,2}) ?)?(\d{1,2})(?:st|nd|rd|th)?[ /-]?(?:of )?([ก-๎a-z.]{2,15})[ /,-]{0,2}(?:[พค]\.?ศ\.? ?|a\.?d\.? |b\.?e\.? )?(\d{4})$/;
/** A date with the month first: `December 14, 2026`, `Mon, December 14, 2026`. */
const MONTH_FIRST =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[,.]{0,2} )?([a-z.]{3,12}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const MAX_LENGTH = 60;

/** Year, month and day of a date with a named month and Latin digits. */
export function readNamedDay(input: string): readonly [string, string, string] | null {
  if (input.length > MAX_LENGTH) return null;
  const text = input.toLowerCase().replace(/\s{1,9}/g, ' ');
  const dayFirst = DAY_FIRST.exec(text);
  const [, day = '', name = '', year = ''] = dayFirst ?? [];
  if (dayFirst) return dayOf(year, name, day);
  const [, month = '', second = '', last = ''] = MONTH_FIRST.exec(text) ?? [];
  return month === '' ? null : dayOf(last, month, second);
}

function dayOf(year: string, name: string, day: string): readonly [string, string, string] | null {
  const plain = name.replaceAll('.', '');
  const month = MONTHS.findIndex((pattern) => pattern.test(plain)) + 1;
  return month === 0 ? null : [year, String(month), day];
}
