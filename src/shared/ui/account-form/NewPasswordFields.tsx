import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';

/** No `maxLength`: it would cut a pasted password, and the stored one would not sign in. */
const rules = {
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  minLength: 8,
  // Set by script, since the HTML standard does not know this attribute of password managers.
  ref: (input: HTMLInputElement | null) =>
    input?.setAttribute(
      'passwordrules',
      'minlength: 8; maxlength: 14; required: lower; required: upper; required: digit;',
    ),
} as const;

interface Props {
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
