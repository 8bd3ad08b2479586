import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { FormOutcome } from '#shared/ui/account-form/FormOutcome.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import type { HeldLink } from './held-link.ts';
import { dropLink } from './held-link.ts';

export interface ForgotProps {
  readonly locale: Locale;
  readonly words: FormWords & { readonly forgot: Catalogue['session']['forgot'] };
  /** Where each kind of account signs in. */
  readonly signIn: { readonly employer: string; readonly jobSeeker: string };
  readonly refused?: RefusedForm | null;
  /** The link was asked for by a plain form. */
  readonly isSent?: boolean;
}

interface Props extends ForgotProps {
  readonly link: HeldLink;
  readonly onAskAgain: () => void;
}

export function NewPasswordForm({ locale, words, signIn, link, onAskAgain }: Props): ReactNode {
  const { forgot: say, form: common } = words;
  const [kind, setKind] = useState<'employer' | 'jobSeeker'>('employer');
  const [isDone, setDone] = useState(false);
  const { formProps, errorOf, notice, isSending } = useContractForm({
    client: async () =>
      (await import('./password-client.ts')).newPasswordClient(locale, link.token, setKind),
    codes: words.fields,
    words: common,
    refusals: { link_expired: say.expired, not_found: say.expired },
    onDone: () => {
      dropLink();
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <FormOutcome title={say.doneTitle} text={say.doneText}>
        <Button size="large" onClick={() => window.location.assign(signIn[kind])}>
          {say.signIn}
        </Button>
      </FormOutcome>
    );
  }
  const field = (name: string) => ({ name, error: errorOf(name), words: words.field });
  const isExpired = notice === say.expired;
  const askAgain = () => {
    dropLink();
    onAskAgain();
  };
  return (
    <form className={styles['form']} {...formProps}>
      <FormNotice text={notice} />
      <h2 className={styles['outcome']}>{link.isFirst ? say.firstTitle : say.newTitle}</h2>
      <p>{link.isFirst ? say.firstLead : say.newLead}</p>
      <NewPasswordFields field={field} label={common.newPassword} words={common} />
      {isExpired ? (
        <Button size="large" wide onClick={askAgain}>
          {say.askAgain}
        </Button>
      ) : (
        <Button type="submit" size="large" wide busy={isSending}>
          {isSending ? common.sending : say.save}
        </Button>
      )}
    </form>
  );
}
