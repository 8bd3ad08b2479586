import * as z from 'zod/mini';
import { joinedDigits } from '#shared/core/text/typed-digits.ts';
import { typed, typedName } from '#shared/core/text/typed-text.ts';
import { secureWebsite } from '#shared/core/text/website.ts';
import type { FieldCode } from './field-codes.ts';

export const text = (longest: number) => typed(longest).check(z.normalize('NFC'));

/** A field that older versions do not have. */
export const optionalText = (longest: number) => z._default(text(longest), '');
export const name = (longest: number) => typedName(longest).check(z.normalize('NFC'));

/** A draft may leave anything out, but what it holds is well-formed. */
export const textLike = (longest: number, pattern: RegExp, code: FieldCode) =>
  typed(longest, undefined, code).check(
    z.refine((value) => value === '' || pattern.test(value), code),
  );

/** However a number is printed. */
const MAX_NUMBER_LENGTH = 100;

/** A number of so many digits, however it is printed. */
export const digitsLike = (count: number, code: FieldCode) =>
  typed(MAX_NUMBER_LENGTH, undefined, code).check(
    z.overwrite(joinedDigits),
    z.refine((value) => value === '' || (value.length === count && /^\d+$/.test(value)), code),
  );

/** Form bodies carry numbers as digits and "nothing chosen" as an empty string; `meant` reads what was typed as one. */
export const numberBetween = (
  lowest: number,
  highest: number,
  code: FieldCode,
  meant = (typedNumber: string) => typedNumber,
) =>
  z
    .pipe(
      z.union(
        [
          z.null(),
          z.int(),
          typed(MAX_NUMBER_LENGTH, undefined, code).check(
            z.overwrite(meant),
            z.regex(/^\d{0,5}$/, code),
          ),
        ],
        code,
      ),
      z.transform((value) => (value === null || value === '' ? null : Number(meant(`${value}`)))),
    )
    .check(z.refine((value) => value === null || (value >= lowest && value <= highest), code));

export const idMedia = z.uuid('pictureRequired');

export const optionalMedia = z.pipe(
  z.union([z.null(), z.literal(''), z.uuid()]),
  z.transform((value) => (value === '' ? null : value)),
);

/** A day of the calendar as YYYY-MM-DD, or empty. */
export const optionalDate = () => {
  const realDate = z.iso.date();
  return z.string().check(
    z.maxLength(10, { error: 'dateRequired', abort: true }),
    z.refine((day) => day === '' || z.safeParse(realDate, day).success, 'dateRequired'),
  );
};

export const LONGEST_URL = 300;

export function isHttpsUrl(value: string): boolean {
  if (value.length > LONGEST_URL || URL.parse(value) === null) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
}

export const httpsUrl = () =>
  text(LONGEST_URL).check(
    z.overwrite((value) => secureWebsite(value) ?? value),
    z.refine((value) => value === '' || isHttpsUrl(value), 'websiteHttps'),
  );
