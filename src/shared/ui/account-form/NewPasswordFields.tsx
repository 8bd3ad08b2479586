import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';

/** Without `maxLength`, which would silently cut a pasted password. */
const rules = {
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  minLength: 8,
  // Set on the element: `passwordrules` is no standard attribute, so React has no type for it.
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
