import type { ReactNode } from 'react';
import type { Locale } from '#shared/core/locale.ts';
import { DeletionForm, type DeletionProps } from '#shared/ui/account-form/DeletionForm.tsx';

interface Props extends DeletionProps {
  readonly locale: Locale;
  readonly companyName: string;
}

export default function DeleteEmployer({ locale, companyName, ...rest }: Props): ReactNode {
  return (
    <DeletionForm
      {...rest}
      name={companyName}
      hasPassword
      client={async () => (await import('./employer-client.ts')).employerDeletionClient(locale)}
      onDone={() => window.location.assign(`${window.location.pathname}?done=delete`)}
    />
  );
}
