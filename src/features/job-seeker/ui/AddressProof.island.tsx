import type { ReactNode } from 'react';
import { useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import { alert, check } from '#shared/ui/icon/icons.ts';
import styles from './JobSeekerAccount.module.css';
import type { JobSeekerAccountProps } from './job-seeker-words.ts';

type State = 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany';

/** The address, whether it is proved, and the proof once more. */
export default function AddressProof({ locale, account, words }: JobSeekerAccountProps): ReactNode {
  const { jobSeeker: say, form } = words;
  const [state, setState] = useState<State>('idle');
  const [isVerified, setVerified] = useState(account.isVerified);
  const send = async () => {
    setState('sending');
    const { sendProof } = await import('./job-seeker-client.ts');
    const answer = await sendProof(locale);
    if (!answer.ok) return setState(answer.code === 'too_many_requests' ? 'tooMany' : 'failed');
    setVerified(answer.data.isVerified);
    setState(answer.data.isVerified ? 'idle' : 'sent');
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
        <Icon of={isVerified ? check : alert} size={16} />
        <span>{isVerified ? say.verified : say.unverified}</span>
      </p>
      {account.hasGoogle && <p className={styles['quiet']}>{say.withGoogle}</p>}
      {!isVerified && (
        <div>
          <Button variant="secondary" busy={state === 'sending'} onClick={send}>
            {state === 'sending' ? form.sending : say.sendAgain}
          </Button>
        </div>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
