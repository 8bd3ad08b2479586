import { type ReactNode, useEffect, useRef } from 'react';
import styles from './AccountForm.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Replaces a completed form and takes its focus. */
export function FormOutcome({ title, text, children }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['form']} role="status">
      <h2 className={styles['outcome']} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{text}</p>
      <div className={styles['acts']}>{children}</div>
    </div>
  );
}
