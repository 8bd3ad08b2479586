import type { ReactNode } from 'react';
import styles from './AccountForm.module.css';

/** Always there, so that screen readers hear what comes into it. */
export function FormNotice({ text }: { readonly text: string | null }): ReactNode {
  return (
    <div role="alert" className={text === null ? undefined : styles['notice']}>
      {text}
    </div>
  );
}
