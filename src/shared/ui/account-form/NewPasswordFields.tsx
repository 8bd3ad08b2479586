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
  readonly field: (
    name: string,
  ) => { readonly name: string } & Pick<FieldProps, 'error' | 'messages'>;
  readonly label: string;
  readonly messages: {
    readonly passwordHint: string;
    readonly confirmPassword: string;
    readonly confirmHint: string;
  };
}

/** A new password and the same again, wherever one is chosen. */
export function NewPasswordFields({ field, label, messages }: Props): ReactNode {
  return (
    <>
      <Field {...rules} {...field('password')} label={label} hint={messages.passwordHint} />
      <Field
        {...rules}
        {...field('confirmPassword')}
        label={messages.confirmPassword}
        hint={messages.confirmHint}
      />
    </>
  );
}
