import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';

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
  const rules = { required: true, type: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <Field {...field('password')} label={label} hint={words.passwordHint} {...rules} />
      <Field
        {...field('confirmPassword')}
        label={words.confirmPassword}
        hint={words.confirmHint}
        {...rules}
      />
    </>
  );
}
