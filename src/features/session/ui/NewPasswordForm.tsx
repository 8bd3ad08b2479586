import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { FormOutcome } from '#shared/ui/account-form/FormOutcome.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { forgotPassword } from '../core/session-paths.ts';
import { dropLink, type HeldLink } from './held-link.ts';

export interface ForgotProps {
  readonly locale: Locale;
  readonly words: FormWords & { readonly forgot: Catalogue['session']['forgot'] };
  /** Where the way leads after signing in, as `to` holds it. */
  readonly to: string | null;
  /** Where each kind of account signs in. */
  readonly signIn: { readonly employer: string; readonly jobSeeker: string };
  /** The page was opened by a link, whose token stays out of what is written into it. */
  readonly opened: Pick<HeldLink, 'isFirst'> | null;
  /** What a form that was posted before its script was there came to. */
  readonly refused: RefusedForm | null;
  readonly done: 'ask' | 'set' | null;
  readonly link: {
    readonly isOver: boolean;
    /** Kind of the account whose password the link has set. */
    readonly usedBy: 'employer' | 'jobSeeker' | null;
  } | null;
}

/** Posted without its script it goes to the address that was opened, which holds the token. */
export function NewPasswordForm(props: ForgotProps): ReactNode {
  const { locale, words, to, signIn, opened, refused, done, link } = props;
  const { forgot: say, form: common } = words;
  const [kind, setKind] = useState(link?.usedBy ?? null);
  const [isDone, setDone] = useState(done === 'set');
  const form = useAccountForm({
    client: async () => (await import('./password-client.ts')).newPasswordClient(locale, setKind),
    words,
    refusals: { link_expired: say.expired, not_found: say.expired, link_used: say.used },
    refused,
    onDone: () => {
      dropLink();
      setDone(true);
    },
  });
  const toSignIn = kind && (
    <Button size="large" onClick={() => window.location.assign(signIn[kind])}>
      {say.signIn}
    </Button>
  );
  if (isDone) {
    return (
      <FormOutcome title={say.doneTitle} text={say.doneText}>
        {toSignIn}
      </FormOutcome>
    );
  }
  const askAgain = (
    <Button
      size="large"
      wide
      variant={kind ? 'secondary' : 'primary'}
      href={forgotPassword(locale, { to: to ?? undefined })}
      onClick={dropLink}
    >
      {say.askAgain}
    </Button>
  );
  if (link?.isOver) {
    return (
      <FormOutcome title={say.overTitle} text={link.usedBy ? say.used : say.expired}>
        {toSignIn}
        {askAgain}
      </FormOutcome>
    );
  }
  return (
    <AccountForm
      form={form}
      act="set"
      submit={say.save}
      instead={(form.notice === say.expired || form.notice === say.used) && askAgain}
    >
      <h2 className={styles['outcome']}>{opened?.isFirst ? say.firstTitle : say.newTitle}</h2>
      <p>{opened?.isFirst ? say.firstLead : say.newLead}</p>
      <NewPasswordFields field={form.field} label={common.newPassword} words={common} />
    </AccountForm>
  );
}
