import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';

/**
 * Password managers make one that fits. No `maxLength` says the same: it would cut what is pasted, unseen, and
 * nobody could sign in with what they have kept.
 */
const rules = {
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  minLength: 8,
  // Not in the HTML that is sent: the standard does not know this attribute, which password managers read.
  ref: (input: HTMLInputElement | null) =>
    input?.setAttribute(
      'passwordrules',
      'minlength: 8; maxlength: 14; required: lower; required: upper; required: digit;',
    ),
} as const;

interface Props {
  /** Name, error and words of a field, as the form has them. */
  readonly field: (name: string) => { readonly name: string } & Pick<FieldProps, 'error' | 'words'>;
  readonly label: string;
  readonly words: {
    readonly passwordHint: string;
    readonly confirmPassword: string;
    readonly confirmHint: string;
  };
}

/** A new password and the same again, wherever one is chosen. */
export function NewPasswordFields({ field, label, words }: Props): ReactNode {
  return (
    <>
      <Field {...rules} {...field('password')} label={label} hint={words.passwordHint} />
      <Field
        {...rules}
        {...field('confirmPassword')}
        label={words.confirmPassword}
        hint={words.confirmHint}
      />
    </>
  );
}
