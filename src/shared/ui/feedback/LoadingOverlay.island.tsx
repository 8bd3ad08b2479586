import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { fill } from '#shared/core/fill.ts';
import styles from './LoadingOverlay.module.css';
import { $loading } from './loading-store.ts';

/** How long the ring is, of radius 45. */
const RING = 283;

interface Words {
  readonly busy: string;
  readonly uploading: string;
  readonly keepOpen: string;
  readonly pause: string;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

interface ProgressProps {
  readonly percent: number;
  readonly message: string;
  readonly pause: (() => void) | null;
  readonly words: Words;
}

function Progress({ percent, message, pause, words }: ProgressProps) {
  return (
    <>
      <svg
        className={styles['ring']}
        viewBox="0 0 100 100"
        role="progressbar"
        aria-label={fill(words.uploading, { percent })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <circle className={styles['track']} cx="50" cy="50" r="45" />
        <circle
          className={styles['arc']}
          cx="50"
          cy="50"
          r="45"
          strokeDasharray={`${(percent / 100) * RING} ${RING}`}
        />
        <text className={styles['percent']} x="50" y="57" textAnchor="middle">
          {percent}%
        </text>
      </svg>
      <p id={message} className={styles['message']}>
        {words.keepOpen}
      </p>
      {pause && (
        <button type="button" className={styles['pause']} onClick={pause}>
          {words.pause}
        </button>
      )}
    </>
  );
}

/** Covers the page while jobs run; `words` are `catalogue(locale).shared.loading`. */
export default function LoadingOverlay({ words }: { readonly words: Words }): ReactNode {
  const { running, upload: percent, pause } = useStore($loading);
  const shown = running > 0 || percent !== null;
  const uploading = percent !== null;
  const message = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === shown) return;
    if (shown) dialog.showModal();
    else dialog.close();
  }, [shown]);
  useEffect(() => {
    if (!uploading) return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [uploading]);
  return (
    <dialog
      ref={ref}
      className={styles['overlay']}
      aria-label={percent === null ? words.busy : fill(words.uploading, { percent })}
      aria-describedby={message}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        // A second Escape closes any dialog; the work is still under way.
        if (shown) ref.current?.showModal();
      }}
    >
      {percent === null ? (
        <>
          <svg className={styles['spinner']} viewBox="0 0 50 50" aria-hidden="true">
            <circle className={styles['track']} cx="25" cy="25" r="21" />
            <circle className={styles['arc']} cx="25" cy="25" r="21" strokeDasharray="34 98" />
          </svg>
          <p id={message} className={styles['message']} role="status">
            {shown && words.busy}
          </p>
        </>
      ) : (
        <Progress {...{ percent, message, pause, words }} />
      )}
    </dialog>
  );
}
