import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { FormOutcome } from '#shared/ui/account-form/FormOutcome.tsx';
import type { FormMessages } from '#shared/ui/account-form/form-messages.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { forgotPassword } from '../core/session-paths.ts';
import { dropLink, type StoredLink } from './held-link.ts';

export interface ForgotProps {
  readonly locale: Locale;
  readonly messages: FormMessages & { readonly forgot: Catalogue['session']['forgot'] };
  /** Return path after signing in: the query parameter `to`. */
  readonly to: string | null;
  readonly signIn: { readonly employer: string; readonly jobSeeker: string };
  /** Link by which the page was opened; its token is never rendered. */
  readonly opened: Pick<StoredLink, 'isFirst'> | null;
  /** The result of a form posted before its script ran. */
  readonly rejected: RejectedForm | null;
  readonly done: 'ask' | 'set' | null;
  readonly link: {
    readonly isOver: boolean;
    readonly usedBy: 'employer' | 'jobSeeker' | null;
  } | null;
}

/** Without script the form posts to the current URL, which holds the token. */
export function NewPasswordForm(props: ForgotProps): ReactNode {
  const { locale, messages, to, signIn, opened, rejected, done, link } = props;
  const { forgot: resetMessages, form: common } = messages;
  const [kind, setKind] = useState(link?.usedBy ?? null);
  const [isDone, setDone] = useState(done === 'set');
  const form = useAccountForm({
    client: async () => (await import('./password-client.ts')).newPasswordClient(locale, setKind),
    messages,
    errorMessages: {
      link_expired: resetMessages.expired,
      not_found: resetMessages.expired,
      link_used: resetMessages.used,
    },
    rejected,
    onDone: () => {
      dropLink();
      setDone(true);
    },
  });
  const toSignIn = kind && (
    <Button size="large" onClick={() => window.location.assign(signIn[kind])}>
      {resetMessages.signIn}
    </Button>
  );
  if (isDone) {
    return (
      <FormOutcome title={resetMessages.doneTitle} text={resetMessages.doneText}>
        {toSignIn}
      </FormOutcome>
    );
  }
  const requestAgainButton = (
    <Button
      size="large"
      wide
      variant={kind ? 'secondary' : 'primary'}
      href={forgotPassword(locale, { to: to ?? undefined })}
      onClick={dropLink}
    >
      {resetMessages.askAgain}
    </Button>
  );
  if (link?.isOver) {
    return (
      <FormOutcome
        title={resetMessages.overTitle}
        text={link.usedBy ? resetMessages.used : resetMessages.expired}
      >
        {toSignIn}
        {requestAgainButton}
      </FormOutcome>
    );
  }
  return (
    <AccountForm
      form={form}
      action="set"
      submit={resetMessages.save}
      instead={
        (form.notice === resetMessages.expired || form.notice === resetMessages.used) &&
        requestAgainButton
      }
    >
      <h2 className={styles['outcome']}>
        {opened?.isFirst ? resetMessages.firstTitle : resetMessages.newTitle}
      </h2>
      <p>{opened?.isFirst ? resetMessages.firstLead : resetMessages.newLead}</p>
      <NewPasswordFields field={form.field} label={common.newPassword} messages={common} />
    </AccountForm>
  );
}
