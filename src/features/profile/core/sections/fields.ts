import * as z from 'zod/mini';
import { joinedDigits } from '#shared/core/text/typed-digits.ts';
import { nameField, textField } from '#shared/core/text/typed-text.ts';
import { secureWebsite } from '#shared/core/text/website.ts';
import type { FieldCode } from './field-codes.ts';

export const sectionText = (maxLength: number) => textField(maxLength).check(z.normalize('NFC'));

export const optionalTextField = (maxLength: number) => z._default(sectionText(maxLength), '');
export const name = (maxLength: number) => nameField(maxLength).check(z.normalize('NFC'));

/** A draft may omit any value, but a present value is well-formed. */
export const textLike = (maxLength: number, pattern: RegExp, code: FieldCode) =>
  textField(maxLength, undefined, code).check(
    z.refine((value) => value === '' || pattern.test(value), code),
  );

/** Includes separators and spaces of a printed number. */
const MAX_NUMBER_LENGTH = 100;

/** A number with exactly `count` digits; separators are removed. */
export const digitsLike = (count: number, code: FieldCode) =>
  textField(MAX_NUMBER_LENGTH, undefined, code).check(
    z.overwrite(joinedDigits),
    z.refine((value) => value === '' || (value.length === count && /^\d+$/.test(value)), code),
  );

/** Form bodies send digits, or '' for no selection; `normalize` converts other notations. */
export const numberBetween = (
  lowest: number,
  highest: number,
  code: FieldCode,
  normalize = (input: string) => input,
) =>
  z
    .pipe(
      z.union(
        [
          z.null(),
          z.int(),
          textField(MAX_NUMBER_LENGTH, undefined, code).check(
            z.overwrite(normalize),
            z.regex(/^\d{0,5}$/, code),
          ),
        ],
        code,
      ),
      z.transform((value) =>
        value === null || value === '' ? null : Number(normalize(`${value}`)),
      ),
    )
    .check(z.refine((value) => value === null || (value >= lowest && value <= highest), code));

export const idMedia = z.uuid('pictureRequired');

export const optionalMedia = z.pipe(
  z.union([z.null(), z.literal(''), z.uuid()]),
  z.transform((value) => (value === '' ? null : value)),
);

/** `YYYY-MM-DD` or ''. */
export const optionalDate = () => {
  const realDate = z.iso.date();
  return z.string().check(
    z.maxLength(10, { error: 'dateRequired', abort: true }),
    z.refine((day) => day === '' || z.safeParse(realDate, day).success, 'dateRequired'),
  );
};

export const MAX_URL_LENGTH = 300;

export function isHttpsUrl(value: string): boolean {
  if (value.length > MAX_URL_LENGTH || URL.parse(value) === null) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
}

export const httpsUrl = () =>
  sectionText(MAX_URL_LENGTH).check(
    z.overwrite((value) => secureWebsite(value) ?? value),
    z.refine((value) => value === '' || isHttpsUrl(value), 'websiteHttps'),
  );
