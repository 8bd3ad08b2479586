import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { TermsLabel } from './TermsLabel.tsx';
import type { useAccountForm } from './use-account-form.ts';

interface Props extends ComponentProps<typeof TermsLabel> {
  readonly id?: string;
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'errorOf' | 'typedIn'>;
}

export function TermsCheckbox({ id, form: { errorOf, typedIn }, ...terms }: Props): ReactNode {
  return (
    <Checkbox
      id={id}
      name="terms"
      error={errorOf('terms')}
      defaultChecked={typedIn('terms') !== undefined}
      label={<TermsLabel {...terms} />}
      required
    />
  );
}
