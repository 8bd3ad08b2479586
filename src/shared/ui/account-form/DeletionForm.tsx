import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import type { FormClient } from '#shared/ui/form/form-client.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { ConfirmWords } from './form-words.ts';
import { useAccountForm } from './use-account-form.ts';

export interface DeletionProps {
  readonly words: ConfirmWords & {
    readonly deletion: { readonly open: string; readonly name: string; readonly submit: string };
  };
  readonly refused: RefusedForm | null;
}

interface Props extends DeletionProps {
  /** What the account is called; it has to be typed, and the password. */
  readonly name: string;
  readonly hasPassword: boolean;
  readonly client: () => Promise<FormClient>;
  readonly onDone: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

export function DeletionForm(props: Props): ReactNode {
  const { words, name, hasPassword, client, onDone, refused, children } = props;
  const say = words.deletion;
  const form = useAccountForm({ client, words, refusals: words.confirm, refused, onDone });
  return (
    <details className={styles['deletion']} open={refused ? true : undefined}>
      <summary>{say.open}</summary>
      <AccountForm form={form} act="delete" submit={say.submit} variant="danger">
        {children}
        <Field
          {...form.field('accountName')}
          label={fill(say.name, { name })}
          required
          autoComplete="off"
        />
        {hasPassword && <CurrentPassword field={form.field} label={words.form.currentPassword} />}
      </AccountForm>
    </details>
  );
}
