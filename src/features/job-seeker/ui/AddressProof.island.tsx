import { type FormEvent, type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import type { FormMessages } from '#shared/ui/account-form/form-messages.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './JobSeekerAccount.module.css';
import type { JobSeekerAccount } from './job-seeker-messages.ts';

type State = 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany';

const stateOf = (code: string): State => (code === 'too_many_requests' ? 'tooMany' : 'failed');

interface Props {
  readonly locale: Locale;
  readonly account: JobSeekerAccount;
  /** The page that the link in the email leads to. */
  readonly to: string | undefined;
  readonly messages: FormMessages & {
    readonly jobSeeker: Omit<Catalogue['jobSeeker']['account'], 'deletion'>;
  };
  readonly isSent: boolean;
  readonly rejected: RejectedForm | null;
}

export default function AddressProof(props: Props): ReactNode {
  const { locale, account, to, messages, isSent, rejected } = props;
  const { jobSeeker: accountMessages, form } = messages;
  const [state, setState] = useState<State>(
    isSent ? 'sent' : rejected === null ? 'idle' : stateOf(rejected.code),
  );
  const [isVerified, setVerified] = useState(account.isVerified);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    const { sendProof } = await import('./job-seeker-client.ts');
    const result = await sendProof(locale, to);
    if (!result.ok) return setState(stateOf(result.code));
    setVerified(result.value.isVerified);
    setState(result.value.isVerified ? 'idle' : 'sent');
  };
  const statusMessage = {
    idle: '',
    sending: '',
    sent: fill(accountMessages.sent, { email: account.email }),
    failed: accountMessages.sendFailed,
    tooMany: accountMessages.sendTooMany,
  }[state];
  return (
    <div className={styles['block']}>
      <dl className={styles['facts']}>
        <dt>{accountMessages.email}</dt>
        <dd>{account.email}</dd>
      </dl>
      <p className={isVerified ? styles['good'] : styles['open']}>
        <Icon of={isVerified ? 'check' : 'alert'} size={16} />
        <span>{isVerified ? accountMessages.verified : accountMessages.unverified}</span>
      </p>
      {account.hasGoogle && <p className={styles['quiet']}>{accountMessages.withGoogle}</p>}
      {!isVerified && (
        <form method="post" onSubmit={send}>
          <input type="hidden" name="act" value="proof" />
          <Button type="submit" variant="secondary" busy={state === 'sending'}>
            {state === 'sending' ? form.submitting : accountMessages.sendAgain}
          </Button>
        </form>
      )}
      <p role="status">{statusMessage}</p>
    </div>
  );
}
