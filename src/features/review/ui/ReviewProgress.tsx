import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import styles from './ReviewForm.module.css';

interface Props {
  readonly companyName: string;
  readonly logo: ReactNode;
  readonly done: number;
  readonly total: number;
  readonly words: { readonly progress: string };
}

/** Whom the review is about and how much of it is answered, in sight all the way down. */
export function ReviewProgress({ companyName, logo, done, total, words }: Props): ReactNode {
  const said = fill(words.progress, { done, total });
  return (
    <div className={styles['progress']}>
      {logo && <div className={styles['logo']}>{logo}</div>}
      <bdi className={styles['company']}>{companyName}</bdi>
      <span>{said}</span>
      <progress max={total} value={done} aria-label={said} />
    </div>
  );
}
