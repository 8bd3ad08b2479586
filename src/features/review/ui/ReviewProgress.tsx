import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import styles from './ReviewForm.module.css';

interface Props {
  readonly done: number;
  readonly total: number;
  readonly words: { readonly progress: string };
}

/** How much of the form is answered, in sight all the way down. */
export function ReviewProgress({ done, total, words }: Props): ReactNode {
  const said = fill(words.progress, { done, total });
  return (
    <div className={styles['progress']}>
      <span>{said}</span>
      <progress max={total} value={done} aria-label={said} />
    </div>
  );
}
