import * as z from 'zod/mini';
import { shortCode } from '#shared/core/request-fields.ts';
import { withAsciiDomain } from '#shared/core/text/mail-domain.ts';
import { nameField, personalName, plainName, textField } from '#shared/core/text/typed-text.ts';
import { checkPassword } from './password-rules.ts';

const MAX_TEXT_LENGTH = 200;

export const text = (code: string, maxLength = MAX_TEXT_LENGTH) =>
  textField(maxLength, code).check(z.minLength(1, code));

export const optionalText = (maxLength = MAX_TEXT_LENGTH) => z._default(textField(maxLength), '');

const named = (code: string, maxLength: number) =>
  nameField(maxLength, code).check(z.minLength(1, code));

export const person = (code: string, maxLength = MAX_TEXT_LENGTH) =>
  named(code, maxLength).check(personalName);

export const company = (code: string) => named(code, MAX_TEXT_LENGTH).check(plainName);

export const otherCompanyName = z._default(nameField(MAX_TEXT_LENGTH).check(plainName), '');

export const email = textField(254, 'emailRequired', 'emailPattern').check(
  z.minLength(1, 'emailRequired'),
  z.regex(
    /^[^\s\p{C}@<>()",:;[\]\\]{1,64}@[^\s\p{C}@<>()",:;[\]\\.]+(\.[^\s\p{C}@<>()",:;[\]\\.]+)+$/u,
    'emailPattern',
  ),
  z.overwrite(withAsciiDomain),
);

/** Returns whether a field is filled: the condition of rules that compare two fields. */
export const hasText = (value: unknown, field: string): boolean => {
  const fieldValue = new Map(Object.entries(value ?? {})).get(field);
  return typeof fieldValue === 'string' && fieldValue !== '';
};

/** Length check that runs first, so that no rule processes a huge password. */
const maxPassword = (error: string) => z.maxLength(MAX_TEXT_LENGTH, { error, abort: true });

/** A new password, with the code of the broken rule as error in form and API. */
export const newPassword = z
  .string('passwordRequired')
  .check(maxPassword('passwordLength'), (context) => {
    const checked = checkPassword(context.value);
    if (!checked.ok) {
      context.issues.push({ code: 'custom', message: checked.code, input: context.value });
    }
  });

export const checkedBox = (code: string) =>
  z
    .pipe(
      z.union([z.boolean(), shortCode(code)], code),
      z.transform((value) => value === true || value === 'true' || value === 'on' || value === '1'),
    )
    .check(z.refine((value) => value, code));

/** Normalizes a password, because keyboards compose the same letters differently. */
const normalizedPassword = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value.normalize('NFKC') : value;

/** Rule that both passwords match; calls of the API may omit `confirmPassword`. */
export const passwordsAlike = z.refine<{ password: string; confirmPassword?: string | undefined }>(
  (form) =>
    form.confirmPassword === undefined ||
    normalizedPassword(form.password) === normalizedPassword(form.confirmPassword),
  {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
    when: ({ value }) => hasText(value, 'confirmPassword'),
  },
);

export const sameAgain = (code: string) =>
  z.string(code).check(z.minLength(1, code), maxPassword('tooLong'));

export const anyPassword = z.string('passwordRequired').check(z.maxLength(200, 'passwordLength'));

/** Current password, which the server requires when the last sign-in is too long ago. */
export const currentPassword = z.optional(anyPassword);

/** Current password of a form, empty for accounts that only sign in with Google. */
export const typedPassword = z._default(z.string().check(z.maxLength(200, 'passwordLength')), '');
