import * as z from 'zod/mini';
import { shortCode } from '#shared/core/request-fields.ts';
import { withAsciiDomain } from '#shared/core/text/mail-domain.ts';
import { nameField, personalName, plainName, textField } from '#shared/core/text/typed-text.ts';
import { checkPassword } from './password-rules.ts';

const MAX_TEXT_LENGTH = 200;

/** Required text; its refusal is named by the field's own code. */
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

/** A rule about two fields is asked whatever else is missing, or its answer would come a round late. */
export const hasText = (value: unknown, field: string): boolean => {
  const fieldValue = new Map(Object.entries(value ?? {})).get(field);
  return typeof fieldValue === 'string' && fieldValue !== '';
};

/** Longer than any that is taken, so that the rule need not read what is sent instead. */
const maxPassword = (error: string) => z.maxLength(MAX_TEXT_LENGTH, { error, abort: true });

/** The rule's own code becomes the refusal, so form and server say the same. */
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

/** What is hashed of a password, whichever way a keyboard composed it; any other value is itself. */
const normalizedPassword = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value.normalize('NFKC') : value;

/** A password given twice is the same both times; over the interface the second is not needed. */
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

/** A password typed once more: compared as it is, never changed. */
export const sameAgain = (code: string) =>
  z.string(code).check(z.minLength(1, code), maxPassword('tooLong'));

export const anyPassword = z.string('passwordRequired').check(z.maxLength(200, 'passwordLength'));

/** Given again when the last time was too long ago. */
export const currentPassword = z.optional(anyPassword);

/** The same on a form: of those who sign in with Google alone there is none to ask for. */
export const typedPassword = z._default(z.string().check(z.maxLength(200, 'passwordLength')), '');
