import { type ReactNode, useEffect, useRef } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import styles from './ReviewForm.module.css';

interface Props {
  readonly messages: Catalogue['review']['form'];
  readonly isVerified: boolean;
  readonly next: string;
  readonly mine: string;
}

/** Confirmation after sending; its heading takes the focus, so that screen readers announce it. */
export function ReviewDone({ messages, isVerified, next, mine }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['done']}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.doneTitle}
      </h2>
      {!isVerified && <p className="form-note tone-info">{messages.doneVerify}</p>}
      <h3>{messages.doneNext}</h3>
      <ol>
        {messages.doneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a href={mine}>{messages.doneMine}</a>
      <a href={next}>{messages.doneAction}</a>
    </div>
  );
}
