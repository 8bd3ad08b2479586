import { type FormEvent, type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './JobSeekerAccount.module.css';
import type { JobSeekerAccount } from './job-seeker-words.ts';

type State = 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany';

const stateOf = (code: string): State => (code === 'too_many_requests' ? 'tooMany' : 'failed');

interface Props {
  readonly locale: Locale;
  readonly account: JobSeekerAccount;
  /** The page that the link in the mail continues on. */
  readonly to: string | undefined;
  readonly words: FormWords & {
    readonly jobSeeker: Omit<Catalogue['jobSeeker']['account'], 'deletion'>;
  };
  /** The form was posted and is done, or refused. */
  readonly isSent: boolean;
  readonly refused: RefusedForm | null;
}

/** The address, whether it is proved, and the proof once more. */
export default function AddressProof(props: Props): ReactNode {
  const { locale, account, to, words, isSent, refused } = props;
  const { jobSeeker: say, form } = words;
  const [state, setState] = useState<State>(
    isSent ? 'sent' : refused === null ? 'idle' : stateOf(refused.code),
  );
  const [isVerified, setVerified] = useState(account.isVerified);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    const { sendProof } = await import('./job-seeker-client.ts');
    const answer = await sendProof(locale, to);
    if (!answer.ok) return setState(stateOf(answer.code));
    setVerified(answer.value.isVerified);
    setState(answer.value.isVerified ? 'idle' : 'sent');
  };
  const said = {
    idle: '',
    sending: '',
    sent: fill(say.sent, { email: account.email }),
    failed: say.sendFailed,
    tooMany: say.sendTooMany,
  }[state];
  return (
    <div className={styles['block']}>
      <dl className={styles['facts']}>
        <dt>{say.email}</dt>
        <dd>{account.email}</dd>
      </dl>
      <p className={isVerified ? styles['good'] : styles['open']}>
        <Icon of={isVerified ? 'check' : 'alert'} size={16} />
        <span>{isVerified ? say.verified : say.unverified}</span>
      </p>
      {account.hasGoogle && <p className={styles['quiet']}>{say.withGoogle}</p>}
      {!isVerified && (
        <form method="post" onSubmit={send}>
          <input type="hidden" name="act" value="proof" />
          <Button type="submit" variant="secondary" busy={state === 'sending'}>
            {state === 'sending' ? form.sending : say.sendAgain}
          </Button>
        </form>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
