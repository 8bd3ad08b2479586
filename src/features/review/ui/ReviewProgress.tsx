import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import styles from './ReviewForm.module.css';

interface Props {
  readonly companyName: string;
  readonly logo: ReactNode;
  readonly done: number;
  readonly total: number;
  readonly messages: { readonly progress: string };
}

export function ReviewProgress({ companyName, logo, done, total, messages }: Props): ReactNode {
  const progressText = fill(messages.progress, { done, total });
  return (
    <div className={styles['progress']}>
      {logo && <div className={styles['logo']}>{logo}</div>}
      <bdi className={styles['company']}>{companyName}</bdi>
      <span>{progressText}</span>
      <progress max={total} value={done} aria-label={progressText} />
    </div>
  );
}
