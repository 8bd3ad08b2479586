import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import type { FormClient } from '#shared/ui/form/form-client.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { ConfirmMessages } from './form-messages.ts';
import { useAccountForm } from './use-account-form.ts';

export interface DeletionProps {
  readonly messages: ConfirmMessages & {
    readonly deletion: { readonly open: string; readonly name: string; readonly submit: string };
  };
  readonly rejected: RejectedForm | null;
}

interface Props extends DeletionProps {
  /** Account name, to be typed as confirmation with the password. */
  readonly name: string;
  readonly hasPassword: boolean;
  readonly client: () => Promise<FormClient>;
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

export function DeletionForm(props: Props): ReactNode {
  const { messages, name, hasPassword, client, onDone, rejected, children } = props;
  const labels = messages.deletion;
  const form = useAccountForm({
    client,
    messages,
    errorMessages: messages.confirm,
    rejected,
    onDone,
  });
  return (
    <details className={styles['deletion']} open={rejected ? true : undefined}>
      <summary>{labels.open}</summary>
      <AccountForm form={form} action="delete" submit={labels.submit} variant="danger">
        {children}
        <Field
          {...form.field('accountName')}
          label={fill(labels.name, { name })}
          required
          autoComplete="off"
        />
        {hasPassword && (
          <CurrentPassword field={form.field} label={messages.form.currentPassword} />
        )}
      </AccountForm>
    </details>
  );
}
