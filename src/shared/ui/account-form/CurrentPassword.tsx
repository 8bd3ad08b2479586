import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import type { useAccountForm } from './use-account-form.ts';

interface Props {
  readonly field: ReturnType<typeof useAccountForm>['field'];
  readonly words: { readonly currentPassword: string };
}

/** The proof that the account's owner is there. */
export function CurrentPassword({ field, words }: Props): ReactNode {
  return (
    <Field
      {...field('currentPassword')}
      label={words.currentPassword}
      required
      type="password"
      autoComplete="current-password"
    />
  );
}
