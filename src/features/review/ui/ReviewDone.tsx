import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ReviewForm.module.css';

interface Props {
  readonly words: {
    readonly doneTitle: string;
    readonly doneVerify: string;
    readonly doneNext: string;
    readonly doneSteps: readonly string[];
    readonly doneMine: string;
    readonly doneAction: string;
  };
  readonly isVerified: boolean;
  readonly next: string;
  /** Where one's own reviews are, with what became of each. */
  readonly mine: string;
}

/** Takes the focus, so that those who do not see the form go away hear what happened. */
export function ReviewDone({ words, isVerified, next, mine }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['done']}>
      <h2 ref={heading} tabIndex={-1}>
        {words.doneTitle}
      </h2>
      {!isVerified && <p className="form-note tone-info">{words.doneVerify}</p>}
      <h3>{words.doneNext}</h3>
      <ol>
        {words.doneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a href={mine}>{words.doneMine}</a>
      <a href={next}>{words.doneAction}</a>
    </div>
  );
}
