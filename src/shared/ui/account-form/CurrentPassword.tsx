import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import type { useAccountForm } from './use-account-form.ts';

interface Props {
  readonly field: ReturnType<typeof useAccountForm>['field'];
  readonly name?: string;
  readonly label: string;
}

export function CurrentPassword({ field, name = 'currentPassword', label }: Props): ReactNode {
  return (
    <Field
      {...field(name)}
      label={label}
      required
      type="password"
      autoComplete="current-password"
    />
  );
}
